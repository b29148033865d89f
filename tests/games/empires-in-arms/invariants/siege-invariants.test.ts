import { expect, test } from '@jest/globals';
import { landInvariants } from '../../../../src/games/empires-in-arms/invariants/land-invariants.ts';
import { siegeInvariants } from '../../../../src/games/empires-in-arms/invariants/siege-invariants.ts';
import { beginLandTurn } from '../../../../src/games/empires-in-arms/land/land-turn.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { aCampaign } from '../harness/a-campaign.ts';

const FAULTS: readonly (readonly [says: string, breaks: (state: State) => void])[] = [
  [
    'paris is not besieged, and it is noted since when',
    (state) => {
      state.siegesSince = { paris: 0 };
    },
  ],
  [
    'paris is besieged since a month to come',
    (state) => {
      state.siegesSince = { paris: 3 };
    },
  ],
  [
    'there is no land atlantis whose capital france could hold',
    (state) => {
      state.capitalsHeld = { atlantis: { by: 'france', since: 0 } };
    },
  ],
  [
    'the capital of hesse is held since a month to come',
    (state) => {
      state.capitalsHeld = { hesse: { by: 'france', since: 1 } };
    },
  ],
  [
    'corps have fought outside of the land phase',
    (state) => {
      state.phase = 'economy';
      state.fought = ['france_i'];
    },
  ],
  [
    'sieges are answered ahead outside of the land phase',
    (state) => {
      state.phase = 'economy';
      state.siegesAhead = { spain: { 'sally-paris': 'sally' } };
    },
  ],
  [
    '0 cossack of russia are in moscow',
    (state) => {
      state.irregulars = { moscow: [{ kind: 'cossack', power: 'russia', number: 0 }] };
    },
  ],
  [
    'france has guerrillas in paris',
    (state) => {
      state.irregulars = { paris: [{ kind: 'guerrilla', power: 'france', number: 1 }] };
    },
  ],
  [
    'irregulars of one kind are in moscow twice',
    (state) => {
      const cossack = { kind: 'cossack', power: 'russia', number: 1 } as const;
      state.irregulars = { moscow: [cossack, { ...cossack }] };
    },
  ],
  [
    'spain is gone, and holds prisoners',
    (state) => {
      state.powers.spain.played = 'gone';
      state.prisoners = [{ of: 'france', by: 'spain', factors: { infantry: 1 } }];
    },
  ],
  [
    'spain holds a part of a factor of france',
    (state) => {
      state.prisoners = [{ of: 'france', by: 'spain', factors: { infantry: 0.5 } }];
    },
  ],
  [
    'spain holds prisoners of france twice',
    (state) => {
      const one = { of: 'france', by: 'spain', factors: { infantry: 1 } } as const;
      state.prisoners = [one, { ...one }];
    },
  ],
  [
    'ney is a prisoner of france',
    (state) => {
      state.leaders.ney = { is: 'captured', by: 'france' };
    },
  ],
  [
    'bavaria has forces, and is no free state',
    (state) => {
      state.minors.bavaria = { status: 'conquered', controller: 'france' };
      state.corps.bavaria_i = { area: 'paris', factors: { infantry: 1 } };
    },
  ],
];

test.each(FAULTS)('%s', (says, breaks) => {
  const board = aCampaign();
  expect(siegeInvariants(board)).toEqual([]);
  breaks(board.state);
  expect(siegeInvariants(board)).toContain(says);
});

test('7.5.4.2.3: a siege may have nobody inside only while the battle goes on in which they fell', () => {
  const board = aCampaign();
  board.state.phase = 'land';
  board.state.landTurn = beginLandTurn('austria');
  board.state.corps.france_i = { area: 'cracow', factors: { infantry: 1 } };
  delete board.state.garrisons.cracow;
  board.state.sieges = { cracow: ['france'] };
  expect(landInvariants(board)).toContain('france besieges cracow, where no enemy is');
  board.state.attacks = [{ area: 'cracow', attackers: ['austria'], defenders: ['france'] }];
  expect(landInvariants(board)).not.toContain('france besieges cracow, where no enemy is');
});
