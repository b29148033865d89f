import type { Answer } from './choice.ts';
import { countAnswers } from './count-answers.ts';
import type { SeatId } from './decision.ts';
import { decisionId } from './decision-id.ts';
import { decisionRule, waitingSeats } from './decision-rule.ts';
import { enumerateAnswers } from './enumerate-answers.ts';
import { openAsks } from './find-ask.ts';
import type { JsonObject } from './json.ts';
import { keepSheets } from './last-sheet.ts';
import {
  type Agenda,
  type AsideTodo,
  type AskTodo,
  positionOf,
  type SheetTodo,
  type Todo,
  type TogetherTodo,
} from './machine.ts';
import { playOf } from './play-of.ts';
import type { DecisionRule, GameTypes, Play } from './rules.ts';
import { isPoint } from './sheet.ts';
import { fitLine } from './walk-sheet.ts';
import type { Work } from './work.ts';

/** Run until every branch waits for an answer or has nothing left to do. */
export function runAgenda(work: Work): void {
  const play = playOf(work);
  runBranch(work, play, work.machine.agenda, undefined);
  if (work.machine.over) work.machine.agenda = [];
  else if (work.machine.agenda.length === 0) work.machine.over = true;
}

/**
 * Something that nobody waited for: what it pushes is a branch beside what is open, so that it closes nobody's
 * question, and what comes after the open questions waits for it, too. Open questions that have one answer by now get
 * it. `check` may refuse what was done before those answers have their effects, which may draw and reveal.
 */
export function applyAside(work: Work, apply: (play: Play) => void, check: () => void = () => {}): void {
  const play = playOf(work);
  const aside: Agenda[] = [[]];
  const [branch = []] = aside;
  work.branch = branch;
  work.siblings = aside;
  apply(play);
  putAside(work.machine.agenda, aside);
  // Nothing that others could notice follows from what is done in secret.
  if (!work.secret) runAgenda(work);
  check();
  if (work.secret) return;
  for (const { ask } of openAsks(work.machine.agenda)) {
    const asked = decisionRule(work.game, ask.ask);
    if (asked.onlyAnswer) takeOnlyAnswers(work, play, asked, ask);
  }
  runAgenda(work);
}

/** Branches that begin beside what is open: they are joined with it before what waits behind it. */
function putAside(agenda: Agenda, aside: readonly Agenda[]): void {
  const begun = aside.filter((branch) => branch.length > 0);
  if (begun.length === 0) return;
  const top = agenda.at(-1);
  if (top && 'aside' in top) top.aside.push(...begun);
  else agenda.push({ line: agenda.splice(-1), aside: begun });
}

/** Rules that run on and on without a question are a fault, and one that must not stop the whole server. */
const MOST_STEPS = 100_000;

/** True when the branch waits for an answer. */
function runBranch(work: Work, play: Play, branch: Agenda, siblings: Agenda[] | undefined): boolean {
  for (;;) {
    const top = branch.at(-1);
    if (!top || work.machine.over) return false;
    work.branch = branch;
    work.siblings = siblings;
    if ('step' in top) {
      branch.pop();
      work.steps += 1;
      if (work.steps > MOST_STEPS) throw new Error(`${top.step} and others run on without a question`);
      const step = work.game.rules.steps[top.step];
      if (!step) throw new Error(`no step ${top.step}`);
      step.run(play, top.args);
    } else if ('sheet' in top) {
      nextLine(work, play, branch, top);
    } else if ('ask' in top) {
      if (!open(work, play, top)) return true;
      complete(work, play, branch, top);
    } else if ('branch' in top) {
      if (runBranch(work, play, top.agenda, siblings)) return true;
      takeOff(branch, top);
    } else if ('together' in top) {
      if (runTogether(work, play, top)) return true;
      takeOff(branch, top);
    } else {
      const waits = runAside(work, play, top, siblings);
      // What began beside the line is over: the line goes on as if it had never been.
      if (top.aside.length === 0 && takeOff(branch, top)) branch.push(...top.line);
      else if (waits) return true;
      else takeOff(branch, top);
    }
  }
}

/** A step may have ended the branch in which the frame stood: then it is off already. */
function takeOff(branch: Agenda, todo: Todo): boolean {
  if (branch.at(-1) !== todo) return false;
  branch.pop();
  return true;
}

/** True when one of the branches waits. Branches that are done are left out. */
function runTogether(work: Work, play: Play, todo: TogetherTodo): boolean {
  return untilStill(work, () => {
    for (const inner of todo.together) runBranch(work, play, inner, todo.together);
    todo.together = todo.together.filter((inner) => inner.length > 0);
    return todo.together.length > 0;
  });
}

/** The same for a line and what began beside it. */
function runAside(work: Work, play: Play, todo: AsideTodo, siblings: Agenda[] | undefined): boolean {
  return untilStill(work, () => {
    runBranch(work, play, todo.line, siblings);
    for (const inner of todo.aside) runBranch(work, play, inner, todo.aside);
    todo.aside = todo.aside.filter((inner) => inner.length > 0);
    return todo.line.length + todo.aside.length > 0;
  });
}

/** Once more, as long as a branch begins or ends another one that has had its turn. */
function untilStill(work: Work, pass: () => boolean): boolean {
  for (;;) {
    const { stirred } = work;
    const waits = pass();
    if (work.machine.over) return false;
    if (work.stirred === stirred) return waits;
  }
}

/** Put a question; true when nobody needs to be waited for. */
function open(work: Work, play: Play, ask: AskTodo): boolean {
  const rule = decisionRule(work.game, ask.ask);
  if (ask.id === undefined) {
    if (rule.sealed && !work.game.rules.windows) throw new Error(`${ask.ask} is sealed, and the game has no windows`);
    work.opened += 1;
    ask.id = decisionId(work.machine.seq, work.opened);
    ask.since = work.machine.seq;
    ask.seats = rule.seats(positionOf(work.game, work.machine), ask.args);
    ask.answers = {};
    if (rule.onlyAnswer) takeOnlyAnswers(work, play, rule, ask);
  }
  return waitingSeats(ask).length === 0;
}

function takeOnlyAnswers(work: Work, play: Play, rule: DecisionRule<GameTypes, JsonObject>, ask: AskTodo): void {
  const position = positionOf(work.game, work.machine);
  const answers: { [seat: SeatId]: Answer } = { ...ask.answers };
  for (const seat of waitingSeats(ask)) {
    const { choice } = rule.ask(position, seat, ask.args);
    if (rule.asksAnyway?.(position, seat, ask.args)) continue;
    if (countAnswers(choice, 2) !== 1) continue;
    for (const answer of enumerateAnswers(choice)) {
      answers[seat] = answer;
      rule.onlyAnswer?.(play, seat, answer, ask.args);
    }
  }
  ask.answers = answers;
}

/** The next line of a sheet takes effect, or is passed over where it does not fit any more. */
function nextLine(work: Work, play: Play, branch: Agenda, todo: SheetTodo): void {
  const [line, ...rest] = todo.lines;
  if (!line) {
    branch.pop();
    return;
  }
  todo.lines = rest;

  const { sheet } = decisionRule(work.game, todo.sheet);
  if (!sheet) throw new Error(`${todo.sheet} is not answered by a sheet`);
  const fits = fitLine(sheet.begin(positionOf(work.game, work.machine), todo.seat, todo.args), line);
  if (isPoint(fits)) sheet.carryOut(play, todo.seat, line, todo.args);
  else sheet.passOver(play, todo.seat, line, fits, todo.args);
}

function complete(work: Work, play: Play, branch: Agenda, ask: AskTodo): void {
  branch.pop();
  const rule = decisionRule(work.game, ask.ask);
  // With the last answer the others' become known.
  if (rule.sealed && (ask.seats ?? []).length > 1) play.reveal();
  if (rule.sheet) keepSheets(work.machine, ask);
  rule.apply(play, ask.answers ?? {}, ask.args);
}
