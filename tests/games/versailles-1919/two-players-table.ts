import { aTable } from './a-table.ts';
import type { TestGame } from './test-game.ts';

/** The UK and France, with the neutral US. */
export function twoPlayers() {
  return aTable()
    .withPlayers('uk', 'fr')
    .withWaitingRoom('korea', 'togo', 'armenia')
    .withEvent('gertrude-bell')
    .withWaitingEvents('arthur-balfour', 'paul-hymans');
}

/** The same, in the middle of the conference. */
export function twoInTalks() {
  return twoPlayers().withTable('rhineland', 'silesia').withNextEvents('jan-smuts');
}

/** The player has done what they wanted; the US is next. */
export function toTheUs(game: TestGame): TestGame {
  return game.answer('place', { togo: 1, armenia: 1 }, 'none');
}
