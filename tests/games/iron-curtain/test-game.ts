import type { rules } from '../../../src/games/iron-curtain/rules.ts';
import type { CardId, IronCurtain } from '../../../src/games/iron-curtain/types.ts';
import type { Frame } from '../../../src/kernel/frame.ts';
import type { Game } from '../../../src/kernel/machine.ts';
import { PlayedGame } from '../played-game.ts';

/** A game of Iron Curtain that is played: from its beginning, or with these frames on its agenda. */
export class TestGame extends PlayedGame<IronCurtain> {
  constructor(game: Game<IronCurtain>, frames: readonly Frame<IronCurtain>[] | undefined, seed?: string) {
    const setup: typeof rules.setup = (setting) => {
      const begun = game.rules.setup(setting);
      return frames ? { ...begun, agenda: frames } : begun;
    };
    super({ ...game, rules: { ...game.rules, setup } }, { seed });
  }

  /** Cubes on a card: `2:1` (US, USSR). */
  cubes(card: CardId): string {
    const placed = this.state.map.find((other) => other.card === card);
    return placed ? `${placed.us}:${placed.ussr}` : 'not in play';
  }
}
