import { describe, expect, test } from '@jest/globals';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { declare, line } from './a-political-phase.ts';
import { board, refused, walked } from './a-sheet.ts';

describe('4: the sheet of political orders', () => {
  test('an empty sheet is legal, and costs nothing', () => {
    expect(refused(board(), 'austria')).toBe('');
    expect(walked(board(), 'austria').costs).toEqual([]);
  });

  test('each order in words', () => {
    const at = board((one) => {
      declareWar(one, 'prussia', 'turkey');
      makeAlliance(one, 'prussia', 'russia');
      makeAlliance(one, 'prussia', 'spain');
      one.state.minors.saxony = { status: 'conquered', controller: 'prussia' };
    });
    const { words } = walked(
      at,
      'prussia',
      ...declare('power:austria'),
      line('sue', 'power:turkey'),
      line('offer_peace', 'power:turkey'),
      line('ally', 'power:turkey'),
      line('want', ['minor:denmark', 'minor:bavaria']),
      line('break', 'power:spain'),
      line('free', 'minor:saxony'),
      line('combine', { phase: 'both', with: ['power:russia'] }),
    );
    expect(words).toEqual([
      'War is declared on Austria',
      'Turkey is sued for peace',
      'An informal peace is offered to Turkey',
      'An alliance is offered to Turkey',
      'Control of Denmark and Bavaria is rolled for, if anybody declares war there',
      'The alliance with Spain is broken',
      'Saxony becomes a free state',
      'Naval and land movement are combined with Russia',
    ]);
  });

  test('what cannot be ordered is not offered: nobody to make peace with, no ally, no conquered country', () => {
    expect(walked(board(), 'turkey').orders).toEqual(['declare', 'ally', 'want']);
  });

  test('4.2.1: what a line costs, and the whole sheet', () => {
    const at = board((one) => {
      makeAlliance(one, 'prussia', 'russia');
      makeAlliance(one, 'prussia', 'spain');
    });
    const { forecast, costs } = walked(
      at,
      'prussia',
      ...declare('power:russia'),
      ...declare('minor:saxony'),
      line('break', 'power:spain'),
    );
    expect(forecast).toEqual([
      [
        '−3 political points: war declared on Russia (4.2.1.1)',
        '−2 political points: the ally Russia attacked (4.2.1.1)',
      ],
      ['−1 political point, if somebody takes control of Saxony: war declared on Saxony (4.2.1.2)'],
      ['−2 political points: the alliance with Spain broken (4.7)'],
    ]);
    expect(costs).toEqual([
      '7 political points are lost at once',
      '1 political point is lost if somebody takes control of the minor countries (4.2.1.2)',
    ]);
  });

  test('4.4.2: what surrender would cost; 4.5: what an alliance would bring; 4.6.2: what changes a die', () => {
    const at = board((one) => declareWar(one, 'prussia', 'turkey'));
    const { forecast } = walked(
      at,
      'prussia',
      line('sue', 'power:turkey'),
      line('ally', 'power:russia'),
      line('want', ['minor:saxony']),
    );
    expect(forecast).toEqual([
      [
        '−5 political points, if it comes to that: conditional surrender (4.4)',
        '−8 political points, if it comes to that: unconditional surrender (4.4)',
      ],
      ['+1 political point, if Russia offers it, too: an alliance with Russia (4.5)'],
      [expect.stringMatching(/^Saxony: [+−]\d on your die, 2 more if you are at war with whoever declares war there/)],
    ]);
  });
});
