import { LRUCache } from 'lru-cache';
import type { ChanceSource } from '../kernel/chance.ts';
import type { SeatId } from '../kernel/decision.ts';
import { comparePlaces } from '../kernel/entry-place.ts';
import type { LoadedPack } from '../kernel/loaded-pack.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import type { GameModule } from '../kernel/rules.ts';
import type { Memory } from '../platform/memory.ts';
import type { Services } from '../platform/services.ts';
import type { FixedRow } from '../tables/row-after.ts';
import type { TableRow } from '../tables/table-row.ts';
import type { Clocks } from '../time/read-clocks.ts';
import type { TimeControl } from '../time/time-control.ts';
import type { Windows } from '../windows/windows.ts';

/** A table's position after one log entry, with all that is needed to go on from there. */
export type Head = {
  readonly tableId: string;
  readonly module: GameModule;
  readonly game: Game;
  readonly reconstructed: number;
  readonly machine: Machine;
  /** The last log entry with a number of its own; equal to `machine.seq`. */
  readonly seq: number;
  readonly chance: ChanceSource;
  /** What stays as it is as long as the game is played, once it has been read. */
  readonly fixed?: FixedRow | undefined;
  readonly timeControl: TimeControl;
  readonly timeZone: string;
  /** False when the game is over. */
  readonly playing: boolean;
  /** The newest snapshot's entry. */
  readonly snapshotSeq: number;
  /** How large the machine is as text, in characters, as far as it is known: what caches are bounded by. */
  readonly size: number;
  /** The table's clocks, where they follow from the last write. */
  readonly clocks?: Clocks | undefined;
  /** The answers that are kept until the windows of this position close. */
  readonly windows: Windows;
  /** The table's row as the write left it that made this position: what its answer shows. */
  readonly row?: TableRow | undefined;
  /** The seat whose write that was: the row is for its eyes. */
  readonly rowOf?: SeatId | undefined;
};

/**
 * The positions this process has at hand. They are never trusted for being the newest: every write names the entry it
 * builds on and every read compares with the table's row, so several processes can serve the same table.
 */
export type Heads = {
  /** The newest position of a table that this process knows. */
  get(tableId: string): Head | undefined;
  /** Keep a position, unless a later one of the same table is kept already. */
  put(head: Head): void;
  drop(tableId: string): void;
  /** Forget all positions: for benchmarks of what a process does that has just started. */
  clear(): void;
  /** A position of the past, for reading. */
  past(tableId: string, seq: number): Machine | undefined;
  putPast(head: Pick<Head, 'tableId' | 'size'>, machine: Machine): void;
  pack(game: string, hash: string): LoadedPack | undefined;
  putPack(game: string, hash: string, pack: LoadedPack): void;
};

/** What positions may take of a process's memory, in bytes: the newest ones, and those of the past. */
const NEWEST = 128 * 2 ** 20;
const PAST = 32 * 2 ** 20;

/** Bytes that objects take for each character of their JSON, and what any table takes besides. */
const BYTES_PER_CHARACTER = 5;
const BYTES_PER_TABLE = 16 * 1024;
const bytesOf = (size: number) => BYTES_PER_TABLE + size * BYTES_PER_CHARACTER;

/** Packs are few, and their size is limited where they are uploaded. */
const PACKS = 50;
const byMemory = new WeakMap<Memory, Heads>();

/** The positions that a process has at hand. */
export function headsOf({ memory }: Pick<Services, 'memory'>): Heads {
  const known = byMemory.get(memory) ?? newHeads();
  byMemory.set(memory, known);
  return known;
}

function newHeads(): Heads {
  const heads = new LRUCache<string, Head>({ maxSize: NEWEST, sizeCalculation: ({ size }) => bytesOf(size) });
  const past = new LRUCache<string, Machine>({ maxSize: PAST });
  const packs = new LRUCache<string, LoadedPack>({ max: PACKS });
  return {
    get: (tableId) => heads.get(tableId),
    put(head) {
      const known = heads.get(head.tableId);
      if (!known || comparePlaces(known.machine, head.machine) <= 0) heads.set(head.tableId, head);
    },
    drop(tableId) {
      heads.delete(tableId);
    },
    clear() {
      heads.clear();
      past.clear();
    },
    past: (tableId, seq) => past.get(`${tableId} ${seq}`),
    putPast({ tableId, size }, machine) {
      past.set(`${tableId} ${machine.seq}`, machine, { size: bytesOf(size) });
    },
    pack: (game, hash) => packs.get(`${game} ${hash}`),
    putPack(game, hash, pack) {
      packs.set(`${game} ${hash}`, pack);
    },
  };
}
