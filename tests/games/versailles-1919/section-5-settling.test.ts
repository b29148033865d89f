import { describe, expect, test } from '@jest/globals';
import { aTable } from './a-table.ts';

/** A quiet table: events without interruptions, no unrest anywhere. */
function quiet() {
  return aTable()
    .withTable('anschluss', 'silesia')
    .withWaitingRoom('korea', 'togo', 'armenia')
    .withEvent('gertrude-bell')
    .withWaitingEvents('arthur-balfour', 'paul-hymans')
    .withNextEvents('jan-smuts');
}

describe('5.1: which issues', () => {
  test('on the Table, with a cube on it, whoever leads', () => {
    const game = quiet().withInfluence('anschluss', { fr: 2 }).withInfluence('korea', { uk: 5 }).turnOf('uk');
    expect(game.options.filter((id) => id.startsWith('settle'))).toEqual(['settle:anschluss']);
    expect(game.optionalActions).toContain('Settle Anschluss (France wins it)');
  });
});

describe('5.3, step 1', () => {
  test('winner all exhausted, settler all back, others half rounded down exhausted', () => {
    const game = quiet().withInfluence('anschluss', { uk: 2, fr: 5, us: 3 }).settling('uk', 'anschluss');
    expect(game.state.supply.fr).toMatchObject({ available: 10, exhausted: 5 });
    expect(game.state.supply.uk).toMatchObject({ available: 15, exhausted: 0 });
    expect(game.state.supply.us).toMatchObject({ available: 14, exhausted: 1 });
    expect(game.state.influence).toEqual({});
  });

  test('a single cube comes back', () => {
    const game = quiet().withInfluence('anschluss', { fr: 2, us: 1 }).settling('uk', 'anschluss');
    expect(game.state.supply.us).toMatchObject({ available: 15, exhausted: 0 });
  });

  test('the option’s icons are carried out, its tokens lie on the card', () => {
    const game = quiet().withInfluence('anschluss', { fr: 2 }).settling('fr', 'anschluss').answer('no');
    expect(game.story.slice(0, 4)).toEqual([
      'France chose for Anschluss: No (1 German reparations token, +2 unrest in Europe and +1 happiness for Italy).',
      'Anschluss gets 1 German reparations token.',
      'Unrest in Europe +2: column 3.',
      'Happiness of Italy +1: 21.',
    ]);
    expect(game.state.settled).toEqual([{ issue: 'anschluss', owner: 'fr', option: 'no', tokens: ['reparations'] }]);
  });
});

describe('5.3, step 2', () => {
  const settled = (cube?: 'us') =>
    quiet()
      .with((state) => {
        state.eventCube = cube;
      })
      .withUnrest('me', 4)
      .withInfluence('anschluss', { fr: 2 })
      .settling('uk', 'anschluss')
      .answer('yes');

  test('a: without a cube the active player decides, also when another won', () => {
    expect(settled().asked).toBe('uk optional-event');
  });

  test('a: with a cube its owner decides; c: the cube is exhausted', () => {
    const game = settled('us');
    expect(game.asked).toBe('us optional-event');
    expect(game.optionalActions).toEqual(['Carry it out: −3 unrest in the Middle East', 'Decline it']);
    game.answer('event');
    expect([game.state.tracks.me.unrest, game.state.supply.us?.exhausted]).toEqual([1, 1]);
    expect(game.asked).toBe('uk advance-cards');
  });

  test('b: an optional event may be declined', () => {
    const game = settled().answer('decline');
    expect(game.story[0]).toBe('The UK declined the event of Gertrude Bell.');
    expect([game.state.tracks.me.unrest, game.state.eventDiscard[0]]).toEqual([4, 'gertrude-bell']);
  });

  test('b: any other must be carried out', () => {
    const game = quiet()
      .withEvent('mustafa-kemal-ataturk')
      .withInfluence('anschluss', { fr: 2 })
      .settling('uk', 'anschluss')
      .answer('yes');
    expect(game.story).toContain('Powder keg of the Middle East +1: column 1; it pushes the unrest to column 2.');
    expect(game.asked).toBe('uk advance-cards');
  });

  test('an event that cannot be carried out is not asked about', () => {
    const game = aTable()
      .withTable('anschluss', 'silesia')
      .withEvent('henri-mordacq')
      .withInfluence('anschluss', { fr: 2 })
      .settling('uk', 'anschluss')
      .answer('yes');
    expect(game.story).toContain(
      'The event of Henri Mordacq changes nothing (an issue of Reparations becomes unsettled).',
    );
    expect(game.asked).toBe('uk advance-cards');
  });
});

describe('5.3, step 3', () => {
  const advance = () =>
    quiet()
      .withInfluence('anschluss', { fr: 2 })
      .withInfluence('korea', { us: 2 })
      .withDiscard('smyrna', 'thrace', 'banat', 'syria')
      .settling('uk', 'anschluss')
      .answer('yes', 'decline');

  test('an issue comes with its cubes, an event with a cube if it has the icon', () => {
    const game = advance();
    expect(game.options).toEqual([
      'issue=korea',
      'issue=togo',
      'issue=armenia',
      'event=arthur-balfour',
      'event=arthur-balfour+cube',
      'event=paul-hymans',
      'event=paul-hymans+cube',
    ]);
    game.answer({ issue: 'korea', event: 'paul-hymans+cube' });
    expect([game.state.table, game.state.influence]).toEqual([['silesia', 'korea'], { korea: { us: 2 } }]);
    expect([game.state.event, game.state.eventCube, game.state.supply.uk?.available]).toEqual([
      'paul-hymans',
      'uk',
      14,
    ]);
  });

  test('no cube without an Available one, or without the icon', () => {
    const game = quiet()
      .withWaitingEvents('vladimir-lenin', 'winston-churchill')
      .withInfluence('anschluss', { fr: 2 })
      .settling('uk', 'anschluss');
    const events = () => game.options.filter((id) => id.startsWith('event'));
    game.answer('yes', 'decline');
    expect(events()).toEqual(['event=vladimir-lenin', 'event=winston-churchill', 'event=winston-churchill+cube']);
    const poor = quiet()
      .withInfluence('anschluss', { fr: 2 })
      .withAvailable({ uk: 0 })
      .settling('uk', 'anschluss')
      .answer('yes', 'decline');
    expect(poor.options.filter((id) => id.endsWith('+cube'))).toEqual([]);
  });

  describe('step 4', () => {
    const refill = (available = 15) =>
      quiet()
        .withInfluence('anschluss', { fr: 2 })
        .withDiscard('smyrna', 'thrace', 'banat', 'syria')
        .withDeck('rhineland', 'tyrol')
        .withAvailable({ uk: available })
        .settling('uk', 'anschluss')
        .answer('yes', 'decline', { issue: 'korea', event: 'paul-hymans' });

    test('a: the first three of the discard pile cost 0, 1 and 2 cubes', () => {
      expect(refill().options).toEqual(['draw', 'discard:smyrna', 'discard:thrace', 'discard:banat']);
      expect(refill(1).options).toEqual(['draw', 'discard:smyrna', 'discard:thrace']);
    });

    test('a: the others keep their order', () => {
      const game = refill().answer('discard:banat');
      expect(game.story.slice(0, 2)).toEqual([
        'The UK took Banat from the discard pile into the Waiting Room for 2 influence.',
        'The UK exhausted 2 influence: 13 Available.',
      ]);
      expect(game.state.discard).toEqual(['smyrna', 'thrace', 'syria']);
      expect(game.state.waitingRoom).toEqual(['togo', 'armenia', 'banat']);
    });

    test('b: of two cards drawn one waits, the other is discarded on top; there is no way back', () => {
      const game = refill().answer('draw');
      expect([game.asked, game.options]).toEqual(['uk drawn-issue', ['rhineland', 'tyrol']]);
      game.answer('tyrol');
      expect([game.state.waitingRoom.at(-1), game.state.discard[0]]).toEqual(['tyrol', 'rhineland']);
    });

    test('without anything to take from the discard pile one draws', () => {
      const game = quiet()
        .withInfluence('anschluss', { fr: 2 })
        .settling('uk', 'anschluss')
        .answer('yes', 'decline', { issue: 'korea', event: 'paul-hymans' });
      expect(game.asked).toBe('uk drawn-issue');
    });
  });
});

describe('5.3, step 5', () => {
  const last = () =>
    quiet()
      .withInfluence('anschluss', { fr: 2 })
      .withUnrest('eu', 4)
      .settling('uk', 'anschluss')
      .answer('yes', 'decline', { issue: 'korea', event: 'paul-hymans' });

  test('b: the crisis happens at once; "you" is the active player', () => {
    const game = last();
    game.answer(game.options[0] ?? '');
    expect(game.story.slice(1)).toEqual([
      'Jan Smuts comes into the Waiting Room.',
      'Crisis, Speech: −1 unrest in the settled issue’s region.',
      'Unrest in Europe −1: column 3.',
    ]);
    expect(game.asked).toBe('uk military-action');
  });

  test('a: an empty deck is made from the discarded events', () => {
    const game = quiet()
      .withoutEventDeck()
      .withInfluence('anschluss', { fr: 2 })
      .settling('uk', 'anschluss')
      .answer('yes', 'decline', { issue: 'korea', event: 'paul-hymans' });
    game.answer(game.options[0] ?? '');
    expect(game.story[1]).toMatch(/^The discarded events are shuffled\. .+ comes into the Waiting Room\.$/);
    expect(game.state.eventDiscard).toEqual([]);
  });
});

test('5.4: steps 3 to 5 belong to the active player', () => {
  const game = quiet().withInfluence('anschluss', { fr: 2 }).settling('us', 'anschluss').answer('yes', 'decline');
  expect(game.asked).toBe('us advance-cards');
});
