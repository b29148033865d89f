import type { Entry } from '../kernel/log.ts';
import type { Waits } from './pending-rows.ts';
import type { Clocks } from './read-clocks.ts';

/**
 * A table's clocks after a write, as far as they follow from it: then the next write need not ask for them. Whether
 * they are still what they were each write compares anyhow (`Table.clocks`, the time control). Undefined where they do
 * not: seats' own clocks (a bank) run on, and a write that is not an answer may change more than the pending answers.
 */
export function clocksAfter(
  clocks: Clocks,
  {
    plan,
    waits,
    bank,
    at,
  }: {
    readonly plan: { readonly entries: readonly { readonly entry: Entry }[] };
    readonly waits: Waits;
    readonly bank: boolean;
    readonly at: Date;
  },
): Clocks | undefined {
  if (bank || plan.entries.some(({ entry }) => entry.kind !== 'answered')) return undefined;
  const isOpen = (seat: string, decision: string) =>
    waits.open.some((one) => one.seat === seat && one.decision === decision);
  const kept = clocks.waiting.filter(({ seat, decision }) => isOpen(seat, decision));
  const asked = waits.asked.map(({ seat, decision, hours, dueAt, nextAt, left, stage, window }) => ({
    seat,
    decision,
    askedAt: at,
    dueAt: dueAt === null ? undefined : new Date(dueAt),
    nextAt: nextAt === null ? undefined : new Date(nextAt),
    stage,
    hours,
    left: left ?? undefined,
    window,
    ready: false,
  }));
  return { ...clocks, waiting: [...kept, ...asked] };
}
