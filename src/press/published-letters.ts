import type { Prisma } from '../generated/prisma/client.ts';
import { isId } from '../platform/is-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { IMPORTED } from './imported-letters.ts';
import { type Named, namesFor } from './letter-view.ts';
import { type PressTable, readPressTable, writerAt } from './press-table.ts';
import type { ByReader } from './read-press.ts';

/** Whether the letters of a game can be read by all who may read the game. */
export type Publication = {
  /**
   * `open`: the game goes on, and nothing is decided; `asked`: it is over, and not all have agreed; `never`: the table
   * does not publish them.
   */
  readonly state: 'published' | 'asked' | 'open' | 'never';
  /** The players who have agreed, and how many must. */
  readonly agreed: readonly string[];
  readonly players: number;
};

/** A letter of a finished game, as everybody may read it. */
export type PublishedLetter = {
  readonly id: string;
  /** The table's last entry when it was written. */
  readonly seq: number;
  readonly at: Date;
  /** Undefined: it is not signed. */
  readonly from: Named | undefined;
  readonly to: readonly Named[];
  readonly text: string;
};

/** Letters of a page, or of a piece of a record. */
const PUBLISHED_A_PAGE = 100;

/** How it stands with the letters of a table. Refuses (`not-found`) an unknown one. */
export async function readPublication(services: Services, tableId: string): Promise<Publication> {
  return publicationOf(services, await readPressTable(services, tableId));
}

async function publicationOf(
  { db }: Services,
  { id: tableId, status, policy, people }: PressTable,
): Promise<Publication> {
  const players = people.flatMap(({ playerId }) => (playerId === undefined ? [] : [playerId]));
  const none = { agreed: [], players: players.length };
  if (policy.pressPublished === 'never' || policy.pressWhen === 'never') return { state: 'never', ...none };
  if (status !== 'finished') return { state: 'open', ...none };
  if (await isImported(db, tableId)) return { state: 'published', ...none };
  if (policy.pressPublished === 'always') return { state: 'published', ...none };
  const rows = await db.letterConsent.findMany({ where: { tableId } });
  const agreed = players.filter((one) => rows.some(({ playerId }) => playerId === one));
  return { state: agreed.length === players.length ? 'published' : 'asked', agreed, players: players.length };
}

/** Letters that came with a record were published where they come from, and they are a table's first. */
async function isImported({ letter }: Services['db'], tableId: string): Promise<boolean> {
  const first = await letter.findFirst({ where: { tableId }, orderBy: { number: 'asc' }, select: { how: true } });
  return first?.how === IMPORTED;
}

/**
 * A player agrees that the letters of a finished game are published, or does not any more; published they are while all
 * who hold its seats agree. Refuses `forbidden` (no seat) and `bad-input` where it is not for them to say.
 */
export async function agreeToPublish(
  services: Services,
  { tableId, playerId, agrees }: ByReader & { readonly agrees: boolean },
): Promise<Publication> {
  const table = await readPressTable(services, tableId);
  writerAt(table, playerId);
  const { state } = await publicationOf(services, table);
  if (table.policy.pressPublished !== 'agreed' || state === 'never' || (await isImported(services.db, tableId)))
    throw refuse('bad-input', 'press.not-asked');
  if (state === 'open') throw refuse('bad-input', 'press.not-over');
  const consent = { tableId, playerId };
  if (agrees)
    await services.db.letterConsent.createMany({
      data: [{ ...consent, at: services.clock.now() }],
      skipDuplicates: true,
    });
  else await services.db.letterConsent.deleteMany({ where: consent });
  return publicationOf(services, table);
}

/**
 * The published letters that were written in the game, as far as its last `seq` then was from `from` to `to`, a page of
 * them: `after` is the last letter of the page before. Letters of before the game and after it are not among them, nor
 * those of players who gave their seat away and have agreed to nothing. Undefined: none are published.
 */
export async function readPublished(
  services: Services,
  { tableId, from = 1, to, after }: Stretch & { readonly tableId: string; readonly after?: string | undefined },
): Promise<{ readonly letters: readonly PublishedLetter[]; readonly next: string | undefined } | undefined> {
  const table = await readPressTable(services, tableId);
  const { state, agreed } = await publicationOf(services, table);
  if (state !== 'published') return undefined;
  const known = after !== undefined && isId(after);
  const last = known ? await services.db.letter.findFirst({ where: { id: after, tableId } }) : null;
  const imported = await isImported(services.db, tableId);
  const own = {
    ...(table.finishedAt ? { at: { lte: table.finishedAt } } : {}),
    ...(table.policy.pressPublished === 'agreed' ? { playerId: { in: [...agreed] } } : {}),
  };
  const rows = await services.db.letter.findMany({
    where: {
      tableId,
      seq: { gte: Math.max(1, from), ...(to === undefined ? {} : { lte: to }) },
      ...(imported ? { how: IMPORTED } : own),
      ...(last ? { number: { gt: last.number } } : {}),
    },
    orderBy: { number: 'asc' },
    take: PUBLISHED_A_PAGE + 1,
  });
  const page = rows.slice(0, PUBLISHED_A_PAGE);
  return {
    letters: await publish(services, table, page),
    next: rows.length > PUBLISHED_A_PAGE ? page.at(-1)?.id : undefined,
  };
}

type Stretch = { readonly from?: number | undefined; readonly to?: number | undefined };

async function publish(
  services: Services,
  table: PressTable,
  rows: readonly Prisma.LetterGetPayload<object>[],
): Promise<readonly PublishedLetter[]> {
  const rules = services.games.get(table.game)?.rules;
  const names = await namesFor(services, table, rows, (seat) => rules?.seatName(seat) ?? table.gameName);
  return rows.map(({ id, seq, at, writer, addressees, unsigned, text }) => ({
    id,
    seq,
    at,
    from: unsigned ? undefined : names(writer),
    to: addressees.map(names),
    text,
  }));
}
