import type { Prisma } from '../generated/prisma/client.ts';
import { msg } from '../i18n/msg.ts';
import type { Message } from '../kernel/message.ts';
import type { Services } from '../platform/services.ts';
import type { PressTable } from './press-table.ts';

/** Somebody as letters name them. */
export type Named = { readonly who: string; readonly name: Message };

/** A letter as one of its readers has it. */
export type LetterView = {
  readonly id: string;
  readonly thread: string;
  /** Undefined: it is not signed, and not the reader's own. */
  readonly from: Named | undefined;
  /** Empty: to everybody. */
  readonly to: readonly Named[];
  readonly own: boolean;
  readonly unsigned: boolean;
  readonly text: string;
  readonly at: Date;
  readonly unread: boolean;
  /** When a moderator read it, because one of its readers reported it. */
  readonly moderatorReadAt: Date | undefined;
};

/** What is read of a copy and its letter. */
export const COPY = {
  own: true,
  muted: true,
  readAt: true,
  thread: true,
  number: true,
  letter: { include: { reports: { where: { readAt: { not: null } }, orderBy: { readAt: 'asc' }, take: 1 } } },
} as const satisfies Prisma.LetterCopySelect;
export type CopyRow = Prisma.LetterCopyGetPayload<{ select: typeof COPY }>;

/** Names everybody whom letters of a table speak of, also those who have left it since. */
export type Names = (who: string) => Named;

/** The names for these letters: of the table's people, and of players who wrote before the game and went. */
export async function namesFor(
  { db }: Pick<Services, 'db'>,
  { people }: Pick<PressTable, 'people'>,
  letters: readonly { readonly writer: string; readonly addressees: readonly string[] }[],
  nameOfSeat: (seat: string) => Message,
): Promise<Names> {
  const known = new Map(people.map(({ who, name }) => [who, name]));
  const asked = letters.flatMap(({ writer, addressees }) => [writer, ...addressees]);
  const gone = [...new Set(asked)].flatMap((who) => {
    const player = known.has(who) ? undefined : playerOf(who);
    return player === undefined ? [] : [player];
  });
  const rows =
    gone.length === 0
      ? []
      : await db.player.findMany({ where: { id: { in: gone } }, select: { id: true, name: true } });
  for (const { id, name } of rows) known.set(`player:${id}`, msg('press.person', { name }));
  return (who) => ({ who, name: known.get(who) ?? nameOfSeat(who) });
}

/** The player of whom a name of before the game speaks; undefined: it is a seat's. */
export function playerOf(who: string): string | undefined {
  return who.startsWith('player:') ? who.slice('player:'.length) : undefined;
}

/** A copy as its owner sees it. */
export function viewLetter({ own, muted, readAt, letter }: CopyRow, names: Names): LetterView {
  return {
    id: letter.id,
    thread: letter.thread,
    from: letter.unsigned && !own ? undefined : names(letter.writer),
    to: letter.addressees.map(names),
    own,
    unsigned: letter.unsigned,
    text: letter.text,
    at: letter.at,
    unread: !own && !muted && readAt === null,
    moderatorReadAt: letter.reports[0]?.readAt ?? undefined,
  };
}
