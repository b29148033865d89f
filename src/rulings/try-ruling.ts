import type { Viewer } from '../kernel/decision.ts';
import type { Ruling } from '../kernel/log.ts';
import { type Game, type Machine, positionOf } from '../kernel/machine.ts';
import type { Message } from '../kernel/message.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { outcomeOf } from '../kernel/outcome-of.ts';
import { isBesideGame } from '../log/beside-game.ts';
import type { Head } from '../log/heads.ts';
import { loadHead } from '../log/load-head.ts';
import type { LogLine } from '../log/log-line.ts';
import { lostEntries, restoredEntries } from '../log/lost-entries.ts';
import { narrateEntry } from '../log/narrate-entry.ts';
import type { Plan } from '../log/plan-entries.ts';
import { readLog } from '../log/read-log.ts';
import { toldEntries } from '../log/told-entries.ts';
import type { Services } from '../platform/services.ts';
import type { DecisionView } from '../play/table-view.ts';
import { viewDecisions } from '../play/view-decisions.ts';
import { checkUnmoved } from './check-ruling.ts';
import { type Comparison, comparePositions } from './compare-at.ts';
import { onTrial } from './on-trial.ts';
import { planRuling } from './plan-ruling.ts';
import { readReason } from './rule-table.ts';
import { type SeenSecrets, seenSecrets } from './seen-secrets.ts';
import { warningsOf } from './trial-warnings.ts';
import type { RuleInput } from './wanted-ruling.ts';

/** What a ruling would do, for the moderator's eyes alone: everything hidden is in it. */
export type Trial = {
  /** The log's last entry that it was tried on: `expectedSeq` for the ruling itself. */
  readonly seq: number;
  readonly ruling: Ruling;
  /** What would be written, entry by entry: the ruling first, then what follows by itself. */
  readonly written: readonly { readonly seq: number; readonly messages: readonly Message[] }[];
  /** What counts now and would not any more; of a long way back the newest hundred. */
  readonly voided: readonly LogLine[];
  /** Answers that going back does not touch: they would be written again; the newest hundred. */
  readonly kept: readonly LogLine[];
  /** What was taken back and would count again; the newest hundred. */
  readonly restored: readonly LogLine[];
  /** How many there are altogether. */
  readonly counts: { readonly voided: number; readonly kept: number; readonly restored: number };
  /** What each seat has seen of what would be taken back. */
  readonly seen: readonly SeenSecrets[];
  /** What the moderator should know before they rule, in sentences; empty when there is nothing to say. */
  readonly warnings: readonly Message[];
  /** What would be asked. */
  readonly decisions: readonly DecisionView[];
  /** Given when the game would be over. */
  readonly outcome: Outcome | undefined;
  readonly comparison: Comparison;
  readonly game: Game;
  readonly before: Machine;
  readonly after: Machine;
};

/** Lines of the log that a trial tells of at most, of either kind. */
const MOST_LINES = 100;

/**
 * Tries a ruling on a copy; nothing is written, and `by` and `reason` need not be final (an empty reason is taken).
 * Chance is another one than the table's, so that nobody can see what a roll is going to be. Refuses what `ruleTable`
 * refuses.
 */
export async function tryRuling(services: Services, input: RuleInput): Promise<Trial> {
  const { tableId } = input;
  const reason = input.reason === '' ? '' : readReason(input.reason);
  const head = await loadHead(services, tableId);
  await checkUnmoved(services, head, { ...input, reason });

  const at = services.clock.now();
  const { plan, reseal } = await planRuling(services, onTrial(head), { ...input, reason }, at);
  const [ruled] = plan.entries;
  if (ruled?.entry.kind !== 'ruling') throw new Error('a ruling begins with its entry');

  const { ruling } = ruled.entry;
  const to = 'to' in ruling ? ruling.to : undefined;
  const lost = to === undefined ? [] : await lostEntries(services, head, to);
  const restored = to === undefined ? [] : await restoredEntries(services, head, to);
  const stays = new Map(plan.kept.map((one) => [one.was, one]));
  const gone = lost.filter(({ seq }) => !stays.has(seq));
  const voided = gone.filter((entry) => !isBesideGame(entry)).map(({ seq }) => seq);
  const kept = [...stays.keys()];
  const seen = await seenSecrets(
    services,
    head,
    (await toldEntries(services, head, lost)).filter(({ entry }) => gone.includes(entry)),
  );
  const asBefore = new Set(plan.kept.flatMap((one) => (one.redrawn ? [] : [one.seq])));
  const rolls = plan.entries.some(
    ({ entry }) => (entry.chance ?? []).length > (input.chance ?? []).length && !asBefore.has(entry.seq),
  );

  const { game } = head;
  const redrawn = lost.filter(({ seq }) => stays.get(seq)?.redrawn);
  return {
    seq: head.seq,
    ruling,
    written: plan.entries.map((one) => ({ seq: one.entry.seq, messages: tell(head, one) })),
    voided: await linesOf(services, tableId, voided),
    kept: await linesOf(services, tableId, kept),
    restored: await linesOf(services, tableId, restored),
    counts: { voided: voided.length, kept: kept.length, restored: restored.length },
    seen,
    warnings: warningsOf({ game, seen, lost: gone, redrawn, restored, rolls, reopens: reseal !== undefined }),
    decisions: viewDecisions({ game, machine: plan.machine, viewer: 'moderator', waiting: [], atHead: false }),
    outcome: outcomeOf(game, plan.machine),
    comparison: comparePositions(head, head.machine, plan.machine),
    game,
    before: head.machine,
    after: plan.machine,
  };
}

/** The game as a viewer would see it before and after. */
export function trialViews(
  { game, before, after }: Pick<Trial, 'game' | 'before' | 'after'>,
  viewer: Viewer,
): { readonly before: object; readonly after: object } {
  const view = (machine: Machine) => game.rules.view(positionOf(game, machine), viewer);
  return { before: view(before), after: view(after) };
}

function tell({ game }: Head, { entry, facts }: Plan['entries'][number]): readonly Message[] {
  return narrateEntry({ game, entry, facts, viewer: 'moderator', players: [] }).map(({ text }) => text);
}

async function linesOf(services: Services, tableId: string, seqs: readonly number[]): Promise<readonly LogLine[]> {
  return seqs.length === 0 ? [] : readLog(services, tableId, 'moderator', { only: seqs.slice(-MOST_LINES) });
}
