import type { JsonObject } from '../kernel/json.ts';
import type { ChapterSpan, Stretch } from '../log/chapter-spans.ts';
import { readChapters } from '../log/read-chapters.ts';
import { readEntries } from '../log/read-entries.ts';
import { noSuchTable, refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { type GameRecord, RECORD_VERSION } from './record.ts';
import { recordSeeds } from './record-seeds.ts';

/**
 * A table as a record: the whole log with everything hidden, so it is for operators and moderators, and for everybody
 * once the game is over. The seed is in it only then, and only where it is the sealed one: a game that was imported
 * without its seed goes on with another. Refuses a table that is unknown or has not started.
 */
export async function exportRecord(services: Services, tableId: string): Promise<GameRecord> {
  const table = await services.db.table.findUnique({
    where: { id: tableId },
    include: { seats: { include: { player: true } }, pack: true },
  });
  if (!table) throw noSuchTable();
  if (table.seq === 0) throw refuse('bad-input', 'tables.not-started');
  const entries = await readEntries(services, tableId, { after: 0, upTo: table.seq });
  const [setup] = entries;
  if (setup?.kind !== 'setup') throw new Error(`table ${tableId} has no setup entry`);
  const chapters = await readChapters(services, table);
  const builtIn = services.games.get(table.game)?.rules.builtInPack().hash === table.packHash;
  const content = table.pack.content as JsonObject;
  const record: GameRecord = {
    despatch: RECORD_VERSION,
    game: table.game,
    ruleset: table.ruleset,
    // What chance was made from: an imported table keeps the id of the one it comes from.
    table: { id: setup.table, name: table.name },
    options: asJson(setup.options),
    pack: { hash: table.packHash, ...(builtIn ? {} : { content: asJson(content) }) },
    seats: setup.seats.map((seat) => {
      const player = table.seats.find((row) => row.seat === seat)?.player?.name;
      return { seat, ...(player === undefined ? {} : { player }) };
    }),
    salts: setup.salts,
    ...(setup.seedHash === undefined ? {} : { seedHash: setup.seedHash }),
    ...(chapters.length > 0 ? { chapters: chapters.map(recordedChapter) } : {}),
    entries: asJson(entries),
  };
  if (table.status !== 'finished' || table.seed === '') return record;
  const withSeed = { ...record, seed: table.seed };
  return recordSeeds(withSeed, setup.seedHash).fit ? withSeed : record;
}

function recordedChapter({ parts, ...chapter }: ChapterSpan) {
  const stretch = ({ id, first, last }: Stretch) => ({ id, first, last });
  return { ...stretch(chapter), ...(parts.length > 0 ? { parts: parts.map(stretch) } : {}) };
}

/** Plain data as a record holds it: nothing undefined, nothing readonly. */
function asJson<T>(data: unknown): T {
  return JSON.parse(JSON.stringify(data));
}
