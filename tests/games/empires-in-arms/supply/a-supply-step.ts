import { parseOptions } from '../../../../src/games/empires-in-arms/options.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import type { EmpiresInArms } from '../../../../src/games/empires-in-arms/types.ts';
import { PlayedGame } from '../../played-game.ts';
import { anEmptyMap } from '../land/a-land-step.ts';

/** July 1805, so no winter, on an empty map; `month`: another one, counted from January. */
export function aSummer(month = 6): Board {
  const board = anEmptyMap();
  board.state.month = month;
  board.state.phase = 'land';
  return board;
}

/** Depots of a power, none of which was placed in this month. */
export function depots({ state }: Board, power: Power, ...areas: readonly string[]): void {
  for (const area of areas) state.depots[area] = { power };
}

/** An ally's depots may be used (7.4.2.2). */
export function letUseDepots({ state }: Board, ally: Power, power: Power): void {
  state.access = { ...state.access, [ally]: [...(state.access?.[ally] ?? []), { to: power, into: 'depots' }] };
}

/** The supply step alone; the dice by what they are for: `forage:munich`. */
export function supplied(
  { state }: Board,
  powers: readonly Power[],
  dice: { readonly [purpose: string]: readonly number[] } = {},
): PlayedGame<EmpiresInArms> {
  const setting = {
    seats: POWERS,
    options: parseOptions({ powers: [...POWERS] }),
    pack: rules.builtInPack().pack,
    ruleset: 2,
  };
  const setup: typeof rules.setup = () => ({ state, agenda: [{ step: 'supply', args: { powers } }] });
  const laid = Object.entries(dice).flatMap(([purpose, faces]) =>
    faces.map((result) => ({ purpose: `die:${purpose}`, result })),
  );
  return new PlayedGame({ rules: { ...rules, setup }, setting }, { dice: laid });
}
