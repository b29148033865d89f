import { describe, expect, test } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { anyGame } from '../../../src/kernel/any-game.ts';
import type { Answer } from '../../../src/kernel/choice.ts';
import { openDecisions, questionFor, waitingText } from '../../../src/kernel/open-decisions.ts';
import { openOptionalActions } from '../../../src/kernel/optional-actions.ts';
import { legalAnswer } from '../../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { beforeAuction, ORDERS, obey, ordersTable, PASS } from './orders-table.ts';
import type { TestGame } from './test-game.ts';

/** Everything that a viewer can learn of a game at one moment. */
function seenBy(game: TestGame, viewer: string) {
  const { machine } = game;
  const ids = [...openDecisions(game.game, machine), ...openOptionalActions(game.game, machine)].map(({ id }) => id);
  return {
    view: game.view(viewer),
    told: game.story,
    open: openDecisions(game.game, machine),
    optionalActions: openOptionalActions(game.game, machine),
    waiting: ids.map((id) => waitingText(game.game, machine, id)),
    asked: ids.map((id) => questionFor(game.game, machine, id, viewer)),
    outcome: game.outcome,
  };
}

const OTHERS = ['uk', 'us', 'it', 'spectator'];

describe('orders stay secret until one is used', () => {
  test('whatever France orders, all others see the same', () => {
    const random = seededRandom('leaks');
    for (let n = 0; n < 12; n += 1) {
      const game = ordersTable().turnOf('uk');
      const entry = legalAnswer(anyGame(game.game), game.machine, { id: ORDERS, seat: 'fr' }, random);
      const answer: Answer = entry?.answer ?? {};
      const ordered = game.optionalAction('fr', ORDERS, answer);
      const none = ordersTable().turnOf('uk').optionalAction('fr', ORDERS, {});
      for (const viewer of OTHERS) expect(seenBy(ordered, viewer)).toEqual(seenBy(none, viewer));
      ordered.answer('place', { smyrna: 1, syria: 1 }, 'none');
      none.answer('place', { smyrna: 1, syria: 1 }, 'none');
      for (const viewer of OTHERS) expect(seenBy(ordered, viewer)).toEqual(seenBy(none, viewer));
    }
  });

  test('nor does it show that a seat passes for a turn', () => {
    const on = ordersTable().turnOf('uk').optionalAction('fr', PASS, 'on');
    const off = ordersTable().turnOf('uk').optionalAction('fr', PASS, 'off');
    for (const viewer of OTHERS) expect(seenBy(on, viewer)).toEqual(seenBy(off, viewer));
    expect(seenBy(on, 'fr')).not.toEqual(seenBy(off, 'fr'));
    expect(seenBy(on, 'moderator')).not.toEqual(seenBy(off, 'moderator'));
  });

  test('a used order tells no more than the answer itself: the limit stays hidden', () => {
    const bidding = (most: number) => {
      const game = beforeAuction().optionalAction('fr', ORDERS, { bids: 'bid', bidInfluence: most }).answer('none');
      obey(game);
      return game;
    };
    for (const viewer of OTHERS) expect(seenBy(bidding(2), viewer)).toEqual(seenBy(bidding(6), viewer));
  });

  test('both optional actions are sealed, and so is what is prepared for a deal: nobody else sees it', () => {
    const sealed = openOptionalActions(rulesGame().game, rulesGame().machine).filter(
      (optionalAction) => optionalAction.sealed,
    );
    expect(sealed.map(({ id }) => id)).toEqual(['~draft-promise', ORDERS, PASS]);
    expect(rules.decisions['give-orders'].sealed).toBe(true);
  });
});

function rulesGame(): TestGame {
  return ordersTable().turnOf('uk');
}
