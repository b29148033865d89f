import type { Answer } from '../kernel/choice.ts';
import { isWindow } from '../kernel/close-window.ts';
import type { DecisionId, SeatId } from '../kernel/decision.ts';
import { fallbackAnswer } from '../kernel/open-decisions.ts';
import { orderedAnswerTo } from '../kernel/standing-answer.ts';
import { type Commit, commitEntries } from '../log/commit-entries.ts';
import { type Head, headsOf } from '../log/heads.ts';
import { onHead } from '../log/on-head.ts';
import { type NewEntry, planEntries } from '../log/plan-entries.ts';
import type { SeatNotification } from '../notifications/seat-notifications.ts';
import { newMemory } from '../platform/memory.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT, type Tx } from '../platform/transaction.ts';
import { isPaused } from '../tables/is-paused.ts';
import { isAtOnce } from '../time/silence.ts';
import { EXPIRED } from '../time/time-left.ts';
import { keptOf } from '../windows/windows.ts';

export type FallbackInput = {
  readonly tableId: string;
  readonly seat: SeatId;
  readonly decision: DecisionId;
  /**
   * What the seat's player is told of it; written with the answer or not at all. They are not told of what is answered
   * at once.
   */
  readonly notification?: SeatNotification | undefined;
  /** Only when its time is really up: more time may have been given, or the table stopped, since the clock looked. */
  readonly ifDue?: boolean;
  /** What else follows from a time that has run out: written in the same transaction, after the answer. */
  readonly follows?: ((tx: Tx) => Promise<void>) | undefined;
};

/**
 * The time of a seat is up and the table says that the game answers for it: writes a clock entry and the game's own
 * answer, in one submission, and notes that the seat is silent; in a window, that its answer is to count. Of what is
 * answered at once only the answer is written. `taken` is false, and nothing is written, when the seat has answered or
 * the decision is over: then there is nothing left to do, also when two clocks tick at once. Refuses (`not-found`) an
 * unknown table.
 */
export function takeFallback(
  services: Services,
  input: FallbackInput,
): Promise<{ readonly seq: number; readonly taken: boolean }> {
  const { tableId, seat, decision, notification, ifDue = false } = input;
  return onHead(services, tableId, async (head) => {
    const nothing = { seq: head.seq, taken: false };
    const answer = head.playing ? fallbackAnswer(head.game, head.machine, decision, seat) : undefined;
    if (answer === undefined) return nothing;
    const at = services.clock.now();
    const up = ifDue ? await findUp(services, { tableId, seat, decision }, at) : { hours: null };
    if (!up) return nothing;
    const lapsed = !isAtOnce(up);
    if (isWindow(head.game, head.machine, decision))
      return lapseInWindow(services, lapsed ? input : { tableId, seat, decision }, { head, answer, at });
    const answered: NewEntry = { kind: 'answered', decision, seat, answer, how: 'fallback' };
    const expired: NewEntry = { kind: 'clock', change: 'expired', seat, decision };
    const plan = planEntries(head, lapsed ? [expired, answered] : [answered], at);
    const commit: Commit = lapsed
      ? { head, plan, at, lapses: seat, notifications: notification ? [notification] : [] }
      : { head, plan, at };
    const next = await write(services, commit, lapsed ? input.follows : undefined);
    return next && { seq: next.seq, taken: true };
  });
}

/**
 * In a window the seat is ready with what it has answered, or the game answers for it when it closes. The log says
 * nothing of it, and the seat does not fall silent: everybody would see it. The seat's player is told where the game
 * answers.
 */
async function lapseInWindow(
  services: Services,
  { seat, decision, notification, follows }: FallbackInput,
  { head, answer, at }: { readonly head: Head; readonly answer: Answer; readonly at: Date },
): Promise<{ readonly seq: number; readonly taken: boolean } | undefined> {
  const kept = keptOf(head.windows, { seat, decision });
  if (kept?.ready) return { seq: head.seq, taken: false };
  const plan = planEntries(head, [{ kind: 'answered', decision, seat, answer, how: 'fallback' }], at);
  const told = kept || orderedAnswerTo(head.game, head.machine, { decision, seat }) !== undefined;
  const commit = { head, plan, at, notifications: notification && !told ? [notification] : [] };
  const next = await write(services, commit, told ? undefined : follows);
  return next && { seq: next.seq, taken: true };
}

async function write(services: Services, commit: Commit, follows: FallbackInput['follows']): Promise<Head | undefined> {
  if (!follows) return commitEntries(services, commit);
  const next = await services.db.$transaction(async (tx) => {
    // Nothing outside knows of it before the transaction is committed.
    const inside = { ...services, db: tx, memory: newMemory(), wake: () => undefined, moved: undefined };
    const written = await commitEntries(inside, commit);
    if (written) await follows(tx);
    return written;
  }, PATIENT);
  if (next) headsOf(services).put(next);
  services.wake();
  services.moved?.(commit.head.tableId);
  return next;
}

/** The row of a seat whose time is over. */
async function findUp(
  { db }: Services,
  { tableId, seat, decision }: Pick<FallbackInput, 'tableId' | 'seat' | 'decision'>,
  now: Date,
): Promise<{ readonly hours: number | null } | undefined> {
  const up = { tableId, seat, decision, stage: { gte: EXPIRED }, OR: [{ dueAt: null }, { dueAt: { lte: now } }] };
  const row = await db.pendingAnswer.findFirst({ where: { ...up, left: null } });
  return row && !(await isPaused({ db }, tableId)) ? row : undefined;
}
