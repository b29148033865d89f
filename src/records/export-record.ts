import type { JsonObject } from '../kernel/json.ts';
import type { ChapterSpan, Stretch } from '../log/chapter-spans.ts';
import { readSetup } from '../log/load-head.ts';
import { readChapters } from '../log/read-chapters.ts';
import { readEntries } from '../log/read-entries.ts';
import { noSuchTable, refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { type GameRecord, RECORD_VERSION } from './record.ts';
import { publishedLetters } from './record-letters.ts';
import { recordSeeds } from './record-seeds.ts';

/** Entries that are read and written at once. */
const AT_ONCE = 500;

/**
 * A table as a record: the whole log with everything hidden, so it is for operators and moderators, and for everybody
 * once the game is over; with the letters that are published. The seed is in it only then, and only where it is the
 * sealed one: a game that was imported without its seed goes on with another. Refuses a table that is unknown or has
 * not started.
 */
export async function exportRecord(services: Services, tableId: string): Promise<GameRecord> {
  const { record, seq } = await recordHead(services, tableId);
  const entries = await readEntries(services, tableId, { after: 0, upTo: seq });
  const letters: NonNullable<GameRecord['letters']> = [];
  for await (const page of publishedLetters(services, tableId)) letters.push(...page);
  return { ...record, entries: asJson(entries), ...(letters.length > 0 ? { letters } : {}) };
}

/** The same as a text that is written piece by piece, however long the game was. Refuses before anything is written. */
export async function openRecord(
  services: Services,
  tableId: string,
): Promise<(send: (text: string) => Promise<void>) => Promise<void>> {
  const { record, seq } = await recordHead(services, tableId);
  return async (send) => {
    await send(`${JSON.stringify(record).slice(0, -1)},"entries":[`);
    for (let after = 0; after < seq; after += AT_ONCE) {
      const entries = await readEntries(services, tableId, { after, upTo: Math.min(seq, after + AT_ONCE) });
      await send(`${after === 0 ? '' : ','}\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}`);
    }
    await send(']');
    let begun = false;
    for await (const letters of publishedLetters(services, tableId)) {
      await send(`${begun ? ',' : ',"letters":['}\n${letters.map((letter) => JSON.stringify(letter)).join(',\n')}`);
      begun = true;
    }
    await send(begun ? ']}\n' : '}\n');
  };
}

/** All of a record but its letters and its entries, which go up to `seq`. */
async function recordHead(
  services: Services,
  tableId: string,
): Promise<{ readonly record: Omit<GameRecord, 'entries' | 'letters'>; readonly seq: number }> {
  const table = await services.db.table.findUnique({
    where: { id: tableId },
    include: { seats: { include: { player: true } }, pack: true },
  });
  if (!table) throw noSuchTable();
  if (table.seq === 0) throw refuse('bad-input', 'tables.not-started');
  const { seq } = table;
  const setup = await readSetup(services, tableId);
  const chapters = await readChapters(services, table);
  const builtIn = services.games.get(table.game)?.rules.builtInPack().hash === table.packHash;
  const content = table.pack.content as JsonObject;
  const record = {
    despatch: RECORD_VERSION,
    game: table.game,
    ruleset: table.ruleset,
    // What chance was made from: an imported table keeps the id of the one it comes from.
    table: { id: setup.table, name: table.name },
    options: asJson<GameRecord['options']>(setup.options),
    pack: { hash: table.packHash, ...(builtIn ? {} : { content: asJson<GameRecord['options']>(content) }) },
    seats: setup.seats.map((seat) => {
      const player = table.seats.find((row) => row.seat === seat)?.player?.name;
      return { seat, ...(player === undefined ? {} : { player }) };
    }),
    salts: setup.salts,
    ...(setup.seedHash === undefined ? {} : { seedHash: setup.seedHash }),
    ...(chapters.length > 0 ? { chapters: chapters.map(recordedChapter) } : {}),
  } as const;
  if (table.status !== 'finished' || table.seed === '') return { record, seq };
  const withSeed = { ...record, seed: table.seed };
  // Whether the seeds fit, the rulings alone say: one that opened the game again names the seed of before.
  const rulings = await services.db.entry.findMany({
    where: { tableId, kind: 'ruling' },
    orderBy: { seq: 'asc' },
    select: { data: true },
  });
  const entries: GameRecord['entries'] = asJson(rulings.map(({ data }) => data));
  return { record: recordSeeds({ ...withSeed, entries }, setup.seedHash).fit ? withSeed : record, seq };
}

function recordedChapter({ parts, ...chapter }: ChapterSpan) {
  const stretch = ({ id, first, last }: Stretch) => ({ id, first, last });
  return { ...stretch(chapter), ...(parts.length > 0 ? { parts: parts.map(stretch) } : {}) };
}

/** Plain data as a record holds it: nothing undefined, nothing readonly. */
function asJson<T>(data: unknown): T {
  return JSON.parse(JSON.stringify(data));
}
