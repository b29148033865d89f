import type { Game } from './machine.ts';
import type { GameModule, GameTypes } from './rules.ts';

/*
 * The engine and the registry handle every game's states, steps and facts alike. These are the only
 * casts of the kernel: TypeScript cannot relate one game's bundle of types to the bundle of all games.
 */

export function anyModule<G extends GameTypes>(module: GameModule<G>): GameModule {
  return module as unknown as GameModule;
}

export function anyGame<G extends GameTypes>(game: Game<G>): Game {
  return game as unknown as Game;
}
