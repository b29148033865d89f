import { expect, test } from '@jest/globals';
import { areAtWar, enemiesOf } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { die, played } from './a-peace-step.ts';
import { aWarOn, put } from './a-war.ts';

test('8.7: in civil disorder a power surrenders to all enemies and cedes its provinces; forces go home unasked', () => {
  const board = aWarOn('prussia', 'france');
  put(board, 'france_i', 'berlin');
  const game = played(board, [{ step: 'disorder-surrender', args: { power: 'prussia' } }]);
  expect(game.asked).toBe('nobody');
  expect(game.told()).toEqual([
    expect.stringMatching(
      /^In civil disorder Prussia surrenders to all its enemies \(8.7\). Ceded: .*Silesia to France/,
    ),
    'France +5 political points: the unconditional surrender of Prussia (4.4).',
    'Prussia −8 political points: unconditional surrender (4.4).',
    expect.stringMatching(/^Forces of Prussia go home: /),
    'Forces of France go home: a corps in Berlin (to Stettin).',
  ]);
  expect(game.state.ceded.silesia).toBe('france');
  expect(game.state.ceded.brandenburg).toBeUndefined();
  expect(areAtWar(game.state, 'france', 'prussia')).toBe(false);
});

test('8.7: or is eliminated', () => {
  const game = played(aWarOn('prussia', 'france'), [{ step: 'disorder-elimination', args: { power: 'prussia' } }]);
  expect(game.told()[0]).toMatch(/^In civil disorder Prussia is eliminated \(8.7\). Ceded: /);
  expect(game.told()).toContain('Prussia is out of the game (4.4.8).');
  expect(game.state.powers.prussia.played).toBe('gone');
  expect(game.state.ceded.brandenburg).toBe('france');
});

test('8.7, 4.4.5.2: enemies of one month throw dice for what nobody sits in', () => {
  const board = aWarOn('prussia', 'france', 'austria');
  for (const pair of ['austria|prussia', 'france|prussia']) {
    const war = board.state.relations[pair]?.war;
    if (war) war.since = 0;
  }
  const dice = [die('die:victors:prussia:austria', 6), die('die:victors:prussia:france', 1)];
  const game = played(board, [{ step: 'disorder-surrender', args: { power: 'prussia' } }], { dice });
  expect(game.state.ceded.silesia).toBe('austria');
  expect(enemiesOf(game.state, 'prussia')).toEqual([]);
});

test('B.4: a lent corps is its own power’s again when its time is over, and goes home; the two hear its name', () => {
  const board = aWarOn('spain', 'turkey');
  put(board, 'prussia_i', 'paris');
  board.state.loans = [{ corps: 'prussia_i', from: 'prussia', to: 'france', until: board.state.month }];
  board.state.treaties = [{ from: 'prussia', to: 'france', term: 'B.6', until: board.state.month }];
  const game = played(board, [{ step: 'end-treaties', args: {} }]);
  const returned = 'Prussian I Corps, lent to France, is under the orders of Prussia again (B.4).';
  expect(game.told('france')).toEqual([returned, 'Forces of Prussia go home: a corps in Paris (to Wesel).']);
  expect(game.told('prussia')[0]).toBe(returned);
  expect(game.told('spain')).toEqual(['Forces of Prussia go home: a corps in Paris (to Wesel).']);
  expect([game.state.loans, game.state.treaties]).toEqual([[], []]);
  expect(game.state.corps.prussia_i?.area).toBe('wesel');
});

test('B.4: one whose power is at war with its borrower leaves its corps and its sieges at once (ruling)', () => {
  const board = aWarOn('prussia', 'france');
  declareWar(board, 'france', 'austria');
  put(board, 'prussia_i', 'vienna');
  put(board, 'france_i', 'vienna');
  put(board, 'prussia_ii', 'prague');
  board.state.garrisons.prague = { nation: 'austria', infantry: 2, militia: 0, besieged: true };
  board.state.sieges = { prague: ['france'] };
  board.state.loans = ['prussia_i', 'prussia_ii'].map((corps) => ({
    ...{ corps, from: 'prussia', to: 'france' },
    until: board.state.month + 9,
  }));
  const game = played(board, [{ step: 'end-treaties', args: {} }]);
  expect(game.told('spain')).toEqual([expect.stringMatching(/^Forces of Prussia go home: a corps in Vienna \(to /)]);
  expect(game.state.corps.prussia_ii?.area).toBe('prague');
  expect([game.state.sieges, game.state.garrisons.prague?.besieged]).toEqual([undefined, undefined]);
});
