import { describe, expect, test } from '@jest/globals';
import { SCENARIOS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { english } from '../../played-game.ts';
import { aScenario, garrisoned } from './a-scenario.ts';

const { pack } = rules.builtInPack();
const actionsOf = (game: ReturnType<typeof aScenario>) => rules.optionalActions?.(game.position).map(({ ask }) => ask);

describe('2.2: a scenario begins as the pack has it', () => {
  test.each(SCENARIOS)('%s: all forces of both sides stand where it says, at war, and nobody else has any', (id) => {
    const { state } = aScenario(id);
    const { sides } = pack.scenario[id];
    const powers = sides.map(({ power }) => power);
    expect(Object.values(state.relations)).toEqual([{ war: { since: 0, aggressors: powers } }]);
    const placed = sides.flatMap(({ corps }) => corps.map(({ corps: one, area, factors }) => [one, area, factors]));
    expect(Object.entries(state.corps).map(([one, { area, factors }]) => [one, area, factors])).toEqual(placed);
    expect(Object.keys(state.depots).sort()).toEqual(
      sides.flatMap(({ depots }) => depots.map(({ area }) => area)).sort(),
    );
    expect([state.fleets, state.irregulars]).toEqual([{}, {}]);
    for (const { power, money } of sides) expect(state.powers[power]).toMatchObject({ played: 'seat', money });
    const others = Object.entries(state.powers).filter(([power]) => !powers.some((one) => one === power));
    expect(others.every(([, { played }]) => played === 'nobody')).toBe(true);
  });

  test('lands are held as in that year: the Duchy of Warsaw and Tyrol by France, Saxony in 1806 by Prussia', () => {
    const { state } = aScenario('wagram_1809');
    expect(state.combinations).toEqual({ poland: ['masovia', 'posen'] });
    expect(state.minors.poland).toMatchObject({ status: 'free', controller: 'france' });
    expect(state.ceded).toMatchObject({ tyrol: 'france', masovia: 'france' });
    expect(aScenario('jena_1806').state.minors.saxony).toMatchObject({ status: 'free', controller: 'prussia' });
  });

  test('its first line says that it is reconstructed, in words for everybody', () => {
    const [first] = aScenario('jena_1806').told();
    expect(first).toMatch(/^Jena 1806 begins, a scenario for two, and ends with March 1807\. It is reconstructed:/);
    expect(first?.endsWith('(13).')).toBe(true);
  });

  test('its values are among those that are not the printed ones', () => {
    const listed = rules.builtInPack().reconstructed.filter(({ at }) => at.startsWith('scenarios.'));
    expect(listed.length).toBeGreaterThan(150);
    expect(pack.unofficial).toBe(true);
  });
});

describe('1.3: the rules with a star are off', () => {
  test('3.1, 3.3, 3.5: a month has reinforcements and the land phase, and nothing else', () => {
    const game = aScenario('wagram_1809');
    const windows = new Set<string>();
    while (game.state.month < 2 && game.fallback !== undefined) {
      windows.add(game.window ?? '');
      game.answered();
    }
    expect([...windows]).toEqual(['land-turn']);
    expect(game.told().filter((told) => told.includes('Victory points'))).toEqual([]);
  });

  test('nobody gives standing orders for politics, money or the sea, nor access', () => {
    expect(actionsOf(aScenario('jena_1806'))).toEqual(['reinforcement-orders', 'orders-on-land']);
  });

  test('2.4.3.3: there are no political points: what wins or loses them elsewhere moves nothing here', () => {
    const game = aScenario('jena_1806', (state) => {
      state.corps.france_i = { area: 'weimar', factors: { infantry: 1 } };
    });
    const squares = Object.values(game.state.powers).map(({ square }) => square);
    game.silentUntilMonth(1);
    expect(game.state.powers.france.account).toEqual([]);
    expect(Object.values(game.state.powers).map(({ square }) => square)).toEqual(squares);
  });

  test('3.4 F: what an enemy holds is not conquered', () => {
    const game = aScenario('jena_1806', (state) => {
      garrisoned(state, 'france', 'weimar');
      for (const corps of Object.values(state.corps)) if (corps.area === 'weimar') corps.area = 'magdeburg';
    });
    game.silentUntilMonth(4);
    expect(game.state.garrisons.weimar?.nation).toBe('france');
    expect(game.state.minors.duchies).toMatchObject({ controller: 'prussia' });
  });

  test('3.4: France moves first, and is not asked for its place', () => {
    const game = aScenario('wagram_1809');
    expect(game.told()).toContain('Order of the land phase: France and Austria.');
    expect(game.asked).toBe('france land-turn');
    expect(game.answered().asked).toBe('austria land-turn');
  });
});

describe('the board of a scenario', () => {
  test('has its two powers, its objectives and who holds them, and no status display', () => {
    const view = rules.view(aScenario('jena_1806').position, 'france');
    expect(view.powers.map(({ id }) => id)).toEqual(['france', 'prussia']);
    expect(view.scenario?.sides).toEqual([
      { power: 'france', points: 4, needs: 16, decisive: 20, armyLeast: 60 },
      { power: 'prussia', points: 18, needs: 7, decisive: 22, armyLeast: 25 },
    ]);
    const held = view.scenario?.objectives.map(({ name, holder }) => `${english.t(name)} ${holder}`);
    expect(held).toContain('Berlin prussia');
    expect(held).toContain('Munich france');
  });
});
