import { describe, expect, test } from '@jest/globals';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { areAllied } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { beforeOrders, declare, line, withOrders } from './a-political-phase.ts';

describe('4.5, 4.7: alliances', () => {
  test('who offered it to each other are allied', () => {
    const game = withOrders(beforeOrders(), {
      prussia: [line('ally', 'power:russia')],
      russia: [line('ally', 'power:prussia')],
    });
    expect(game.told()).toEqual(
      expect.arrayContaining([
        'Prussia and Russia are allied.',
        'Prussia +1 political point: an alliance with Russia (4.5).',
      ]),
    );
    expect(areAllied(game.state, 'prussia', 'russia')).toBe(true);
  });

  test('an offer that is not returned is known to whoever made it alone', () => {
    const offered = withOrders(beforeOrders(), { prussia: [line('ally', 'power:russia')] });
    const silent = withOrders(beforeOrders(), {});
    const told = 'The alliance that Prussia offered to Russia was not offered in return; nobody learns of it.';
    expect(offered.told('prussia')).toContain(told);
    expect(offered.told('moderator')).toContain(told);
    for (const viewer of ['spectator', 'russia', 'austria']) {
      expect(offered.told(viewer)).toEqual(silent.told(viewer));
      expect(offered.view(viewer)).toEqual(silent.view(viewer));
    }
  });

  test('an order that war has made impossible is told to its power alone', () => {
    const game = withOrders(beforeOrders(), {
      prussia: [line('ally', 'power:russia')],
      russia: declare('power:prussia'),
    });
    const lapsed =
      'An order of Prussia could not be carried out. An alliance is offered to Russia: ' +
      'You are at war with Russia, and an alliance needs peace first (4.5).';
    expect(game.told('prussia')).toContain(lapsed);
    expect(game.told('russia')).not.toContain(lapsed);
    expect(game.told()).not.toContain(lapsed);
  });

  test('4.7: alliances are broken, by one or by both', () => {
    const allied = () =>
      beforeOrders((board) => {
        makeAlliance(board, 'prussia', 'russia');
      });
    const one = withOrders(allied(), { russia: [line('break', 'power:prussia')] });
    expect(one.told()).toContain('Russia breaks the alliance with Prussia.');
    expect(one.state.powers.prussia.account).toEqual([]);
    const both = withOrders(allied(), {
      prussia: [line('break', 'power:russia')],
      russia: [line('break', 'power:prussia')],
    });
    expect(both.told()).toContain('Prussia and Russia both break their alliance.');
    expect(both.state.powers.prussia.account.map(({ points }) => points)).toEqual([-2]);
    expect(areAllied(both.state, 'prussia', 'russia')).toBe(false);
  });

  test('an alliance that a declaration of war has ended cannot be broken any more', () => {
    const game = beforeOrders((board) => makeAlliance(board, 'prussia', 'russia'));
    withOrders(game, { prussia: [line('break', 'power:russia')], russia: declare('power:prussia') });
    expect(game.told('prussia').join()).toContain('You are not allied with Russia (4.7)');
    expect(game.told('austria').join()).not.toContain('(4.7)');
  });
});

describe('4.8: free states', () => {
  const conquered = () =>
    beforeOrders(({ state }) => {
      state.minors.saxony = { status: 'conquered', controller: 'prussia' };
    });

  test('a conquered country becomes a free state', () => {
    const game = withOrders(conquered(), { prussia: [line('free', 'minor:saxony')] });
    expect(game.told()).toContain('Prussia makes Saxony a free state.');
    expect(game.state.minors.saxony).toMatchObject({ status: 'free', controller: 'prussia' });
  });

  test('what cannot become free any more is told to its power alone', () => {
    const lost = beforeOrders(
      ({ state }) => {
        state.minors.saxony = { status: 'conquered', controller: 'prussia' };
        state.powers.prussia.square = 0;
      },
      [{ purpose: 'die:control-lost:saxony', result: 1 }],
    );
    withOrders(lost, { prussia: [line('free', 'minor:saxony')] });
    const told =
      'An order of Prussia could not be carried out. Saxony becomes a free state: You do not control Saxony (4.8).';
    expect(lost.told('prussia')).toContain(told);
    expect(lost.told()).not.toContain(told);
  });
});

describe('4.9: combined movement', () => {
  const allied = () =>
    beforeOrders((board) => {
      makeAlliance(board, 'prussia', 'russia');
    });
  const combine = (phase: string, ...powers: readonly string[]) =>
    line('combine', { phase, with: powers.map((power) => `power:${power}`) });

  test('who named each other move together this month, phase by phase', () => {
    const game = withOrders(allied(), {
      prussia: [combine('both', 'russia')],
      russia: [combine('land', 'prussia')],
    });
    expect(game.told()).toContain('Prussia and Russia combine their land movement this month.');
    expect(game.state.combinedMovements).toEqual([{ month: 0, phase: 'land', powers: ['prussia', 'russia'] }]);
    expect(game.told('prussia')).toContain(
      'Prussia wanted to combine naval movement with Russia, and not all of them wrote the same; nobody learns of it.',
    );
    expect(game.told('russia').join()).not.toContain('wanted to combine');
  });

  test('a fresh alliance is enough, one that is over is not', () => {
    const fresh = withOrders(beforeOrders(), {
      prussia: [line('ally', 'power:russia'), combine('land', 'russia')],
      russia: [line('ally', 'power:prussia'), combine('land', 'prussia')],
    });
    expect(fresh.told()).toContain('Prussia and Russia combine their land movement this month.');
    const over = withOrders(allied(), {
      prussia: [combine('land', 'russia')],
      russia: [line('break', 'power:prussia')],
    });
    expect(over.told('prussia').join()).toContain(
      'Land movement is combined with Russia: ' +
        'Prussia and Russia are not allied, and all who move together must be (4.9)',
    );
    expect(over.told('russia').join()).not.toContain('combined');
  });
});
