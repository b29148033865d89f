import { describe, expect, test } from '@jest/globals';
import { afterCeding, cedeLand, whyNotCedeLand } from '../../../../src/games/empires-in-arms/economy/cede-lands.ts';
import { findCivilDisorder } from '../../../../src/games/empires-in-arms/economy/find-civil-disorder.ts';
import { openLedger } from '../../../../src/games/empires-in-arms/economy/ledger.ts';
import { listLevies } from '../../../../src/games/empires-in-arms/economy/list-levies.ts';
import {
  defaultLevyPlaces,
  raiseLevies,
  whyNotLevy,
} from '../../../../src/games/empires-in-arms/economy/raise-levies.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { aCampaign } from '../harness/a-campaign.ts';

type Board = ReturnType<typeof aCampaign>;

/** Nobody stands anywhere. */
function empty(): Board {
  const board = aCampaign();
  board.state.corps = {};
  board.state.garrisons = {};
  board.state.irregulars = {};
  board.state.leaders = {};
  return board;
}
const capitalsOf = ({ pack }: Board, power: Power) =>
  pack.provinces.filter((province) => province.power === power).map(({ capital }) => capital);
function occupy(board: Board, by: Power, areas: readonly string[]) {
  for (const area of areas) board.state.garrisons[area] = { nation: by, infantry: 1, militia: 0 };
}

describe('8.7: civil disorder', () => {
  test('of a power with an enemy in the capital of every home province', () => {
    const board = empty();
    declareWar(board, 'france', 'prussia');
    occupy(board, 'france', capitalsOf(board, 'prussia').slice(1));
    expect(findCivilDisorder(board)).toEqual([]);
    occupy(board, 'france', capitalsOf(board, 'prussia'));
    expect(findCivilDisorder(board)).toEqual(['prussia']);
    board.state.powers.prussia.played = 'gone';
    expect(findCivilDisorder(board)).toEqual([]);
  });

  test('ceded provinces do not count; who has no home province left is not in it', () => {
    const board = empty();
    declareWar(board, 'france', 'prussia');
    const [first, ...others] = board.pack.provinces.filter(({ power }) => power === 'prussia');
    for (const { id } of others) board.state.ceded[id] = 'russia';
    occupy(board, 'france', [first?.capital ?? '']);
    expect(findCivilDisorder(board)).toEqual(['prussia']);
    board.state.ceded[first?.id ?? ''] = 'russia';
    expect(findCivilDisorder(board)).toEqual([]);
  });
});

describe('8.8: ceding', () => {
  const allied = () => {
    const board = aCampaign();
    makeAlliance(board, 'spain', 'austria');
    return board;
  };
  const why = (board: Board, land: string, power: Power = 'spain', to: Power = 'austria') =>
    whyNotCedeLand(board, openLedger(board, power), { land, to });

  test('a minor country to an ally, for a point', () => {
    const board = allied();
    cedeLand(board, 'spain', { land: 'sardinia', to: 'austria' });
    expect(board.state.minors.sardinia).toEqual({ status: 'conquered', controller: 'austria' });
    expect(board.state.powers.spain.account.at(-1)).toMatchObject({ for: 'cede_to_ally_or_neutral_power', points: -1 });
    expect(board.state.powers.austria.account).toHaveLength(1);
  });

  test('one of several districts is ceded whole, for one point, or a secondary district alone', () => {
    const board = allied();
    for (const id of ['naples', 'sicily'])
      board.state.minors[id] = { status: 'free', controller: 'spain', money: 7, manpower: 2 };
    cedeLand(board, 'spain', { land: 'naples', to: 'austria' });
    expect(board.state.minors.naples).toEqual({ status: 'free', controller: 'austria', money: 7, manpower: 2 });
    expect(board.state.minors.sicily).toMatchObject({ status: 'free', controller: 'austria' });
    expect(board.state.powers.spain.account.at(-1)).toMatchObject({ points: -1 });
    cedeLand(board, 'austria', { land: 'sicily', to: 'spain' });
    expect(board.state.minors.sicily).toEqual({ status: 'conquered', controller: 'spain' });
    expect(board.state.minors.naples).toMatchObject({ status: 'free', controller: 'austria' });
  });

  test('a province that was ceded before, which is a home province again in the hands of its own power', () => {
    const board = allied();
    board.state.ceded.tyrol = 'spain';
    cedeLand(board, 'spain', { land: 'tyrol', to: 'austria' });
    expect(board.state.ceded).toEqual({});
    board.state.ceded.silesia = 'spain';
    cedeLand(board, 'spain', { land: 'silesia', to: 'austria' });
    expect(board.state.ceded).toEqual({ silesia: 'austria' });
  });

  test('no home province, nothing of others, nothing twice', () => {
    const board = allied();
    expect(why(board, 'catalonia')).toEqual({ why: 'home_province' });
    board.state.ceded.catalonia = 'france';
    expect([why(board, 'catalonia'), why(board, 'holland'), why(board, 'portugal'), why(board, 'nowhere')]).toEqual(
      Array(4).fill({ why: 'not_yours' }),
    );
    for (const id of ['naples', 'sicily', 'sardinia'])
      board.state.minors[id] = { status: 'conquered', controller: 'spain' };
    const ledger = afterCeding(openLedger(board, 'spain'), { land: 'naples', to: 'austria' });
    const then = (land: string) => whyNotCedeLand(board, ledger, { land, to: 'austria' });
    const district = afterCeding(openLedger(board, 'spain'), { land: 'sicily', to: 'austria' });
    expect(whyNotCedeLand(board, district, { land: 'sicily', to: 'austria' })).toEqual({ why: 'ceded_already' });
    expect(whyNotCedeLand(board, district, { land: 'naples', to: 'austria' })).toBeUndefined();
    expect([then('naples'), then('sicily'), then('sardinia')]).toEqual([
      { why: 'ceded_already' },
      { why: 'ceded_already' },
      undefined,
    ]);
  });

  test('to allies alone, and at peace with all', () => {
    const board = allied();
    expect(why(board, 'sardinia', 'spain', 'russia')).toEqual({ why: 'not_allied' });
    expect(why(board, 'sardinia', 'spain', 'spain')).toEqual({ why: 'not_allied' });
    declareWar(board, 'turkey', 'spain');
    expect(why(board, 'sardinia')).toEqual({ why: 'at_war', with: ['turkey'] });
    expect(() => cedeLand(board, 'spain', { land: 'sardinia', to: 'austria' })).toThrow('at_war');
  });
});

describe('8.10: levies', () => {
  const inDecember = () => {
    const board = empty();
    board.state.month = 11;
    return board;
  };
  const kinds = (board: Board, power: Power) =>
    listLevies(board, power).irregulars.map(({ kind, most, provinces }) => [kind, most, provinces.length]);

  test('in December alone', () => {
    const board = inDecember();
    expect(kinds(board, 'russia')).toEqual([['cossack', 7, 7]]);
    board.state.month = 8;
    expect(listLevies(board, 'russia')).toEqual({ irregulars: [], corps: [] });
    expect(listLevies(board, 'turkey').corps).toEqual([]);
  });

  test('10.1.2: a cossack in each of their provinces, but for ceded ones and enemies’, up to the counters', () => {
    const board = inDecember();
    declareWar(board, 'turkey', 'russia');
    board.state.ceded.crimea = 'turkey';
    occupy(board, 'turkey', ['odessa']);
    const { irregulars } = listLevies(board, 'russia');
    expect(irregulars[0]?.provinces.map(({ province }) => province)).toEqual([
      ...['ukraine', 'kharkov', 'don', 'astrakhan', 'georgia'],
    ]);
    board.state.irregulars.kiev = [{ kind: 'cossack', power: 'russia', number: 6 }];
    expect(kinds(board, 'russia')).toEqual([['cossack', 2, 5]]);
    board.state.irregulars.kiev = [{ kind: 'cossack', power: 'russia', number: 8 }];
    expect(kinds(board, 'russia')).toEqual([]);
    expect(kinds({ ...board, pack: { ...board.pack, counters: [] } }, 'russia')).toEqual([['cossack', 5, 5]]);
  });

  test('one freikorps for Austria and for Prussia, while they have a home province', () => {
    const board = inDecember();
    expect(kinds(board, 'prussia')).toEqual([['freikorps', 1, 8]]);
    expect(kinds(board, 'spain')).toEqual([]);
    board.state.irregulars.vienna = [{ kind: 'freikorps', power: 'austria', number: 4 }];
    expect([kinds(board, 'austria'), kinds(board, 'prussia')]).toEqual([[], [['freikorps', 1, 8]]]);
    for (const { id, power } of board.pack.provinces) if (power === 'prussia') board.state.ceded[id] = 'russia';
    expect(kinds(board, 'prussia')).toEqual([]);
  });

  test('they are placed in those provinces, and not more than one in each', () => {
    const board = inDecember();
    const why = (...areas: string[]) =>
      whyNotLevy(board, listLevies(board, 'russia'), {
        irregulars: areas.map((area) => ({ kind: 'cossack', area })),
        corps: [],
      });
    expect(why('kiev', 'odessa')).toBeUndefined();
    expect(why('moscow')).toEqual({ why: 'wrong_area', area: 'moscow' });
    expect(why('kiev', 'kiev')).toEqual({ why: 'too_many', kind: 'cossack' });
    const levies = listLevies(board, 'prussia');
    const placed = (kind: 'freikorps' | 'cossack', ...areas: string[]) =>
      whyNotLevy(board, levies, { irregulars: areas.map((area) => ({ kind, area })), corps: [] });
    expect(placed('cossack', 'berlin')).toEqual({ why: 'not_levied', kind: 'cossack' });
    expect(placed('freikorps', 'berlin', 'breslau')).toEqual({ why: 'too_many', kind: 'freikorps' });
    expect(() =>
      raiseLevies(board, 'prussia', { irregulars: [{ kind: 'cossack', area: 'berlin' }], corps: [] }),
    ).toThrow('not_levied');
  });

  test('not in an area with enemy corps', () => {
    const board = inDecember();
    declareWar(board, 'turkey', 'russia');
    occupy(board, 'russia', ['kiev']);
    board.state.corps.turkey_i = { area: 'kiev', factors: { infantry: 1 } };
    const [cossacks] = listLevies(board, 'russia').irregulars;
    expect(cossacks?.provinces.flatMap(({ areas }) => areas)).not.toContain('kiev');
    expect(cossacks?.most).toBe(7);
    const crimea = board.pack.areas.filter(({ province }) => province === 'crimea');
    for (const [at, { id }] of crimea.entries()) {
      occupy(board, 'russia', [id]);
      board.state.corps[board.pack.corps.filter(({ nation }) => nation === 'turkey')[at + 1]?.id ?? ''] = {
        ...{ area: id, factors: { infantry: 1 } },
      };
    }
    expect(kinds(board, 'russia')).toEqual([['cossack', 6, 6]]);
  });

  test('if nobody says where, in the capitals', () => {
    const board = inDecember();
    const levies = listLevies(board, 'russia');
    const places = defaultLevyPlaces(board, levies);
    expect(places.irregulars.slice(0, 2)).toEqual([
      { kind: 'cossack', area: 'kiev' },
      { kind: 'cossack', area: 'odessa' },
    ]);
    board.state.irregulars.kiev = [{ kind: 'cossack', power: 'russia', number: 1 }];
    raiseLevies(board, 'russia', places);
    expect(board.state.irregulars.kiev).toEqual([{ kind: 'cossack', power: 'russia', number: 2 }]);
    expect(board.state.irregulars.odessa).toEqual([{ kind: 'cossack', power: 'russia', number: 1 }]);
    board.state.irregulars.berlin = [{ kind: 'freikorps', power: 'austria', number: 1 }];
    raiseLevies(board, 'prussia', { irregulars: [{ kind: 'freikorps', area: 'berlin' }], corps: [] });
    expect(board.state.irregulars.berlin).toEqual([
      { kind: 'freikorps', power: 'austria', number: 1 },
      { kind: 'freikorps', power: 'prussia', number: 1 },
    ]);
  });

  test('10.1.3: a feudal corps comes full in its province, and is filled where it stands there', () => {
    const board = inDecember();
    board.state.corps.turkey_feudal_greece = { area: 'patras', factors: { feudal_infantry: 1 } };
    const levies = listLevies(board, 'turkey');
    expect(levies.corps.find(({ corps }) => corps === 'turkey_feudal_greece')).toEqual({
      ...{ corps: 'turkey_feudal_greece', factors: { feudal_infantry: 10 }, areas: undefined },
    });
    raiseLevies(board, 'turkey', defaultLevyPlaces(board, levies));
    expect(board.state.corps.turkey_feudal_greece).toEqual({ area: 'patras', factors: { feudal_infantry: 10 } });
    expect(board.state.corps.turkey_feudal_karaman).toEqual({ area: 'konya', factors: { feudal_cavalry: 6 } });
  });

  test('10.1.3: not besieged, not abroad, and not with an enemy corps in its province', () => {
    const levied = (change: (board: Board) => void) => {
      const board = inDecember();
      declareWar(board, 'russia', 'turkey');
      change(board);
      return listLevies(board, 'turkey').corps.some(({ corps }) => corps === 'turkey_feudal_greece');
    };
    const feudal = { area: 'athens', factors: { feudal_infantry: 1 } };
    expect(levied(() => {})).toBe(true);
    expect(levied(({ state }) => Object.assign(state.corps, { turkey_feudal_greece: { ...feudal } }))).toBe(true);
    expect(
      levied(({ state }) => Object.assign(state.corps, { turkey_feudal_greece: { ...feudal, besieged: true } })),
    ).toBe(false);
    expect(
      levied(({ state }) => Object.assign(state.corps, { turkey_feudal_greece: { ...feudal, area: 'sofia' } })),
    ).toBe(false);
    expect(
      levied(({ state }) => Object.assign(state.corps, { russia_i: { area: 'patras', factors: { infantry: 1 } } })),
    ).toBe(false);
    expect(levied((board) => occupy(board, 'russia', ['athens']))).toBe(false);
    expect(levied(({ state }) => Object.assign(state.ceded, { greece: 'russia' }))).toBe(false);
  });

  test('10.1.4: insurrection corps come in the border provinces, with militia and cavalry', () => {
    const board = inDecember();
    const levies = listLevies(board, 'austria');
    const why = (...corps: { corps: string; area: string }[]) => whyNotLevy(board, levies, { irregulars: [], corps });
    const id = 'austria_insurrection_i';
    expect(why({ corps: id, area: 'ofen' })).toBeUndefined();
    expect(why({ corps: id, area: 'vienna' })).toEqual({ why: 'wrong_area', area: 'vienna' });
    expect(why({ corps: 'austria_i', area: 'ofen' })).toEqual({ why: 'not_levied', corps: 'austria_i' });
    expect(why({ corps: id, area: 'ofen' }, { corps: id, area: 'ofen' })).toEqual({ why: 'twice', corps: id });
    raiseLevies(board, 'austria', { irregulars: [], corps: [{ corps: id, area: 'ofen' }] });
    expect(board.state.corps).toEqual({ [id]: { area: 'ofen', factors: { militia: 6, cavalry: 4 } } });
    expect(listLevies(board, 'austria').corps.find(({ corps }) => corps === id)?.areas).toBeUndefined();
    expect(
      whyNotLevy(board, listLevies(board, 'austria'), { irregulars: [], corps: [{ corps: id, area: 'ofen' }] }),
    ).toEqual({ why: 'not_levied', corps: id });
  });
});
