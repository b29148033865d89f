import { describe, expect, test } from '@jest/globals';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { areAllied, areAtWar, changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { beforeOrders, declare, factsOf, line, withOrders } from './a-political-phase.ts';

describe('4: political orders', () => {
  test('everybody is asked at once, in secret', () => {
    const game = beforeOrders();
    expect(game.asked).toBe('austria+france+great_britain+prussia+russia+spain+turkey political-orders');
    expect(game.open()?.sealed).toBe(true);
    expect(game.state.phase).toBe('politics');
    expect(game.fallback).toEqual([]);
  });

  test('who resigned is not asked, and nobody plays for a power without a player', () => {
    const game = beforeOrders(({ state }) => {
      state.powers.turkey.played = 'nobody';
    });
    game.resign('spain');
    expect(rules.decisions['political-orders'].seats(game.position, {})).toEqual([
      'austria',
      'france',
      'great_britain',
      'prussia',
      'russia',
    ]);
  });

  test('nothing of a sheet is seen before all are in; then declarations are revealed', () => {
    const game = beforeOrders();
    game.answer(declare('power:russia'));
    expect(game.facts).toEqual([]);
    expect(areAtWar(game.state, 'austria', 'russia')).toBe(false);
    for (let n = 0; n < 6; n += 1) game.answer([]);
    expect(game.revealed).toBe(true);
    expect(game.told()).toEqual(
      expect.arrayContaining([
        'Austria declares war on Russia.',
        'Austria −3 political points: war declared on Russia (4.2.1.1).',
      ]),
    );
    expect(areAtWar(game.state, 'austria', 'russia')).toBe(true);
  });

  test('4.3.1.2: two who declare it on each other are told as such, with what ends', () => {
    const game = beforeOrders((board) => {
      makeAlliance(board, 'austria', 'russia');
      changeRelation(board.state, 'austria', 'russia').marriage = true;
      makeAlliance(board, 'austria', 'spain');
    });
    withOrders(game, { austria: declare('power:russia'), russia: declare('power:austria') });
    expect(game.told()).toContain(
      'Austria and Russia declare war on each other, and their alliance and royal marriage are over; ' +
        'neither calls allies (4.3.1.2).',
    );
    // Spain is not called.
    expect(game.asked).not.toContain('call-allies');
    expect(game.state.powers.russia.account.map(({ points }) => points)).toEqual([-3, -2, -1]);
  });

  test('4.2: a war on a minor country is told', () => {
    const game = withOrders(beforeOrders(), { prussia: declare('minor:saxony') });
    expect(game.told()).toContain('Prussia declares war on Saxony.');
    expect(factsOf(game, 'war-on-minor')).toEqual([{ type: 'war-on-minor', power: 'prussia', minor: 'saxony' }]);
  });

  test('the preview shows what a power does by itself', () => {
    const game = beforeOrders((board) => makeAlliance(board, 'prussia', 'spain'));
    const { sheet } = rules.decisions['political-orders'];
    const lines = [...declare('power:russia'), line('break', 'power:spain'), line('ally', 'power:turkey')];
    const after = sheet?.preview(game.position, 'prussia', lines, {});
    expect(after && areAtWar(after, 'prussia', 'russia')).toBe(true);
    expect(after && areAllied(after, 'prussia', 'spain')).toBe(false);
    expect(after && areAllied(after, 'prussia', 'turkey')).toBe(false);
    expect(areAtWar(game.state, 'prussia', 'russia')).toBe(false);
  });
});

describe('what nobody else learns', () => {
  test('wishes that come to nothing: others see the same as if nothing had been written', () => {
    const start = () =>
      beforeOrders((board) => {
        makeAlliance(board, 'prussia', 'russia');
        declareWar(board, 'prussia', 'turkey');
      });
    const written = withOrders(start(), {
      prussia: [
        line('offer_peace', 'power:turkey'),
        line('ally', 'power:turkey'),
        line('want', ['all']),
        line('combine', { phase: 'both', with: ['power:russia'] }),
      ],
    });
    const silent = withOrders(start(), {});
    for (const viewer of ['spectator', 'russia', 'turkey']) {
      expect(written.told(viewer)).toEqual(silent.told(viewer));
      expect(written.view(viewer)).toEqual(silent.view(viewer));
    }
    expect(written.told('prussia')).not.toEqual(silent.told('prussia'));
  });

  test('a declaration that is not possible any more when all are revealed is told to its power alone', () => {
    const game = beforeOrders();
    game.answer([], [], [], declare('power:russia', 'power:spain'));
    const bound = game.changed((state) => {
      changeRelation(state, 'prussia', 'russia').enforcedUntil = { prussia: 18 };
    });
    bound.answer([], [], []);
    const told =
      'An order of Prussia could not be carried out. War is declared on Russia: ' +
      'Peace with Russia is enforced until July 1806 (4.2.2.4).';
    expect(bound.told('prussia')).toContain(told);
    expect(bound.told('russia')).not.toContain(told);
    expect(areAtWar(bound.state, 'prussia', 'russia')).toBe(false);
    expect(areAtWar(bound.state, 'prussia', 'spain')).toBe(true);
  });
});

describe('standing orders', () => {
  const standing = (...args: Parameters<(typeof rules.decisions)['political-orders']['ask']>) =>
    rules.decisions['political-orders'].standing?.(...args);

  test('who orders nothing is not asked; their wishes are written for them', () => {
    const game = beforeOrders(({ state }) => {
      state.standing = {
        austria: { quiet: true },
        france: { quiet: true, want: 'all' },
        prussia: { quiet: true, want: ['saxony', 'denmark'] },
        russia: { quiet: true, want: [] },
        spain: { want: 'all' },
      };
      state.minors.denmark = { status: 'conquered', controller: 'russia' };
    });
    const answers = game.position.seats.map((seat) => standing(game.position, seat, {}));
    expect(answers).toEqual([
      [],
      [{ order: 'want', answer: ['all'] }],
      undefined,
      [{ order: 'want', answer: ['minor:saxony'] }],
      [{ order: 'want', answer: [] }],
      undefined,
      undefined,
    ]);
  });
});
