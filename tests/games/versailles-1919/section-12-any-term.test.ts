import { describe, expect, test } from '@jest/globals';
import type { Choice } from '../../../src/kernel/choice.ts';
import { aTable } from './a-table.ts';
import { dealTable, promise, refusalOf } from './deal-table.ts';
import type { TestGame } from './test-game.ts';

/** The ids of a field of the open question. */
function idsIn(choice: Choice, field: string): readonly string[] {
  const found = choice.kind === 'form' ? choice.fields.find(({ id }) => id === field)?.choice : undefined;
  return found && 'options' in found ? found.options.map(({ id }) => id) : [];
}

/** The promise as everybody reads it. */
function promised(game: TestGame): string {
  return game.story.find((line) => / holds for this turn: /.test(line))?.replace(/^.* holds for this turn: /, '') ?? '';
}

const settling = () => dealTable().settling('uk', 'rhineland');

describe('12.2: in the turn’s actions', () => {
  test('the political action: to place or to reclaim', () => {
    const game = promise(dealTable().turnOf('uk'), 'uk/action', { only: ['place', 'reclaim'] }, 'fr');
    expect(promised(game)).toBe('the UK, its political action: one of placing influence and reclaiming.');
    expect(game.options).toEqual(['place', 'reclaim', 'deploy', 'demobilize']);
    expect(game.answer('reclaim', { cubes: 1 }).state.promises).toEqual([]);
  });

  test('where influence is placed and how much', () => {
    const terms = { least: { togo: 3 }, none: ['korea', 'silesia'] };
    const game = promise(dealTable().turnOf('uk'), 'uk/place-influence', terms, 'fr');
    expect(promised(game)).toBe(
      'the UK, where it places influence: at least 3 on Togo, nothing on Korea and nothing on Silesia.',
    );
    game.answer('place');
    expect(refusalOf(() => game.answer({ togo: 1, armenia: 1 }))).toBe(
      'A deal of this turn binds you (Rule 12.2): the UK, where it places influence: at least 3 on Togo, nothing ' +
        'on Korea and nothing on Silesia. (Rule 4.1)',
    );
    expect(refusalOf(() => game.answer({ togo: 3, korea: 1 }))).toMatch(/^A deal of this turn binds you/);
    expect(game.fallback).toEqual({ armenia: 1, togo: 3 });
    expect(game.answer({ togo: 3, armenia: 1 }).story[0]).toMatch(/^As promised in a deal: the UK, where it places/);
  });

  test('placing is closed while the promised cubes are not there', () => {
    const game = promise(dealTable().turnOf('uk'), 'uk/place-influence', { least: { togo: 5 } }, 'fr');
    game.optionalAction('uk', '~propose-deal', { give: { us: 2 } }).optionalAction('us', '~answer-deal.2', 'accept');
    expect(game.options).toEqual(['reclaim', 'settle:rhineland', 'deploy', 'demobilize']);
    expect(refusalOf(() => game.answer('place'))).toMatch(/^A deal of this turn binds you/);
  });

  test('what is reclaimed', () => {
    const game = promise(dealTable().turnOf('uk'), 'uk/reclaim', { most: { cubes: 2 } }, 'fr').answer('reclaim');
    expect(game.choice).toMatchObject({ slots: [{ id: 'cubes', max: 2 }] });
  });

  test('a military action, before the political one or after it', () => {
    const game = promise(dealTable().turnOf('uk'), 'uk/military-action', { only: ['deploy'] }, 'fr');
    expect(promised(game)).toBe('the UK, its military action: deploying a unit.');
    expect(game.options).toEqual(['place', 'reclaim', 'settle:rhineland', 'deploy']);
    game.answer('reclaim', { cubes: 1 });
    expect(game.story).toContain(
      'A deal leaves the UK no other choice: the UK, its military action: deploying a unit.',
    );
    expect(game.asked).toBe('uk deploy-to');
  });

  test('deploying: which space, and the units that cannot reach it are out', () => {
    const table = dealTable().withUnit('uk', 'eu', 8).turnOf('uk');
    const game = promise(table, 'uk/deploy-to', { only: ['eu:7', 'eu:5'] }, 'fr').answer('deploy');
    expect(game.state.tracks.eu.units.uk).toBe(8);
    expect([game.asked, game.options]).toEqual(['uk deploy-to', ['eu:5', 'eu:7']]);
  });

  test('demobilizing: which unit', () => {
    const table = dealTable().withUnit('uk', 'pa', 8).turnOf('uk');
    const game = promise(table, 'uk/demobilize-unit', { not: ['available'] }, 'fr').answer('demobilize');
    expect(game.story).toContain(
      'A deal leaves the UK no other choice: the UK, which unit it demobilizes: not the Available units.',
    );
  });
});

describe('12.2: in settling', () => {
  test('not a certain option', () => {
    const game = promise(dealTable().turnOf('uk'), 'fr/option:rhineland', { not: ['french-occupation'] }, 'uk');
    game.answer('settle:rhineland');
    expect([game.asked, game.options]).toEqual(['fr option', ['separate-buffer-state', 'stays-with-germany']]);
  });

  test('the flag of a naval token', () => {
    const table = aTable()
      .withTable('high-seas-fleet', 'silesia')
      .withInfluence('high-seas-fleet', { fr: 2 })
      .turnOf('uk');
    const game = promise(table, 'fr/naval-flags:high-seas-fleet', { least: { 'navy-uk': 1 } }, 'uk');
    expect(promised(game)).toBe('France, the naval flags if it wins High Seas Fleet: at least 1 UK naval squadron.');
    game.answer('settle:high-seas-fleet', 'divide-among-the-allies');
    expect(refusalOf(() => game.answer({ 'navy-us': 2 }))).toMatch(/^A deal of this turn binds you/);
    game.answer({ 'navy-us': 1, 'navy-uk': 1 });
    expect(game.story[0]).toMatch(/^As promised in a deal: France, the naval flags/);
  });

  test('what is advanced', () => {
    const terms = { 'issue-only': ['togo'], 'event-not': ['arthur-balfour', 'arthur-balfour+cube'] };
    const game = promise(settling(), 'uk/advance-cards', terms, 'fr')
      .answer('french-occupation')
      .until('uk advance-cards');
    expect([idsIn(game.choice, 'issue'), idsIn(game.choice, 'event')]).toEqual([
      ['togo'],
      ['paul-hymans', 'paul-hymans+cube'],
    ]);
  });

  test('what the Waiting Room is refilled with, and which drawn issue is kept', () => {
    const table = dealTable()
      .withDiscard('smyrna', 'thrace')
      .withDeck('anschluss', 'shantung')
      .settling('uk', 'rhineland');
    const game = promise(table, 'uk/refill-from', { only: ['draw'] }, 'fr');
    promise(game, 'uk/drawn-issue', { not: ['anschluss'] }, 'us');
    game
      .answer('french-occupation')
      .until('uk advance-cards')
      .answer(game.fallback ?? '');
    expect(game.story).toContain(
      'A deal leaves the UK no other choice: the UK, where the new issue comes from: drawing from the deck.',
    );
    expect(game.story).toContain(
      'A deal leaves the UK no other choice: the UK, which drawn issue it keeps: not Anschluss.',
    );
    expect(game.state.waitingRoom).toContain('shantung');
  });
});

describe('12.2: in what cards leave to choose', () => {
  const withEvent = (event: string) => dealTable().withEvent(event).settling('uk', 'rhineland');

  test('an event’s either/or', () => {
    const game = promise(withEvent('prince-feisal'), 'uk/which-effect:prince-feisal', { only: ['2'] }, 'fr');
    expect(promised(game)).toBe('the UK, its choice in Prince Feisal: −2 unrest in the Middle East.');
    game.answer('french-occupation');
    expect(game.story.find((line) => /^A deal leaves/.test(line))).toMatch(/Prince Feisal: −2 unrest/);
  });

  test('the choice that an event puts to others', () => {
    const game = promise(withEvent('john-maynard-keynes'), 'us/which-effect:john-maynard-keynes', { not: ['1'] }, 'uk');
    game.answer('french-occupation').until('uk advance-cards');
    expect(game.state.promises).toEqual([]);
  });

  test('targets and regions', () => {
    const terms = { 'player-not': ['fr'], 'regions-with': ['eu'], 'regions-without': ['pa'] };
    const game = promise(withEvent('vittorio-orlando'), 'uk/which-target:vittorio-orlando', terms, 'fr');
    expect(promised(game)).toBe(
      'the UK, who is meant by Vittorio Orlando: player: not France and regions: with Europe and not the Pacific.',
    );
    game.answer('french-occupation');
    expect(idsIn(game.choice, 'player')).toEqual(['uk', 'us']);
    expect(refusalOf(() => game.answer({ player: 'us', regions: ['ba', 'me'] }))).toMatch(/^A deal of this turn/);
    expect(refusalOf(() => game.answer({ player: 'us', regions: ['eu', 'me'] }))).toBe('');
  });

  test('the region of an event', () => {
    const game = promise(withEvent('robert-borden'), 'uk/which-region:robert-borden', { only: ['eu', 'ba'] }, 'fr');
    game.answer('french-occupation', 'event');
    expect([game.asked, game.options]).toEqual(['uk which-region', ['eu', 'ba']]);
  });

  test('the issue of the Waiting Room', () => {
    const table = dealTable().withEvent('edward-house').withInfluence('togo', { fr: 1 }).settling('uk', 'rhineland');
    const game = promise(table, 'uk/which-waiting-issue:edward-house', { not: ['togo'] }, 'fr').answer(
      'french-occupation',
    );
    expect(game.options).toEqual(['korea', 'armenia']);
  });

  test('the issue that an event unsettles', () => {
    const table = dealTable()
      .withSettled('us', 'indemnity')
      .withSettled('fr', 'reconstruction')
      .withEvent('henri-mordacq')
      .settling('uk', 'rhineland');
    const game = promise(table, 'uk/which-settled-issue:henri-mordacq', { only: ['indemnity'] }, 'fr');
    game.answer('french-occupation', 'event');
    expect([game.state.auction?.issue, game.asked]).toEqual(['indemnity', 'us bid']);
  });

  test('which units are exhausted', () => {
    const table = dealTable().withUnit('fr', 'pa', 8).withEvent('henry-cabot-lodge').settling('uk', 'rhineland');
    const game = promise(table, 'fr/exhaust-units:henry-cabot-lodge', { with: ['pa'] }, 'uk');
    game.answer('french-occupation').until('uk advance-cards');
    expect(Object.keys(game.state.tracks.pa.units)).toEqual([]);
    expect(game.state.tracks.eu.units.fr).toBe(6);
  });

  test('an Exhausted unit of a crisis, once the crisis is known', () => {
    const game = dealTable()
      .withNextEvents('wellington-koo')
      .withUnits('uk', { exhausted: 1 })
      .withUnits('fr', { exhausted: 1 })
      .withUnits('us', { exhausted: 1 })
      .settling('uk', 'rhineland')
      .answer('french-occupation')
      .until('fr ready-unit');
    promise(game, 'us/ready-unit:wellington-koo', { only: ['leave'] }, 'uk');
    game.answer('ready');
    expect(game.story).toContain(
      'A deal leaves the US no other choice: the US, the Exhausted unit in Wellington Koo: left Exhausted.',
    );
  });
});

describe('12.2: in uprisings', () => {
  const check = () =>
    dealTable()
      .withSettled('uk', 'anschluss')
      .withSettled('fr', 'sudetenland')
      .withUnrest('eu', 5)
      .withDice({ 'die:uprising:eu': [6] });

  test('who is hit', () => {
    const game = promise(
      check().carryingOut({ op: 'check', where: 'eu', modifier: 0 }),
      'fr/who-is-hit:eu',
      { not: ['uk'] },
      'uk',
    ).answer('nothing');
    expect(game.story.join(' ')).toMatch(
      /A deal leaves France no other choice: France, who is hit in Europe: not the UK/,
    );
  });

  const auction = () =>
    dealTable()
      .withSettled('fr', 'anschluss')
      .withAvailable({ uk: 5, fr: 5, us: 5 })
      .with((state) => {
        state.active = 'uk';
      })
      .doing({ step: 'unsettle-issue', args: { issue: 'anschluss', uprising: undefined } });

  test('the size of a bid: at most so much influence, in every bid', () => {
    const game = promise(auction(), 'us/bid-influence:anschluss', { max: 3 }, 'fr');
    expect(promised(game)).toBe('the US, the influence of its bids for Anschluss: at most 3.');
    game.answer('units:0', 1, 'units:0');
    expect(game.choice).toEqual({ kind: 'number', min: 2, max: 3 });
    game.answer(2, 'pass', 'units:0', 3);
    expect([game.asked, game.options]).toEqual(['us bid', ['pass', 'units:1', 'units:2', 'units:3']]);
    expect(refusalOf(() => game.answer('units:0'))).toMatch(
      /^A deal of this turn binds you \(Rule 12.2\): the US, the influence/,
    );
  });

  test('the units of a bid', () => {
    const game = promise(auction(), 'us/bid:anschluss', { only: ['pass', 'units:0'] }, 'fr').answer('units:0', 2);
    expect(game.options).toEqual(['pass', 'units:0']);
  });

  test('the strategy card', () => {
    const game = aTable()
      .withStrategies('isolationism', 'global-trade', 'fourteen-points', 'revanchism')
      .withSettled('fr', 'anschluss')
      .withUnrest('eu', 5)
      .withDice({ 'die:uprising:eu': [6] })
      .carryingOut({ op: 'check', where: 'eu', modifier: 0 });
    promise(game, 'fr/take-strategy', { not: ['isolationism'] }, 'uk').answer('pass', 'pass', 'pass', 'global-trade');
    expect(game.asked).toBe('fr take-strategy');
    expect(game.options).toEqual(['fourteen-points', 'revanchism']);
  });
});

describe('15: with two players', () => {
  test('the action of the neutral US, and where it places', () => {
    const game = aTable()
      .withPlayers('uk', 'fr')
      .withTable('silesia', 'rhineland')
      .withWaitingRoom('korea', 'togo', 'armenia')
      .withAvailable({ us: 5 });
    const turn = game.turnOf('uk');
    promise(turn, 'uk.us/neutral-action', { only: ['place'] }, 'fr');
    expect(promised(turn)).toBe('the UK, the political action of the US: placing influence.');
    promise(turn, 'uk.us/neutral-place', { none: ['togo', 'korea'] }, 'fr');
    expect(promised(turn)).toBe('the UK, where the US places influence: nothing on Korea and nothing on Togo.');
    turn.answer('place', { togo: 1, korea: 1 }, 'none');
    expect(turn.story).toContain(
      'A deal leaves the UK no other choice: the UK, the political action of the US: placing influence.',
    );
    expect(turn.choice).toMatchObject({ slots: [{ id: 'silesia' }, { id: 'rhineland' }, { id: 'armenia' }] });
  });

  test('how much the player takes back with it', () => {
    const turn = aTable().withPlayers('uk', 'fr').withAvailable({ uk: 4, us: 5 }).turnOf('uk');
    promise(turn, 'uk.us/neutral-reclaim', { max: 2 }, 'fr');
    expect(promised(turn)).toBe('the UK, how much it takes back with the US: at most 2.');
    turn.answer('reclaim', { cubes: 1 }, 'none', 'reclaim');
    expect(turn.choice).toEqual({ kind: 'number', min: 0, max: 2 });
  });
});
