import { describe, expect, test } from '@jest/globals';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { chainsOf } from '../../../../src/games/empires-in-arms/supply/chains.ts';
import { chooseSupply } from '../../../../src/games/empires-in-arms/supply/choose-supply.ts';
import { suppliersOf, waysToPay } from '../../../../src/games/empires-in-arms/supply/ways-to-pay.ts';
import { allied, atWar, put } from '../land/a-land-step.ts';
import { aSummer, depots, letUseDepots, supplied } from './a-supply-step.ts';

/** What forces of a power in an area could be paid for by, each as `payer from halves`. */
const ways = (board: Board, power: Power, area: string, besieged = false) =>
  waysToPay(board, suppliersOf(board, power), { area, besieged }).map(
    ({ payer, from, halves }) => `${payer} ${from.is} ${halves}`,
  );

/** How each corps of a power is supplied, those that are paid for with the halves. */
const meals = (board: Board, power: Power) =>
  Object.fromEntries(
    chooseSupply(board, power).meals.map((meal) => [
      meal.eater.corps ?? `city:${meal.eater.area}`,
      meal.by === 'paid' ? meal.way.halves : 'why' in meal ? meal.why : meal.by,
    ]),
  );

/** A depot in Innsbruck, and corps of Austria after a march that has used all points, so that foraging is dangerous. */
function fromInnsbruck(corps: { readonly [id: string]: string }, money = 20): Board {
  const board = aSummer();
  depots(board, 'austria', 'innsbruck');
  board.state.powers.austria.money = money;
  board.state.marches = {};
  for (const [id, area] of Object.entries(corps)) {
    put(board, id, area);
    board.state.marches[id] = { entered: [area, 'zurich'], left: 0 };
  }
  return board;
}

describe('7.4.2.1.1: the price of supply', () => {
  test('half a money point in the area of the depot', () => {
    expect(ways(fromInnsbruck({ austria_i: 'innsbruck' }), 'austria', 'innsbruck')).toEqual(['austria depot 1']);
  });

  test('the book’s example: a corps three areas from a depot pays three money points', () => {
    const game = supplied(fromInnsbruck({ austria_i: 'stuttgart' }), ['austria']);
    expect(game.state.powers.austria.money).toBe(20 - 3);
    expect(game.told('austria')).toEqual([
      'Austria is supplied (3 money): Austrian I Corps in Stuttgart from a depot 3 areas away for 3 money.',
    ]);
  });

  test('one or two for one or two areas, and nothing farther away than three', () => {
    const board = fromInnsbruck({});
    expect(ways(board, 'austria', 'munich')).toEqual(['austria depot 2']);
    expect(ways(board, 'austria', 'ulm')).toEqual(['austria depot 4']);
    expect(ways(board, 'austria', 'karlsruhe')).toEqual(['austria depot 6']);
    expect(ways(board, 'austria', 'frankfurt')).toEqual([]);
  });

  test('7.4.2.1.1: what lies in between is not blocked by enemies; the corps’ own area may be', () => {
    const board = fromInnsbruck({ austria_i: 'stuttgart' });
    atWar(board, 'france', 'austria');
    for (const area of ['munich', 'west_of_munich', 'zurich'])
      board.state.irregulars[area] = [{ kind: 'cossack', power: 'france', number: 1 }];
    expect(ways(board, 'austria', 'stuttgart')).toEqual([]);
    put(board, 'austria_ii', 'munich');
    expect(ways(board, 'austria', 'stuttgart')).toEqual(['austria depot 6']);
    put(board, 'france_i', 'stuttgart');
    expect(ways(board, 'austria', 'stuttgart')).toEqual(['austria depot 6']);
  });

  test('from the nearest depot in a valid chain, and not from one that is cut off', () => {
    const board = fromInnsbruck({});
    depots(board, 'austria', 'stuttgart');
    expect(ways(board, 'austria', 'stuttgart')).toEqual(['austria depot 6']);
    depots(board, 'austria', 'ulm');
    expect(ways(board, 'austria', 'stuttgart')).toEqual(['austria depot 1']);
  });
});

describe('7.4.2.1: all that is paid', () => {
  test('is summed up and then rounded up', () => {
    const both = supplied(fromInnsbruck({ austria_i: 'innsbruck', austria_ii: 'innsbruck' }), ['austria']);
    expect(both.state.powers.austria.money).toBe(20 - 1);
    const three = fromInnsbruck({ austria_i: 'innsbruck', austria_ii: 'innsbruck', austria_iii: 'innsbruck' });
    expect(supplied(three, ['austria']).state.powers.austria.money).toBe(20 - 2);
  });

  test('whoever has no money must forage', () => {
    expect(meals(fromInnsbruck({ austria_i: 'munich' }, 1), 'austria')).toEqual({ austria_i: 2 });
    expect(meals(fromInnsbruck({ austria_i: 'munich' }, 0), 'austria')).toEqual({ austria_i: 'no_money' });
  });

  test('when it does not last for all, who would lose most comes first', () => {
    const board = fromInnsbruck({ austria_i: 'innsbruck', austria_ii: 'munich' }, 1);
    // II Corps marched by force of circumstances through the same mountains, but with points left.
    board.state.marches = { ...board.state.marches, austria_ii: { entered: ['zurich', 'munich'], left: 1 } };
    expect(meals(board, 'austria')).toEqual({ austria_i: 1, austria_ii: 'no_money' });
  });

  test('unless its owner has ordered who is first', () => {
    const board = fromInnsbruck({ austria_i: 'innsbruck', austria_ii: 'munich' }, 1);
    board.state.supplyOrders = { austria: { first: ['austria_ii'] } };
    expect(meals(board, 'austria')).toEqual({ austria_i: 'no_money', austria_ii: 2 });
  });
});

describe('7.4.1: who forages', () => {
  test('must, after a forced march', () => {
    const board = fromInnsbruck({ austria_i: 'innsbruck' });
    board.state.marches = { austria_i: { entered: ['innsbruck'], left: 0, forced: true } };
    expect(meals(board, 'austria')).toEqual({ austria_i: 'forced_march' });
  });

  test('must, four areas from the nearest depot of a valid chain', () => {
    expect(meals(fromInnsbruck({ austria_i: 'frankfurt' }), 'austria')).toEqual({ austria_i: 'no_depot' });
  });

  test('may choose it', () => {
    const board = fromInnsbruck({ austria_i: 'innsbruck' });
    board.state.supplyOrders = { austria: { by: { austria_i: 'forage' } } };
    expect(meals(board, 'austria')).toEqual({ austria_i: 'chosen' });
  });

  test('does by itself where it can lose nothing, and is paid for where its owner wants it all the same', () => {
    const board = fromInnsbruck({});
    put(board, 'austria_i', 'innsbruck');
    // 3 against 6 − 3 points − 1 at home.
    expect(meals(board, 'austria')).toEqual({ austria_i: 'no_risk' });
    board.state.supplyOrders = { austria: { by: { austria_i: 'depots' } } };
    expect(meals(board, 'austria')).toEqual({ austria_i: 1 });
  });

  test('corps that were given no order are judged as those that stayed with all their points', () => {
    const board = fromInnsbruck({});
    put(board, 'austria_i', 'munich');
    const [meal] = chooseSupply(board, 'austria').meals;
    expect(meal).toMatchObject({ by: 'forage', forage: { value: 5, modifiers: { unusedPoints: -3 } } });
  });

  test('7.3.6.1: a corps that destroyed a depot at the end of its march needs nothing', () => {
    const board = fromInnsbruck({ austria_i: 'munich' }, 0);
    board.state.marches = { austria_i: { entered: ['munich'], left: 0, fed: true } };
    expect(meals(board, 'austria')).toEqual({ austria_i: 'fed' });
    expect(supplied(board, ['austria']).told('austria')).toEqual([
      'Austria is supplied (0 money): Austrian I Corps in Munich by the depot that it destroyed (7.3.6.1).',
    ]);
  });
});

test('7.4: leaders, irregulars, and garrisons that are not besieged need no supply', () => {
  const board = aSummer();
  board.state.garrisons.vienna = { nation: 'austria', infantry: 5, militia: 0 };
  board.state.irregulars.vienna = [{ kind: 'freikorps', power: 'austria', number: 1 }];
  board.state.leaders.charles = { is: 'beside' };
  expect(chooseSupply(board, 'austria').meals).toEqual([]);
  board.state.garrisons.vienna.besieged = true;
  expect(meals(board, 'austria')).toEqual({ 'city:vienna': 'no_risk' });
});

describe('7.4.2.1.3: in winter', () => {
  test('all prices are doubled in the winter zone', () => {
    const board = fromInnsbruck({});
    board.state.month = 0;
    expect([ways(board, 'austria', 'innsbruck'), ways(board, 'austria', 'munich')]).toEqual([
      ['austria depot 2'],
      ['austria depot 4'],
    ]);
    // Verona is not in it.
    expect(ways(board, 'austria', 'verona')).toEqual(['austria depot 2']);
  });
});

describe('7.4.2.2: supply by an ally’s depots', () => {
  function nearRussians(): Board {
    const board = aSummer();
    depots(board, 'russia', 'kamenets');
    put(board, 'austria_i', 'kamenets');
    board.state.marches = { austria_i: { entered: ['kamenets'], left: 0 } };
    board.state.powers.austria.money = 9;
    board.state.powers.russia.money = 9;
    return board;
  }

  test('needs an alliance, and leave', () => {
    const board = nearRussians();
    letUseDepots(board, 'russia', 'austria');
    expect(ways(board, 'austria', 'kamenets')).toEqual([]);
    allied(board, 'russia', 'austria');
    expect(ways(board, 'austria', 'kamenets')).toEqual(['russia depot 1']);
    board.state.access = {};
    expect(ways(board, 'austria', 'kamenets')).toEqual([]);
  });

  test('the ally pays, and reads it; nobody else does', () => {
    const board = nearRussians();
    allied(board, 'russia', 'austria');
    letUseDepots(board, 'russia', 'austria');
    const game = supplied(board, ['austria']);
    expect([game.state.powers.austria.money, game.state.powers.russia.money]).toEqual([9, 8]);
    expect(game.told('russia')).toEqual(['Forces of Austria draw supply from your depots: 1 money (7.4.2.2).']);
    expect(game.told('austria')).toEqual([
      'Austria is supplied (0 money): Austrian I Corps in Kamenets from the depot there for ½ money of Russia.',
    ]);
    expect([game.told('france'), game.told('spectator')]).toEqual([[], []]);
  });

  test('comes after own depots, unless its owner wants it first', () => {
    const board = nearRussians();
    allied(board, 'russia', 'austria');
    letUseDepots(board, 'russia', 'austria');
    depots(board, 'austria', 'lemberg');
    expect(ways(board, 'austria', 'kamenets')).toEqual(['austria depot 2', 'russia depot 1']);
    const payer = () =>
      chooseSupply(board, 'austria').meals.map((meal) => (meal.by === 'paid' ? meal.way.payer : meal.by));
    expect(payer()).toEqual(['austria']);
    board.state.supplyOrders = { austria: { by: { austria_i: 'russia' } } };
    expect(payer()).toEqual(['russia']);
    board.state.powers.russia.money = 0;
    expect(payer()).toEqual(['austria']);
  });

  test('goes around what blocks either of the two', () => {
    const board = nearRussians();
    allied(board, 'russia', 'austria');
    letUseDepots(board, 'russia', 'austria');
    const near = [...chainsOf(board, 'russia').far].filter(([, far]) => far === 2).map(([area]) => area);
    expect(near.length).toBeGreaterThan(0);
    const open = near.filter((area) => ways(board, 'austria', area).length > 0);
    expect(open).toEqual(near);
    // Only Austria is at war with Turkey, whose irregulars stand all around.
    atWar(board, 'turkey', 'austria');
    for (const { to } of board.pack.area.kamenets?.links ?? [])
      board.state.irregulars[to] = [{ kind: 'cossack', power: 'turkey', number: 1 }];
    expect(near.filter((area) => ways(board, 'austria', area).length > 0)).toEqual([]);
    expect(near.filter((area) => ways(board, 'russia', area).length > 0)).toEqual(near);
  });
});

test('4.9: of allies who moved together each counts its own, and all of a payer is rounded up once', () => {
  const board = aSummer();
  depots(board, 'russia', 'kamenets');
  put(board, 'austria_i', 'kamenets');
  put(board, 'russia_i', 'kamenets');
  const used = { entered: ['kamenets'], left: 0 };
  board.state.marches = { austria_i: used, russia_i: used };
  allied(board, 'russia', 'austria');
  letUseDepots(board, 'russia', 'austria');
  board.state.powers.russia.money = 5;
  // Half a money point each.
  expect(supplied(board, ['austria', 'russia']).state.powers.russia.money).toBe(4);
});
