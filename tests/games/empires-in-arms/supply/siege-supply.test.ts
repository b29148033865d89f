import { describe, expect, test } from '@jest/globals';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { chooseSupply } from '../../../../src/games/empires-in-arms/supply/choose-supply.ts';
import { siegeValue } from '../../../../src/games/empires-in-arms/supply/siege-supply.ts';
import { atWar, put } from '../land/a-land-step.ts';
import { aSummer, depots, supplied } from './a-supply-step.ts';

/** A garrison of Spain in a besieged city, and France around it. */
function besieged(area: string, infantry = 3, militia = 1): Board {
  const board = aSummer();
  atWar(board, 'france', 'spain');
  put(board, 'france_i', area);
  board.state.garrisons[area] = { nation: 'spain', infantry, militia, besieged: true };
  board.state.sieges = { [area]: ['france'] };
  return board;
}

describe('7.4.5, reconstructed: siege supply', () => {
  test('a city feeds one for each spire and one more, a capital one more still', () => {
    const { pack } = aSummer();
    expect(pack.area.santander?.city?.spires).toBe(2);
    expect(siegeValue(pack, 'santander')).toBe(3);
    expect(siegeValue(pack, 'madrid')).toBe((pack.area.madrid?.city?.spires ?? 0) + 2);
    // Of a minor country too.
    expect(siegeValue(pack, 'munich')).toBe((pack.area.munich?.city?.spires ?? 0) + 2);
  });

  test('each point of the die above it costs the forces inside a factor, what is cheapest first', () => {
    const game = supplied(besieged('santander'), ['spain'], { 'siege-supply:santander': [5] });
    expect(game.state.garrisons.santander).toMatchObject({ infantry: 2, militia: 0, besieged: true });
    expect(game.told('spain')).toEqual([
      'Spain is supplied (0 money): besieged Santander (die 5 against 3: 1 infantry and 1 militia lost).',
    ]);
    expect(game.told('france')).toEqual(['Spain lives off the land: besieged Santander (die 5: 2 factors lost).']);
  });

  test('up to its value it costs nothing; winter and other corps add nothing', () => {
    const board = besieged('santander');
    board.state.month = 0;
    put(board, 'france_ii', 'santander');
    const game = supplied(board, ['spain'], { 'siege-supply:santander': [3] });
    expect(game.state.garrisons.santander).toMatchObject({ infantry: 3, militia: 1 });
  });

  test('one die for all of a power’s forces inside: first the garrison loses, then corps', () => {
    const board = besieged('santander', 1, 0);
    put(board, 'spain_i', 'santander', { besieged: true, factors: { infantry: 1 } });
    put(board, 'spain_ii', 'santander', { besieged: true, factors: { infantry: 4 } });
    board.state.leaders.castanos = { is: 'with', unit: 'spain_i' };
    const game = supplied(board, ['spain'], { 'siege-supply:santander': [6] });
    expect([game.state.garrisons.santander, game.state.corps.spain_i]).toEqual([undefined, undefined]);
    expect(game.state.corps.spain_ii?.factors).toEqual({ infantry: 3 });
    expect(game.state.leaders.castanos).toEqual({ is: 'with', unit: 'spain_ii' });
    expect(game.told('france')).toEqual([
      'Spain lives off the land: besieged Santander (die 6: 3 factors lost with a corps).',
    ]);
  });

  test('a city in which nobody is left is besieged no more', () => {
    const game = supplied(besieged('santander', 1, 0), ['spain'], { 'siege-supply:santander': [6] });
    expect([game.state.garrisons.santander, game.state.sieges]).toEqual([undefined, {}]);
  });

  test('besieged corps of a city do not forage as others do', () => {
    const board = besieged('santander', 1, 0);
    put(board, 'spain_i', 'santander', { besieged: true });
    expect(chooseSupply(board, 'spain').meals.map(({ by }) => by)).toEqual(['siege', 'siege']);
  });
});

describe('7.4.2.1.2: garrisons of besieged ports', () => {
  /** Corunna besieged, a depot inside, and naval supply from Cadiz. */
  function corunna(): Board {
    const board = besieged('corunna', 9, 0);
    depots(board, 'spain', 'cadiz');
    board.state.portDepots = { corunna: 'spain' };
    board.state.fleets.spain_fleet_i = { at: { in: 'port', area: 'cadiz' }, ships: 5 };
    board.state.powers.spain.money = 5;
    return board;
  }

  test('half a money point by naval supply, whatever their size', () => {
    const game = supplied(corunna(), ['spain']);
    expect(game.state.powers.spain.money).toBe(4);
    expect(game.state.garrisons.corunna?.infantry).toBe(9);
    expect(game.told('spain')).toEqual(['Spain is supplied (1 money): the garrison of Corunna by sea for ½ money.']);
    expect(game.told('france')).toEqual([]);
  });

  test('one by invasion supply, from a fleet off the port', () => {
    const board = corunna();
    board.state.portDepots = {};
    board.state.fleets.spain_fleet_ii = { at: { in: 'sea', sea: 'bay_of_biscay' }, ships: 5, depot: true };
    expect(supplied(board, ['spain']).told('spain')).toEqual([
      'Spain is supplied (1 money): the garrison of Corunna from a fleet for 1 money.',
    ]);
  });

  test('7.4.3.4.1: corps inside in place of siege supply; without money they live on the city', () => {
    const board = corunna();
    put(board, 'spain_iii', 'corunna', { besieged: true });
    const how = () => chooseSupply(board, 'spain').meals.map(({ by }) => by);
    expect(how()).toEqual(['paid', 'paid']);
    board.state.powers.spain.money = 0;
    expect(how()).toEqual(['siege', 'siege']);
  });

  test('7.4.2.1.3: doubled in the winter zone in winter', () => {
    const board = aSummer(0);
    atWar(board, 'france', 'prussia');
    depots(board, 'prussia', 'stettin');
    board.state.garrisons.stralsund = { nation: 'prussia', infantry: 1, militia: 0, besieged: true };
    put(board, 'france_i', 'stralsund');
    board.state.portDepots = { stralsund: 'prussia' };
    board.state.fleets.prussia_fleet = { at: { in: 'port', area: 'stettin' }, ships: 5 };
    const [meal] = chooseSupply(board, 'prussia').meals;
    expect(board.pack.area.stralsund?.winter).toBe(true);
    expect(meal).toMatchObject({ by: 'paid', way: { halves: 2 } });
  });
});
