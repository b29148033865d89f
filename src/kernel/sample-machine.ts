import type { RandomSource } from './chance.ts';
import type { SeatId } from './decision.ts';
import { decisionRule } from './decision-rule.ts';
import { openAsks } from './find-ask.ts';
import { cloneData } from './json.ts';
import { type Game, type Machine, positionOf } from './machine.ts';

/**
 * A game that a seat cannot tell from this one: hidden things are drawn anew (`Rules.sample`), others have not answered
 * yet what they have answered in secret, and have ordered nothing ahead. Undefined where the game cannot do that.
 */
export function sampleMachine(game: Game, machine: Machine, seat: SeatId, draw: RandomSource): Machine | undefined {
  const drawn = game.rules.sample?.(positionOf(game, machine), seat, draw, machine.agenda);
  if (!drawn) return undefined;

  const { ahead, sheets, ...open } = machine;
  const { state, agenda = machine.agenda } = drawn;
  const sample: Machine = { ...open, state, agenda: cloneData(agenda), resigned: [...machine.resigned] };
  for (const { ask } of openAsks(sample.agenda)) {
    if (!decisionRule(game, ask.ask).sealed || !ask.answers) continue;
    const own = ask.answers[seat];
    ask.answers = own === undefined ? {} : { [seat]: own };
  }
  return sample;
}
