import { describe, expect, test } from '@jest/globals';
import { tallyOf } from '../../../../src/games/empires-in-arms/ending/outcome.ts';
import { TROOPS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { FactorsOf, State } from '../../../../src/games/empires-in-arms/state.ts';
import type { WholeCampaign } from '../harness/whole-campaign.ts';
import { aScenario, garrisoned } from './a-scenario.ts';

/** March 1807: the last month of the scenario. */
const LAST = 5;
/** Worth 3, 2, 2, 2, 2 and 1: with Munich and Mainz, which are worth 4, all that France needs. */
const ENOUGH = ['berlin', 'magdeburg', 'breslau', 'warsaw', 'dresden', 'hanover'];

/** All Prussian forces far from what France takes. */
function away(state: State): void {
  for (const [id, corps] of Object.entries(state.corps))
    if (/^(prussia|saxony)/.test(id)) Object.assign(corps, { area: 'tilsit' });
}
/** A corps is left with so many factors of each kind that it has. */
function weaken(factors: FactorsOf, number: number): void {
  for (const troop of TROOPS) if (factors[troop]) factors[troop] = number;
}

const taken =
  (...areas: readonly string[]) =>
  (state: State) => {
    away(state);
    garrisoned(state, 'france', ...areas);
  };
const inLastMonth = (change: (state: State) => void, bids = {}): WholeCampaign =>
  aScenario(
    'jena_1806',
    (state) => {
      state.month = LAST;
      change(state);
    },
    { options: { bids } },
  ).silentUntil();

describe('13: after the last month', () => {
  test('who attacks has won with the points that it needs', () => {
    const game = inLastMonth(taken(...ENOUGH));
    expect(game.told().slice(-2)).toEqual([
      'Objectives (13): France 16, 16 needed at the end and Prussia 6, 7 needed at the end.',
      'The last month is over: France wins by objectives.',
    ]);
    expect(game.state.ending).toEqual({ how: 'objectives', winners: ['france'] });
    expect(game.outcome?.standings).toEqual([
      { seat: 'france', place: 1, score: 16 },
      { seat: 'prussia', place: 2, score: 6 },
    ]);
  });

  test('with one point less its enemy has', () => {
    const game = inLastMonth(taken(...ENOUGH.slice(0, -1)));
    expect(game.state.ending).toEqual({ how: 'objectives', winners: ['prussia'] });
  });

  test('2.1: what was bid for a side it needs more, and its enemy less', () => {
    expect(inLastMonth(taken(...ENOUGH), { france: 1 }).state.ending?.winners).toEqual(['prussia']);
    expect(inLastMonth(taken(...ENOUGH.slice(0, -1)), { prussia: 1 }).state.ending?.winners).toEqual(['france']);
  });

  test('10.3.2: a city counts for who controls it: a garrison inside before corps outside', () => {
    const game = inLastMonth((state) => {
      taken(...ENOUGH)(state);
      Object.assign(state.corps.prussia_i ?? {}, { area: 'berlin' });
    });
    expect(game.state.ending?.winners).toEqual(['france']);
  });

  test('before it the tally says who would win', () => {
    expect(tallyOf(aScenario('jena_1806').position).winners).toEqual(['prussia']);
    expect(tallyOf(aScenario('jena_1806', taken(...ENOUGH)).silentUntilMonth(1).position).winners).toEqual(['france']);
  });
});

describe('13: at the end of any month', () => {
  test('a decisive number of points wins', () => {
    const game = aScenario('jena_1806', taken(...ENOUGH, 'danzig', 'stettin', 'konigsberg')).silentUntil();
    expect(game.state.month).toBe(0);
    expect(game.state.ending).toEqual({ how: 'decisive', winners: ['france'] });
    expect(game.told().at(-1)).toBe('France holds a decisive number of objectives and wins.');
  });

  test('for the other side, too', () => {
    const game = aScenario('jena_1806', (state) => garrisoned(state, 'prussia', 'munich', 'mainz')).silentUntil();
    expect([game.state.month, game.state.ending]).toEqual([0, { how: 'decisive', winners: ['prussia'] }]);
  });

  test('whose army is lost has lost, whatever it holds', () => {
    const few = (state: State) => {
      away(state);
      for (const [id, { factors }] of Object.entries(state.corps)) if (/^(prussia|saxony)/.test(id)) weaken(factors, 1);
    };
    const game = aScenario('jena_1806', few).silentUntil();
    expect([game.state.month, game.state.ending]).toEqual([0, { how: 'army_lost', winners: ['france'] }]);
    expect(game.told().at(-1)).toBe('The enemy has lost its army: France wins.');
  });

  test('if both have lost theirs the war goes on', () => {
    const few = (state: State) => {
      away(state);
      for (const { factors } of Object.values(state.corps)) weaken(factors, 1);
    };
    const game = aScenario('jena_1806', few).silentUntilMonth(1);
    expect([game.state.month, game.state.ending]).toEqual([1, undefined]);
  });
});
