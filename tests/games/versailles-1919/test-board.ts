import { nationName } from '../../../src/games/versailles-1919/names.ts';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { say } from '../../../src/games/versailles-1919/say.ts';
import type { Versailles } from '../../../src/games/versailles-1919/types.ts';
import { anyModule } from '../../../src/kernel/any-game.ts';
import type { GameModule } from '../../../src/kernel/rules.ts';

/** The game with a board of plain text, until it has one of its own. */
export const versailles: GameModule<Versailles> = {
  rules,
  board: {
    svg: () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
    text: (view) =>
      view.happiness.map(({ nation, at }) => say('versailles-1919.cubes-of', { who: nationName(nation), n: at })),
    private: () => [],
  },
};

export const anyVersailles = anyModule(versailles);
