import { effectAt, eventOf } from '../../../src/games/versailles-1919/cards.ts';
import type { FactionId } from '../../../src/games/versailles-1919/pack-types.ts';
import { aTable } from './a-table.ts';
import type { TestGame } from './test-game.ts';

/**
 * A table on which every event has something to do: the UK is active, Anschluss has just been settled by France and
 * brought unrest to Europe; all have cubes and units in several places.
 */
export function aBusyTable() {
  return aTable()
    .withSettled('fr', 'anschluss', ['reparations'], 'no')
    .withSettled('fr', 'korea', ['self-determination'])
    .withSettled('fr', 'disarmament', ['containment'])
    .withSettled('us', 'ukraine', ['bolshevik', 'bolshevik'])
    .withSettled('us', 'indemnity', ['reparations'])
    .withSettled('uk', 'palestine', ['empire-uk'])
    .withWaitingRoom('smyrna', 'togo', 'armenia')
    .withInfluence('smyrna', { uk: 1, us: 2 })
    .withUnrest('eu', 3)
    .withUnrest('ba', 4, 1)
    .withUnrest('me', 3, 1)
    .withUnrest('af', 2)
    .withUnrest('pa', 3)
    .withUnit('uk', 'pa', 8)
    .withUnit('uk', 'af', 8)
    .withUnit('fr', 'eu', 8)
    .withUnits('us', { exhausted: 1 })
    .withAvailable({ uk: 8, fr: 5, us: 3 })
    .withHappiness({ uk: 18, fr: 15, us: 16 })
    .withStrategyOf({ uk: 'isolationism', fr: 'global-trade', us: 'fourteen-points' })
    .withDice({
      'die:uprising:eu': [1],
      'die:uprising:ba': [1],
      'die:uprising:me': [1],
      'die:uprising:af': [1],
      'die:uprising:pa': [1],
      'die:region': [2],
    })
    .with((state) => {
      state.active = 'uk';
      state.settling = { issue: 'anschluss', winner: 'fr', unrestIn: ['eu'] };
    });
}

/** The conference event of a card on the busy table, decided by the UK. */
export function conferenceOf(event: string, cube?: FactionId): TestGame {
  return aBusyTable()
    .withEvent(event, cube)
    .doing({ step: 'conference-event', args: { faction: 'uk' } });
}

/** The crisis of a card on the busy table; the UK is active. */
export function crisisOf(id: string): TestGame {
  const game = aBusyTable();
  const { pack, options } = game.doing().position;
  const effect = effectAt({ options }, eventOf(pack, id).crisis);
  return game.doing({
    step: 'carry-out',
    args: { effect, context: { you: 'uk', card: { event: id, part: 'crisis' } } },
  });
}
