import { isDeepStrictEqual } from 'node:util';
import type { Applied, ChanceInput } from '../kernel/apply-entry.ts';
import { ChanceMismatch } from '../kernel/dealer.ts';
import { decisionId, decisionPlace } from '../kernel/decision-id.ts';
import type { AnsweredEntry } from '../kernel/log.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { questionFor } from '../kernel/open-decisions.ts';
import type { Untouched } from '../kernel/untouched-answers.ts';
import type { NewEntry } from './plan-entries.ts';

/** An answer that was voided and counts again under another number. */
export type Kept = {
  /** Its entry before, and now. */
  readonly was: number;
  readonly seq: number;
  /** The rules asked for other draws than it had: all that is new was drawn anew. */
  readonly redrawn: boolean;
};

/** The position at work, and how to write on it. */
export type Desk = {
  readonly game: Game;
  readonly machine: () => Machine;
  /** Undefined, and nothing has changed, where it is refused; throws `ChanceMismatch` with nothing changed, too. */
  readonly attempt: (
    entry: NewEntry,
    given: NonNullable<ChanceInput['given']>,
  ) => { readonly seq: number; readonly applied: Applied } | undefined;
};

/**
 * Writes answers again that going back has voided without touching their branches: same seat, same answer, and the
 * results of chance that it had, under new numbers (a draw's number is never used twice). One holds where its seat is
 * asked the same again. Where the rules ask for other draws they are made anew, and what was answered after them on
 * that branch is void.
 */
export function writeAgain(desk: Desk, untouched: readonly Untouched[]): readonly Kept[] {
  const kept = new Map<number, Kept>();
  const redrawn = new Set<string>();
  for (const { entry, branch, asked } of untouched) {
    if (redrawn.has(branch)) continue;
    const { since, n } = decisionPlace(entry.decision);
    const opener = kept.get(since);
    const decision = opener ? decisionId(opener.seq, n) : entry.decision;
    const question = questionFor(desk.game, desk.machine(), decision, entry.seat);
    if (!question || !isDeepStrictEqual(question, asked)) continue;

    const { seat, answer, how, seq: was } = entry;
    const again = { kind: 'answered', decision, seat, answer, how, again: was } as const;
    const done = attemptWith(desk, again, entry.chance ?? []);
    if (!done) continue;
    if (done.redrawn) redrawn.add(branch);
    kept.set(was, { was, ...done });
  }
  return [...kept.values()];
}

function attemptWith({ attempt }: Desk, again: NewEntry, chance: NonNullable<AnsweredEntry['chance']>) {
  const given = chance.map(({ purpose, result }) => ({ purpose, result }));
  try {
    const done = attempt(again, given);
    return done && { seq: done.seq, redrawn: done.applied.filled.length > 0 };
  } catch (error) {
    if (!(error instanceof ChanceMismatch)) throw error;
    const done = attempt(again, []);
    return done && { seq: done.seq, redrawn: true };
  }
}
