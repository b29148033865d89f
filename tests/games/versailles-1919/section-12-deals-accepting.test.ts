import { describe, expect, test } from '@jest/globals';
import { tellDeals } from '../../../src/games/versailles-1919/deals/deal-view.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { agree, dealTable, promptOf, refusalOf } from './deal-table.ts';
import type { TestGame } from './test-game.ts';

const english = translator('en', 'UTC');
const PROPOSE = '~propose-deal';

describe('12.4: a deal holds when all parties have accepted', () => {
  const three = () =>
    dealTable()
      .turnOf('uk')
      .optionalAction('uk', PROPOSE, { give: { fr: 2, us: 1 }, get: { us: 2 }, mine: ['not-settle'] });

  test('not before', () => {
    const game = three().optionalAction('us', '~answer-deal.1', 'accept');
    expect(game.story).toEqual(['The US accepts deal 1 of the UK.']);
    expect([game.state.supply.uk?.available, game.state.promises]).toEqual([6, []]);
    expect([game.optionalActionsOf('us').includes('~answer-deal.1'), game.view().deals.open[0]?.accepted]).toEqual([
      false,
      ['us'],
    ]);
    expect(tellDeals(game.view().deals).map((line) => english.t(line))[0]).toMatch(/ Accepted by the US\.$/);
    expect(promptOf(game, 'fr', '~answer-deal.1')).toMatch(
      / It binds for this turn once all of you have accepted\. Do you accept\?$/,
    );
    game.optionalAction('fr', '~answer-deal.1', 'accept');
    expect(game.story.slice(2)).toEqual([
      'The UK exhausts 2 influence (4 Available), France recovers 2 (4 Available).',
      'The UK exhausts 1 influence (3 Available), the US recovers 1 (5 Available).',
      'The US exhausts 2 influence (3 Available), the UK recovers 2 (5 Available).',
    ]);
    expect(game.optionalActionsOf('uk')).not.toContain('~withdraw-deal.1');
  });

  test('one who declines ends it, though another has accepted', () => {
    const game = three()
      .optionalAction('us', '~answer-deal.1', 'accept')
      .optionalAction('fr', '~answer-deal.1', 'decline');
    expect([game.state.deals, game.state.promises, game.state.supply.uk?.available]).toEqual([[], [], 6]);
  });

  test('only accept or decline', () => {
    expect(refusalOf(() => three().optionalAction('fr', '~answer-deal.1', 'perhaps'))).toBe(
      '“perhaps” is not one of the answers. Possible: Accept and Decline. (Rule 12.4)',
    );
  });

  const voided = (game: TestGame, why: string) => {
    game.optionalAction('fr', '~answer-deal.1', 'accept');
    expect(game.story.slice(1)).toEqual([`Deal 1 of the UK is void. ${why}`]);
    expect(game.optionalActionsOf('fr')).not.toContain('~answer-deal.1');
    expect(game.state.promises).toEqual([]);
  };

  test('what is not possible any more is void as a whole: the cubes are gone', () => {
    const game = dealTable()
      .turnOf('uk')
      .optionalAction('uk', PROPOSE, { give: { fr: 5 }, theirs: ['fr/bid:pass'] });
    game.answer('place', { togo: 2, armenia: 1 });
    voided(game, 'The UK would exhaust 5 influence and has 3 to give.');
    expect(game.state.supply.uk?.available).toBe(3);
  });

  test('the question is past', () => {
    const game = dealTable()
      .turnOf('uk')
      .optionalAction('uk', PROPOSE, { give: { fr: 1 }, mine: ['settle:rhineland'] });
    game.answer('reclaim', { cubes: 1 });
    const { choice } = game.offered('fr', '~answer-deal.1');
    const [accept] = choice.kind === 'one' ? choice.options : [];
    expect(accept?.detail && english.t(accept.detail)).toBe(
      'Not possible just now, so the deal would be void. This cannot happen any more this turn: the UK settles ' +
        'Rhineland with its political action.',
    );
    voided(game, 'This cannot happen any more this turn: the UK settles Rhineland with its political action.');
  });

  test('another deal holds that contradicts it', () => {
    const game = dealTable()
      .turnOf('uk')
      .optionalAction('uk', PROPOSE, { give: { fr: 1 }, mine: ['settle:rhineland'] });
    agree(game, 'us', { give: { uk: 1 }, theirs: ['uk/not-settle'] }, 'uk');
    const why =
      'Only one of the two can be promised: the UK settles no issue with its political action, or the UK settles ' +
      'Rhineland with its political action.';
    expect(refusalOf(() => game.optionalAction('uk', PROPOSE, { give: { fr: 1 }, mine: ['settle:rhineland'] }))).toBe(
      `${why} (Rule 12.4)`,
    );
    game.optionalAction('fr', '~answer-deal.1', 'accept');
    expect(game.story[1]).toBe(`Deal 1 of the UK is void. ${why}`);
    expect(game.options).not.toContain('settle:rhineland');
  });

  test('the same promise may be given in two deals', () => {
    const game = agree(dealTable().turnOf('uk'), 'us', { give: { uk: 1 }, theirs: ['uk/not-settle'] }, 'uk');
    agree(game, 'fr', { give: { uk: 1 }, theirs: ['uk/not-settle'] }, 'uk');
    expect([game.state.promises.length, game.state.supply.uk?.available]).toEqual([1, 8]);
  });
});

describe('12.3: influence moves at any time, but nobody who is asked is left without an answer', () => {
  const STUCK = 'This is not possible just now: it would leave somebody who is being asked without any legal answer.';

  test('a player who is placing keeps enough to place', () => {
    const game = dealTable()
      .turnOf('uk')
      .answer('place')
      .optionalAction('uk', PROPOSE, { give: { fr: 5 } });
    expect(refusalOf(() => game.optionalAction('fr', '~answer-deal.1', 'accept'))).toBe(STUCK);
    expect([game.state.supply.uk?.available, game.asked]).toEqual([6, 'uk place-influence']);
    game.optionalAction('uk', '~withdraw-deal.1', 'withdraw');
    agree(game, 'uk', { give: { fr: 2 } }, 'fr');
    expect(refusalOf(() => game.answer({ togo: 4, armenia: 1 }))).toMatch(/\(Rule 4\.1\)$/);
    game.answer({ togo: 3, armenia: 1 });
    expect(game.state.supply.uk?.available).toBe(0);
  });

  test('a player who is reclaiming keeps something to reclaim', () => {
    const game = dealTable().withAvailable({ uk: 12 }).turnOf('uk').answer('reclaim');
    expect([game.asked, game.state.supply.uk?.exhausted]).toEqual(['uk reclaim', 2]);
    game.optionalAction('us', PROPOSE, { give: { uk: 2 } });
    expect(refusalOf(() => game.optionalAction('uk', '~answer-deal.1', 'accept'))).toBe(STUCK);
    agree(game, 'us', { give: { uk: 1 } }, 'uk');
    expect(game.story.at(-1)).toBe('The UK reclaimed 1 cube: 14 cubes Available.');
  });

  const bidding = () =>
    dealTable()
      .withSettled('us', 'disarmament')
      .with((state) => {
        state.active = 'uk';
      })
      .doing({ step: 'unsettle-issue', args: { issue: 'disarmament', uprising: undefined } })
      .answer('units:0');

  test('a player who is bidding keeps the least bid, and cannot promise to pass before it is made', () => {
    const game = bidding();
    expect(game.asked).toBe('us bid-influence');
    game.optionalAction('us', PROPOSE, { give: { fr: 4 } });
    expect(refusalOf(() => game.optionalAction('fr', '~answer-deal.1', 'accept'))).toBe(STUCK);
    game.optionalAction('fr', PROPOSE, { give: { us: 1 }, theirs: ['us/bid:pass'] });
    expect(refusalOf(() => game.optionalAction('us', '~answer-deal.2', 'accept'))).toBe(STUCK);
    expect(game.answer(3).asked).toBe('uk bid');
    game.optionalAction('us', '~answer-deal.2', 'accept');
    game.answer('units:0', 4);
    expect(game.story).toContain('A deal leaves the US no other choice: the US passes in every bid.');
  });

  test('a faction that has less than before is asked by what it has now', () => {
    const game = dealTable().turnOf('uk');
    agree(game, 'uk', { give: { fr: 5 } }, 'fr');
    expect(game.options).toEqual(['reclaim', 'settle:rhineland', 'deploy', 'demobilize']);
  });
});
