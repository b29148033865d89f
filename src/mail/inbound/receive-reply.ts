import { writeNotifications } from '../../notifications/write-notifications.ts';
import type { Services } from '../../platform/services.ts';
import { countReplies, MOST_AN_HOUR } from './count-replies.ts';
import type { ReplyLink } from './find-recipient.ts';
import type { ReadMail } from './read-mail.ts';
import { splitQuestions } from './split-questions.ts';

/** What became of it. */
export type Reception = 'taken' | 'automatic' | 'too-many';

/**
 * Take a reply in: a notification for the player whose turn mail was replied to (one for each question that it
 * answers), which the outbox turns into a mail that says what was understood. Nothing else happens. Mails of machines
 * get no answer, and whoever wrote a mail, its answer goes to the player's own address. More than twenty within an hour
 * are not taken.
 */
export async function receiveReply(s: Services, link: ReplyLink, mail: ReadMail): Promise<Reception> {
  if (mail.automatic) return 'automatic';
  const { tableId, seat, playerId, seq } = link;
  if ((await countReplies(s, playerId)) >= MOST_AN_HOUR) return 'too-many';

  const questions = link.questions?.length ? link.questions : [link.decision];
  const pieces = splitQuestions(mail.words, questions.length);
  const notifications = pieces.map(({ question, text }) => {
    const decision = question === undefined ? link.decision : (questions[question - 1] ?? link.decision);
    // Words that do not say which question they answer may answer another one than the first.
    const others = question === undefined ? questions.filter((id) => id !== decision) : [];
    const data = { decision, seq, others, text, from: mail.from, cut: mail.cut };
    return { kind: 'reply', tableId, seat, playerId, data } as const;
  });
  await writeNotifications(s.db, s, notifications);
  s.wake();
  return 'taken';
}
