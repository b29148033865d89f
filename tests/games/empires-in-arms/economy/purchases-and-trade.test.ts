import { describe, expect, test } from '@jest/globals';
import { loseYards } from '../../../../src/games/empires-in-arms/economy/yards.ts';
import { removeNations } from '../../../../src/games/empires-in-arms/forces/remove-nations.ts';
import { removeCorps } from '../../../../src/games/empires-in-arms/forces/remove-unit.ts';
import { addShips, whyNotAddShips } from '../../../../src/games/empires-in-arms/reinforcement/add-ships.ts';
import { defaultOrders } from '../../../../src/games/empires-in-arms/reinforcement/default-orders.ts';
import { reachOf } from '../../../../src/games/empires-in-arms/reinforcement/reach-of.ts';
import { changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import type { FormAnswer, SheetLine } from '../../../../src/kernel/choice.ts';
import { english } from '../../played-game.ts';
import { aCampaign } from '../harness/a-campaign.ts';
import { anEconomicPhase, buy, line, problemWith, sent, sheetOf } from './a-budget.ts';

const { pack } = anEconomicPhase().game.setting;
const fallbackOf = (game: ReturnType<typeof anEconomicPhase>, power: string) =>
  game.game.rules.decisions.budget.fallback(game.position, power, {});
const standingOf = (game: ReturnType<typeof anEconomicPhase>, power: string) =>
  game.game.rules.decisions.budget.standing?.(game.position, power, {});

describe('8.5: purchases', () => {
  test('8.5.3: arrive in the month that the price list gives, for the power and its free states', () => {
    const game = anEconomicPhase();
    sent(game, { france: [buy('ware:infantry', 4), buy('ware:cavalry'), buy('ware:infantry', 2, 'minor:holland')] });
    expect(game.state.arrivals).toEqual([
      { nation: 'france', power: 'france', month: 5, what: 'infantry', number: 4 },
      { nation: 'france', power: 'france', month: 8, what: 'cavalry', number: 1 },
      { nation: 'holland', power: 'france', month: 5, what: 'infantry', number: 2 },
    ]);
    expect(game.told('france')).toContain(
      [
        'Expenses of France (8.5): upkeep 19 money; 4 infantry factors for 12 money and 4 manpower,',
        'due in June 1805 and 1 cavalry factor for 15 money and 1 manpower, due in September 1805.',
        'What is left: 65 money and 34 manpower.',
      ].join(' '),
    );
    expect(game.told('austria').some((text) => text.includes('cavalry'))).toBe(false);
  });

  test('not more than a purse can pay, nor troops that a nation has no counters for', () => {
    const sheet = sheetOf(anEconomicPhase(), 'france');
    expect(problemWith(sheet, buy('ware:guard', 12))).toBe(
      'It costs 96 money and 12 manpower, and France has 92 and 39 left (8.5)',
    );
    expect(problemWith(sheet, buy('ware:infantry', 5, 'minor:lombardy'))).toBe(
      'It costs 15 money and 5 manpower, and Lombardy has 7 and 4 left (8.5)',
    );
    expect(problemWith(sheet, buy('ware:guard', 1, 'minor:holland'))).toBe(
      'Holland has no counters for such troops (8.5)',
    );
    expect(problemWith(sheet, buy('ware:infantry', 1, 'minor:bavaria'))).toMatch(/not offered/);
  });

  test('8.5.4: counters that are off the map, each once', () => {
    const game = anEconomicPhase();
    const off = pack.corps.find(({ id, nation }) => nation === 'france' && !game.state.corps[id])?.id ?? '';
    const bought = buy(`corps:${off}`);
    expect(problemWith(sheetOf(game, 'france', bought), bought)).toMatch(/not offered/);
    expect(problemWith(sheetOf(game, 'france'), buy('corps:france_i'))).toMatch(/not offered/);
    const again = sheetOf(game, 'france', line('give-up', 'corps:france_i'));
    expect(problemWith(again, buy('corps:france_i'))).toBe('fits');
    const coming = anEconomicPhase({
      change: (state) => {
        state.arrivals.push({ nation: 'france', power: 'france', month: 5, what: 'counter', id: off });
      },
    });
    expect(problemWith(sheetOf(coming, 'france'), bought)).toMatch(/not offered/);
    sent(game, { france: [bought] });
    expect(game.state.arrivals).toEqual([{ nation: 'france', power: 'france', month: 5, what: 'counter', id: off }]);
  });

  test('of who sends no budget, as many factors come as the corps have room for, infantry first', () => {
    const game = anEconomicPhase();
    expect(fallbackOf(game, 'austria')).toEqual([
      buy('ware:infantry', expect.any(Number) as never),
      buy('ware:militia', expect.any(Number) as never),
    ]);
    // Room for three; a corps and a fleet take 2 money.
    const small = (money: number) =>
      anEconomicPhase({
        change: (state) => {
          const own = Object.keys(state.corps).filter((id) => id.startsWith('austria'));
          for (const id of own) removeCorps(state, id);
          for (const [area, depot] of Object.entries(state.depots))
            if (depot.power === 'austria') delete state.depots[area];
          const room = pack.corpsOf.austria_i?.capacity.find(({ troops }) => troops.includes('infantry'))?.most ?? 0;
          state.corps.austria_i = { area: 'vienna', factors: { infantry: room - 3 } };
          for (const one of pack.provinces) if (one.power === 'austria') state.ceded[one.id] = 'russia';
          removeNations(
            { state, pack },
            pack.minors.map(({ id }) => id),
          );
          for (const one of pack.minors) state.minors[one.id] = { status: 'neutral' };
          state.powers.austria.money = money;
          state.powers.austria.manpower = 0;
        },
      }).changed((state) => {
        state.powers.austria.manpower = 9;
      });
    expect(fallbackOf(small(30), 'austria')).toEqual([buy('ware:infantry', 3)]);
    expect(fallbackOf(small(7), 'austria')).toEqual([buy('ware:infantry', 1), buy('ware:militia', 2)]);
    const full = anEconomicPhase({
      change: (state) => {
        state.arrivals.push({ nation: 'austria', power: 'austria', month: 9, what: 'infantry', number: 500 });
      },
    });
    expect(fallbackOf(full, 'austria')).toEqual([]);
  });

  test('a standing order buys as before, as far as the money goes, and remembers what was ordered by hand', () => {
    const asBefore = (state: State) => {
      state.standing.france = { purchases: 'as_before' };
      state.lastPurchases = {
        france: [
          { what: 'guard', nation: 'france', number: 20 },
          { what: 'infantry', nation: 'holland', number: 2 },
          { what: 'counter', id: 'france_i' },
        ],
      };
    };
    const game = anEconomicPhase({ change: asBefore });
    const lines = standingOf(game, 'france');
    expect(lines).toEqual([buy('ware:guard', 11), buy('ware:infantry', 2, 'minor:holland')]);
    expect(standingOf(game, 'spain')).toBeUndefined();
    sent(game, {
      france: [buy('ware:guard', 11), buy('ware:infantry', 2, 'minor:holland')],
      spain: [buy('ware:militia')],
    });
    expect(game.state.lastPurchases?.france?.[0]).toEqual({ what: 'guard', nation: 'france', number: 20 });
    expect(game.state.lastPurchases?.spain).toEqual([{ what: 'militia', nation: 'spain', number: 1 }]);
    const other = sent(anEconomicPhase({ change: asBefore }), { france: [] });
    expect(other.state.lastPurchases?.france).toEqual([]);
  });
});

describe('8.2.1.2: what is said about trade holds for the next collection', () => {
  test('8.2.1.2.1: domestic trade is refused until it is welcome again', () => {
    const refuse = line('refuse-trade', 'power:great_britain');
    const game = anEconomicPhase();
    expect(problemWith(sheetOf(game, 'spain'), line('refuse-trade', 'power:france'))).toMatch(/not offered/);
    expect(problemWith(sheetOf(game, 'spain', refuse), refuse)).toBe('no such order');
    sent(game, { spain: [refuse] });
    expect(game.state.powers.spain.refusesTradeWith).toEqual(['great_britain']);
    expect(game.told('spain')).toContain('You refuse the domestic trade of Great Britain (8.2.1.2.1).');
    expect(game.told('great_britain').some((text) => text.includes('refuse'))).toBe(false);

    const again = anEconomicPhase({
      change: (state) => {
        state.powers.spain.refusesTradeWith = ['great_britain'];
      },
    });
    sent(again, { spain: [line('trade-again', 'power:great_britain')] });
    expect(again.state.powers.spain.refusesTradeWith).toBeUndefined();
    const more = anEconomicPhase({
      change: (state) => {
        state.powers.great_britain.refusesTradeWith = ['spain'];
      },
    });
    sent(more, { great_britain: [line('refuse-trade', 'power:russia')] });
    expect(more.state.powers.great_britain.refusesTradeWith).toEqual(['spain', 'russia']);
    expect(again.told('spain')).toContain('You refuse nobody’s domestic trade (8.2.1.2.1).');
  });

  test('8.2.1.2.2: Great Britain stops the American trade of enemies, on a die', () => {
    const stop = line('stop-american-trade', 'power:france');
    expect(problemWith(sheetOf(anEconomicPhase(), 'france'), stop)).toBe('no such order');
    expect(
      problemWith(sheetOf(anEconomicPhase(), 'great_britain'), line('stop-american-trade', 'power:spain')),
    ).toMatch(/not offered/);
    const peace = sent(anEconomicPhase({ dice: { 'american-war': [2] } }), { great_britain: [stop] });
    expect(peace.state.american).toEqual({ stopped: ['france'] });
    expect(peace.told()).toContain(
      'Great Britain stops the American trade of France and throws 2: the United States stay at peace (8.2.1.2.2).',
    );
    const war = sent(anEconomicPhase({ dice: { 'american-war': [1] } }), { great_britain: [stop] });
    expect(war.state.american).toEqual({ stopped: ['france'], war: true });
    expect(war.told()).toContain(
      [
        'Great Britain stops the American trade of France and throws 1: the United States are at',
        'war with it (8.2.1.2.2).',
      ].join(' '),
    );
    const over = sent(
      anEconomicPhase({
        change: (state) => {
          state.american = { stopped: ['france'], war: true };
        },
      }),
    );
    expect(over.state.american).toBeUndefined();
    expect(over.told()).toContain(
      'Great Britain stops nobody’s American trade, and the war with the United States is over (8.2.1.2.2).',
    );
  });
});

test('2.4.2: what others buy, lend and refuse does not show', () => {
  const quiet = sent(anEconomicPhase());
  const busy = sent(anEconomicPhase(), {
    prussia: [buy('ware:infantry', 3), line('lend', { to: 'power:russia', money: 4 })],
    spain: [line('refuse-trade', 'power:great_britain')],
  });
  for (const viewer of ['france', 'austria', 'spectator']) {
    expect(busy.told(viewer)).toEqual(quiet.told(viewer));
    expect(busy.view(viewer)).toEqual(quiet.view(viewer));
  }
  expect(english.t(busy.game.rules.decisions.budget.waiting(busy.position, {}))).toBe('Everybody draws up a budget');
});

describe('12.1.2: ships are built in ports, where the table plays with it', () => {
  const phase = (shipyards: 'on' | 'off' = 'on', change: (state: State) => void = () => {}) =>
    anEconomicPhase({
      options: { shipyards },
      change: (state) => {
        state.powers.france.money = 200;
        state.powers.france.manpower = 50;
        change(state);
      },
    });
  const ships = (answer: FormAnswer) => line('buy', { what: 'ware:ship', number: 2, ...answer });
  const problem = (one: SheetLine, game = phase()) => problemWith(sheetOf(game, 'france'), one);

  test('who buys ships says where; nothing else is built in a port, and no port of others is theirs', () => {
    expect(problem(ships({ port: 'area:brest' }))).toBe('fits');
    expect(problem(ships({}))).toBe('Say in which port the ships are built (12.1.2) (8.5)');
    expect(problem(line('buy', { what: 'ware:infantry', port: 'area:brest' }))).toContain(
      'Only ships are built in a port',
    );
    expect(problem(ships({ port: 'area:london' }))).toContain('not offered');
    expect(problem(ships({ port: 'area:brest' }), phase('off'))).toContain('not offered');
    expect(problem(ships({}), phase('off'))).toBe('fits');
  });

  test('everybody is told where, how many and until when, and sees it; without the option only their power is', () => {
    const built = sent(phase(), { france: [ships({ port: 'area:brest' })] });
    const told = 'France lays down 2 ships in Brest, due in March 1806 (12.1.2).';
    for (const viewer of ['france', 'spain', 'spectator']) expect(built.told(viewer)).toContain(told);
    expect(built.view('spain').yards).toMatchObject([{ area: 'brest', nation: 'france', number: 2 }]);
    const hidden = sent(phase('off'), { france: [ships({})] });
    expect(hidden.told('spain').join()).not.toContain('ship');
    expect(hidden.view('spain').yards).toEqual([]);
  });

  test('they join fleets in that port alone, by themselves too', () => {
    const board = aCampaign();
    const { state, pack } = board;
    state.fleets = {
      france_fleet_i: { at: { in: 'port', area: 'brest' }, ships: 1 },
      france_fleet_ii: { at: { in: 'port', area: 'toulon' }, ships: 1 },
    };
    const arrival = { nation: 'france', power: 'france', month: state.month, what: 'ship' } as const;
    state.arrivals = [
      { ...arrival, number: 3, port: 'brest' },
      { ...arrival, number: 2, port: 'la_rochelle' },
    ];
    const reach = reachOf(board, 'france');
    const why = (fleet: string, number: number) =>
      whyNotAddShips({ state, pack }, { order: 'add_ships', fleet, ships: number }, reach);
    expect(why('france_fleet_i', 3)).toBeUndefined();
    expect(why('france_fleet_i', 4)).toEqual({ why: 'too_few', has: 3 });
    expect(why('france_fleet_ii', 1)).toEqual({ why: 'too_few', has: 0 });
    expect(defaultOrders(board, 'france').filter(({ order }) => order === 'add_ships')).toEqual([
      { order: 'add_ships', fleet: 'france_fleet_i', ships: 3 },
    ]);
    addShips({ state, pack }, { order: 'add_ships', fleet: 'france_fleet_i', ships: 3 }, reach);
    expect(state.arrivals).toEqual([{ ...arrival, number: 2, port: 'la_rochelle' }]);
  });

  test('12.1.2.1, 12.1.2.2: an enemy in the city destroys them, but not those of a minor country', () => {
    const board = aCampaign();
    const { state } = board;
    const arrival = { power: 'france', month: state.month, what: 'ship', number: 2 } as const;
    state.arrivals = [
      { ...arrival, nation: 'france', port: 'brest' },
      { ...arrival, nation: 'holland', port: 'amsterdam' },
    ];
    expect(loseYards(board)).toEqual([]);
    changeRelation(state, 'france', 'great_britain').war = { since: 0, aggressors: ['france'] };
    for (const area of ['brest', 'amsterdam'])
      state.garrisons[area] = { nation: 'great_britain', infantry: 3, militia: 0 };
    expect(loseYards(board)).toMatchObject([{ nation: 'france', port: 'brest', number: 2 }]);
    expect(state.arrivals).toMatchObject([{ nation: 'holland', port: 'amsterdam' }]);
  });
});
