import { anyModule } from '../kernel/any-game.ts';
import type { GameModule } from '../kernel/rules.ts';
import { board as ironCurtainBoard } from './iron-curtain/board.ts';
import { rules as ironCurtain } from './iron-curtain/rules.ts';

/** Every game of this server by its id. */
export type Games = ReadonlyMap<string, GameModule>;

export const games: Games = new Map(
  [anyModule({ rules: ironCurtain, board: ironCurtainBoard })].map((game) => [game.rules.id, game]),
);
