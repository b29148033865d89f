import { describe, expect, test } from '@jest/globals';
import type { Effect } from '../../../src/games/versailles-1919/effect.ts';
import type { FactionId } from '../../../src/games/versailles-1919/pack-types.ts';
import { everyoneEndingWith, everyoneFrom } from '../../../src/games/versailles-1919/two-players/everyone.ts';
import { twoPlayers } from './two-players-table.ts';

const two = () => twoPlayers().withNextEvents('take-ionescu');

describe('15.5: the US wins an issue', () => {
  const settledBy = (faction: FactionId, issue: string) =>
    two().withTable(issue, 'anschluss').withInfluence(issue, { us: 3, uk: 1 }).settling(faction, issue);

  test('the option that leaves it least unhappy is taken without a question', () => {
    const game = settledBy('uk', 'inter-allied-debt');
    expect(game.story.slice(1, 3)).toEqual([
      'The US takes the option of Inter-Allied Debt that leaves it least unhappy: Maintain (+1 happiness for the ' +
        'US, −1 happiness for the UK, −2 happiness for France and −1 happiness for Italy).',
      'The US has no happiness marker: +1 happiness is ignored.',
    ]);
    expect(game.state.settled).toEqual([{ issue: 'inter-allied-debt', owner: 'us', option: 'maintain', tokens: [] }]);
  });

  test('among equals the player chooses whose turn it is, whoever settled', () => {
    const game = settledBy('fr', 'south-west-africa');
    expect([game.asked, game.options]).toEqual(['fr option', ['independent', 'south-african-mandate']]);
    expect([game.prompt, game.meanwhile]).toEqual([
      'You decide for the US. It wins South West Africa: which of the options that leave it least unhappy does it ' +
        'take?',
      'The US chooses the option of South West Africa (France acts for it)',
    ]);
    expect(game.options).toContain(game.fallback);
    game.answer('south-african-mandate');
    expect(game.story.slice(0, 2)).toEqual([
      'Among the options of South West Africa that leave the US least unhappy, France chose: South African Mandate ' +
        '(1 UK empire token).',
      'South West Africa gets 1 UK empire token.',
    ]);
    expect(
      game
        .view()
        .factions.at(-1)
        ?.issues.map(({ id }) => id),
    ).toEqual(['south-west-africa']);
  });

  test('the flags of its naval squadrons too', () => {
    const game = settledBy('fr', 'high-seas-fleet').answer('divide-among-the-allies');
    expect([game.asked, game.prompt]).toEqual([
      'fr naval-flags',
      'You decide for the US. High Seas Fleet: which flags do the 2 naval squadrons fly?',
    ]);
  });
});

describe('15.7: events', () => {
  const smuts = (cube?: FactionId) =>
    two()
      .withTable('anschluss', 'silesia')
      .withEvent('jan-smuts', cube)
      .withInfluence('anschluss', { uk: 2 })
      .settling('fr', 'anschluss')
      .answer('yes');

  test('the player whose turn it is decides where a US cube lies on the event', () => {
    const game = smuts('us');
    expect([game.asked, game.optionalActions]).toEqual(['fr which-target', []]);
    expect(game.prompt).toBe(
      'You decide for the US. Jan Smuts: whom do you choose? For that player: either −1 happiness or +2 unrest in ' +
        'Africa.',
    );
    expect(game.options).toEqual(['player=uk', 'player=fr', 'player=us']);
    expect(game.fallback).toEqual({ player: 'uk' });
    game.answer({ player: 'uk' });
    expect([game.asked, game.story[0]]).toEqual(['uk which-effect', 'The US chose the UK.']);
  });

  test('the rulebook’s example: the US is chosen, and the player decides between no effect and unrest', () => {
    const game = smuts('uk').answer({ player: 'us' });
    expect([game.asked, game.optionalActions]).toEqual([
      'fr which-effect',
      ['−1 happiness (changes nothing: the US has no units and no happiness marker)', '+2 unrest in Africa'],
    ]);
    expect(game.meanwhile).toBe('The US decides for Jan Smuts (France acts for it)');
    game.answer('1');
    expect(game.story.slice(0, 2)).toEqual([
      'The US chose: −1 happiness.',
      'The US has no happiness marker: −1 happiness is ignored.',
    ]);
    const unrest = smuts('uk').answer({ player: 'us' }, '2');
    expect(unrest.state.tracks.af.unrest).toBe(3);
  });

  const each = (...effects: Effect[]): Effect => ({ op: 'each', who: 'ending-with-you', effects });

  test('units and happiness may be picked and do nothing: nobody is asked which', () => {
    const game = two().carryingOut({
      op: 'target',
      effects: [{ op: 'either', effects: [{ op: 'demobilize' }, { op: 'happiness', who: 'you', n: -2 }] }],
    });
    game.answer({ player: 'us' });
    expect(game.story).toEqual([
      'The UK chose the US.',
      'Without effect for the US: either demobilize a unit or −2 happiness.',
    ]);
    expect(game.asked).toBe('nobody');
  });

  test('a choice between units and something else stands open', () => {
    const game = two()
      .withAvailable({ us: 0 })
      .carryingOut({
        op: 'target',
        effects: [{ op: 'either', effects: [{ op: 'demobilize' }, { op: 'unrest', where: 'pa', n: 1 }] }],
      })
      .answer({ player: 'us' });
    expect(game.options).toEqual(['1', '2']);
    game.answer('1');
    expect(game.story).toEqual(['The US chose: demobilize a unit.', 'Without effect for the US: demobilize a unit.']);
  });

  test('"each player" is also the US, after the player whose turn it is', () => {
    const game = two()
      .withAvailable({ uk: 5, fr: 5, us: 5 })
      .carryingOut(each({ op: 'recover', n: 4 }), 'uk');
    expect(game.story).toEqual([
      'The US recovered 4 influence: 9 Available.',
      'France recovered 4 influence: 9 Available.',
      'The UK recovered 4 influence: 9 Available.',
    ]);
  });

  test('the order with the US', () => {
    const { state } = two()
      .with((position) => {
        position.active = 'fr';
      })
      .doing();
    expect(everyoneFrom(state, 'fr')).toEqual(['fr', 'us', 'uk']);
    expect(everyoneFrom(state, 'us')).toEqual(['us', 'uk', 'fr']);
    expect(everyoneEndingWith(state, 'us')).toEqual(['uk', 'fr', 'us']);
    expect(everyoneEndingWith(state, 'uk')).toEqual(['fr', 'us', 'uk']);
  });

  test('an influence loss of each player is asked for the US where it could pay', () => {
    const game = two()
      .withAvailable({ fr: 2 })
      .carryingOut(
        each({
          op: 'either',
          effects: [
            { op: 'exhaust', n: 4 },
            { op: 'happiness', who: 'you', n: -2 },
          ],
        }),
      );
    expect([game.asked, game.prompt.slice(0, 23)]).toEqual(['uk which-effect', 'You decide for the US. ']);
    game.answer('2');
    expect(game.story).toContain('France could only take: −2 happiness.');
  });

  test('the lowest happiness is that of a player; the most issues may be the US’s', () => {
    const table = () => two().withSettled('us', 'rhineland').withAvailable({ uk: 9, fr: 9, us: 9 });
    const lowest = table()
      .withHappiness({ fr: 12 })
      .carryingOut({ op: 'each', who: 'lowest-happiness', effects: [{ op: 'exhaust', n: 6 }] });
    expect(lowest.story).toEqual(['France exhausted 6 influence: 3 Available.']);
    const most = table().carryingOut({ op: 'each', who: 'most-issues', effects: [{ op: 'exhaust', n: 2 }] });
    expect(most.story).toEqual(['The US exhausted 2 influence: 7 Available.']);
  });

  test('an event that only a faction with units could carry out changes nothing', () => {
    const game = two()
      .withEvent('winston-churchill', 'us')
      .with((state) => {
        state.active = 'fr';
      })
      .doing({ step: 'conference-event', args: { faction: 'fr' } });
    expect(game.story).toEqual(['The event of Winston Churchill changes nothing (deploy a unit, then +1 happiness).']);
  });
});
