import { type Options, parseOptions } from '../../../../src/games/empires-in-arms/options.ts';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { CURRENT } from '../../../../src/games/empires-in-arms/rulesets.ts';
import type { EmpiresInArms } from '../../../../src/games/empires-in-arms/types.ts';
import type { Frame } from '../../../../src/kernel/frame.ts';
import { PlayedGame } from '../../played-game.ts';

type Laid = { readonly [purpose: string]: readonly number[] };

/** Some steps with battles (ruleset 3), on a board as it is; the dice by what they are for: `breach:ulm`. */
export function aStep(
  { state, pack }: Board,
  agenda: readonly Frame<EmpiresInArms>[],
  dice: Laid = {},
  options: Partial<Options> = {},
): PlayedGame<EmpiresInArms> {
  const setting = { seats: POWERS, options: parseOptions({ ...options, powers: [...POWERS] }), pack, ruleset: CURRENT };
  const setup: typeof rules.setup = () => ({ state, agenda });
  const laid = Object.entries(dice).flatMap(([purpose, faces]) =>
    faces.map((result) => ({ purpose: `die:${purpose}`, result })),
  );
  return new PlayedGame({ rules: { ...rules, setup }, setting }, { dice: laid });
}
