import { expect, test } from '@jest/globals';
import { leadersWith } from '../../../../src/games/empires-in-arms/forces/remove-unit.ts';
import { invariants } from '../../../../src/games/empires-in-arms/invariants/invariants.ts';
import { newTurn } from '../../../../src/games/empires-in-arms/naval/naval-state.ts';
import { changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { aCampaign } from '../harness/a-campaign.ts';

test('the first month is sound', () => {
  expect(invariants(aCampaign())).toEqual([]);
});

test('11: a new political combination is a country like others', () => {
  const board = aCampaign();
  board.state.combinations.poland = ['masovia', 'posen'];
  board.state.minors.poland = { status: 'free', controller: 'prussia', money: 0, manpower: 0 };
  expect(invariants(board)).toEqual([]);
});

const FAULTS: readonly (readonly [says: string, breaks: (state: State) => void])[] = [
  [
    'corps france_i is on france_fleet_ix, which is not on the map',
    (state) => {
      delete state.corps.france_i;
      state.aboard = { france_i: { fleet: 'france_fleet_ix', factors: { infantry: 1 } } };
    },
  ],
  [
    'corps france_i is on board and on land',
    (state) => {
      state.aboard = { france_i: { fleet: 'france_fleet_i', factors: { infantry: 1 } } };
    },
  ],
  [
    'france_fleet_i carries france_i and others',
    (state) => {
      state.aboard = {
        france_i: { fleet: 'france_fleet_i', factors: { infantry: 1 } },
        france_ii: { fleet: 'france_fleet_i', factors: { infantry: 1 } },
      };
    },
  ],
  [
    'corps france_i has no factor',
    (state) => {
      state.aboard = { france_i: { fleet: 'france_fleet_i', factors: {} } };
    },
  ],
  [
    'france_fleet_i has used 8 of 7 points',
    (state) => {
      state.phase = 'naval';
      state.naval = { place: 1, turn: { ...newTurn(['france']), used: { france_fleet_i: 8 } } };
    },
  ],
  [
    'a naval phase goes on in the politics phase',
    (state) => {
      state.naval = { place: 1 };
    },
  ],
  [
    'spain has given itself access',
    (state) => {
      state.access = { spain: [{ to: 'spain', into: 'land' }] };
    },
  ],
  [
    'spain gives access twice: france to ports',
    (state) => {
      state.access = {
        spain: [
          { to: 'france', into: 'ports' },
          { to: 'france', into: 'ports', until: 4 },
        ],
      };
    },
  ],
  [
    'spain gives russia access, and one of them is gone',
    (state) => {
      state.powers.russia.played = 'gone';
      state.access = { spain: [{ to: 'russia', into: 'land' }] };
    },
  ],
  ['france has 1.5 money and 0 manpower', (state) => Object.assign(state.powers.france, { money: 1.5 })],
  ['france has 25 money and -1 manpower', (state) => Object.assign(state.powers.france, { manpower: -1 })],
  ['there is no combination prussia_major', (state) => Object.assign(state.combinations, { prussia_major: [] })],
  ['B.6 binds spain to itself', (state) => state.treaties.push({ from: 'spain', to: 'spain', term: 'B.6', until: 9 })],
  [
    'B.6 binds spain to russia, and one of them is gone',
    (state) => {
      state.powers.russia.played = 'gone';
      state.treaties.push({ from: 'spain', to: 'russia', term: 'B.6', until: 9 });
    },
  ],
  ['austria and russia are allied and at war', (state) => between(state, { alliance: true, war: true })],
  [
    'austria and russia are bound by a royal marriage and at war',
    (state) => between(state, { marriage: true, war: true }),
  ],
  [
    'the war of austria and russia was begun by spain',
    (state) => {
      changeRelation(state, 'austria', 'russia').war = { since: 0, aggressors: ['spain'] };
    },
  ],
  [
    'france and great_britain have to do with each other, and one of them is gone',
    (state) => {
      state.powers.france.played = 'gone';
    },
  ],
  [
    'there are no powers russia|austria',
    (state) => {
      state.relations['russia|austria'] = {};
    },
  ],
  [
    'spain stands outside of the status display',
    (state) => {
      state.powers.spain.square = 40;
    },
  ],
  [
    'the account of spain ends at 3, not at 24',
    (state) => state.powers.spain.account.push({ month: 0, for: 'drift', points: 1, square: 3 }),
  ],
  ['there is no corps nobody', (state) => corps(state, 'nobody', 'paris', { infantry: 1 })],
  [
    'corps france_i stands in nowhere, which there is not',
    (state) => corps(state, 'france_i', 'nowhere', { infantry: 1 }),
  ],
  ['corps france_i has no factor', (state) => corps(state, 'france_i', 'paris', {})],
  ['corps france_i has -1, 3', (state) => corps(state, 'france_i', 'paris', { infantry: -1, militia: 3 })],
  ['corps france_i cannot hold guard', (state) => corps(state, 'france_i', 'paris', { guard: 1 })],
  [
    'corps france_i has 17 of infantry and militia, and room for 16',
    (state) => corps(state, 'france_i', 'paris', { infantry: 10, militia: 7 }),
  ],
  [
    'there is no fleet nobody',
    (state) => {
      state.fleets.nobody = { at: { in: 'port', area: 'london' }, ships: 1 };
    },
  ],
  [
    'fleet great_britain_fleet_i is in a place that is none for fleets',
    (state) => {
      state.fleets.great_britain_fleet_i = { at: { in: 'port', area: 'vienna' }, ships: 1 };
    },
  ],
  [
    'fleet great_britain_fleet_i has 0 ships, of at most 30',
    (state) => {
      state.fleets.great_britain_fleet_i = { at: { in: 'port', area: 'london' }, ships: 0 };
    },
  ],
  [
    'gibraltar has 99 factors, and room for',
    (state) => {
      state.garrisons.gibraltar = { nation: 'great_britain', infantry: 99, militia: 0 };
    },
  ],
  [
    'there is no leader nobody',
    (state) => {
      state.leaders.nobody = { is: 'beside' };
    },
  ],
  [
    'is with great_britain_fleet_v, which is not on the map',
    (state) => {
      expect(leadersWith(state, 'great_britain_fleet_v')).toEqual(['nelson']);
      delete state.fleets.great_britain_fleet_v;
    },
  ],
  ['nobody is lent and not on the map', (state) => lend(state, 'nobody', 'france')],
  ['austria_i is lent to its own power', (state) => lend(state, 'austria_i', 'austria')],
  [
    'nobody says whose berg is',
    (state) => {
      delete state.minors.berg;
    },
  ],
  [
    'there is no minor country utopia',
    (state) => {
      state.minors.utopia = { status: 'neutral' };
    },
  ],
  [
    'holland has -1 money and 0 manpower',
    (state) => {
      state.minors.holland = { status: 'free', controller: 'france', money: -1, manpower: 0 };
    },
  ],
  [
    'there is no province utopia',
    (state) => {
      state.ceded.utopia = 'france';
    },
  ],
  [
    'nobody is at war with berg, and it is listed',
    (state) => {
      state.minorWars.berg = [];
    },
  ],
  [
    'somebody is at war with berg twice',
    (state) => {
      state.minorWars.berg = ['france', 'france'];
    },
  ],
  [
    'spain has 0 money and -2 manpower',
    (state) => {
      Object.assign(state.powers.spain, { money: 0, manpower: -2 });
    },
  ],
  [
    'russia has 9 counters of the kind cossack, of 8',
    (state) => {
      state.irregulars = { moscow: [{ kind: 'cossack', power: 'russia', number: 9 }] };
    },
  ],
  [
    'more irregulars are in moscow than there are',
    (state) => {
      state.irregulars = { moscow: [{ kind: 'cossack', power: 'russia', number: 2, inCity: 3 }] };
    },
  ],
  [
    'russia has irregulars at a depot in moscow, which it has not',
    (state) => {
      state.irregulars = { moscow: [{ kind: 'cossack', power: 'russia', number: 2, atDepot: 2 }] };
      state.depots = { moscow: { power: 'turkey' } };
    },
  ],
  [
    'guerrillas hold the depot in madrid',
    (state) => {
      state.irregulars = { madrid: [{ kind: 'guerrilla', power: 'spain', number: 1, atDepot: 1 }] };
      state.depots = { madrid: { power: 'spain' } };
    },
  ],
  [
    'prussia has 7 counters of the kind depot, of 6',
    (state) => {
      state.depots = Object.fromEntries('abcdefg'.split('').map((area) => [area, { power: 'prussia' }]));
    },
  ],
  [
    'spain awaits 0 of infantry',
    (state) => state.arrivals.push({ nation: 'spain', power: 'spain', month: 1, what: 'infantry', number: 0 }),
  ],
  [
    'spain combines its land movement with nobody',
    (state) => state.combinedMovements.push({ month: 0, phase: 'land', powers: ['spain'] }),
  ],
  [
    'spain combines its naval movement twice',
    (state) =>
      state.combinedMovements.push(
        { month: 0, phase: 'naval', powers: ['spain', 'france'] },
        { month: 0, phase: 'naval', powers: ['russia', 'spain'] },
      ),
  ],
  [
    'prussia has 7 counters of the kind depot, of 6',
    (state) => {
      state.depots = Object.fromEntries('abcde'.split('').map((area) => [area, { power: 'prussia' }]));
      state.portDepots = { danzig: 'prussia' };
      state.fleets.prussia_fleet = { at: { in: 'port', area: 'danzig' }, ships: 1, depot: true };
    },
  ],
  [
    'a depot stands in utopia, which there is not',
    (state) => Object.assign(state.depots, { utopia: { power: 'spain' } }),
  ],
  [
    'the depot in vienna has 11 factors, and room for 10',
    (state) => {
      state.depots.vienna = { power: 'austria', garrison: { nation: 'austria', infantry: 11, militia: 0 } };
    },
  ],
  [
    'the depot of austria in vienna has a garrison of russia',
    (state) => {
      state.depots.vienna = { power: 'austria', garrison: { nation: 'russia', infantry: 1, militia: 0 } };
    },
  ],
  [
    'spain has a depot in munich, which is neutral',
    (state) => {
      state.phase = 'land';
      state.minors.bavaria = { status: 'neutral' };
      state.depots.munich = { power: 'spain' };
    },
  ],
  [
    'a depot is inside the port of vienna, which has none',
    (state) => {
      state.portDepots = { vienna: 'austria' };
    },
  ],
  [
    'a depot is inside danzig, which is not besieged',
    (state) => {
      state.phase = 'economy';
      state.portDepots = { danzig: 'prussia' };
    },
  ],
  [
    'fleet portugal_fleet carries a depot of nobody',
    (state) => {
      state.minors.portugal = { status: 'neutral' };
      state.fleets.portugal_fleet = { at: { in: 'port', area: 'lisbon' }, ships: 1, depot: true };
    },
  ],
  [
    'spain is still to be supplied',
    (state) => {
      state.supplyOrders = { spain: { first: [] } };
    },
  ],
  [
    'corps great_britain_i is at sea after the turn of great_britain',
    (state) => {
      state.phase = 'land';
      state.toMove = ['france'];
      state.aboard = { great_britain_i: { fleet: 'great_britain_fleet_i', factors: { infantry: 3 } } };
    },
  ],
  ['spain holds prisoners of its own', (state) => state.prisoners.push({ of: 'spain', by: 'spain', factors: {} })],
];

for (const [says, breaks] of FAULTS)
  test(`finds: ${says}`, () => {
    const board = aCampaign();
    breaks(board.state);
    expect(invariants(board).join('\n')).toContain(says);
  });

test('a province that is ceded belongs to another power than its own', () => {
  const board = aCampaign();
  const [province] = board.pack.provinces;
  if (!province) throw new Error('there is no province');
  board.state.ceded[province.id] = province.power;
  expect(invariants(board)).toEqual([`${province.id} is ceded to its own power`]);
});

function between(state: State, what: { alliance?: true; marriage?: true; war?: true }): void {
  const relation = changeRelation(state, 'austria', 'russia');
  if (what.alliance) relation.alliance = { since: 0 };
  if (what.marriage) relation.marriage = true;
  if (what.war) relation.war = { since: 0, aggressors: ['austria'] };
}

function corps(state: State, id: string, area: string, factors: State['corps'][string]['factors']): void {
  state.corps[id] = { area, factors };
}

function lend(state: State, id: string, to: 'france' | 'austria'): void {
  state.loans.push({ corps: id, from: 'austria', to, until: 12 });
}
