import { answerQuestion } from './answer-question.ts';
import { correctionRule } from './corrections.ts';
import { explainRefusal } from './explain-refusal.ts';
import { findAsk } from './find-ask.ts';
import type { Ruling } from './log.ts';
import { positionOf } from './machine.ts';
import { msg } from './msg.ts';
import { isStuck } from './optional-actions.ts';
import { illegal, stale } from './refuse-answer.ts';
import { applyAside } from './run-agenda.ts';
import type { Work } from './work.ts';

type Of<Type extends Ruling['type']> = Extract<Ruling, { type: Type }>;

/**
 * What a ruling does to the position; where it goes back in the log, the position is the one that it goes back to.
 * Refuses (`illegal-answer`) what breaks an invariant of the game or leaves an open question without any answer, and
 * what `answerQuestion` refuses.
 */
export function applyRuling(at: Work, ruling: Ruling): void {
  switch (ruling.type) {
    case 'rewind':
    case 'undo': // the replay has gone back already
      return;
    case 'replace-roll':
    case 'force':
      answerQuestion(at, ruling);
      return;
    case 'correct':
      correct(at, ruling);
      return;
    case 'withdraw':
      withdraw(at, ruling);
      return;
    case 'end':
      at.machine.over = true;
      at.machine.ended = ruling.how;
      at.machine.agenda = [];
      return;
  }
}

function correct(at: Work, { correction, answer }: Of<'correct'>): void {
  const { game, machine } = at;
  const rule = correctionRule(game, correction);
  const refusal = explainRefusal(rule.ask(positionOf(game, machine)).choice, answer);
  if (refusal) throw illegal(refusal);
  applyAside(at, (play) => rule.apply(play, answer));
  const broken = game.rules.invariants(positionOf(game, machine));
  if (broken.length > 0) throw illegal(msg('kernel.breaks-invariant', { broken: [...broken] }));
  if (isStuck(game, machine)) throw illegal(msg('kernel.leaves-no-answer'));
}

function withdraw({ game, machine }: Work, { decision, seat }: Of<'withdraw'>): void {
  const found = findAsk(machine.agenda, decision);
  if (!found) throw stale(machine.over);
  const { [seat]: withdrawn, ...others } = found.ask.answers ?? {};
  if (withdrawn === undefined) throw illegal(msg('kernel.has-not-answered', { seat: game.rules.seatName(seat) }));
  found.ask.answers = others;
}
