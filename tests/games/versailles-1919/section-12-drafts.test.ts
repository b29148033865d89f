import { describe, expect, test } from '@jest/globals';
import { dealTable, draft, fieldOf, promptOf, refusalOf } from './deal-table.ts';
import type { TestGame } from './test-game.ts';

const DRAFT = '~draft-promise';
const PROPOSE = '~propose-deal';

function subjects(game: TestGame, seat: string): readonly string[] {
  const { choice } = game.offered(seat, DRAFT);
  return choice.kind === 'one' ? choice.options.map(({ id }) => id) : [];
}

function fields(game: TestGame, seat: string): readonly string[] {
  const { choice } = game.offered(seat, DRAFT);
  return choice.kind === 'form' ? choice.fields.map(({ id }) => id) : [];
}

describe('12.2: a promise is prepared in two steps', () => {
  test('first what it is about: all choices of the turn, one’s own first', () => {
    const game = dealTable().turnOf('uk');
    expect(subjects(game, 'uk').slice(0, 8)).toEqual([
      'uk/action',
      'uk/place-influence',
      'uk/reclaim',
      'uk/military-action',
      'uk/deploy-to',
      'uk/advance-cards',
      'uk/drawn-issue',
      'uk/bid',
    ]);
    expect(subjects(game, 'fr')[0]).toBe('fr/demobilize-unit');
    expect(subjects(game, 'us')).toContain('fr/option:rhineland');
    expect(promptOf(game, 'fr', DRAFT)).toMatch(/^What else should be promised in your next deal\?/);
  });

  test('then what it leaves of the answers; it stands among the promises of the next deal', () => {
    const game = dealTable().turnOf('uk').optionalAction('fr', DRAFT, 'uk/place-influence');
    expect(promptOf(game, 'fr', DRAFT)).toBe(
      'What is promised about this: the UK, where it places influence? Fill in what limits the answer; leave ' +
        'everything empty to choose something else.',
    );
    expect(fields(game, 'fr')).toEqual(['least', 'most', 'none']);
    game.optionalAction('fr', DRAFT, { none: ['korea'] });
    expect(game.told('fr')).toEqual([
      'France prepares a promise for a deal: the UK, where it places influence: nothing on Korea.',
    ]);
    expect(fieldOf(game, 'fr', 'theirs')).toContain('uk/place-influence?most=korea*0');
    expect(fieldOf(game, 'uk', 'mine')).not.toContain('place-influence?most=korea*0');
    game.optionalAction('fr', PROPOSE, { theirs: ['uk/place-influence?most=korea*0'] });
    expect(game.story).toEqual([
      'France proposes deal 1 to the UK: the UK, where it places influence: nothing on Korea.',
    ]);
    expect(fieldOf(game, 'fr', 'theirs')).not.toContain('uk/place-influence?most=korea*0');
  });

  test('what leaves no answer is refused, and nothing is lost', () => {
    const game = dealTable().turnOf('uk').optionalAction('uk', DRAFT, 'uk/place-influence');
    expect(refusalOf(() => game.optionalAction('uk', DRAFT, { least: { togo: 4, korea: 3 } }))).toBe(
      'That leaves no answer at all: the UK, where it places influence. (Rule 12.2)',
    );
    expect(fields(game, 'uk')).toEqual(['least', 'most', 'none']);
  });

  test('nothing filled in leads back to the choices', () => {
    const game = dealTable().turnOf('uk').optionalAction('uk', DRAFT, 'uk/reclaim').optionalAction('uk', DRAFT, {});
    expect(subjects(game, 'uk')).toContain('uk/reclaim');
    expect(game.state.drafts).toEqual({ uk: { promises: [] } });
  });

  test('one is dropped again, and the same one is not kept twice', () => {
    const game = draft(dealTable().turnOf('uk'), 'uk', 'uk/bid', { not: ['pass'] });
    draft(game, 'uk', 'uk/bid', { not: ['pass'] });
    expect(game.state.drafts?.uk?.promises).toHaveLength(1);
    expect(game.optionalAction('uk', DRAFT, 'drop:uk/bid?not=pass').state.drafts?.uk?.promises).toEqual([]);
  });

  test('six at a time', () => {
    const game = dealTable().turnOf('uk');
    for (let max = 1; max <= 6; max += 1) draft(game, 'uk', 'uk/bid-influence', { max });
    expect(refusalOf(() => game.optionalAction('uk', DRAFT, 'uk/bid'))).toBe(
      'You have prepared 6 promises; drop one before you prepare another. (Rule 12.2)',
    );
  });

  test('what cannot come up any more is not to be had; with the turn all of it is gone', () => {
    const game = draft(dealTable().turnOf('uk'), 'fr', 'uk/place-influence', { none: ['korea'] });
    game.optionalAction('fr', DRAFT, 'uk/reclaim').answer('reclaim', { cubes: 1 });
    expect(fieldOf(game, 'fr', 'theirs')).toEqual([]);
    expect(subjects(game, 'fr')).toContain('uk/military-action');
    expect(game.answer('none').state.drafts).toBeUndefined();
  });

  test('nobody else is told; the moderator is', () => {
    const game = draft(dealTable().turnOf('uk'), 'fr', 'uk/bid', { not: ['pass'] });
    for (const viewer of ['uk', 'us', 'spectator']) expect(game.told(viewer)).toEqual([]);
    expect(game.told('moderator')).toHaveLength(1);
  });
});

describe('12.2: promises that do not go together', () => {
  test('contrary ones are refused; those that can both be kept are not', () => {
    const game = draft(dealTable().turnOf('uk'), 'uk', 'uk/action', { only: ['place', 'reclaim'] });
    const free = 'action?only=place,reclaim';
    expect(
      refusalOf(() => game.optionalAction('uk', PROPOSE, { mine: ['settle:rhineland', free], with: ['fr'] })),
    ).toMatch(/^Only one of the two can be promised: /);
    expect(refusalOf(() => game.optionalAction('uk', PROPOSE, { mine: ['not-settle', free], with: ['fr'] }))).toBe('');
  });

  test('one that has become impossible is void when its question comes, and binds to nothing', () => {
    const game = draft(dealTable().turnOf('uk'), 'uk', 'uk/place-influence', { least: { togo: 5 } });
    game.optionalAction('uk', PROPOSE, { mine: ['place-influence?least=togo*5'], with: ['fr'] });
    game.optionalAction('fr', '~answer-deal.1', 'accept').answer('place');
    game.optionalAction('uk', PROPOSE, { give: { us: 2 } }).optionalAction('us', '~answer-deal.2', 'accept');
    game.answer({ togo: 1, korea: 1 });
    expect(game.story[0]).toBe(
      'This promise cannot be kept and is void: the UK, where it places influence: at least 5 on Togo.',
    );
  });
});
