import { parseOptions } from '../../../../src/games/empires-in-arms/options.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import type { EmpiresInArms } from '../../../../src/games/empires-in-arms/types.ts';
import type { GivenDraw } from '../../../../src/kernel/chance.ts';
import type { Frame } from '../../../../src/kernel/frame.ts';
import { PlayedGame } from '../../played-game.ts';
import type { ABoard } from './a-war.ts';

type Frames = readonly Frame<EmpiresInArms>[];
type Choice = { readonly dice?: readonly GivenDraw[]; readonly played?: readonly Power[] };

/** A game that consists of a board and some frames alone, such as a peace step. */
export function played(board: ABoard, frames: Frames, { dice = [], played: seats = POWERS }: Choice = {}) {
  const { state, pack } = board;
  const setting = { seats, options: parseOptions({ powers: [...seats] }), pack, ruleset: rules.ruleset.current };
  const game = { rules: { ...rules, setup: () => ({ state, agenda: frames }) }, setting };
  return new PlayedGame<EmpiresInArms>(game, { dice });
}

type Written = {
  readonly suits?: { [P in Power]?: 'all' | Power };
  readonly offers?: { [P in Power]?: Power[] };
};

/** The peace step with what the powers wrote. */
export function peaceStep(board: ABoard, { suits = {}, offers = {} }: Written, choice: Choice = {}) {
  return played(board, [{ step: 'peace-step', args: { suits, offers } }], choice);
}

/** A die that shows so many, when it is asked for. */
export const die = (purpose: string, value: number): GivenDraw => ({ purpose, result: value });
