import { describe, expect, test } from '@jest/globals';
import type { OrderTo } from '../../../../src/games/empires-in-arms/reinforcement/reinforcement-order.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { aMonth } from './a-month.ts';

const arrivals = { from: 'arrivals' } as const;

describe('5.2.1, 5.2.1.2: corps counters', () => {
  const viii: OrderTo<'place_corps'> = {
    order: 'place_corps',
    ...{ corps: 'austria_viii', area: 'vienna', of: arrivals, troops: 'infantry', number: 4 },
  };

  function bought() {
    const month = aMonth('austria');
    month.comesCounter('austria_viii');
    month.comes('infantry', 4);
    month.comes('militia', 4);
    return month;
  }

  test('in any city at home that is not besieged, with factors that arrive', () => {
    const { run, state } = bought();
    run(viii);
    expect(state.corps.austria_viii).toEqual({ area: 'vienna', factors: { infantry: 4 } });
    expect(state.arrivals.map((one) => one.what)).toEqual(['militia']);
  });

  test('with factors of a corps or of a garrison that is there', () => {
    const corps = bought();
    corps.run({ ...viii, of: { from: 'corps', corps: 'austria_ii' } });
    expect(corps.state.corps.austria_ii?.factors.infantry).toBe(8);
    const garrison = bought();
    expect(garrison.why({ ...viii, of: { from: 'garrison' } })).toEqual({ why: 'too_few', has: 2 });
    garrison.run({ ...viii, of: { from: 'garrison' }, number: 2 });
    expect(garrison.state.garrisons.vienna).toBeUndefined();
    expect(garrison.state.corps.austria_viii?.factors).toEqual({ infantry: 2 });
  });

  test('or with a corps that is not besieged: factors come there by a chain of depots alone', () => {
    const { why, state } = bought();
    state.corps.austria_i = { area: 'munich', factors: { infantry: 10 } };
    expect(why({ ...viii, area: 'munich' })).toBeUndefined();
    state.corps.austria_i.area = 'stuttgart';
    expect(why({ ...viii, area: 'stuttgart' })).toEqual({ why: 'out_of_reach', area: 'stuttgart' });
    expect(why({ ...viii, area: 'stuttgart', of: { from: 'corps', corps: 'austria_i' } })).toBeUndefined();
    state.corps.austria_i.besieged = true;
    expect(why({ ...viii, area: 'stuttgart' })).toEqual({ why: 'no_city', area: 'stuttgart' });
  });

  test('not in a ceded province, a besieged city or where there is none', () => {
    const { why, state } = bought();
    expect(why({ ...viii, area: 'pilsen' })).toEqual({ why: 'no_city', area: 'pilsen' });
    state.garrisons.cracow = { nation: 'austria', infantry: 1, militia: 0, besieged: true };
    expect(why({ ...viii, area: 'cracow' })).toEqual({ why: 'besieged', id: 'cracow' });
    state.ceded.moravia = 'prussia';
    expect(why({ ...viii, area: 'brunn' })).toEqual({ why: 'not_at_home', area: 'brunn' });
    expect(why({ ...viii, area: 'nowhere' })).toEqual({ why: 'unknown', id: 'nowhere' });
  });

  test('a minor country’s counters in its own cities', () => {
    const { why, comes, comesCounter, state } = aMonth('france');
    delete state.corps.holland_ii;
    comesCounter('holland_ii', { nation: 'holland' });
    comes('infantry', 2, { nation: 'holland' });
    const order = { ...viii, corps: 'holland_ii', number: 2 };
    expect(why({ ...order, area: 'amsterdam' })).toBeUndefined();
    expect(why({ ...order, area: 'brest' })).toEqual({ why: 'out_of_reach', area: 'brest' });
    expect(why({ ...order, area: 'rouen' })).toEqual({ why: 'not_at_home', area: 'rouen' });
  });

  test('not one that was not bought, is on the map, or is another’s', () => {
    const { why } = bought();
    expect(why({ ...viii, corps: 'austria_ix' })).toEqual({ why: 'not_due', id: 'austria_ix' });
    expect(why({ ...viii, corps: 'austria_i' })).toEqual({ why: 'on_the_map', id: 'austria_i' });
    expect(why({ ...viii, corps: 'france_x' })).toEqual({ why: 'not_yours', id: 'france_x' });
    expect(why({ ...viii, corps: 'nobody' })).toEqual({ why: 'unknown', id: 'nobody' });
    expect(why({ ...viii, number: 5 })).toEqual({ why: 'too_few', has: 4 });
    expect(why({ ...viii, troops: 'guard' })).toEqual({ why: 'too_few', has: 0 });
  });
});

describe('5.2.2.2.1: factors to corps at home', () => {
  const add = (corps: string, troops: 'infantry' | 'militia' | 'cavalry' | 'artillery', number: number) =>
    ({ order: 'add_factors', corps, troops, number }) as const;

  test('as many as the corps holds; infantry and militia share their room', () => {
    const { why, run, comes, state } = aMonth('austria');
    comes('infantry', 9);
    comes('militia', 9);
    expect(why(add('austria_i', 'infantry', 5))).toEqual({ why: 'no_room', room: 4 });
    run(add('austria_i', 'militia', 3));
    expect(why(add('austria_i', 'infantry', 2))).toEqual({ why: 'no_room', room: 1 });
    run(add('austria_i', 'infantry', 1));
    expect(state.corps.austria_i?.factors).toEqual({ infantry: 11, militia: 3, cavalry: 1 });
    expect(why(add('austria_light_i', 'militia', 1))).toEqual({ why: 'no_room', room: 0 });
  });

  test('12.1.1: militia that was trained arrives as infantry', () => {
    const { run, state } = aMonth('austria');
    state.arrivals.push({ nation: 'austria', power: 'austria', month: 0, what: 'militia_to_infantry', number: 2 });
    run(add('austria_i', 'infantry', 2));
    expect([state.corps.austria_i?.factors.infantry, state.arrivals]).toEqual([12, []]);
  });

  test('what comes later, to others, or of another kind stays', () => {
    const { run, comes, comesCounter, state } = aMonth('austria');
    comes('infantry', 5, { month: 1 });
    comesCounter('austria_viii');
    state.arrivals.push({ nation: 'austria', power: 'france', month: 0, what: 'infantry', number: 5 });
    comes('infantry', 5, { nation: 'venetia' });
    comes('militia', 5);
    const others = [...state.arrivals];
    comes('infantry', 1);
    comes('infantry', 3);
    run(add('austria_i', 'infantry', 2));
    const left = { nation: 'austria', power: 'austria', month: 0, what: 'infantry', number: 2 };
    expect(state.arrivals).toEqual([...others, left]);
  });

  test('far from every depot, but not in a ceded province, and not besieged', () => {
    const { why, comes, state } = aMonth('austria');
    comes('infantry', 1);
    state.corps.austria_i = { area: 'lemberg', factors: { infantry: 1 } };
    expect(why(add('austria_i', 'infantry', 1))).toBeUndefined();
    state.corps.austria_i.besieged = true;
    expect(why(add('austria_i', 'infantry', 1))).toEqual({ why: 'besieged', id: 'austria_i' });
    state.corps.austria_i = { area: 'lemberg', factors: { infantry: 1 } };
    state.ceded.east_galicia = 'russia';
    expect(why(add('austria_i', 'infantry', 1))).toEqual({ why: 'out_of_reach', area: 'lemberg' });
  });

  test('5.2.2.2.1: a home province that is a member of a combination is not at home, but the combination’s', () => {
    const { why, comes, state } = aMonth('prussia');
    comes('infantry', 1);
    for (const depot of Object.keys(state.depots)) delete state.depots[depot];
    expect(why(add('prussia_ii', 'infantry', 1))).toBeUndefined();
    state.minors.poland = { status: 'free', controller: 'prussia', money: 0, manpower: 0 };
    state.combinations.poland = ['masovia'];
    expect(why(add('prussia_ii', 'infantry', 1))).toEqual({ why: 'out_of_reach', area: 'warsaw' });
    state.corps.poland_i = { area: 'warsaw', factors: { infantry: 1 } };
    comes('infantry', 1, { nation: 'poland' });
    expect(why(add('poland_i', 'infantry', 1))).toBeUndefined();
  });

  test('those of a free state inside its borders, with the districts of its controller', () => {
    const { why, comes, state } = aMonth('great_britain');
    const denmark = { status: 'free', controller: 'great_britain', money: 0, manpower: 0 } as const;
    state.minors.denmark = denmark;
    state.minors.norway = { ...denmark };
    state.corps.denmark_i = { area: 'bergen', factors: { infantry: 1 } };
    comes('infantry', 3, { nation: 'denmark' });
    expect(why(add('denmark_i', 'infantry', 3))).toBeUndefined();
    state.minors.norway = { status: 'conquered', controller: 'russia' };
    expect(why(add('denmark_i', 'infantry', 3))).toEqual({ why: 'out_of_reach', area: 'bergen' });
  });

  test('B.4: a corps that is lent gets factors from its own power', () => {
    const { why, comes, state, board } = aMonth('austria');
    comes('infantry', 1);
    state.loans.push({ corps: 'austria_i', from: 'austria', to: 'france', until: 12 });
    expect(why(add('austria_i', 'infantry', 1))).toBeUndefined();
    board.state.arrivals = [{ nation: 'france', power: 'france', month: 0, what: 'infantry', number: 1 }];
    expect(why(add('france_i', 'infantry', 1))).toEqual({ why: 'not_yours', id: 'france_i' });
    expect(why(add('austria_ix', 'infantry', 1))).toEqual({ why: 'off_the_map', id: 'austria_ix' });
  });

  test('feudal corps in their home province without enemy corps, or back from beyond the map', () => {
    const { why, run, comes, state } = aMonth('turkey');
    comes('feudal_infantry', 4);
    delete state.corps.turkey_feudal_serbia;
    const back: OrderTo<'place_corps'> = {
      order: 'place_corps',
      ...{ corps: 'turkey_feudal_serbia', area: 'nish', of: arrivals, troops: 'feudal_infantry', number: 2 },
    };
    expect(why({ ...back, area: 'sofia' })).toEqual({ why: 'not_at_home', area: 'sofia' });
    state.relations['russia|turkey'] = { war: { since: 0, aggressors: ['russia'] } };
    state.corps.russia_i = { area: 'belgrade', factors: { infantry: 1 } };
    expect(why(back)).toEqual({ why: 'enemy_near', area: 'nish' });
    state.corps.russia_i = { area: 'sofia', factors: { infantry: 1 } };
    run(back);
    const more = { order: 'add_factors', corps: 'turkey_feudal_serbia', troops: 'feudal_infantry', number: 2 } as const;
    expect(why(more)).toBeUndefined();
    state.corps.turkey_feudal_serbia = { area: 'constantinople', factors: { feudal_infantry: 2 } };
    expect(why(more)).toEqual({ why: 'not_at_home', area: 'constantinople' });
  });

  test('insurrection corps are filled by the levy alone', () => {
    const { why, comes, state } = aMonth('austria');
    comes('militia', 2);
    state.corps.austria_insurrection_i = { area: 'ofen', factors: { militia: 1 } };
    const levied = { why: 'levied', id: 'austria_insurrection_i' };
    expect(why(add('austria_insurrection_i', 'militia', 1))).toEqual(levied);
    delete state.corps.austria_insurrection_i;
    const back = { corps: 'austria_insurrection_i', area: 'ofen', of: arrivals, troops: 'militia', number: 1 } as const;
    expect(why({ order: 'place_corps', ...back })).toEqual(levied);
  });
});

describe('5.2.2.2.2: factors to garrisons', () => {
  const brunn = { order: 'place_garrison', area: 'brunn', nation: 'austria', troops: 'infantry', number: 1 } as const;

  test('five for each spire; cavalry and guard become infantry, artillery and feudal troops are in none', () => {
    const { why, run, comes, state, pack } = aMonth('austria');
    const room = (pack.area.brunn?.city?.spires ?? 0) * 5;
    comes('infantry', room);
    comes('cavalry', 2);
    comes('guard', 1);
    comes('militia', 1);
    comes('artillery', 1);
    for (const troops of ['cavalry', 'guard', 'militia'] as const) run({ ...brunn, troops });
    expect(state.garrisons.brunn).toEqual({ nation: 'austria', infantry: 2, militia: 1 });
    expect(why({ ...brunn, number: room })).toEqual({ why: 'no_room', room: room - 3 });
    expect(why({ ...brunn, troops: 'artillery' })).toEqual({ why: 'never_in_garrison' });
    expect(why({ ...brunn, troops: 'feudal_cavalry' })).toEqual({ why: 'never_in_garrison' });
    expect(why({ ...brunn, troops: 'cavalry', number: 2 })).toEqual({ why: 'too_few', has: 1 });
  });

  test('in cities at home alone, that no enemy holds or besieges', () => {
    const { why, comes, board, state } = aMonth('austria');
    comes('infantry', 1);
    const at = (area: string) => why({ ...brunn, area });
    expect(at('venice')).toEqual({ why: 'not_at_home', area: 'venice' });
    expect(at('linz')).toEqual({ why: 'no_city', area: 'linz' });
    declareWar(board, 'france', 'austria');
    state.corps.france_i = { area: 'brunn', factors: { infantry: 1 } };
    expect(at('brunn')).toEqual({ why: 'enemy_holds', area: 'brunn' });
    state.garrisons.brunn = { nation: 'austria', infantry: 1, militia: 0, besieged: true };
    expect(at('brunn')).toEqual({ why: 'besieged', id: 'brunn' });
    state.garrisons.lemberg = { nation: 'russia', infantry: 1, militia: 0 };
    expect(at('lemberg')).toEqual({ why: 'other_nation', nation: 'russia' });
  });

  test('those of a free state inside its borders', () => {
    const { why, comes } = aMonth('france');
    comes('infantry', 1, { nation: 'holland' });
    expect(why({ ...brunn, nation: 'holland', area: 'amsterdam' })).toBeUndefined();
    expect(why({ ...brunn, nation: 'holland', area: 'paris' })).toEqual({ why: 'not_at_home', area: 'paris' });
    expect(why({ ...brunn, nation: 'nobody', area: 'paris' })).toEqual({ why: 'too_few', has: 0 });
  });
});
