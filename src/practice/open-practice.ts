import { LRUCache } from 'lru-cache';
import { applyInPlace, startGame } from '../kernel/apply-entry.ts';
import type { ChanceSource } from '../kernel/chance.ts';
import { copyMachine } from '../kernel/copy-machine.ts';
import { hmacChance } from '../kernel/hmac-chance.ts';
import type { LoadedPack } from '../kernel/loaded-pack.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import type { GameModule } from '../kernel/rules.ts';
import { readEntry } from '../kernel/upcast-entry.ts';
import { loadGame } from '../log/load-game.ts';
import type { Memory } from '../platform/memory.ts';
import type { Services } from '../platform/services.ts';
import { firstGameChance } from './first-game-chance.ts';
import { nameOf, type PracticeEntry } from './play-on.ts';
import type { PracticeRow } from './practice-row.ts';
import { type Begin, readBegin } from './sandbox-position.ts';

/** A practice game at its newest position. */
export type OpenPractice = {
  readonly row: PracticeRow;
  readonly module: GameModule;
  readonly game: Game;
  readonly pack: LoadedPack;
  readonly machine: Machine;
  readonly log: readonly PracticeEntry[];
  readonly chance: ChanceSource;
};

/** How many games a process has at hand: they are small, but for large maps, and quickly played again. */
const KEPT = 30;
type Played = { readonly version: number; readonly machine: Machine; readonly log: readonly PracticeEntry[] };
const byMemory = new WeakMap<Memory, LRUCache<string, Played>>();

function playedOf({ memory }: Pick<Services, 'memory'>): LRUCache<string, Played> {
  const known = byMemory.get(memory) ?? new LRUCache<string, Played>({ max: KEPT });
  byMemory.set(memory, known);
  return known;
}

/** The game of a row that was read just now: its log, and what follows from that. */
export async function openPractice(services: Services, row: PracticeRow): Promise<OpenPractice> {
  const { module, game, pack } = await loadGame(services, row, row.seats);
  const kept = playedOf(services).get(row.id);
  const played = kept?.version === row.version ? kept : await replay(services, row, game);
  return { row, module, game, pack, machine: played.machine, log: played.log, chance: chanceOf(row) };
}

/** What came of a write, so that the next request need not play the game again. */
export function keepPlayed(services: Services, { row, machine, log }: Pick<OpenPractice, 'row' | 'machine' | 'log'>) {
  playedOf(services).set(row.id, { version: row.version, machine, log });
}

async function replay(services: Services, row: PracticeRow, game: Game): Promise<Played> {
  const rows = await services.db.practiceEntry.findMany({ where: { practiceId: row.id }, orderBy: { n: 'asc' } });
  const kept = rows.map(({ data, facts }) => ({ entry: readEntry(Object(data)), facts: Object(facts) }));
  const played = { version: row.version, ...replayLog(game, readBegin(row.begin), kept) };
  playedOf(services).set(row.id, played);
  return played;
}

/** The position after the entries of a log, and what each answers; without a beginning it starts with its setup. */
function replayLog(game: Game, begin: Begin | undefined, kept: readonly Omit<PracticeEntry, 'asked'>[]) {
  let machine = begin && copyMachine(begin);
  const log: PracticeEntry[] = [];
  for (const { entry, facts } of kept) {
    const chance = { given: entry.chance ?? [] };
    const asked = machine && entry.kind === 'answered' ? nameOf(game, machine, entry.decision) : undefined;
    if (entry.kind === 'setup') machine = startGame(game, entry, chance).machine;
    else if (machine) machine = applyInPlace(game, machine, entry, chance).machine;
    log.push({ entry, facts, asked });
  }
  if (!machine) throw new Error('a practice game without a beginning');
  return { machine, log };
}

/** Its dice and shuffles follow from a seed of its own; a sandbox that goes back rolls anew. */
function chanceOf({ id, seed, version, tableId }: PracticeRow): ChanceSource {
  return tableId === null ? firstGameChance(seed, id) : hmacChance(`${seed} ${version}`, { game: id, salts: {} });
}
