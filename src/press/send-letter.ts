import { Refusal } from '../kernel/refusal.ts';
import { whenGathered, writeNotifications } from '../notifications/write-notifications.ts';
import { checkKey } from '../platform/check-key.ts';
import { idOf, newId } from '../platform/new-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT, type Tx } from '../platform/transaction.ts';
import { limitLetters } from './limit-letters.ts';
import { type Correspondent, type PressTable, readPressTable, writerAt } from './press-table.ts';
import { readLetter } from './read-letter.ts';
import { threadOf } from './thread-of.ts';
import { signatureOf, whyClosed, whyNotTo } from './why-closed.ts';

/** How a letter came. */
export type LetterChannel = 'page' | 'api' | 'reply';

export type SendLetterInput = {
  readonly tableId: string;
  /** The player who writes. */
  readonly playerId: string;
  /** To whom, by `Correspondent.who`; `everybody` at the table. */
  readonly to: readonly string[] | 'everybody';
  readonly text: string;
  /** Not to say who wrote it. */
  readonly unsigned?: boolean | undefined;
  readonly how: LetterChannel;
  /** Idempotency key: sent twice (a double click, a mail that came twice), the same letter is given again. */
  readonly key?: string | undefined;
};

export type SentLetter = {
  readonly letter: string;
  readonly thread: string;
  /** Mail addresses or secret links were left out of it. */
  readonly changed: boolean;
};

/** Who has no letters of `unsigned` writers mailed. */
export const UNSIGNED = 'unsigned';

/** A letter that may be sent as things stand. */
export type CheckedLetter = {
  readonly table: PressTable;
  readonly writer: Correspondent;
  /** Nobody by name where it is for everybody. */
  readonly addressees: readonly string[];
  readonly unsigned: boolean;
  readonly text: string;
  readonly changed: boolean;
};

/**
 * Looks whether a letter could be sent just now, and what of it would be: `text` is what its readers get. Refuses
 * whatever `sendLetter` refuses, but for `too-many`.
 */
export async function checkLetter(
  services: Services,
  input: Pick<SendLetterInput, 'tableId' | 'playerId' | 'to' | 'text' | 'unsigned'>,
): Promise<CheckedLetter> {
  const table = await readPressTable(services, input.tableId);
  const writer = writerAt(table, input.playerId);
  const closed = await whyClosed(services, table);
  if (closed) throw new Refusal('bad-input', closed);

  const { addressees, all } = readAddressees(table, writer, input.to);
  const whyNot = whyNotTo(table.policy, all);
  if (whyNot) throw new Refusal('bad-input', whyNot);
  const signature = signatureOf(table.policy, input.unsigned ?? false);
  if (typeof signature === 'object') throw new Refusal('bad-input', signature);
  const { text, changed } = readLetter(input.text, services.settings.baseUrl);
  return { table, writer, addressees, unsigned: signature === 'unsigned', text, changed };
}

/**
 * Sends a letter from one of a table's people to others: the one way for pages, programs and mails. It is no entry of
 * the log and changes nothing of the table, so nothing that others compose becomes stale by it. Each reader has a copy
 * from now on and is mailed. Refuses `not-found` (no such table), `forbidden` (no seat there), `bad-input` (nobody or
 * not just these people to write to, no text, too much, a table that has no letters now) and `too-many`.
 */
export async function sendLetter(services: Services, input: SendLetterInput): Promise<SentLetter> {
  const { tableId, playerId, how, key } = input;
  if (key !== undefined) checkKey(key);
  const { table, writer, addressees, unsigned, text, changed } = await checkLetter(services, input);
  const id = key === undefined ? newId() : idOf(`letter ${tableId} ${playerId} ${key}`);
  const between = { tableId, begun: table.seq > 0, writer: writer.who, addressees, unsigned };
  const letter = { id, tableId, playerId, writer: writer.who, addressees, unsigned, text, how, seq: table.seq };
  const thread = threadOf(between);
  await services.db.$transaction((tx) => store(services, tx, table, { ...letter, addressees, thread }), PATIENT);
  services.wake();
  services.moved?.(tableId);
  return { letter: id, thread, changed };
}

/**
 * To whom a letter goes, in the order of the table; nobody by name where that is everybody (`all`), but for the one
 * other at a table for two. Refuses (`bad-input`) none, the writer, strangers, and seats for which nobody reads.
 */
function readAddressees(
  { people }: PressTable,
  writer: Correspondent,
  to: SendLetterInput['to'],
): { readonly addressees: readonly string[]; readonly all: boolean } {
  const others = people.filter(({ who, playerId }) => who !== writer.who && playerId !== undefined);
  if (others.length === 0) throw refuse('bad-input', 'press.nobody-there');
  const byName = (who: readonly string[], all: boolean) => ({ addressees: all && people.length > 2 ? [] : who, all });
  const names = others.map(({ who }) => who);
  if (to === 'everybody') return byName(names, true);

  for (const one of new Set(to)) {
    const found = people.find(({ who }) => who === one);
    if (one === writer.who) throw refuse('bad-input', 'press.to-yourself');
    if (!found) throw refuse('bad-input', 'press.no-such-person', { given: one.slice(0, 60) });
    if (found.playerId === undefined) throw refuse('bad-input', 'press.nobody-reads', { name: found.name });
  }
  const wanted = names.filter((who) => to.includes(who));
  if (wanted.length === 0) throw refuse('bad-input', 'press.to-nobody');
  return byName(wanted, wanted.length === others.length);
}

type NewLetter = {
  readonly id: string;
  readonly tableId: string;
  readonly playerId: string;
  readonly writer: string;
  readonly addressees: readonly string[];
  readonly thread: string;
  readonly unsigned: boolean;
  readonly text: string;
  readonly how: LetterChannel;
  readonly seq: number;
};

async function store(services: Services, tx: Tx, table: PressTable, letter: NewLetter): Promise<void> {
  const { id, tableId, playerId, thread, addressees } = letter;
  const now = services.clock.now();
  if ((await tx.letter.count({ where: { id } })) > 0) return;
  await limitLetters(tx, { tableId, playerId, now });
  // Of two with the same key at once the second waited for the first.
  if ((await tx.letter.count({ where: { id } })) > 0) return;
  const { number } = await tx.letter.create({
    data: { ...letter, addressees: [...addressees], at: now },
    select: { number: true },
  });

  const readers = table.people.flatMap(({ who, playerId: reader }) =>
    reader !== undefined && reader !== playerId && (addressees.length === 0 || addressees.includes(who))
      ? [{ who, playerId: reader }]
      : [],
  );
  const by = letter.unsigned ? UNSIGNED : letter.writer;
  const mutes = await tx.letterMute.findMany({
    where: { tableId, who: by, playerId: { in: readers.map((one) => one.playerId) } },
  });
  const muting = new Set(mutes.map((mute) => mute.playerId));

  const copy = { letterId: id, tableId, thread, number };
  await tx.letterCopy.createMany({
    data: [
      { ...copy, playerId, own: true, readAt: now },
      ...readers.map((reader) => ({ ...copy, playerId: reader.playerId, muted: muting.has(reader.playerId) })),
    ],
  });
  await writeNotifications(
    tx,
    services,
    readers
      .filter((reader) => !muting.has(reader.playerId))
      .map((reader) => ({
        kind: 'letter',
        tableId,
        playerId: reader.playerId,
        seat: table.seq > 0 ? reader.who : undefined,
        data: { letter: id },
        dueAt: whenGathered(services),
      })),
  );
}
