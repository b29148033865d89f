import { writeNotifications } from '../../notifications/write-notifications.ts';
import type { Services } from '../../platform/services.ts';
import { countReplies, MOST_AN_HOUR } from './count-replies.ts';
import type { ReplyLink } from './find-recipient.ts';
import type { ReadMail } from './read-mail.ts';

/** What became of it. */
export type Reception = 'taken' | 'automatic' | 'too-many';

/**
 * Take a reply in: a notification for the player whose mail was replied to, which the outbox turns into a mail that
 * says what was understood. Nothing else happens. Mails of machines get no answer, and whoever wrote a mail, its answer
 * goes to the player's own address. More than twenty within an hour are not taken.
 */
export async function receiveReply(s: Services, link: ReplyLink, mail: ReadMail): Promise<Reception> {
  if (mail.automatic) return 'automatic';
  const { tableId, seat, playerId, seq, decision } = link;
  if ((await countReplies(s, playerId)) >= MOST_AN_HOUR) return 'too-many';

  const questions = link.questions?.length ? link.questions : [decision];
  const data = { decision, questions: [...questions], seq, text: mail.words, from: mail.from, cut: mail.cut };
  await writeNotifications(s.db, s, [{ kind: 'reply', tableId, seat, playerId, data }]);
  s.wake();
  return 'taken';
}
