import { describe, expect, test } from '@jest/globals';
import { openLedger } from '../../../../src/games/empires-in-arms/economy/ledger.ts';
import { whyNotBuy } from '../../../../src/games/empires-in-arms/economy/whether-to-buy.ts';
import type { OrderTo } from '../../../../src/games/empires-in-arms/reinforcement/reinforcement-order.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { aMonth } from './a-month.ts';

describe('5.2.3: corps exchange factors', () => {
  const move = (from: string, to: string, number: number, troops: 'infantry' | 'cavalry' = 'infantry') =>
    ({ order: 'transfer_factors', from, to, troops, number }) as const;

  test('in one area, as far as there is room', () => {
    const { why, run, state } = aMonth('austria');
    expect(why(move('austria_vi', 'austria_v', 2))).toEqual({ why: 'no_room', room: 1 });
    run(move('austria_vi', 'austria_v', 1));
    expect(state.corps.austria_v?.factors).toEqual({ infantry: 14, cavalry: 2 });
    expect(why(move('austria_vi', 'austria_v', 1, 'cavalry'))).toEqual({ why: 'no_room', room: 0 });
    expect(why(move('austria_v', 'austria_vi', 3, 'cavalry'))).toEqual({ why: 'too_few', has: 2 });
    expect(why(move('austria_i', 'austria_v', 1))).toEqual({ why: 'apart' });
  });

  test('a corps that gives all its factors is off the map, its leaders beside it', () => {
    const { run, state } = aMonth('austria');
    state.corps.austria_ii = { area: 'prague', factors: { infantry: 1 } };
    run(move('austria_ii', 'austria_i', 1));
    expect([state.corps.austria_ii, state.leaders.mack]).toEqual([undefined, { is: 'beside' }]);
  });

  test('never artillery, or feudal and insurrection corps', () => {
    const { why, state } = aMonth('austria');
    state.corps.austria_insurrection_i = { area: 'prague', factors: { cavalry: 2 } };
    expect(why(move('austria_insurrection_i', 'austria_i', 1, 'cavalry'))).toEqual({ why: 'never_exchanged' });
    const france = aMonth('france');
    expect(france.why({ ...move('france_artillery', 'france_iv', 1), troops: 'artillery' })).toEqual({
      why: 'never_exchanged',
    });
  });

  test('not with another nation, with oneself, besieged, lent, or with corps of others', () => {
    const { why, state } = aMonth('france');
    expect(why(move('lombardy_i', 'france_viii', 1))).toEqual({ why: 'other_nation', nation: 'lombardy' });
    expect(why(move('france_iv', 'france_iv', 1))).toEqual({ why: 'same_counter' });
    expect(why(move('austria_v', 'austria_vi', 1))).toEqual({ why: 'not_yours', id: 'austria_v' });
    expect(why(move('france_iv', 'france_xiv', 1))).toEqual({ why: 'off_the_map', id: 'france_xiv' });
    state.loans.push({ corps: 'austria_v', from: 'austria', to: 'france', until: 12 });
    expect(why(move('austria_v', 'france_iv', 1))).toEqual({ why: 'lent', id: 'austria_v' });
    state.corps.france_v = { area: 'lille', factors: { infantry: 1 }, besieged: true };
    expect(why(move('france_iv', 'france_v', 1))).toEqual({ why: 'besieged', id: 'france_v' });
  });
});

describe('5.2.3, 7.3.3: corps and garrisons exchange factors', () => {
  const detach: OrderTo<'detach'> = {
    order: 'detach',
    ...{ corps: 'austria_ii', to: 'city', troops: 'infantry', number: 3 },
  };
  const absorb = { order: 'absorb', corps: 'austria_ii', from: 'city', troops: 'infantry', number: 2 } as const;

  test('a garrison takes up to five factors for each spire; cavalry becomes infantry', () => {
    const { why, run, state } = aMonth('austria');
    run(detach);
    run({ ...detach, troops: 'cavalry', number: 2 });
    expect(state.garrisons.vienna).toEqual({ nation: 'austria', infantry: 7, militia: 0 });
    expect(state.corps.austria_ii?.factors).toEqual({ infantry: 9 });
    expect(why({ ...detach, number: 10 })).toEqual({ why: 'too_few', has: 9 });
    state.garrisons.vienna = { nation: 'austria', infantry: 18, militia: 0 };
    expect(why(detach)).toEqual({ why: 'no_room', room: 2 });
    expect(why({ ...detach, troops: 'artillery' })).toEqual({ why: 'never_in_garrison' });
  });

  test('a corps that detaches all is off the map', () => {
    const { run, state } = aMonth('austria');
    state.corps.austria_ii = { area: 'vienna', factors: { infantry: 3 } };
    run(detach);
    expect(state.corps.austria_ii).toBeUndefined();
  });

  test('a depot’s garrison has its own room', () => {
    const { why, run, state } = aMonth('austria');
    run({ ...detach, to: 'depot', number: 9 });
    expect(state.depots.vienna?.garrison).toEqual({ nation: 'austria', infantry: 9, militia: 0 });
    expect(why({ ...detach, to: 'depot', number: 2 })).toEqual({ why: 'no_room', room: 1 });
    run({ ...absorb, from: 'depot', number: 9 });
    expect(state.depots.vienna).toEqual({ power: 'austria' });
    delete state.depots.vienna;
    expect(why({ ...detach, to: 'depot' })).toEqual({ why: 'no_depot', area: 'vienna' });
  });

  test('a corps absorbs a garrison’s factors as far as it has room', () => {
    const { why, run, state } = aMonth('austria');
    expect(why({ ...absorb, number: 3 })).toEqual({ why: 'too_few', has: 2 });
    run(absorb);
    expect([state.garrisons.vienna, state.corps.austria_ii?.factors.infantry]).toEqual([undefined, 14]);
    state.garrisons.vienna = { nation: 'austria', infantry: 2, militia: 0 };
    expect(why(absorb)).toEqual({ why: 'no_room', room: 0 });
    expect(why({ ...absorb, troops: 'cavalry' })).toEqual({ why: 'never_in_garrison' });
    expect(why({ ...absorb, corps: 'austria_insurrection_i' })).toEqual({ why: 'never_exchanged' });
  });

  test('not while an enemy corps stands there, and not with a besieged city', () => {
    const { why, board, state } = aMonth('austria');
    declareWar(board, 'france', 'austria');
    state.corps.france_i = { area: 'vienna', factors: { infantry: 1 } };
    expect(why(detach)).toEqual({ why: 'enemy_near', area: 'vienna' });
    delete state.corps.france_i;
    state.garrisons.vienna = { nation: 'austria', infantry: 2, militia: 0, besieged: true };
    expect(why(absorb)).toEqual({ why: 'besieged', id: 'vienna' });
  });

  test('not a besieged corps, one of others, or one that is lent', () => {
    const { why, state } = aMonth('austria');
    expect(why({ ...detach, corps: 'france_i' })).toEqual({ why: 'not_yours', id: 'france_i' });
    expect(why({ ...absorb, corps: 'france_i' })).toEqual({ why: 'not_yours', id: 'france_i' });
    state.corps.austria_ii = { area: 'vienna', factors: { infantry: 5 }, besieged: true };
    expect(why(detach)).toEqual({ why: 'besieged', id: 'austria_ii' });
    expect(why(absorb)).toEqual({ why: 'besieged', id: 'austria_ii' });
  });

  test('4.6.5.2: not in a country of one’s own that somebody attacks with whom one is at peace', () => {
    const { why, board, state } = aMonth('austria');
    delete state.garrisons.venice;
    state.corps.austria_ii = { area: 'venice', factors: { infantry: 5 } };
    state.minorWars.venetia = ['russia'];
    expect(why(detach)).toEqual({ why: 'not_yours', id: 'venice' });
    declareWar(board, 'austria', 'russia');
    expect(why(detach)).toBeUndefined();
    const france = aMonth('france');
    france.state.minorWars.holland = ['russia'];
    expect(france.why({ ...detach, corps: 'holland_i', number: 1 })).toBeUndefined();
  });

  test('in an empty city of a controlled country or of an enemy; a free state’s factors at home alone', () => {
    const { why, board, state } = aMonth('austria');
    const at = (area: string) => {
      state.corps.austria_ii = { area, factors: { infantry: 10 } };
      return why(detach);
    };
    delete state.garrisons.venice;
    expect(at('venice')).toBeUndefined();
    expect(at('linz')).toEqual({ why: 'no_city', area: 'linz' });
    expect(at('munich')).toEqual({ why: 'not_yours', id: 'munich' });
    state.minorWars.bavaria = ['austria'];
    expect(at('munich')).toBeUndefined();
    expect(at('paris')).toEqual({ why: 'not_yours', id: 'paris' });
    declareWar(board, 'austria', 'france');
    delete state.corps.france_guard;
    expect(at('paris')).toBeUndefined();
    expect(at('strasbourg')).toEqual({ why: 'enemy_near', area: 'strasbourg' });
    delete state.corps.france_cavalry_ii;
    expect(at('strasbourg')).toEqual({ why: 'other_nation', nation: 'france' });
    const france = aMonth('france');
    const holland = { ...detach, corps: 'holland_i', number: 1 };
    expect(france.why(holland)).toBeUndefined();
    france.state.corps.holland_i = { area: 'paris', factors: { infantry: 2 } };
    expect(france.why(holland)).toEqual({ why: 'not_at_home', area: 'paris' });
  });
});

describe('5.2.4: demobilising', () => {
  test('a corps is off the map without a cost, its factors are lost', () => {
    const { run, state } = aMonth('austria');
    run({ order: 'demobilise_corps', corps: 'austria_ii' });
    expect(state.corps.austria_ii).toBeUndefined();
    expect(state.leaders.mack).toEqual({ is: 'beside' });
    expect([state.powers.austria.account, state.arrivals]).toEqual([[], []]);
  });

  test('5.2.4.2: its counter does not return until it has been bought again (8.5.4) and has come', () => {
    const { board, why, run, state, comes, comesCounter } = aMonth('austria');
    run({ order: 'demobilise_corps', corps: 'austria_ii' });
    comes('infantry', 3);
    const place: OrderTo<'place_corps'> = {
      order: 'place_corps',
      ...{ corps: 'austria_ii', area: 'vienna', of: { from: 'arrivals' }, troops: 'infantry', number: 3 },
    };
    expect(why(place)).toEqual({ why: 'not_due', id: 'austria_ii' });
    state.powers.austria.money = 50;
    expect(whyNotBuy(board, openLedger(board, 'austria'), { what: 'counter', id: 'austria_ii' })).toBeUndefined();
    comesCounter('austria_ii');
    expect(why(place)).toBeUndefined();
  });

  test('not one of others, one that is lent, or one whose leader cannot leave', () => {
    const { why, state } = aMonth('austria');
    const corps = (id: string) => why({ order: 'demobilise_corps', corps: id });
    expect(corps('france_i')).toEqual({ why: 'not_yours', id: 'france_i' });
    expect(corps('austria_ix')).toEqual({ why: 'off_the_map', id: 'austria_ix' });
    state.loans.push({ corps: 'russia_i', from: 'russia', to: 'austria', until: 12 });
    expect(corps('russia_i')).toEqual({ why: 'lent', id: 'russia_i' });
    state.corps.austria_ii = { area: 'vienna', factors: { infantry: 1 }, besieged: true };
    expect(corps('austria_ii')).toEqual({ why: 'shut_in', id: 'mack' });
    state.leaders.mack = { is: 'beside' };
    expect(corps('austria_ii')).toBeUndefined();
  });

  test('all or a part of the garrison of a city or a depot', () => {
    const { why, run, state } = aMonth('austria');
    const garrison: OrderTo<'demobilise_garrison'> = {
      order: 'demobilise_garrison',
      ...{ area: 'venice', of: 'city', troops: 'infantry', number: 2 },
    };
    run(garrison);
    expect(state.garrisons.venice?.infantry).toBe(1);
    expect(why(garrison)).toEqual({ why: 'too_few', has: 1 });
    expect(why({ ...garrison, troops: 'cavalry' })).toEqual({ why: 'never_in_garrison' });
    run({ ...garrison, number: 1 });
    expect(state.garrisons.venice).toBeUndefined();
    expect(why({ ...garrison, of: 'depot' })).toEqual({ why: 'too_few', has: 0 });
    expect(why({ ...garrison, area: 'brest' })).toEqual({ why: 'not_yours', id: 'brest' });
    state.depots.vienna = { power: 'austria', garrison: { nation: 'austria', infantry: 1, militia: 2 } };
    run({ ...garrison, area: 'vienna', of: 'depot', troops: 'militia' });
    expect(state.depots.vienna.garrison).toEqual({ nation: 'austria', infantry: 1, militia: 0 });
  });
});

describe('5.3: leaders are taken off the map', () => {
  const mack = { order: 'remove_leader', leader: 'mack' } as const;

  test('to come back with another corps', () => {
    const { why, run, state } = aMonth('austria');
    run(mack);
    expect(state.leaders.mack).toEqual({ is: 'beside' });
    expect(why(mack)).toEqual({ why: 'off_the_map', id: 'mack' });
  });

  test('not out of a besieged city; out of a port unless it is blockaded as well', () => {
    const { why, board, state } = aMonth('austria');
    state.corps.austria_ii = { area: 'vienna', factors: { infantry: 1 }, besieged: true };
    expect(why(mack)).toEqual({ why: 'shut_in', id: 'mack' });
    state.corps.austria_ii.area = 'trieste';
    expect(why(mack)).toBeUndefined();
    state.fleets.france_fleet_i = { at: { in: 'box', area: 'trieste' }, ships: 20 };
    expect(why(mack)).toBeUndefined();
    declareWar(board, 'france', 'austria');
    expect(why(mack)).toEqual({ why: 'shut_in', id: 'mack' });
  });

  test('Nelson out of a fleet that lies in such a port', () => {
    const { why, state } = aMonth('great_britain');
    const nelson = { order: 'remove_leader', leader: 'nelson' } as const;
    state.garrisons.malta = { nation: 'great_britain', infantry: 2, militia: 0, besieged: true };
    expect(why(nelson)).toBeUndefined();
    state.fleets.france_fleet_i = { at: { in: 'box', area: 'malta' }, ships: 20 };
    expect(why(nelson)).toEqual({ why: 'shut_in', id: 'nelson' });
  });

  test('nobody else’s', () => {
    const { why } = aMonth('austria');
    expect(why({ ...mack, leader: 'ney' })).toEqual({ why: 'not_yours', id: 'ney' });
    expect(why({ ...mack, leader: 'nobody' })).toEqual({ why: 'unknown', id: 'nobody' });
  });
});
