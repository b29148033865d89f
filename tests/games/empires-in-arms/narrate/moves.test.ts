import { expect, test } from '@jest/globals';
import type { Fact } from '../../../../src/games/empires-in-arms/fact.ts';
import { movesOf } from '../../../../src/games/empires-in-arms/narrate/moves.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';

const { pack } = rules.builtInPack();
const ways = (fact: Fact, viewer = 'spectator') => movesOf(pack, fact, viewer).map(({ way }) => way.join(' > '));

const march = {
  type: 'marched',
  power: 'france',
  corps: ['france_i', 'france_ii'],
  from: 'strasbourg',
  way: ['stuttgart', 'ulm'],
  forced: [],
} as const;

test('2.4.2: of a march its own power sees the way, all others its ends, and both how many counters went', () => {
  for (const viewer of ['france', 'moderator']) expect(ways(march, viewer)).toEqual(['strasbourg > stuttgart > ulm']);
  for (const viewer of ['austria', 'spectator']) expect(ways(march, viewer)).toEqual(['strasbourg > ulm']);
  expect(movesOf(pack, march, 'austria')).toEqual([
    { power: 'france', kind: 'army', number: 2, way: ['strasbourg', 'ulm'] },
  ]);
});

test('2.4.2: marches that differ in corps and way alone are the same to others', () => {
  const twin = { ...march, corps: ['france_iii', 'france_guard'], way: ['baden', 'ulm'], forced: ['france_iii'] };
  expect(movesOf(pack, twin, 'austria')).toEqual(movesOf(pack, march, 'austria'));
});

test('6.2: fleets go by sea areas and ports; a box belongs to its port', () => {
  const route = [
    { in: 'port', area: 'brest' },
    { in: 'sea', sea: 'bay_of_biscay' },
    { in: 'box', area: 'corunna' },
    { in: 'port', area: 'corunna' },
  ] as const;
  const sailed = { type: 'sailed', power: 'france', fleets: ['france_fleet_i'], route } as const;
  expect(ways(sailed)).toEqual(['brest > bay_of_biscay > corunna']);
});

test('7.5.2.8, 7.5.2.10: who comes to help, and who retreats, moves; who fails to come does not', () => {
  const came = {
    type: 'battle-arrival',
    ...({ power: 'france', area: 'ulm', from: 'stuttgart', leader: undefined, corps: ['france_i'] } as const),
    ...({ what: 'reinforcement', die: 1, upTo: 3, success: true, commands: false } as const),
  } as const;
  expect(ways(came)).toEqual(['stuttgart > ulm']);
  expect(ways({ ...came, success: false })).toEqual([]);
  expect(ways({ ...came, what: 'flank' })).toEqual([]);
  const retreat = { type: 'retreated', power: 'austria', area: 'ulm', to: 'munich' } as const;
  expect(movesOf(pack, { ...retreat, corps: ['austria_i'], irregulars: 2 }, 'spectator')).toEqual([
    { power: 'austria', kind: 'army', number: 3, way: ['ulm', 'munich'] },
  ]);
});

test('6.2.3: who intercepts comes to where it fights; who fails stays', () => {
  const tried = {
    type: 'interception',
    power: 'great_britain',
    fleets: ['great_britain_fleet_i'],
    from: { in: 'sea', sea: 'western_approaches' },
    at: { in: 'sea', sea: 'bay_of_biscay' },
    against: 'france',
  } as const;
  expect(ways({ ...tried, success: true })).toEqual(['western_approaches > bay_of_biscay']);
  expect(ways({ ...tried, success: false })).toEqual([]);
});

test('attackers fall back from a battle that is put off, each power by itself', () => {
  const back = [
    { corps: 'france_i', to: 'strasbourg' },
    { corps: 'france_ii', to: 'strasbourg' },
    { corps: 'spain_i', to: 'munich' },
  ];
  const fact = { type: 'battle-put-off', area: 'ulm', attackers: ['france', 'spain'], defenders: [], back } as const;
  expect(movesOf(pack, fact, 'austria')).toEqual([
    { power: 'france', kind: 'army', number: 2, way: ['ulm', 'strasbourg'] },
    { power: 'spain', kind: 'army', number: 1, way: ['ulm', 'munich'] },
  ]);
});

test('what moves nothing has no arrow', () => {
  expect(ways({ type: 'siege-begun', power: 'france', area: 'ulm' })).toEqual([]);
  const retreat = { type: 'fleets-went', power: 'france', fleets: [], to: { in: 'port', area: 'brest' } } as const;
  expect(ways({ ...retreat, why: 'retreat' })).toEqual([]);
  expect(ways({ ...retreat, why: 'retreat', from: { in: 'sea', sea: 'bay_of_biscay' } })).toEqual([
    'bay_of_biscay > brest',
  ]);
});
