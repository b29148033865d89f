import { msg } from '../i18n/msg.ts';
import { askComputer } from '../kernel/ask-computer.ts';
import type { ComputerAnswer } from '../kernel/computer-rule.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { explainAnswer, fallbackAnswer } from '../kernel/open-decisions.ts';
import { seededRandom } from '../kernel/random.ts';
import type { Put } from './candidates.ts';
import { type Found, type LookAheadInput, lookAhead } from './look-ahead.ts';

/**
 * What a computer player answers for a seat: as the game's own player would, where it has one for this question; else
 * what looking ahead found; else the game's own answer for a seat that is away. Undefined when the seat is not asked.
 * It follows from what the seat sees and from the seed, as long as the budget of positions ends its thinking.
 */
export function chooseAnswer(game: Game, machine: Machine, input: LookAheadInput): ComputerAnswer | undefined {
  const { seat, decision, seed } = input;
  const isLegal = ({ answer }: ComputerAnswer) => !explainAnswer(game, machine, { decision, seat, answer });

  const own = askComputer(game, machine, { id: decision, seat, draw: seededRandom(`${seed} own`) });
  if (own && isLegal(own)) return own;

  const found = lookAhead(game, machine, input);
  const looked = found && { answer: found.best.answer, why: [whyOf(found)] };
  if (looked && isLegal(looked)) return looked;

  return usualAnswer(game, machine, { seat, decision });
}

/** What the game does for a seat that is away; undefined when it is not asked. */
export function usualAnswer(game: Game, machine: Machine, { seat, decision }: Put): ComputerAnswer | undefined {
  const usual = fallbackAnswer(game, machine, decision, seat);
  return usual === undefined ? undefined : { answer: usual, why: [msg('computer.why-usual')] };
}

function whyOf({ best, futures }: Found) {
  if (futures === 0) return msg('computer.why-only');
  const percent = Math.round((100 * best.won) / best.tries);
  return msg('computer.why-tried', { futures, tries: best.tries, percent });
}
