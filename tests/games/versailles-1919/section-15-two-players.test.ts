import { describe, expect, test } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { accepts } from '../../../src/kernel/explain-refusal.ts';
import { aTable } from './a-table.ts';
import { toTheUs, twoInTalks } from './two-players-table.ts';

describe('15.1: the setup', () => {
  const game = aTable().withPlayers('uk', 'fr').withOptions({ length: 'longest' }).start();
  const { state } = game;

  test('two players are the UK and France; three and four remain as they were', () => {
    const options = rules.parseOptions({});
    expect([2, 3, 4].map((players) => rules.seats(players, options).join())).toEqual([
      'uk,fr',
      'uk,fr,us',
      'uk,fr,us,it',
    ]);
    expect([state.order, state.neutral, rules.players.min <= 2]).toEqual([['uk', 'fr'], 'us', true]);
    expect(aTable().start().state.neutral).toBeUndefined();
  });

  test('the US has 15 cubes, no units, and no happiness marker; Italy and Japan have one', () => {
    expect(state.supply.us).toEqual({ available: 15, exhausted: 0, units: { available: 0, exhausted: 0 } });
    expect(state.happiness).toEqual({ uk: 24, fr: 24, it: 20, jp: 20 });
    expect(state.supply.it).toBeUndefined();
  });

  test('three strategy cards, and the Demobilize track without the grey boxes', () => {
    expect(state.strategies).toHaveLength(3);
    expect(game.view().demobilize.map(({ box }) => box)).toEqual([5, 4, 3, 2, 1]);
  });

  test('everybody is told, and everybody sees it', () => {
    expect(game.story[2]).toBe(
      'The US is neutral: 15 influence, no units and no happiness marker. At the end of each turn the player takes ' +
        'a political action for it.',
    );
    const view = game.view();
    expect([view.neutral, view.factions.map(({ id }) => id)]).toEqual(['us', ['uk', 'fr', 'us']]);
    expect(view.factions.at(-1)).toMatchObject({ available: 15, allowed: 0, strategy: undefined });
  });

  test('changes to US happiness are ignored, and told so', () => {
    const changed = twoInTalks().carryingOut({ op: 'happiness', who: 'us', n: -2 });
    expect(changed.story).toEqual(['The US has no happiness marker: −2 happiness is ignored.']);
    expect(changed.state.happiness.us).toBeUndefined();
  });
});

describe('15.2: the US political action', () => {
  test('at the end of each turn, by the player whose turn it was: France, US, UK, US, France', () => {
    const game = toTheUs(twoInTalks().withOrder('fr', 'uk').withAvailable({ us: 13 }).turnOf('fr'));
    expect([game.asked, game.meanwhile]).toEqual(['fr neutral-action', 'France takes the political action of the US']);
    expect(game.prompt).toBe(
      'The end of your turn: which political action does the US take? It has 13 influence Available.',
    );
    game.answer('place', { korea: 1, silesia: 1 });
    expect([game.asked, game.state.turn]).toEqual(['uk action', 2]);
    game.answer('place', { togo: 2, armenia: 2 }, 'none');
    expect(game.asked).toBe('uk neutral-action');
    game.answer('place', { korea: 1, silesia: 1 });
    expect([game.asked, game.state.turn]).toEqual(['fr action', 3]);
  });

  test('it comes after the military action, and is mandatory: what alone is possible is not asked', () => {
    const game = twoInTalks().turnOf('uk').answer('demobilize', { togo: 1, armenia: 1 });
    expect(game.asked).toBe('uk neutral-place');
    expect(game.prompt).toBe(
      'On which two issues does the US place influence? It places exactly what it needs to lead; 15 are Available.',
    );
  });

  test('it is the doing of no seat', () => {
    const game = toTheUs(twoInTalks().turnOf('uk'));
    const { setting } = game.game;
    expect(
      rules.doer(setting, { type: 'reclaimed', faction: 'us', cubes: 1, units: 0, recalled: [], available: 15 }),
    ).toBe(undefined);
    expect(rules.doer(setting, { type: 'turn-began', faction: 'uk', turn: 1 })).toBe('uk');
  });

  test('with three players there is none', () => {
    const game = aTable().turnOf('uk').answer('place', { rhineland: 1, 'east-prussia': 1 }, 'none');
    expect(game.asked).toBe('fr action');
  });

  test('A-1: without any legal action it is passed over', () => {
    const game = twoInTalks()
      .withInfluence('rhineland', { uk: 5, us: 1 })
      .withInfluence('korea', { us: 13 })
      .turnOf('uk')
      .answer('place', { silesia: 1, armenia: 1 }, 'none');
    expect(game.story).toContain('The US has no legal political action.');
    expect(game.asked).toBe('fr action');
  });

  test('A-1: as long as the US can act the game is not over, though neither player can', () => {
    const game = twoInTalks()
      .withInfluence('korea', { uk: 15 })
      .withInfluence('togo', { fr: 15 })
      .withUnits('uk', { demobilized: 3 })
      .withUnits('fr', { demobilized: 3 })
      .doing({ step: 'end-turn', args: { faction: 'uk' } });
    expect(game.story).toContain('France has no legal political action.');
    expect(game.asked).toBe('fr neutral-place');
  });
});

describe('15.3: the US places', () => {
  /** The rulebook's example, with other issues: the US 1 and the UK 3 on one, the US alone on another. */
  const example = () =>
    toTheUs(
      twoInTalks().withInfluence('rhineland', { us: 1, uk: 3 }).withInfluence('korea', { us: 1 }).turnOf('fr'),
    ).answer('place');

  test('exactly the minimum: 3 to lead 4 to 3, and 1 where it leads', () => {
    const game = example();
    expect(accepts(game.choice, { rhineland: 3, korea: 1 })).toBe(true);
    expect(accepts(game.choice, { rhineland: 4, korea: 1 })).toBe(false);
    expect(accepts(game.choice, { rhineland: 2, korea: 1 })).toBe(false);
    expect(accepts(game.choice, { rhineland: 3, korea: 2 })).toBe(false);
    game.answer({ rhineland: 3, korea: 1 });
    expect(game.state.influence).toMatchObject({ rhineland: { us: 4, uk: 3 }, korea: { us: 2 } });
    expect(game.story[0]).toBe(
      'The US placed influence: 3 on Rhineland (4 there now) and 1 on Korea (2 there now). 9 left Available.',
    );
  });

  test('on two different issues, empty ones too', () => {
    const { choice } = example();
    expect(accepts(choice, { korea: 1, silesia: 1 })).toBe(true);
    expect(accepts(choice, { korea: 1 })).toBe(false);
    expect(accepts(choice, { korea: 1, silesia: 1, togo: 2 })).toBe(false);
  });

  test('only issues that it can lead together with another', () => {
    const game = toTheUs(twoInTalks().withInfluence('rhineland', { uk: 3 }).withAvailable({ us: 3 }).turnOf('fr'));
    expect(game.optionalActions[0]).toBe(
      'Place influence (on two issues of your choice, exactly what it needs to lead: at least 2 cubes)',
    );
    game.answer('place');
    expect(game.options).toEqual(['silesia', 'korea', 'togo', 'armenia']);
    expect(accepts(game.choice, { togo: 2, armenia: 2 })).toBe(false);
    expect([accepts(game.choice, game.fallback), game.meanwhile]).toEqual([true, 'France places influence of the US']);
  });
});

describe('15.4: the US settles', () => {
  const led = () =>
    twoInTalks().withInfluence('rhineland', { us: 2, uk: 1 }).withInfluence('silesia', { fr: 3, us: 2, uk: 2 });

  test('what it leads itself, or the other player; never what the player leads who decides', () => {
    expect(toTheUs(led().turnOf('uk')).options).toEqual(['place', 'settle:rhineland', 'settle:silesia']);
    expect(toTheUs(led().turnOf('fr')).options).toEqual(['place', 'settle:rhineland']);
  });

  test('the US is who settles: all its cubes come back, the player’s are half exhausted as anybody’s', () => {
    const game = toTheUs(led().turnOf('uk')).answer('settle:silesia');
    expect(game.story[0]).toBe(
      'The US settled Silesia, which France wins. Cubes: the UK 1 exhausted, 1 back, France 3 exhausted and the US ' +
        '2 back.',
    );
    expect([game.asked, game.state.supply.us]).toEqual([
      'fr option',
      { available: 13, exhausted: 0, units: { available: 0, exhausted: 0 } },
    ]);
  });

  test('the player decides steps 2 to 5, with an event cube from the US pool', () => {
    const game = toTheUs(led().withDiscard('smyrna', 'thrace').withDeck('tyrol', 'banat').turnOf('uk'));
    game.answer('settle:silesia', 'plebiscite');
    expect(game.asked).toBe('uk optional-event');
    game.answer('decline');
    expect(game.prompt).toBe(
      'You decide for the US. Which issue and which event come from the Waiting Room to the Table?',
    );
    expect(game.meanwhile).toBe('The US brings an issue and an event to the Table (the UK acts for it)');
    expect(game.optionalActions).toEqual([]);
    game.answer({ issue: 'korea', event: 'paul-hymans+cube' });
    expect([game.state.eventCube, game.state.supply.us?.available, game.state.supply.uk?.available]).toEqual([
      'us',
      12,
      11,
    ]);
    expect([game.asked, game.options]).toEqual(['uk refill-from', ['draw', 'discard:smyrna', 'discard:thrace']]);
    game.answer('discard:thrace');
    expect(game.story[1]).toBe('The US exhausted 1 influence: 11 Available.');
    expect(game.asked).toBe('fr action');
  });

  test('“whoever controls the issue being settled” is its winner: France, though the UK settled it for the US', () => {
    const game = toTheUs(led().withNextEvents('prince-feisal').withDeck('tyrol', 'banat').turnOf('uk'))
      .answer('settle:silesia', 'plebiscite', 'decline')
      .answer({ issue: 'korea', event: 'paul-hymans' });
    game.until('fr action');
    expect([game.state.happiness.uk, game.state.happiness.fr]).toEqual([20, 18]);
  });

  test('where the US wins the issue itself, its happiness is none of anybody’s business', () => {
    const game = toTheUs(led().withNextEvents('samuel-gompers').withDeck('tyrol', 'banat').turnOf('fr'))
      .answer('settle:rhineland')
      .until('fr advance-cards')
      .answer({ issue: 'korea', event: 'paul-hymans' });
    game.answer('tyrol');
    expect(game.story).toContain('The US has no happiness marker: −1 happiness is ignored.');
    expect([game.state.happiness.uk, game.state.happiness.fr]).toEqual([20, 20]);
  });

  test('13.2: the end card ends the game, and the US may take it', () => {
    const game = aTable()
      .withPlayers('uk', 'fr')
      .withTable('rush-to-the-finish', 'silesia')
      .withWaitingRoom('korea', 'togo', 'armenia')
      .withInfluence('rush-to-the-finish', { us: 2, uk: 1 })
      .turnOf('fr');
    toTheUs(game).answer('settle:rush-to-the-finish');
    expect(game.story[0]).toBe('The US settled the end card and takes it. The game is over.');
    expect(game.asked).toBe('nobody');
  });
});
