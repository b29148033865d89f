import { describe, expect, test } from '@jest/globals';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import {
  breachChance,
  breachModifiers,
  breachNeed,
  isBreach,
} from '../../../../src/games/empires-in-arms/sieges/breach.ts';
import { siegeAt } from '../../../../src/games/empires-in-arms/sieges/siege.ts';
import { atWar, put } from '../land/a-land-step.ts';
import { aSiege, type Dice, siegeStep } from './a-siege.ts';

const AREA = 'saragossa';
const modifiers = (board: Board, knownOnly = false) => {
  const siege = siegeAt(board, AREA, ['france']);
  if (!siege) throw new Error('there is no siege');
  return breachModifiers(board, siege, knownOnly);
};
const NONE = { besiegedBefore: 0, artilleryCorps: 0, fewDefenders: 0, winterZone: 0 };

/** France assaults; what Spain does behind breached walls. */
const assaulted = (board: Board, dice: Dice, breached: 'fight' | 'surrender' | 'give_up' = 'fight') => {
  const game = siegeStep(board, ['france'], dice);
  return game.answer({ 'assault-saragossa': 'assault' }, { 'breached-saragossa': breached });
};

describe('7.5.4: the siege step', () => {
  test('7.5.4: both sides decide in one window; who leaves all out changes nothing', () => {
    const game = siegeStep(aSiege(), ['france']);
    expect(game.asked).toBe('france+spain sieges');
    expect(game.fallback).toEqual({});
    game.answer({}, {});
    expect([game.told(), game.asked, game.state.sieges]).toEqual([[], 'nobody', { saragossa: ['france'] }]);
    expect(game.state.siegesSince).toEqual({ saragossa: 5 });
  });

  test('who has left orders for everything is not asked', () => {
    const board = aSiege();
    board.state.standing = {
      france: { reactions: { assaults: 'never' } },
      spain: { reactions: { breached: 'fight' } },
    };
    expect(siegeStep(board, ['france']).asked).toBe('nobody');
    board.state.standing = { france: { reactions: { assaults: 'always' } } };
    const game = siegeStep(board, ['france'], { 'breach:saragossa': [1] });
    expect(game.asked).toBe('spain sieges');
    game.answer({});
    expect(game.told()[0]).toMatch(/^France assaults Saragossa/);
  });

  test('7.5.4.1: orders to assault where a breach is as likely as not', () => {
    const board = aSiege();
    board.state.standing = { france: { reactions: { assaults: 'even' } }, spain: { reactions: { breached: 'fight' } } };
    expect(siegeStep(board, ['france'], { 'breach:saragossa': [1] }).told()).toHaveLength(1);
    const strong = aSiege({ infantry: 5, militia: 0 }, 'gibraltar');
    expect(breachChance(strong.pack, 'gibraltar', NONE)).toBe(17);
    strong.state.standing = board.state.standing;
    expect(siegeStep(strong, ['france']).told()).toEqual([]);
  });

  test('a power that nobody plays fights behind its walls and assaults nothing', () => {
    const board = aSiege();
    board.state.powers.spain.played = 'nobody';
    const game = siegeStep(board, ['france'], { 'breach:saragossa': [4], 'city-fight-besieged:saragossa': [1, 1, 1] });
    expect(game.asked).toBe('france sieges');
    game.answer({ 'assault-saragossa': 'assault' });
    expect(game.told()[1]).toMatch(/^Fight for Saragossa/);
    const idle = aSiege();
    idle.state.powers.france.played = 'nobody';
    idle.state.standing.spain = { reactions: { breached: 'fight' } };
    expect([siegeStep(idle, ['france']).asked, siegeStep(idle, ['france']).told()]).toEqual(['nobody', []]);
  });
});

describe('7.5.4.1: assaults', () => {
  test('7.5.4.1: the walls are breached at what their fortification asks, reconstructed', () => {
    const { pack } = aSiege();
    expect(['saragossa', 'gibraltar'].map((area) => breachNeed(pack, area).die)).toEqual([4, 6]);
    expect([3, 4].map((die) => isBreach(breachNeed(pack, AREA), die, NONE))).toEqual([false, true]);
    const least = { die: 6, leastModifier: 1 };
    expect([isBreach(least, 6, NONE), isBreach(least, 5, { ...NONE, artilleryCorps: 1 })]).toEqual([false, true]);
  });

  test('modifiers: a siege of some time, artillery, few defenders, winter in the winter zone', () => {
    const board = aSiege();
    expect(modifiers(board)).toEqual(NONE);
    board.state.siegesSince = { saragossa: 5 };
    expect(modifiers(board).besiegedBefore).toBe(0);
    board.state.siegesSince = { saragossa: 4 };
    put(board, 'france_ii', AREA, { factors: { artillery: 1, infantry: 1 } });
    board.state.garrisons[AREA] = { nation: 'spain', infantry: 2, militia: 0, besieged: true };
    expect(modifiers(board)).toEqual({ besiegedBefore: 1, artilleryCorps: 1, fewDefenders: 1, winterZone: 0 });
    const cold = aSiege({ infantry: 5, militia: 0 }, 'stralsund');
    cold.state.month = 0;
    const siege = siegeAt(cold, 'stralsund', ['france']);
    expect(siege && breachModifiers(cold, siege).winterZone).toBe(-1);
  });

  test('besiegers do not learn how weak corps inside are', () => {
    const board = aSiege({ infantry: 1, militia: 0 });
    expect(modifiers(board, true).fewDefenders).toBe(1);
    put(board, 'spain_i', AREA, { besieged: true, inCity: true, factors: { infantry: 1 } });
    expect([modifiers(board).fewDefenders, modifiers(board, true).fewDefenders]).toEqual([1, 0]);
    const weak = siegeStep(board, ['france']).question();
    put(board, 'spain_i', AREA, { besieged: true, inCity: true, factors: { infantry: 9 } });
    expect(siegeStep(board, ['france']).question()).toEqual(weak);
  });

  test('without a breach it costs the besiegers a twentieth, and the siege goes on', () => {
    const game = assaulted(aSiege(), { 'breach:saragossa': [3] });
    expect(game.told()).toEqual([
      'France assaults Saragossa (7.5.4.1): die 3, against 4. The walls hold, and 1 factor of the besiegers is lost.',
    ]);
    expect([game.state.corps.france_i?.factors, game.state.sieges]).toEqual([
      { infantry: 9 },
      { saragossa: ['france'] },
    ]);
    expect(game.state.fought).toEqual(['france_i']);
  });

  test('behind breached walls the besieged surrender, and are prisoners', () => {
    const board = aSiege();
    put(board, 'spain_i', AREA, { besieged: true, inCity: true, factors: { infantry: 2, cavalry: 1 } });
    board.state.leaders.castanos = { is: 'with', unit: 'spain_i' };
    const game = assaulted(board, { 'breach:saragossa': [4] }, 'surrender');
    expect(game.told()).toEqual([
      'France assaults Saragossa (7.5.4.1): die 4, against 4. The walls are breached.',
      'The forces of Spain in Saragossa surrender to France behind their breached walls. ' +
        'Prisoners: 7 factors of Spain. Off the map: Spanish I Corps. Captured: Castanos.',
    ]);
    const { garrisons, corps, sieges, prisoners, leaders } = game.state;
    expect([garrisons[AREA], corps.spain_i, sieges]).toEqual([undefined, undefined, undefined]);
    expect(prisoners).toEqual([{ of: 'spain', by: 'france', factors: { infantry: 5, militia: 1, cavalry: 1 } }]);
    expect(leaders.castanos).toEqual({ is: 'captured', by: 'france' });
  });

  test('the besieged may give up before any assault', () => {
    const game = assaulted(aSiege(), {}, 'give_up');
    expect(game.told()).toEqual([
      'The forces of Spain in Saragossa surrender to France. Prisoners: 4 factors of Spain.',
    ]);
    expect(game.state.fought).toBeUndefined();
  });

  test('or they fight: both throw at once, 3-2 against 4-1, until somebody breaks; who does loses the city', () => {
    const game = assaulted(aSiege({ infantry: 6, militia: 0 }), {
      'breach:saragossa': [4],
      'city-fight-besiegers:saragossa': [6, 6],
      'city-fight-besieged:saragossa': [1, 1],
    });
    // Spain's morale is 3: a 6 on 3-2 costs it 2.2, twice.
    expect(game.told()).toEqual([
      'France assaults Saragossa (7.5.4.1): die 4, against 4. The walls are breached.',
      'Fight for Saragossa: France against Spain (7.5.4.1). Morale of the besiegers 4, of the besieged 3; ' +
        'round 1: besiegers 10 factors, die 6 on 3-2: 15%, costs 2 factors and 2.2 of morale, ' +
        'besieged 6 factors, die 1 on 4-1: 5%, costs 0 factors and 0.2 of morale and ' +
        'round 2: besiegers 10 factors, die 6 on 3-2: 15%, costs 2 factors and 2.2 of morale, ' +
        'besieged 4 factors, die 1 on 4-1: 5%, costs 0 factors and 0.2 of morale. The city falls.',
      'France takes Saragossa from Spain. Prisoners: 2 factors of Spain.',
    ]);
    expect(game.state.prisoners).toEqual([{ of: 'spain', by: 'france', factors: { infantry: 2 } }]);
    expect(game.state.corps.france_i?.factors).toEqual({ infantry: 10 });
  });

  test('where nobody breaks in three rounds, or the besiegers do, the siege goes on', () => {
    const even = assaulted(aSiege({ infantry: 10, militia: 0 }), {
      'breach:saragossa': [4],
      'city-fight-besiegers:saragossa': [1, 1, 1],
      'city-fight-besieged:saragossa': [1, 1, 1],
    });
    expect(even.told()[1]).toMatch(/round 3.*The siege goes on\.$/);
    expect(even.state.sieges).toEqual({ saragossa: ['france'] });
    const repelled = assaulted(aSiege({ infantry: 10, militia: 0 }), {
      'breach:saragossa': [4],
      'city-fight-besiegers:saragossa': [1, 1, 1],
      'city-fight-besieged:saragossa': [6, 6, 6],
    });
    expect(repelled.told()[1]).toMatch(/The siege goes on\.$/);
    expect(repelled.state.sieges).toEqual({ saragossa: ['france'] });
  });

  test('who break in the same round as the besiegers hold their city', () => {
    const board = aSiege({ infantry: 10, militia: 0 });
    put(board, 'france_i', AREA, { factors: { militia: 10 } });
    const game = assaulted(board, {
      'breach:saragossa': [4],
      'city-fight-besiegers:saragossa': [6, 6],
      'city-fight-besieged:saragossa': [6, 6],
    });
    const fought = game.facts.find((fact) => fact.type === 'city-fought');
    expect(fought).toMatchObject({ ending: 'held', fought: { broken: { besiegers: true, besieged: true } } });
    expect(game.state.sieges).toEqual({ saragossa: ['france'] });
  });

  test('7.5.4.2.2: who storms a city gains what the pack says; not who is given it, nor who fails', () => {
    const points = (dice: Dice, breached: 'fight' | 'surrender' = 'fight', worth = 1) => {
      const { state, pack } = aSiege({ infantry: 6, militia: 0 });
      const board = { state, pack: { ...pack, points: { ...pack.points, win_siege_assault: worth } } };
      for (const power of ['france', 'spain'] as const) board.state.powers[power].account = [];
      const { powers } = assaulted(board, { 'breach:saragossa': [4], ...dice }, breached).state;
      return [powers.france, powers.spain].map(({ account }) => account.map((line) => [line.for, line.points]));
    };
    const [besiegers, besieged] = ['city-fight-besiegers:saragossa', 'city-fight-besieged:saragossa'];
    const stormed = { [besiegers]: [6, 6], [besieged]: [1, 1] };
    expect(points(stormed)).toEqual([[['win_siege_assault', 1]], []]);
    expect(points(stormed, 'fight', 0)).toEqual([[], []]);
    expect(points({ [besiegers]: [1, 1, 1], [besieged]: [1, 1, 1] })).toEqual([[], []]);
    expect(points({}, 'surrender')).toEqual([[], []]);
  });

  test('7.5.5: besiegers who are wiped out leave the map, their leader is taken, and the siege is over', () => {
    const board = aSiege({ infantry: 15, militia: 0 });
    put(board, 'france_i', AREA, { factors: { infantry: 2 } });
    board.state.leaders.ney = { is: 'with', unit: 'france_i' };
    const game = assaulted(board, {
      'breach:saragossa': [4],
      'city-fight-besiegers:saragossa': [1, 1, 1],
      'city-fight-besieged:saragossa': [6, 6, 6],
    });
    expect(game.told().at(-1)).toBe('France has lost its last factor of French I Corps at Saragossa. Captured: Ney.');
    const { corps, sieges, siegesSince } = game.state;
    expect([corps.france_i, sieges, siegesSince]).toEqual([undefined, undefined, undefined]);
    expect(game.state.garrisons[AREA]?.besieged).toBeUndefined();
    expect(game.state.leaders.ney).toEqual({ is: 'captured', by: 'spain' });
  });

  test('irregulars inside fight with the rest, and are lost with the city; a depot in the port as well', () => {
    const board = aSiege({ infantry: 1, militia: 0 }, 'corunna');
    board.state.irregulars.corunna = [{ kind: 'guerrilla', power: 'spain', number: 3, inCity: 2 }];
    board.state.portDepots = { corunna: 'spain' };
    const game = siegeStep(board, ['france'], { 'breach:corunna': [6] });
    game.answer({ 'assault-corunna': 'assault' }, { 'breached-corunna': 'surrender' });
    expect(game.state.irregulars).toEqual({ corunna: [{ kind: 'guerrilla', power: 'spain', number: 1 }] });
    expect(game.state.portDepots).toEqual({});
  });

  test('of several besiegers in phase who has most corps there decides, and all lose', () => {
    const board = aSiege();
    atWar(board, 'austria', 'spain');
    board.state.sieges = { saragossa: ['austria', 'france'] };
    put(board, 'austria_i', AREA, { factors: { infantry: 10 } });
    put(board, 'france_ii', AREA, { factors: { infantry: 1 } });
    const game = siegeStep(board, ['france', 'austria'], { 'breach:saragossa': [1] });
    expect(game.asked).toBe('france+spain sieges');
    game.answer({ 'assault-saragossa': 'assault' }, {});
    expect(game.told()[0]).toMatch(/^France and Austria assault Saragossa/);
    const alone = siegeStep(board, ['austria']);
    expect(alone.asked).toBe('austria+spain sieges');
  });
});
