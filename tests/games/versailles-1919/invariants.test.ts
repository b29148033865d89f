import { describe, expect, test } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import type { State } from '../../../src/games/versailles-1919/state.ts';
import { aTable } from './a-table.ts';

/** Four players in the middle of a game: cubes on an issue and on the event, units on tracks, an issue with a token. */
function sound() {
  return aTable()
    .withPlayers('uk', 'fr', 'us', 'it')
    .withTable('rhineland', 'silesia')
    .withWaitingRoom('korea', 'togo', 'armenia')
    .withInfluence('rhineland', { fr: 3, uk: 1 })
    .withEvent('gertrude-bell', 'us')
    .withUnrest('eu', 4, 2)
    .withUnit('fr', 'eu', 6)
    .withUnit('uk', 'eu', 5)
    .withUnits('it', { demobilized: 1 })
    .withSettled('us', 'smyrna', ['navy-us'])
    .turnOf('uk');
}

const faultsOf = (change: (state: State) => void) => rules.invariants(sound().changed(change).position);

test('a sound position has no faults', () => {
  expect(faultsOf(() => {})).toEqual([]);
});

const supply = (state: State, faction: 'uk' | 'fr' | 'us' | 'it') => {
  const found = state.supply[faction];
  if (!found) throw new Error(`${faction} has no pieces`);
  return found;
};

describe('1.4: 15 cubes of each nation, each in exactly one place', () => {
  test.each<[string, (state: State) => void, string]>([
    ['one too many Available', (state) => (supply(state, 'uk').available += 1), '16 influence cubes of the UK'],
    ['one lost from Exhausted', (state) => (supply(state, 'fr').exhausted -= 1), '14 influence cubes of France'],
    ['one lost from an issue', (state) => (state.influence.rhineland = { fr: 2, uk: 1 }), '14 influence cubes of Fra'],
    ['the cube on the event gone', (state) => (state.eventCube = undefined), '14 influence cubes of the US'],
    [
      'cubes on an issue that is neither on the Table nor in the Waiting Room',
      (state) => {
        state.influence.smyrna = state.influence.rhineland ?? {};
        delete state.influence.rhineland;
      },
      'influence lies on Smyrna',
    ],
  ])('%s', (_, change, fault) => {
    expect(faultsOf(change).join()).toContain(fault);
  });

  test('none below zero, though the sum fits', () => {
    const change = (state: State) => {
      supply(state, 'it').available += 1;
      supply(state, 'it').exhausted -= 1;
    };
    expect(faultsOf(change)).toEqual(['somewhere there are fewer than no influence cubes of Italy']);
  });
});

describe('1.4, 8.5: three units of each nation, each in exactly one place', () => {
  test.each<[string, (state: State) => void, string]>([
    ['one too many Available', (state) => (supply(state, 'us').units.available += 1), '4 units of the US'],
    ['one lost from a track', (state) => delete state.tracks.eu.units.fr, '2 units of France'],
    ['one back from the Demobilize track', (state) => state.demobilized.pop(), '2 units of Italy'],
    [
      'two in one box',
      (state) => {
        state.demobilized = [5, 5].map((box) => ({ faction: 'it', box }));
        supply(state, 'it').units.available -= 1;
      },
      'more units are in the demobilization box 5 than it has room for',
    ],
  ])('%s', (_, change, fault) => {
    expect(faultsOf(change).join()).toContain(fault);
  });
});

describe('6.2, 7.1, 8.2: the tracks', () => {
  test.each<[string, (state: State) => void, string]>([
    ['the keg beyond column 3', (state) => (state.tracks.pa.keg = 4), 'in the Pacific the powder keg is in column 4'],
    [
      'the unrest in the keg’s column',
      (state) => (state.tracks.eu.unrest = 2),
      'not right of the powder keg in column 2',
    ],
    [
      'the unrest in the start box',
      (state) => (state.tracks.pa.unrest = 0),
      'not right of the powder keg in its start',
    ],
    ['the unrest beyond column 8', (state) => (state.tracks.pa.unrest = 9), 'column 9, beyond the track'],
    [
      'the unrest in a unit’s column',
      (state) => (state.tracks.eu.unrest = 5),
      'not left of the unit of the UK in column 5',
    ],
    ['two units in one space', (state) => (state.tracks.eu.units.fr = 5), 'two units are in column 5'],
    ['a unit in column 4', (state) => (state.tracks.me.units.us = 4), 'a unit is in column 4, where none can be'],
  ])('%s', (_, change, fault) => {
    expect(faultsOf(change).join()).toContain(fault);
  });
});

test.each([-1, 31, 2.5])('6.1: happiness is a whole number from 0 to 30: not %d', (at) => {
  expect(faultsOf((state) => (state.happiness.fr = at))).toEqual([`France is at happiness ${at}`]);
});

describe('1.5: every card in exactly one place, tokens on settled issues only', () => {
  test.each<[string, (state: State) => void, string]>([
    ['an issue twice', (state) => state.discard.push('silesia'), 'Silesia is in 2 places at once'],
    ['an issue lost', (state) => state.waitingRoom.pop(), 'Armenia is in 0 places at once'],
    ['an event twice', (state) => state.eventDeck.push('gertrude-bell'), 'Gertrude Bell is in 2 places at once'],
    ['an event lost', (state) => (state.event = undefined), 'Gertrude Bell is in 0 places at once'],
    ['a card from another game', (state) => state.deck.push('catan'), 'there are 54 cards instead of 53'],
    [
      'tokens before the option is chosen',
      (state) => {
        for (const settled of state.settled) settled.option = undefined;
      },
      'tokens lie on Smyrna, which has no option',
    ],
    ['a strategy card twice', (state) => state.strategies.push(...state.strategies.slice(0, 1)), 'is there twice'],
    [
      'a strategy card before the first uprising',
      (state) => (state.strategyOf.uk = state.strategies.shift() ?? ''),
      'somebody has a strategy card before the first uprising',
    ],
  ])('%s', (_, change, fault) => {
    expect(faultsOf(change).join()).toContain(fault);
  });

  test('a strategy card left open though everybody has one', () => {
    const change = (state: State) => {
      state.strategiesChosen = true;
      for (const faction of state.order) state.strategyOf[faction] = state.strategies.shift() ?? '';
    };
    expect(faultsOf(change)).toEqual(['a strategy card lies open though everybody has one']);
  });
});

describe('10.4e, 12: bids and deals', () => {
  const bidding = () =>
    aTable()
      .withSettled('uk', 'smyrna')
      .with((state) => {
        state.active = 'us';
      })
      .doing({ step: 'unsettle-issue', args: { issue: 'smyrna', uprising: undefined } })
      .answer('units:2', 3);

  test('the best bidder has the units and the influence of the bid', () => {
    expect(rules.invariants(bidding().position)).toEqual([]);
    const units = bidding().changed((state) => {
      const { units: own } = supply(state, 'uk');
      Object.assign(own, { available: 1, exhausted: own.exhausted + 2 });
    });
    expect(rules.invariants(units.position)).toEqual(['the UK does not have the units of its bid']);
    const influence = bidding().changed((state) => Object.assign(supply(state, 'uk'), { available: 2, exhausted: 13 }));
    expect(rules.invariants(influence.position)).toEqual(['the UK does not have the influence of its bid']);
  });

  test('a deal is open until all parties have accepted, and nobody deals with themselves', () => {
    const open = { id: 1, by: 'uk', parties: ['fr'], transfers: [], promises: [], note: undefined } as const;
    const faults = (deal: Pick<State['deals'][number], 'accepted' | 'status'>) =>
      faultsOf((state) => {
        state.dealsMade = 1;
        state.deals = [{ ...open, ...deal }];
      });
    expect(faults({ accepted: [], status: 'open' })).toEqual([]);
    expect(faults({ accepted: ['fr'], status: 'open' })).toEqual(['deal 1 is open, accepted by France']);
    expect(faults({ accepted: [], status: 'accepted' })).toEqual(['deal 1 is accepted, accepted by nobody']);
    const own = faultsOf((state) => {
      state.dealsMade = 1;
      state.deals = [{ ...open, parties: ['uk'], accepted: [], status: 'open' }];
    });
    expect(own).toEqual(['deal 1 is between the UK, the UK']);
  });

  test('promises do not contradict each other', () => {
    const faults = faultsOf((state) => {
      state.promises = [
        { kind: 'bid', faction: 'fr', how: 'pass' },
        { kind: 'bid', faction: 'fr', how: 'must' },
      ];
    });
    expect(faults).toEqual(['promises of France contradict each other']);
  });
});

describe('section 16: a solitaire game', () => {
  const alone = (change: (state: State) => void) =>
    rules.invariants(aTable().alone('us').turnOf('us').changed(change).position);

  test.each<[string, (state: State) => void, string]>([
    ['without its part', (state) => (state.solo = undefined), 'a solitaire game has exactly one seat'],
    ['VP below zero', (state) => Object.assign(state.solo ?? {}, { points: -1 }), 'the player has -1 VP'],
    ['a marker of Japan', (state) => (state.happiness.jp = 20), 'a happiness marker that does not play in solitaire'],
    ['strategy cards', (state) => state.strategies.push('isolationism'), 'there are strategy cards in solitaire'],
    [
      'a cube on the event',
      (state) => {
        state.eventCube = 'us';
        supply(state, 'us').available -= 1;
      },
      'influence lies on an event in solitaire',
    ],
  ])('%s', (_, change, fault) => {
    expect(alone(change).join()).toContain(fault);
  });
});
