import { describe, expect, test } from '@jest/globals';
import { tellDeals } from '../../../src/games/versailles-1919/deals/deal-view.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { openOptionalActions } from '../../../src/kernel/optional-actions.ts';
import { dealTable, promptOf, refusalOf } from './deal-table.ts';

const english = translator('en', 'UTC');
const PROPOSE = '~propose-deal';

describe('12.4: a proposal', () => {
  const proposed = () =>
    dealTable()
      .turnOf('uk')
      .optionalAction('uk', PROPOSE, {
        give: { fr: 3 },
        mine: ['settle:rhineland'],
        theirs: ['fr/option:rhineland:french-occupation'],
        note: 'I leave Togo to you next turn.',
      });
  const TERMS =
    'the UK exhausts 3 influence so that France recovers 3, the UK settles Rhineland with its political action and ' +
    'France takes the option French Occupation if it wins Rhineland';

  test('is told in full; its parties are those who give, recover or promise', () => {
    const game = proposed();
    expect(game.story).toEqual([
      `The UK proposes deal 1 to France: ${TERMS}. Not binding: “I leave Togo to you next turn.”`,
    ]);
    expect(game.view().deals.open).toMatchObject([
      { id: 1, by: 'uk', parties: ['fr'], accepted: [], note: 'I leave Togo to you next turn.' },
    ]);
    expect(tellDeals(game.view().deals).map((line) => english.t(line))).toEqual([
      `Deal 1, proposed by the UK to France: ${TERMS}. Not binding: “I leave Togo to you next turn.” Nobody has ` +
        'accepted yet.',
    ]);
    expect([game.asked, game.state.supply.uk?.available]).toEqual(['uk action', 6]);
  });

  test('all parties are called, and asked with the terms in words; the proposer may withdraw', () => {
    const game = proposed();
    expect(openOptionalActions(game.game, game.machine).filter(({ calls }) => calls)).toMatchObject([
      { id: '~answer-deal.1', seats: ['fr'] },
    ]);
    expect(promptOf(game, 'fr', '~answer-deal.1')).toBe(
      `The UK proposes deal 1 to France: ${TERMS}. Not binding: “I leave Togo to you next turn.” It binds both for ` +
        'this turn. Do you accept?',
    );
    expect(game.optionalActionsOf('uk')).toContain('~withdraw-deal.1');
    expect(game.optionalActionsOf('us').filter((optionalAction) => optionalAction.endsWith('.1'))).toEqual([]);
    expect(refusalOf(() => game.optionalAction('us', '~answer-deal.1', 'accept'))).toBe(
      'This question is not put to US.',
    );
  });

  test('is public: all see and are told the same', () => {
    const game = proposed();
    const { deals } = game.view('spectator');
    for (const viewer of ['uk', 'fr', 'us', 'moderator']) expect(game.view(viewer).deals).toEqual(deals);
    const { narrate } = game.game.rules;
    const fact = { type: 'message-sent', faction: 'uk', to: ['fr'], text: 'Well?' } as const;
    for (const viewer of ['uk', 'us', 'spectator'])
      expect(narrate(game.game.setting, fact, viewer)).toEqual(narrate(game.game.setting, fact, 'fr'));
  });

  test('is declined: it is off', () => {
    const game = proposed().optionalAction('fr', '~answer-deal.1', 'decline');
    expect([game.story, game.state.deals]).toEqual([['France declines deal 1 of the UK: it is off.'], []]);
    expect(refusalOf(() => game.optionalAction('fr', '~answer-deal.1', 'accept'))).toBe(
      'That is no longer open: it was answered, was taken back or has lapsed. (Rule 12.4)',
    );
  });

  test('is withdrawn', () => {
    const game = proposed().optionalAction('uk', '~withdraw-deal.1', 'withdraw');
    expect([game.story, game.state.deals]).toEqual([['The UK withdraws deal 1.'], []]);
    expect(refusalOf(() => game.optionalAction('fr', '~answer-deal.1', 'accept'))).toBe(
      'That is no longer open: it was answered, was taken back or has lapsed. (Rule 12.4)',
    );
  });

  test('lapses at the end of the turn', () => {
    const game = proposed()
      .optionalAction('us', PROPOSE, { give: { uk: 1 } })
      .answer('reclaim', { cubes: 1 }, 'none');
    expect(game.asked).toBe('fr action');
    expect(game.story[0]).toBe('The turn ends, and these deals lapse: deal 1 of the UK and deal 2 of the US.');
    expect([game.state.deals, game.state.dealsMade]).toEqual([[], 2]);
    expect(refusalOf(() => game.optionalAction('fr', '~answer-deal.1', 'accept'))).toBe(
      'That is no longer open: it was answered, was taken back or has lapsed. (Rule 12.4)',
    );
    game.optionalAction('fr', PROPOSE, { give: { uk: 1 } });
    expect(game.state.deals[0]?.id).toBe(3);
  });

  test('names others who must agree, though they give and promise nothing', () => {
    const game = dealTable()
      .turnOf('uk')
      .optionalAction('uk', PROPOSE, { mine: ['not-settle'], with: ['fr', 'us'] });
    expect(game.story).toEqual([
      'The UK proposes deal 1 to France and the US: the UK settles no issue with its political action.',
    ]);
    expect(game.optionalActionsOf('us')).toContain('~answer-deal.1');
  });

  test('can be made by somebody whose turn it is not', () => {
    const game = dealTable()
      .turnOf('uk')
      .optionalAction('us', PROPOSE, { give: { uk: 2 }, theirs: ['uk/not-settle'] });
    expect(game.story).toEqual([
      'The US proposes deal 1 to the UK: the US exhausts 2 influence so that the UK recovers 2 and the UK settles ' +
        'no issue with its political action.',
    ]);
  });
});
