import type { Wanting } from '../../../../src/games/empires-in-arms/minors/minors-frames.ts';
import { parseOptions } from '../../../../src/games/empires-in-arms/options.ts';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import type { EmpiresInArms } from '../../../../src/games/empires-in-arms/types.ts';
import type { Frame } from '../../../../src/kernel/frame.ts';
import { PlayedGame } from '../../played-game.ts';

type Begin = {
  readonly change?: (state: State) => void;
  readonly wanting?: Wanting;
  /** The dice of the step, by what they are for: `portugal:spain`. */
  readonly dice?: { readonly [purpose: string]: readonly number[] };
  readonly frame?: Frame<EmpiresInArms>;
};

/** The control step of January 1805 alone (4.6), after a change of the state by hand. */
export function aControlStep({ change = () => {}, wanting = {}, dice = {}, frame }: Begin): PlayedGame<EmpiresInArms> {
  const setting = {
    seats: POWERS,
    options: parseOptions({ powers: [...POWERS] }),
    pack: rules.builtInPack().pack,
    ruleset: rules.ruleset.current,
  };
  const setup: typeof rules.setup = (given) => {
    const { state } = rules.setup(given);
    change(state);
    return { state, agenda: [frame ?? { step: 'control-step', args: { wanting } }] };
  };
  const laid = Object.entries(dice).flatMap(([purpose, faces]) =>
    faces.map((result) => ({ purpose: `die:${purpose}`, result })),
  );
  return new PlayedGame({ rules: { ...rules, setup }, setting }, { dice: laid });
}
