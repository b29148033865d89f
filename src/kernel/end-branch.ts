import type { SheetLine } from './choice.ts';
import type { DecisionId, SeatId } from './decision.ts';
import { decisionRule, waitingSeats } from './decision-rule.ts';
import { branchesOf, openAsks } from './find-ask.ts';
import { type Agenda, type AsideTodo, type BranchTodo, positionOf, type TogetherTodo } from './machine.ts';
import type { Message } from './message.ts';
import type { Work } from './work.ts';

/** A question that ended before all had answered. */
export type EndedQuestion = {
  readonly decision: DecisionId;
  /** Those that it still waited for. */
  readonly seats: readonly SeatId[];
  /** What everybody was told that is decided there. */
  readonly waiting: Message;
};

/** See `Play.endBranch`. */
export function endBranch(work: Work, name: string): boolean {
  const named = allBranches(work.machine.agenda).filter((todo) => todo.branch === name);
  for (const { agenda } of named) {
    for (const { ask } of openAsks(agenda)) {
      const waiting = decisionRule(work.game, ask.ask).waiting(positionOf(work.game, work.machine), ask.args);
      work.ended.push({ decision: ask.id ?? '', seats: waitingSeats(ask), waiting });
    }
    empty(work, agenda);
  }
  if (named.length > 0) work.stirred += 1;
  return named.length > 0;
}

/** See `Play.linesLeft`. */
export function linesLeft({ machine }: Pick<Work, 'machine'>, name: string): readonly SheetLine[] {
  return allBranches(machine.agenda).flatMap(({ branch, agenda }) => (branch === name ? linesIn(agenda) : []));
}

/** What runs next is at the end of an agenda. */
const linesIn = (agenda: Agenda): readonly SheetLine[] =>
  agenda.toReversed().flatMap((todo) => {
    if ('sheet' in todo) return todo.lines;
    return nested([todo]).flatMap((inner) => branchesOf(inner).flatMap(linesIn));
  });

function allBranches(agenda: Agenda): readonly BranchTodo[] {
  return nested(agenda).flatMap((todo) => [
    ...('branch' in todo ? [todo] : []),
    ...branchesOf(todo).flatMap((inner) => allBranches(inner)),
  ]);
}

function nested(agenda: Agenda): readonly (TogetherTodo | BranchTodo | AsideTodo)[] {
  return agenda.flatMap((todo) => ('step' in todo || 'ask' in todo || 'sheet' in todo ? [] : [todo]));
}

/** Whatever runs in it finds nothing more to do; what it still pushes goes nowhere. */
function empty(work: Work, agenda: Agenda): void {
  for (const todo of nested(agenda)) {
    if ('together' in todo && work.siblings === todo.together) work.siblings = [];
    for (const inner of branchesOf(todo)) empty(work, inner);
  }
  agenda.length = 0;
  if (work.branch === agenda) work.branch = [];
}
