import { describe, expect, test } from '@jest/globals';
import { agree, dealTable } from './deal-table.ts';

/** Disarmament is up for bid, with influence only; the US has none Available when France has bid 2. */
function auction(hopeless_bids: 'pass' | 'ask', us = 0, uk = 6) {
  return dealTable()
    .withOptions({ hopeless_bids })
    .withSettled('fr', 'disarmament')
    .withAvailable({ us, uk })
    .with((state) => {
      state.active = 'uk';
    })
    .doing({ step: 'unsettle-issue', args: { issue: 'disarmament', uprising: undefined } })
    .answer('units:0', 2);
}

describe('10.4, 12.3: who cannot outbid', () => {
  test('passes without being asked, as the table is by default', () => {
    const game = auction('pass');
    expect(game.story).toContain('The US cannot outbid for Disarmament and passes.');
  });

  test('is asked where the table says so, and bids with what a deal brings back', () => {
    const game = auction('ask');
    expect([game.asked, game.options, game.fallback]).toEqual(['us bid', ['pass'], 'pass']);
    agree(game, 'uk', { give: { us: 4 } }, 'us');
    expect([game.asked, game.options]).toEqual(['us bid', ['pass', 'units:0']]);
    expect(game.answer('units:0', 3).story).toContain('The US bids 3 influence for Disarmament.');
  });

  test('is not asked where nobody has enough to give', () => {
    const game = auction('ask', 0, 0);
    expect(game.story).toContain('The US cannot outbid for Disarmament and passes.');
  });

  test('a player who has promised to pass is not asked', () => {
    const game = auction('ask');
    agree(game, 'fr', { theirs: ['us/bid:pass'] }, 'us');
    expect(game.asked).toBe('uk bid');
  });
});
