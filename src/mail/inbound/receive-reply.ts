import { writeNotifications } from '../../notifications/write-notifications.ts';
import type { Services } from '../../platform/services.ts';
import { countReplies, MOST_AN_HOUR } from './count-replies.ts';
import type { ReplyLink } from './find-recipient.ts';
import { noteReceived } from './note-received.ts';
import type { ReadMail } from './read-mail.ts';
import { type SenderProof, UNPROVEN } from './sender-proof.ts';

/** What became of it; `again`: it had been taken before. */
export type ReplyReception = 'taken' | 'again' | 'automatic' | 'too-many';

/**
 * Take a reply in: a notification for the player whose mail was replied to. The outbox reads it, does what it says
 * where it may, and makes the mail that says what was understood. Mails of machines get no answer, and whoever wrote a
 * mail, its answer goes to the player's own address. More than twenty within an hour are not taken.
 * @param proof how sure it is that the sender is the sender: without proof a reply does nothing by itself
 * @param marks by what the mail is known when it comes again
 */
export async function receiveReply(
  s: Services,
  link: ReplyLink,
  mail: ReadMail,
  proof: SenderProof = UNPROVEN,
  marks: readonly string[] = [],
): Promise<ReplyReception> {
  if (mail.automatic) return 'automatic';
  const { tableId, seat, playerId, seq, decision, asOf, confirms = [], hash } = link;
  if ((await countReplies(s, playerId)) >= MOST_AN_HOUR) return 'too-many';

  const asked = decision === '' ? [] : [decision];
  const questions = link.questions?.length ? link.questions : asked;
  const told = { decision, questions: [...questions], seq, asOf, confirms: [...confirms], link: hash };
  const { words: text, from, cut, attachments } = mail;
  const data = { ...told, text, from, cut, attachments, proof };
  const isNew = await s.db.$transaction(async (tx) => {
    if (!(await noteReceived(tx, s, marks))) return false;
    await writeNotifications(tx, s, [{ kind: 'reply', tableId, seat, playerId, data }]);
    return true;
  });
  if (!isNew) return 'again';
  s.wake();
  return 'taken';
}
