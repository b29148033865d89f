import { expect, test } from '@jest/globals';
import { gains } from '../../../../src/games/empires-in-arms/gains.ts';
import { neighbours } from '../../../../src/games/empires-in-arms/neighbours.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { seenBy, t } from './a-board.ts';

const since = (seat: string, change: (state: State) => void, viewer = seat) =>
  gains(seenBy(viewer), seenBy(viewer, change), seat).map(t);

test('nothing has become of a power where nothing happened', () => {
  expect(since('france', () => {})).toEqual([]);
});

test('status, victory points and treasury', () => {
  const change = ({ powers }: State) => {
    Object.assign(powers.france, { square: 29, victoryPoints: -4, money: 31, manpower: 6 });
  };
  expect(since('france', change)).toEqual([
    'Political status: Dominant 2 → Neutral 10',
    'Victory points: 0 → −4',
    'Money: 25 → 31',
    'Manpower: 0 → 6',
  ]);
});

test('factors of corps, garrisons, depots and irregulars, and ships', () => {
  const change = ({ corps, garrisons, depots, irregulars, fleets }: State) => {
    delete corps.russia_i;
    garrisons.kiev = { nation: 'russia', infantry: 3, militia: 1 };
    depots.riga = { power: 'russia', garrison: { nation: 'russia', infantry: 2, militia: 0 } };
    irregulars.kursk = [{ kind: 'cossack', power: 'russia', number: 2 }];
    for (const fleet of Object.values(fleets)) if (fleet.ships === 12) fleet.ships = 2;
  };
  const [factors, ships] = since('russia', change);
  const lost = Object.values(seenBy('russia').corps.find(({ id }) => id === 'russia_i')?.factors ?? {});
  const [, before = '', after = ''] = /^Land factors: (\d+) → (\d+)$/.exec(factors ?? '') ?? [];
  expect(Number(after) - Number(before)).toBe(8 - lost.reduce((sum, number) => sum + number, 0));
  expect(ships).toBe('Ships: 30 → 20');
});

test('minor countries and areas', () => {
  const change = ({ minors }: State) => {
    minors.bavaria = { status: 'free', controller: 'france', money: 0, manpower: 0 };
  };
  const [minors, areas] = since('france', change);
  expect(minors).toBe('Minor countries controlled: 8 → 9');
  expect(areas).toMatch(/^Areas held: \d+ → \d+$/);
});

test('of a seat that the viewer does not see into, no treasury; of none, nothing', () => {
  const change = ({ powers }: State) => {
    Object.assign(powers.france, { money: 99, victoryPoints: 7 });
  };
  expect(since('france', change, 'spectator')).toEqual(['Victory points: 0 → 7']);
  expect(since('sweden', change)).toEqual([]);
});

test('whose doings matter most: enemies, who borders on one’s lands, and whose corps stand there', () => {
  expect(neighbours(seenBy('spain'), 'spain')).toEqual(['france', 'great_britain']); // Gibraltar
  // Prussia by Kleves, Austria by Venetia, and Great Britain is at war with it.
  expect(neighbours(seenBy('france'), 'france')).toEqual(['austria', 'great_britain', 'prussia', 'spain']);
  const change = (state: State) => {
    state.relations['russia|spain'] = { war: { since: 0, aggressors: ['spain'] } };
    const corps = state.corps.turkey_i;
    if (corps) corps.area = 'seville';
    state.powers.france.played = 'nobody';
  };
  expect(neighbours(seenBy('spain', change), 'spain')).toEqual(['great_britain', 'russia', 'turkey']);
});
