import { writeAct } from '../../audit/write-act.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { SeatEntry } from '../../kernel/log.ts';
import { commitEntries } from '../../log/commit-entries.ts';
import { type Head, headsOf } from '../../log/heads.ts';
import { onHead } from '../../log/on-head.ts';
import { type NewEntry, planEntries } from '../../log/plan-entries.ts';
import { newMemory } from '../../platform/memory.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { type LockedTable, lockTable, PATIENT, type Tx } from '../../platform/transaction.ts';
import { checkNewcomer } from './check-newcomer.ts';
import { type Change, closeSubstituteRequests, handOver } from './hand-over.ts';

export type ReplaceInput = {
  readonly tableId: string;
  readonly seat: SeatId;
  /** The player who plays it from now on. */
  readonly playerId: string;
  /**
   * The player id of whoever gave the seat away: its player, the host, a moderator. The caller checks that they may.
   */
  readonly by: string;
  /** Everybody at the table reads it; may be empty. */
  readonly reason: string;
  readonly dispute?: string | undefined;
  /** A moderator gives it, to a player of this name: their act is noted with it. */
  readonly given?: string | undefined;
  /** The player who leaves may go on watching a private table; undefined: as the accepted offer says. */
  readonly watches?: boolean | undefined;
  /** The offer that is accepted; undefined: the seat is given directly. */
  readonly substituteRequestId?: string | undefined;
};

/** The log entry, and the seat's former player: what is kept of them in memory must be forgotten. */
export type Replaced = { readonly seq: number; readonly former: string | undefined };

/**
 * Gives a seat to another player, all in one transaction: the entry in the log, the seat with all that is hidden there
 * and its standing orders, a fresh clock for what it is asked, and the notifications. From then on the old player's
 * links, drafts and unsent mails are dead. A seat whose player resigned is played again. Refuses an unknown table, seat
 * or player (`not-found`), an offer that is over and a game that is not being played (`stale`), and everybody whom
 * `checkNewcomer` refuses.
 */
export async function replacePlayer(services: Services, input: ReplaceInput): Promise<Replaced> {
  const done = await onHead(services, input.tableId, (head) => tryReplace(services, head, input));
  headsOf(services).put(done.head);
  services.wake();
  services.moved?.(input.tableId);
  return { seq: done.head.seq, former: done.former };
}

class Overtaken extends Error {}

/** Undefined when another write came first. */
async function tryReplace(services: Services, head: Head, input: ReplaceInput) {
  try {
    return await services.db.$transaction(async (tx) => {
      const table = await lockTable(tx, input.tableId);
      const former = await checkChange(tx, table, input);
      const change: Change = { ...input, former, at: services.clock.now() };
      await handOver(tx, services, change);
      await closeSubstituteRequests(tx, change);
      const next = await write(services, tx, head, change);
      if (!next) throw new Overtaken();
      await noteGift(tx, change);
      return { head: next, former };
    }, PATIENT);
  } catch (error) {
    if (error instanceof Overtaken) return undefined;
    throw error;
  }
}

async function noteGift(tx: Tx, { tableId, by, dispute: disputeId, given: name, at }: Change): Promise<void> {
  if (name !== undefined)
    await writeAct(tx, { by, at, what: 'seats', tableId, disputeId, data: { did: 'given', name } });
}

/** The present player; refuses what cannot be. */
async function checkChange(tx: Tx, table: LockedTable, input: ReplaceInput): Promise<string | undefined> {
  const { seat, playerId, substituteRequestId } = input;
  const held = table.seats.find((one) => one.seat === seat);
  if (!held) throw refuse('not-found', 'substitutes.no-such-seat', { seat: seat.slice(0, 64) });
  if (table.status !== 'playing') throw refuse('stale', 'substitutes.not-playing');
  if (substituteRequestId !== undefined) {
    const substituteRequest = await tx.substituteRequest.findUnique({ where: { id: substituteRequestId } });
    if (substituteRequest?.state !== 'open') throw refuse('stale', 'substitutes.over-taken');
  }
  await checkNewcomer(tx, table, seat, playerId);
  return held.playerId ?? undefined;
}

function write(services: Services, tx: Tx, head: Head, change: Change): Promise<Head | undefined> {
  const { seat, at, playerId } = change;
  const others = head.game.setting.seats.filter((other) => other !== seat && !head.machine.resigned.includes(other));
  // Nothing outside knows of it before the transaction is committed.
  const inside = { ...services, db: tx, memory: newMemory(), wake: () => undefined, moved: undefined };
  return commitEntries(inside, {
    head,
    plan: planEntries(head, [entryOf(change)], at),
    at,
    notifications: [
      { kind: 'took-over', seat, data: {} },
      ...others.map((other) => ({ kind: 'replaced', seat: other, data: { seat, player: playerId } }) as const),
    ],
  });
}

function entryOf({ seat, playerId, former, by, reason, dispute }: Change): NewEntry {
  const entry: Omit<SeatEntry, 'v' | 'seq' | 'at'> = { kind: 'seat', seat, change: 'replaced', player: playerId, by };
  return {
    ...entry,
    ...(former === undefined ? {} : { former }),
    ...(reason === '' ? {} : { reason }),
    ...(dispute === undefined ? {} : { dispute }),
  };
}
