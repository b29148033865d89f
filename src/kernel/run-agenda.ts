import { askedNow } from './asked-now.ts';
import type { Answer } from './choice.ts';
import { countAnswers } from './count-answers.ts';
import type { Dealer } from './dealer.ts';
import type { SeatId } from './decision.ts';
import { decisionId } from './decision-id.ts';
import { decisionRule, waitingSeats } from './decision-rule.ts';
import { enumerateAnswers } from './enumerate-answers.ts';
import { openAsks } from './find-ask.ts';
import type { JsonObject } from './json.ts';
import { keepSheets } from './last-sheet.ts';
import { type Agenda, type AskTodo, agendaOf, type Game, type Machine, type SheetTodo } from './machine.ts';
import type { DecisionRule, Frame, GameTypes, Play } from './rules.ts';
import { isPoint } from './sheet.ts';
import { fitLine } from './walk-sheet.ts';

/** Thrown where hidden information would become known and must not: a draft ends here. */
export class RevealNeeded extends Error {}

/** One entry at work: the working copy of the machine, and what comes out beside it. */
export type Work = {
  readonly game: Game;
  readonly machine: Machine;
  readonly dealer: Dealer;
  readonly facts: { readonly type: string }[];
  /** False in drafts. */
  readonly mayReveal: boolean;
  /** The entry is one that others may know nothing of. */
  readonly secret: boolean;
  revealed: boolean;
  /** How many decisions this entry has opened. */
  opened: number;
  /** How many steps have run. */
  steps: number;
  /** The branch that runs just now; what is pushed goes there. */
  branch: Agenda;
};

/** Run until every branch waits for an answer or has nothing left to do. */
export function runAgenda(work: Work): void {
  const play = playOf(work);
  runBranch(work, play, work.machine.agenda);
  if (work.machine.over) work.machine.agenda = [];
  else if (work.machine.agenda.length === 0) work.machine.over = true;
}

/**
 * Something that nobody waited for: what it pushes comes first, and open questions that have one answer by now get it.
 * `check` may refuse what was done before those answers have their effects, which may draw and reveal.
 */
export function applyAside(work: Work, apply: (play: Play) => void, check: () => void = () => {}): void {
  const play = playOf(work);
  work.branch = work.machine.agenda;
  apply(play);
  // Nothing that others could notice follows from what is done in secret.
  if (!work.secret) runAgenda(work);
  check();
  if (work.secret) return;
  for (const { ask } of openAsks(work.machine.agenda)) {
    const asked = decisionRule(work.game, ask.ask);
    if (asked.onlyAnswer) takeOnlyAnswers(play, asked, ask);
  }
  runAgenda(work);
}

/** Rules that run on and on without a question are a fault, and one that must not stop the whole server. */
const MOST_STEPS = 100_000;

/** True when the branch waits for an answer. */
function runBranch(work: Work, play: Play, branch: Agenda): boolean {
  for (;;) {
    const top = branch.at(-1);
    if (!top || work.machine.over) return false;
    if ('step' in top) {
      branch.pop();
      work.branch = branch;
      work.steps += 1;
      if (work.steps > MOST_STEPS) throw new Error(`${top.step} and others run on without a question`);
      const step = work.game.rules.steps[top.step];
      if (!step) throw new Error(`no step ${top.step}`);
      step.run(play, top.args);
    } else if ('sheet' in top) {
      work.branch = branch;
      nextLine(work, play, branch, top);
    } else if ('ask' in top) {
      if (!open(work, play, top)) return true;
      complete(work, play, branch, top);
    } else {
      const waits = top.together.map((inner) => runBranch(work, play, inner));
      if (waits.includes(true) && !work.machine.over) return true;
      branch.pop();
    }
  }
}

/** Put a question; true when nobody needs to be waited for. */
function open(work: Work, play: Play, ask: AskTodo): boolean {
  const rule = decisionRule(work.game, ask.ask);
  if (ask.id === undefined) {
    work.opened += 1;
    ask.id = decisionId(work.machine.seq, work.opened);
    ask.since = work.machine.seq;
    ask.seats = rule.seats(play, ask.args);
    ask.answers = {};
    if (rule.onlyAnswer) takeOnlyAnswers(play, rule, ask);
  }
  return waitingSeats(ask).length === 0;
}

function takeOnlyAnswers(play: Play, rule: DecisionRule<GameTypes, JsonObject>, ask: AskTodo): void {
  const answers: { [seat: SeatId]: Answer } = { ...ask.answers };
  for (const seat of waitingSeats(ask)) {
    const { choice } = rule.ask(play, seat, ask.args);
    if (rule.asksAnyway?.(play, seat, ask.args)) continue;
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
  const fits = fitLine(sheet.begin(play, todo.seat, todo.args), line);
  if (isPoint(fits)) sheet.carryOut(play, todo.seat, line, todo.args);
  else sheet.passOver(play, todo.seat, line, fits, todo.args);
}

function complete(work: Work, play: Play, branch: Agenda, ask: AskTodo): void {
  branch.pop();
  work.branch = branch;
  const rule = decisionRule(work.game, ask.ask);
  // With the last answer the others' become known.
  if (rule.sealed && (ask.seats ?? []).length > 1) play.reveal();
  if (rule.sheet) keepSheets(work.machine, ask);
  rule.apply(play, ask.answers ?? {}, ask.args);
}

function playOf(work: Work): Play {
  const { game, machine, dealer, facts } = work;
  const play: Play = {
    ...game.setting,
    state: machine.state,
    resigned: machine.resigned,
    asked: () => askedNow(game, machine.agenda, play),
    push: (...frames: readonly Frame[]) => {
      work.branch.push(...agendaOf(frames));
    },
    tell: (fact) => {
      facts.push(fact);
    },
    die: dealer.die,
    shuffle: dealer.shuffle,
    pick: dealer.pick,
    reveal: () => {
      if (!work.mayReveal) throw new RevealNeeded();
      work.revealed = true;
    },
    has: (flag) => {
      const since = game.rules.ruleset.flags[flag];
      if (since === undefined) throw new Error(`no ruleset flag ${flag}`);
      return game.setting.ruleset >= since;
    },
    end: () => {
      machine.over = true;
    },
  };
  return play;
}
