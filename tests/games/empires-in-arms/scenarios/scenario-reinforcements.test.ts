import { describe, expect, test } from '@jest/globals';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { aScenario, garrisoned } from './a-scenario.ts';

const { pack } = rules.builtInPack();
/** December 1806: Russians come to Konigsberg. */
const DECEMBER = 2;
const NOVEMBER = 1;

describe('5.2.1.1: corps come at the place that the scenario names', () => {
  test('with their factors and leader, and fight for whose side they are on, also those of an ally', () => {
    const game = aScenario('jena_1806').silentUntilMonth(DECEMBER);
    expect(game.state.corps.russia_i).toMatchObject({ area: 'konigsberg', factors: { infantry: 12, cavalry: 2 } });
    expect(game.state.leaders.bennigsen).toEqual({ is: 'with', unit: 'russia_i' });
    expect(rules.view(game.position, 'prussia').corps.map(({ id }) => id)).toContain('russia_i');
    expect(rules.view(game.position, 'france').corps.map(({ id }) => id)).not.toContain('russia_i');
    expect(game.told()).toContain(
      'Russian I Corps comes to Konigsberg for Prussia, with 12 infantry and 2 cavalry, and Bennigsen (5.2.1.1).',
    );
  });

  test('they are lost with all their factors where an enemy holds the place', () => {
    const game = aScenario('jena_1806', (state) => garrisoned(state, 'france', 'konigsberg')).silentUntilMonth(
      DECEMBER,
    );
    expect(game.state.corps.russia_i).toBeUndefined();
    expect(game.told().join()).toContain(
      'Russian II Corps for Prussia, with 12 infantry and 1 cavalry, is lost: enemies hold Konigsberg',
    );
  });

  test('or where enemy corps stand that are not besieged', () => {
    const game = aScenario('jena_1806', (state) => {
      state.corps.france_xi = { area: 'konigsberg', factors: { infantry: 3 } };
    }).silentUntilMonth(DECEMBER);
    expect(game.state.corps.russia_i).toBeUndefined();
  });

  test('13: with as many corps as a side may have it waits, and comes when there is room', () => {
    const [, prussia] = pack.scenario.jena_1806.sides;
    const more = prussia.mostCorps - prussia.corps.length;
    const spare = Array.from({ length: more }, (_, n) => `spain_${['i', 'ii', 'iii', 'iv', 'v', 'vi'][n]}`);
    const game = aScenario('jena_1806', (state) => {
      for (const corps of spare) {
        state.corps[corps] = { area: 'danzig', factors: { infantry: 1 } };
        state.loans.push({ corps, from: 'spain', to: 'prussia', until: 12 });
      }
    }).silentUntilMonth(DECEMBER);
    expect(game.state.corps.russia_i).toBeUndefined();
    expect(game.state.late).toEqual({ prussia: [1, 2] });
    expect(game.told().filter((told) => told.includes('waits: as many corps'))).toHaveLength(2);
    const later = game.changed((state) => {
      for (const corps of spare.slice(0, 2)) delete state.corps[corps];
      state.loans = state.loans.filter(({ corps }) => state.corps[corps]);
    });
    later.silentUntilMonth(DECEMBER + 1);
    expect(later.state.corps.russia_i).toMatchObject({ area: 'konigsberg' });
    expect(later.state.late).toEqual({ prussia: [3, 4] });
  });
});

describe('5.2.2.1: factors come to an area', () => {
  test('to its corps of their nation, the weakest first, and then to its garrison', () => {
    const game = aScenario('jena_1806', (state) => {
      state.corps.prussia_iv = { area: 'konigsberg', factors: { infantry: 11 } };
      state.corps.prussia_vi = { area: 'konigsberg', factors: { infantry: 13, cavalry: 2 } };
    }).silentUntilMonth(NOVEMBER);
    // 4 infantry and 1 cavalry: three into the IV Corps until both are alike, then into either.
    expect(game.state.corps.prussia_iv?.factors).toEqual({ infantry: 14, cavalry: 1 });
    expect(game.state.corps.prussia_vi?.factors).toEqual({ infantry: 14, cavalry: 2 });
    expect(game.state.garrisons.konigsberg).toMatchObject({ infantry: 1 });
  });

  test('7.3.3.2: cavalry is infantry in a garrison', () => {
    const game = aScenario('jena_1806').silentUntilMonth(NOVEMBER);
    expect(game.state.garrisons.konigsberg).toMatchObject({ nation: 'prussia', infantry: 6 });
  });

  test('5.2.2: what has no room is lost, and so is all of it in a besieged city', () => {
    const game = aScenario('jena_1806', (state) => {
      garrisoned(state, 'prussia', 'konigsberg');
      Object.assign(state.garrisons.konigsberg ?? {}, { infantry: 13 });
    }).silentUntilMonth(NOVEMBER);
    expect(game.state.garrisons.konigsberg).toMatchObject({ infantry: 15 });
    expect(game.told()).toContain(
      '4 infantry and 1 cavalry of Prussia come to Konigsberg (5.2.2.1). 3 find no room and are lost.',
    );
    const held = aScenario('jena_1806', (state) => garrisoned(state, 'france', 'konigsberg')).silentUntilMonth(
      NOVEMBER,
    );
    expect(held.told().join()).toContain('5 find no room and are lost.');
  });
});

test('5.2.5: money comes in every month after the first, as much as the scenario says', () => {
  const begun = aScenario('wagram_1809');
  const [france, austria] = pack.scenario.wagram_1809.sides;
  expect(begun.state.powers.austria.money).toBe(austria.money);
  const game = begun.changed(({ powers }) => {
    powers.france.money = 0;
    powers.austria.money = 0;
  });
  game.silentUntilMonth(1);
  expect(game.state.powers.france.money).toBe(france.income);
  expect(game.state.powers.austria.money).toBe(austria.income);
  expect(game.told()).toContain('Austria gets 9 money (5.2.5).');
});

test('5.3: leaders whose time is over leave, and none come but those that the scenario brings', () => {
  const game = aScenario('jena_1806').silentUntilMonth(NOVEMBER);
  expect(game.told()).toContain('Brunswick and Hohenlohe can serve Prussia no longer.');
  game.silentUntilMonth(3);
  expect(game.state.leaders.barclay).toBeUndefined();
});
