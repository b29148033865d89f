import type { Machine } from '../kernel/machine.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { type Head, headsOf } from './heads.ts';
import { loadHead } from './load-head.ts';
import { replayPosition } from './replay-position.ts';

/** A table's game after one of its entries. */
export type TablePosition = {
  readonly head: Head;
  readonly machine: Machine;
  /** The entry after which this is the position. */
  readonly asOf: number;
};

/**
 * The position of a started table after entry `asOf` as it was then (what later rewinds took back included), or its
 * newest. Refuses a table that is unknown or has not started, and an entry that it does not have.
 */
export async function readPosition(services: Services, tableId: string, asOf?: number): Promise<TablePosition> {
  return positionAt(services, await loadHead(services, tableId), asOf);
}

/** The same, when the newest position is at hand. */
export async function positionAt(services: Services, head: Head, asOf?: number): Promise<TablePosition> {
  if (asOf === undefined || asOf === head.seq) return { head, machine: head.machine, asOf: head.seq };
  if (!Number.isSafeInteger(asOf) || asOf < 1 || asOf > head.seq)
    throw refuse('not-found', 'tables.no-such-entry', { last: head.seq });
  const { tableId } = head;
  const kept = headsOf(services).past(tableId, asOf);
  if (kept) return { head, machine: kept, asOf };
  const { machine } = await replayPosition(services, head.game, { tableId, seq: asOf });
  headsOf(services).putPast(head, machine);
  return { head, machine, asOf };
}
