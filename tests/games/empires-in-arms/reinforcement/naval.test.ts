import { describe, expect, test } from '@jest/globals';
import { openLedger } from '../../../../src/games/empires-in-arms/economy/ledger.ts';
import { whyNotBuy } from '../../../../src/games/empires-in-arms/economy/whether-to-buy.ts';
import { areAtWar } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { aMonth } from './a-month.ts';

const arrivals = { from: 'arrivals' } as const;

describe('5.1.1: fleet counters', () => {
  const trieste = {
    order: 'place_fleet',
    fleet: 'austria_fleet',
    at: { port: 'trieste' },
    ships: 2,
    of: arrivals,
  } as const;

  function bought() {
    const month = aMonth('austria');
    delete month.state.fleets.austria_fleet;
    month.comesCounter('austria_fleet');
    month.comes('ship', 3);
    return month;
  }

  test('a fleet counter is placed in a controlled port at home, with ships that arrive', () => {
    const { run, state } = bought();
    run(trieste);
    expect(state.fleets.austria_fleet).toEqual({ at: { in: 'port', area: 'trieste' }, ships: 2 });
    expect(state.arrivals).toEqual([{ nation: 'austria', power: 'austria', month: 0, what: 'ship', number: 1 }]);
  });

  test('it needs a ship at once', () => {
    const { why } = bought();
    expect(why({ ...trieste, ships: 0 })).toEqual({ why: 'not_a_whole_number' });
    expect(why({ ...trieste, ships: 4 })).toEqual({ why: 'too_few', has: 3 });
  });

  test('not in a port of a minor country, of another power, or in enemy hands, and not where there is no port', () => {
    const { why, state, board } = bought();
    const at = (port: string) => why({ ...trieste, at: { port } });
    expect(at('venice')).toEqual({ why: 'not_at_home', area: 'venice' });
    expect(at('brest')).toEqual({ why: 'not_at_home', area: 'brest' });
    expect(at('vienna')).toEqual({ why: 'no_port', area: 'vienna' });
    state.relations['austria|france'] = { war: { since: 0, aggressors: ['france'] } };
    state.garrisons.trieste = { nation: 'france', infantry: 1, militia: 0 };
    expect(areAtWar(board.state, 'austria', 'france')).toBe(true);
    expect(at('trieste')).toEqual({ why: 'enemy_holds', area: 'trieste' });
  });

  test('with an existing fleet, even at sea, from which it gets its ships', () => {
    const month = aMonth('great_britain');
    const sea = { in: 'sea', sea: 'english_channel' } as const;
    month.state.fleets.great_britain_fleet_i = { at: sea, ships: 25 };
    month.comesCounter('great_britain_fleet_viii');
    month.comes('ship', 5);
    const order = {
      order: 'place_fleet',
      fleet: 'great_britain_fleet_viii',
      at: { beside: 'great_britain_fleet_i' },
      ships: 10,
      of: { from: 'fleet', fleet: 'great_britain_fleet_i' },
    } as const;
    expect(month.why({ ...order, ships: 5, of: arrivals })).toEqual({ why: 'not_at_home', area: 'english_channel' });
    month.run(order);
    expect(month.state.fleets.great_britain_fleet_i?.ships).toBe(15);
    expect(month.state.fleets.great_britain_fleet_viii).toEqual({ at: sea, ships: 10 });
  });

  test('not one that is on the map, not bought, comes later, is another power’s or there is not', () => {
    const month = bought();
    const of = (fleet: string) => month.why({ ...trieste, fleet });
    expect(of('nobody')).toEqual({ why: 'unknown', id: 'nobody' });
    expect(of('constructor')).toEqual({ why: 'unknown', id: 'constructor' });
    expect(of('france_fleet_i')).toEqual({ why: 'on_the_map', id: 'france_fleet_i' });
    delete month.state.fleets.france_fleet_i;
    expect(of('france_fleet_i')).toEqual({ why: 'not_yours', id: 'france_fleet_i' });
    month.state.arrivals = [{ nation: 'austria', power: 'austria', month: 1, what: 'counter', id: 'austria_fleet' }];
    expect(month.why(trieste)).toEqual({ why: 'not_due', id: 'austria_fleet' });
    const beside = (id: string) => month.why({ ...trieste, at: { beside: id } });
    month.comesCounter('austria_fleet');
    expect(beside('spain_fleet_i')).toEqual({ why: 'not_yours', id: 'spain_fleet_i' });
    expect(beside('prussia_fleet')).toEqual({ why: 'off_the_map', id: 'prussia_fleet' });
  });
});

describe('5.1.2: ships', () => {
  const brest = (ships: number) => ({ order: 'add_ships', fleet: 'france_fleet_i', ships }) as const;

  test('join a fleet in a port at home, blockaded or not, up to what it holds', () => {
    const { why, run, comes, state } = aMonth('france');
    state.fleets.great_britain_fleet_i = { at: { in: 'box', area: 'brest' }, ships: 25 };
    comes('ship', 10);
    expect(why(brest(6))).toEqual({ why: 'no_room', room: 5 });
    run(brest(5));
    expect(state.fleets.france_fleet_i?.ships).toBe(30);
    expect(state.arrivals.map((one) => one.what !== 'counter' && one.number)).toEqual([5]);
  });

  test('or in a port of a minor country that the power conquered, but not of a free state', () => {
    const { why, comes, state } = aMonth('france');
    comes('ship', 3);
    state.fleets.france_fleet_i = { at: { in: 'port', area: 'antwerp' }, ships: 1 };
    expect(why(brest(3))).toBeUndefined();
    state.fleets.france_fleet_i = { at: { in: 'port', area: 'amsterdam' }, ships: 1 };
    expect(why(brest(3))).toEqual({ why: 'not_at_home', area: 'amsterdam' });
    state.fleets.france_fleet_i = { at: { in: 'box', area: 'brest' }, ships: 1 };
    expect(why(brest(3))).toEqual({ why: 'not_at_home', area: 'brest' });
  });

  test('not in such a port while an enemy holds it', () => {
    const { why, comes, state } = aMonth('france');
    comes('ship', 3);
    state.fleets.france_fleet_i = { at: { in: 'port', area: 'antwerp' }, ships: 1 };
    state.garrisons.antwerp = { nation: 'great_britain', infantry: 1, militia: 0 };
    expect(why(brest(3))).toEqual({ why: 'enemy_holds', area: 'antwerp' });
  });

  test('those of a free state join its fleet in its own ports alone', () => {
    const { why, comes, state } = aMonth('france');
    comes('ship', 3, { nation: 'holland' });
    const order = { order: 'add_ships', fleet: 'holland_fleet', ships: 3 } as const;
    expect(why(order)).toBeUndefined();
    expect(why(brest(3))).toEqual({ why: 'too_few', has: 0 });
    for (const area of ['brest', 'antwerp']) {
      state.fleets.holland_fleet = { at: { in: 'port', area }, ships: 12 };
      expect(why(order)).toEqual({ why: 'not_at_home', area });
    }
  });

  test('not before their month, and not in another power’s fleet or one off the map', () => {
    const { why, comes } = aMonth('france');
    comes('ship', 3, { month: 1 });
    expect(why(brest(1))).toEqual({ why: 'too_few', has: 0 });
    expect(why({ ...brest(1), fleet: 'spain_fleet_i' })).toEqual({ why: 'not_yours', id: 'spain_fleet_i' });
    expect(why({ ...brest(1), fleet: 'prussia_fleet' })).toEqual({ why: 'off_the_map', id: 'prussia_fleet' });
    expect(why(brest(0.5))).toEqual({ why: 'not_a_whole_number' });
  });

  test('who orders more than there is throws', () => {
    const { run } = aMonth('france');
    expect(() => run(brest(1))).toThrow('too_few');
  });
});

describe('5.1.3: ships change fleets', () => {
  const move = (ships: number) =>
    ({ order: 'transfer_ships', from: 'great_britain_fleet_i', to: 'great_britain_fleet_ii', ships }) as const;

  test('in one port, blockade box or sea', () => {
    const { why, run, state } = aMonth('great_britain');
    expect(why(move(5))).toEqual({ why: 'apart' });
    state.fleets.great_britain_fleet_i = { at: { in: 'box', area: 'plymouth' }, ships: 25 };
    expect(why(move(5))).toEqual({ why: 'apart' });
    state.fleets.great_britain_fleet_i = { at: { in: 'port', area: 'plymouth' }, ships: 25 };
    expect(why(move(6))).toEqual({ why: 'no_room', room: 5 });
    run(move(5));
    expect([state.fleets.great_britain_fleet_i?.ships, state.fleets.great_britain_fleet_ii?.ships]).toEqual([20, 30]);
  });

  test('a fleet that gives all of them is off the map, without a cost in points', () => {
    const { why, run, state } = aMonth('great_britain');
    state.fleets.great_britain_fleet_i = { at: { in: 'port', area: 'plymouth' }, ships: 5 };
    state.leaders.nelson = { is: 'with', unit: 'great_britain_fleet_i' };
    expect(why(move(6))).toEqual({ why: 'too_few', has: 5 });
    run(move(5));
    expect(state.fleets.great_britain_fleet_i).toBeUndefined();
    expect(state.leaders.nelson).toEqual({ is: 'beside' });
    expect(state.powers.great_britain.account).toEqual([]);
  });

  test('not to a fleet of another nation, to itself, or between those of others', () => {
    const { why, state } = aMonth('france');
    const from = (one: string, to: string) => why({ order: 'transfer_ships', from: one, to, ships: 1 });
    state.fleets.holland_fleet = { at: { in: 'port', area: 'brest' }, ships: 12 };
    expect(from('france_fleet_i', 'holland_fleet')).toEqual({ why: 'other_nation', nation: 'france' });
    expect(from('france_fleet_i', 'france_fleet_i')).toEqual({ why: 'same_counter' });
    expect(from('spain_fleet_i', 'spain_fleet_ii')).toEqual({ why: 'not_yours', id: 'spain_fleet_i' });
    expect(from('france_fleet_i', 'prussia_fleet')).toEqual({ why: 'off_the_map', id: 'prussia_fleet' });
    expect(from('france_fleet_i', 'nobody')).toEqual({ why: 'unknown', id: 'nobody' });
  });
});

describe('5.1.4: scuttling', () => {
  test('5.1.4.1: a fleet with ships costs what the chart has', () => {
    const { run, state, pack } = aMonth('france');
    run({ order: 'scuttle', fleet: 'france_fleet_ii' });
    expect(state.fleets.france_fleet_ii).toBeUndefined();
    const points = state.powers.france.account.map((line) => [line.for, line.points]);
    expect(points).toEqual([['scuttle_or_lose_fleet', pack.points.scuttle_or_lose_fleet]]);
  });

  test('5.1.4.3: its counter does not return until it has been bought again (8.5.4) and has come', () => {
    const { board, why, run, state, comesCounter, comes } = aMonth('france');
    run({ order: 'scuttle', fleet: 'france_fleet_ii' });
    comes('ship', 2);
    const place = { order: 'place_fleet', fleet: 'france_fleet_ii', at: { port: 'brest' }, ships: 2 } as const;
    expect(why({ ...place, of: { from: 'arrivals' } })).toEqual({ why: 'not_due', id: 'france_fleet_ii' });
    const counter = { what: 'counter', id: 'france_fleet_ii' } as const;
    state.powers.france.money = 50;
    expect(whyNotBuy(board, openLedger(board, 'france'), counter)).toBeUndefined();
    comesCounter('france_fleet_ii');
    expect(why({ ...place, of: { from: 'arrivals' } })).toBeUndefined();
  });

  test('5.1.4.2: not one of a minor country or of a power that nobody plays', () => {
    const { why, state } = aMonth('france');
    expect(why({ order: 'scuttle', fleet: 'holland_fleet' })).toEqual({ why: 'never_scuttled', id: 'holland_fleet' });
    expect(why({ order: 'scuttle', fleet: 'spain_fleet_i' })).toEqual({ why: 'not_yours', id: 'spain_fleet_i' });
    expect(why({ order: 'scuttle', fleet: 'prussia_fleet' })).toEqual({ why: 'off_the_map', id: 'prussia_fleet' });
    state.powers.france.played = 'nobody';
    expect(why({ order: 'scuttle', fleet: 'france_fleet_i' })).toEqual({ why: 'never_scuttled', id: 'france_fleet_i' });
  });
});
