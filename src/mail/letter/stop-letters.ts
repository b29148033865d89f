import { isStopped, LETTER_KINDS, type LetterAbout } from '../../people/mail-stops.ts';
import type { Services } from '../../platform/services.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkUrl } from '../links/link-url.ts';
import type { OutboxMail } from '../mail-room.ts';

/** A mail as its reader can stop it; undefined for mails of tables where they have a seat. */
function letterAbout(mail: OutboxMail, email: string): LetterAbout | undefined {
  const kind = LETTER_KINDS.find((one) => one === mail.kind);
  const sender = mail.notifications.find((notification) => notification.sender)?.sender ?? undefined;
  return kind && { kind, email, sender };
}

/**
 * Whether the reader of a mail has stopped it. Disputes at a table where they have a seat are not mails of strangers.
 */
export async function isUnwanted(s: Services, mail: OutboxMail, email: string): Promise<boolean> {
  const about = letterAbout(mail, email);
  if (!about) return false;
  const { tableId, playerId } = mail;
  const seated = tableId !== null && playerId !== null ? await s.db.seat.count({ where: { tableId, playerId } }) : 0;
  return seated === 0 && (await isStopped(s, about));
}

/** The address at which the reader of a mail can stop such mails with one click. */
export async function stopUrl(s: Services, mail: OutboxMail, email: string): Promise<string> {
  const about = letterAbout(mail, email);
  if (!about) throw new Error(`a mail of the kind ${mail.kind} cannot be stopped`);
  const token = await issueLink(s, { purpose: 'unsubscribe', unwanted: { of: 'letters', ...about } });
  return linkUrl(s.settings, 'unsubscribe', token);
}
