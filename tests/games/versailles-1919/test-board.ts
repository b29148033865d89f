import { board } from '../../../src/games/versailles-1919/board.ts';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import type { Versailles } from '../../../src/games/versailles-1919/types.ts';
import { anyModule } from '../../../src/kernel/any-game.ts';
import type { GameModule } from '../../../src/kernel/rules.ts';

/** The game as the registry has it, with its own types and without. */
export const versailles: GameModule<Versailles> = { rules, board };
export const anyVersailles = anyModule(versailles);
