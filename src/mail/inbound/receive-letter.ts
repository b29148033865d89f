import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { LetterAct } from '../../notifications/reply.ts';
import { writeNotifications } from '../../notifications/write-notifications.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { mailboxOf } from '../../platform/mailbox-of.ts';
import { idOf, newId } from '../../platform/new-id.ts';
import type { Services } from '../../platform/services.ts';
import type { Tx } from '../../platform/transaction.ts';
import { readPressTable } from '../../press/press-table.ts';
import { readOwnLetter } from '../../press/read-press.ts';
import { sendLetter } from '../../press/send-letter.ts';
import { letterActOf } from '../press/letter-act.ts';
import { namePeople, nobodyCalled } from '../press/name-people.ts';
import type { LetterWriter } from './find-letter-writer.ts';
import { noteReceived } from './note-received.ts';
import type { ReadMail } from './read-mail.ts';
import type { ReplyReception } from './receive-reply.ts';
import type { SenderProof } from './sender-proof.ts';
import { splitFirstLine } from './split-first-line.ts';

/** Answers to letters by mail within an hour; two machines that answer each other stop here. */
export const MOST_ANSWERS = 20;

/** How many letters of a player that came by mail were answered within the last hour. */
export function countLetterAnswers({ db, clock }: Pick<Services, 'db' | 'clock'>, playerId: string): Promise<number> {
  const since = new Date(clock.now().getTime() - HOUR_MS);
  return db.notification.count({ where: { kind: 'letter-answer', playerId, createdAt: { gt: since } } });
}

/**
 * Sends on what somebody mailed to their own address for letters: their own words only, to those whom the first line
 * names, or to the conversation of the letter that is answered. It must come from the player's own address: without
 * proof of that it waits, and a mail to that address has the link that sends it. What is refused, and what was left
 * out, is said in such a mail, too; a mail of a machine is not read.
 */
export async function receiveLetter(
  s: Services,
  writer: LetterWriter,
  mail: ReadMail,
  proof: SenderProof,
): Promise<ReplyReception> {
  if (mail.automatic) return 'automatic';
  const { tableId, playerId } = writer;
  try {
    const player = await s.db.player.findUniqueOrThrow({ where: { id: playerId } });
    if (mailboxOf(mail.from) !== mailboxOf(player.email))
      throw new Refusal('forbidden', msg('press.by-mail-other-address', { from: mail.from }));
    if (proof.state === 'failed') throw new Refusal('forbidden', msg('press.by-mail-forged'));
    const key = mail.messageId === '' ? undefined : idOf(`mail ${mail.messageId}`);
    const written = await readWritten(s, writer, mail.words, player.locale);
    if (proof.state !== 'proven') return await askFirst(s, writer, mail, written);
    const { changed } = await sendLetter(s, { tableId, playerId, ...written, how: 'reply', key });
    const notes: readonly Message[] = [
      ...(mail.attachments > 0 ? [msg('press.by-mail-attachments', { count: mail.attachments })] : []),
      ...(mail.cut ? [msg('press.by-mail-cut')] : []),
      ...(changed ? [msg('press.by-mail-changed')] : []),
    ];
    if (notes.length > 0) await answer(s.db, s, writer, mail, { sent: true, notes });
    return 'taken';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if ((await countLetterAnswers(s, playerId)) >= MOST_ANSWERS) return 'too-many';
    const attached = mail.attachments > 0 ? [msg('press.by-mail-attachments', { count: mail.attachments })] : [];
    await answer(s.db, s, writer, mail, { sent: false, notes: [error.reason, ...attached] });
    return 'taken';
  }
}

/** Nothing proves who wrote it: its player confirms that it is theirs. */
async function askFirst(s: Services, writer: LetterWriter, mail: ReadMail, written: Written): Promise<ReplyReception> {
  if ((await countLetterAnswers(s, writer.playerId)) >= MOST_ANSWERS) return 'too-many';
  const { tableId, playerId } = writer;
  const { attachments, messageId, cut } = mail;
  const source = `mail ${messageId === '' ? newId() : messageId}`;
  const letter = { ...written, unsigned: written.unsigned ?? false };
  const waits = await letterActOf(s, { tableId, playerId, ...letter, attachments, source });
  const notes = [msg('press.by-mail-not-proven'), ...(cut ? [msg('press.by-mail-cut')] : []), ...waits.notes];
  const isNew = await s.db.$transaction(async (tx) => {
    if (!(await noteReceived(tx, s, [`letter:${playerId}:${waits.key}`]))) return false;
    await answer(tx, s, writer, mail, { sent: false, notes, waits });
    return true;
  });
  return isNew ? 'taken' : 'again';
}

type Written = { readonly to: readonly string[] | 'everybody'; readonly text: string; readonly unsigned?: boolean };

/** To whom a mail goes, and what it says to them. */
async function readWritten(s: Services, writer: LetterWriter, words: string, locale: string): Promise<Written> {
  const { tableId, playerId, answers } = writer;
  const { people } = await readPressTable(s, tableId);
  const first = splitFirstLine(words, [locale, 'en']);
  const named = first && namePeople(first.names, people, locale);
  if (first && named && 'to' in named) return { to: named.to, text: first.text, unsigned: first.unsigned };
  if (answers !== undefined) {
    const found = await readOwnLetter(s, { tableId, playerId, letter: answers });
    if (found?.talk.answerTo) return { to: found.talk.answerTo, text: words, unsigned: found.talk.unsigned };
    throw new Refusal('bad-input', msg('press.by-mail-no-answer'));
  }
  const names = people.filter((one) => one.playerId !== playerId).map(({ name }) => name);
  if (named && 'unknown' in named) throw new Refusal('bad-input', nobodyCalled(named, names));
  throw new Refusal('bad-input', msg('press.by-mail-to-whom', { names }));
}

async function answer(
  tx: Tx,
  s: Services,
  { tableId, playerId }: LetterWriter,
  { words, from }: ReadMail,
  { sent, notes, waits }: { readonly sent: boolean; readonly notes: readonly Message[]; readonly waits?: LetterAct },
): Promise<void> {
  const data = { sent, notes: [...notes], text: sent ? '' : words, from, ...(waits ? { waits } : {}) };
  await writeNotifications(tx, s, [{ kind: 'letter-answer', tableId, playerId, data }]);
  s.wake();
}
