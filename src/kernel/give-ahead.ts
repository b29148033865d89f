import { isDeepStrictEqual } from 'node:util';
import { type AheadAct, BY_SERVER, readAhead } from './ahead-act.ts';
import type { AheadFact } from './ahead-fact.ts';
import { explainConditions, namedIn, noteConditions, seenBy } from './ahead-form.ts';
import { type AheadOrder, aheadOrder, keepAhead } from './ahead-orders.ts';
import type { GivenAnswer } from './ask-for.ts';
import { chapterAt } from './chapter.ts';
import type { SheetLine } from './choice.ts';
import { decisionRule } from './decision-rule.ts';
import { askedFor, judgeAhead } from './judge-ahead.ts';
import type { Channel } from './log.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';
import { aheadSheet, expectedFor, whyNotAhead } from './open-ahead.ts';
import { plainLine } from './plain-line.ts';
import { refusalOf } from './refusal-of.ts';
import { illegal } from './refuse-answer.ts';
import { byRule } from './refuse-sheet.ts';
import { walkSheet } from './walk-sheet.ts';
import type { Work } from './work.ts';

type Given = GivenAnswer & { readonly how?: Channel };
type At = { readonly seat: string; readonly id: string };

/**
 * Something is ordered ahead, changed, taken back, or the server notes what became of it: always in secret. Refuses
 * (`illegal-answer`) lines that do not fit and conditions that contradict each other, and (`stale`) what is not open to
 * be ordered ahead, or was not.
 */
export function giveAhead(work: Work, { decision: id, seat, answer, how }: Given): void {
  const act = readAhead(answer);
  // A ruling is read by everybody.
  if (!work.secret || !act || (BY_SERVER.includes(act.does) && how !== 'ahead'))
    throw illegal(msg('kernel.ahead-unread'));
  if (act.does === 'give') give(work, { seat, id }, act);
  else change(work, { seat, id }, act);
}

function give(work: Work, { seat, id }: At, { lines, unless }: Extract<AheadAct, { does: 'give' }>): void {
  const { game, machine } = work;
  const { open, begin, section } = aheadSheet(game, machine, seat, id);
  const { ask, args } = open;
  const seen = seenBy(game, machine, seat);
  const problem = explainConditions(game, ask, seen, unless);
  if (problem) throw illegal(msg('kernel.by-rule', { problem, section }), game);
  const refusal = refusalOf(decisionRule(game, ask), expectedFor(game, machine, seat, open), seat, args, lines);
  if (refusal) throw illegal(refusal, game);

  const chapter = chapterAt(game, machine)?.id ?? '';
  const noted = noteConditions(game, ask, seen, unless);
  const order: AheadOrder = { ask, args, chapter, lines, unless, noted };
  const said = walkSheet(begin, lines).lines.flatMap(({ words }) => (words ? [words] : []));
  keepAhead(machine, { seat, id }, order);
  tell(work, { seat, id }, order, { what: 'give', lines: said, named: namedIn(unless) });
}

function change(work: Work, at: At, act: Exclude<AheadAct, { does: 'give' }>): void {
  const { game, machine } = work;
  const order = aheadOrder(machine, at);
  if (!order) throw whyNotAhead(game, machine, at.seat, at.id);
  switch (act.does) {
    case 'withdraw':
    case 'lapse':
      keepAhead(machine, at, undefined);
      tell(work, at, order, { what: act.does });
      return;
    case 'confirm': {
      const { review, ...confirmed } = order;
      if (!review) throw illegal(msg('kernel.ahead-not-inherited'));
      keepAhead(machine, at, confirmed);
      tell(work, at, order, { what: 'confirm' });
      return;
    }
    case 'ask':
      keepAhead(machine, at, { ...order, asked: act.why });
      tell(work, at, order, { what: 'ask', named: askedBecause(order, act.why) });
      return;
    case 'pass': {
      const passed = sayPassed(work, at, act.lines);
      keepAhead(machine, at, { ...order, lines: without(order.lines, act.lines) });
      tell(work, at, order, { what: 'pass', lines: passed });
    }
  }
}

/** Why the server asks after all: the conditions with what was said of them. */
function askedBecause({ unless }: AheadOrder, why: readonly string[]): AheadFact['named'] {
  const named = namedIn(unless);
  return why.map((id) => named.find((one) => one.id === id) ?? { id, given: '' });
}

function without(lines: readonly SheetLine[], passed: readonly SheetLine[]): readonly SheetLine[] {
  const left = [...passed];
  return lines.filter((line) => {
    const at = left.findIndex((one) => isDeepStrictEqual(one, line));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Lines that do not fit any more, with the reasons. */
function sayPassed({ game, machine }: Work, at: At, passed: readonly SheetLine[]): readonly Message[] {
  const asked = askedFor(game, machine, at);
  const judged = asked && judgeAhead(game, machine, asked);
  return passed.map((line) => {
    const misfit = judged?.misfits.find((one) => isDeepStrictEqual(one.line, line))?.misfit;
    const words = plainLine(line);
    if (!asked || !misfit) return msg('kernel.ahead-line', { line: words });
    const { section } = decisionRule(game, asked.ask);
    return msg('kernel.ahead-passed', { line: words, problem: byRule(misfit, section) });
  });
}

type Told = Pick<AheadFact, 'what'> & Partial<Pick<AheadFact, 'lines' | 'named'>>;

function tell({ facts }: Work, { seat }: At, { ask, args }: AheadOrder, told: Told): void {
  const fact: AheadFact = { type: 'ahead', seat, ask, args, lines: [], named: [], ...told };
  facts.push(fact);
}
