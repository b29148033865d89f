import { msg } from '../i18n/msg.ts';
import { goesBackTo } from '../kernel/voided-entries.ts';
import { commitWithAct } from '../log/commit-with-act.ts';
import { onHead } from '../log/on-head.ts';
import { timeBack } from '../log/time-back.ts';
import type { SeatNotification } from '../notifications/seat-notifications.ts';
import { isStorable } from '../platform/is-storable.ts';
import { readLine } from '../platform/read-line.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { checkUnmoved } from './check-ruling.ts';
import { planRuling } from './plan-ruling.ts';
import type { RuleInput } from './wanted-ruling.ts';

const LONGEST_REASON = 500;

/**
 * `ruling`: the entry of the ruling; `seq`: the last entry, after what followed; `repeated`: it had been made before.
 */
export type Ruled = { readonly ruling: number; readonly seq: number; readonly repeated: boolean };

/**
 * Writes a ruling and what follows from it (standing orders, answers for those who resigned) in one submission, notes
 * the moderator's act with it, and tells every seat. The same ruling of the same moderator twice is written once. A
 * game that is over goes on where the ruling goes back to before its end; chance then comes from a new seed, whose hash
 * the log tells. A seat that is asked again has a fresh clock, but nothing is saved up for what was taken back. Refuses
 * `stale` (the table has moved on since `expectedSeq`, another ruling came first, the game is over, a decision is),
 * `illegal-answer` (an invariant in words, an answer against the rules, results of chance that do not fit), `bad-input`
 * (no reason, no such entry), and `not-found`.
 */
export function ruleTable(services: Services, input: RuleInput): Promise<Ruled> {
  const wanted = { ...input, reason: readReason(input.reason) };
  if (!isStorable([input.ruling, input.chance ?? []])) throw refuse('bad-input', 'tables.bad-characters');
  return onHead(services, input.tableId, async (head) => {
    const before = await checkUnmoved(services, head, wanted);
    if (before) return before;
    const at = services.clock.now();
    const { head: from, plan, reseal } = await planRuling(services, head, wanted, at);
    const ruling = head.seq + 1;
    const notifications = head.game.setting.seats.map(
      (seat): SeatNotification => ({ kind: 'ruling', seat, data: { seq: ruling } }),
    );
    const to = plan.entries[0] && goesBackTo(plan.entries[0].entry);
    const { kept } = plan;
    const needsTimes = head.timeControl.bank !== undefined || kept.length > 0;
    const back = to === undefined || !needsTimes ? undefined : await timeBack(services, head, to, false, { kept, at });
    const { by, tableId, dispute: disputeId } = wanted;
    const act = { by, at, what: 'ruling', tableId, disputeId, data: { ruling: wanted.ruling.type } } as const;
    const next = await commitWithAct(services, { head: from, plan, at, reseal, notifications, back }, act);
    return next && { ruling, seq: next.seq, repeated: false };
  });
}

/** Refuses (`bad-input`) an empty one, one of several lines, and one that is too long. */
export function readReason(given: string): string {
  const reason = readLine(given, msg('rulings.reason'), LONGEST_REASON);
  if (reason === '') throw refuse('bad-input', 'rulings.no-reason');
  return reason;
}
