import { describe, expect, test } from '@jest/globals';
import { asksToPutRight, putRight } from '../../put-right.ts';
import { aTable } from '../a-table.ts';

const table = () =>
  aTable()
    .withTable('rhineland', 'silesia')
    .withWaitingRoom('togo', 'armenia', 'korea')
    .withInfluence('rhineland', { uk: 3, fr: 2 })
    .withEvent('arthur-balfour');

describe('6.1: happiness', () => {
  test('a marker is set, and everybody reads it', () => {
    const game = table().withHappiness({ jp: 20 }).turnOf('uk');
    const { told } = putRight(game, 'happiness', { nation: 'jp', happiness: 17 });
    expect(game.state.happiness.jp).toBe(17);
    expect(told()).toEqual(['Put right by the moderator: Japan had happiness 20 and has 17 now.']);
  });

  test('also away from 0, where it would stay for ever', () => {
    const game = table().withHappiness({ fr: 0 }).withUnits('fr', { demobilized: 2 }).turnOf('uk');
    expect(putRight(game, 'happiness', { nation: 'fr', happiness: 12 }).refused).toBeUndefined();
  });

  test('9.1: no mutiny follows, so a nation with too many units is refused it', () => {
    const game = table().turnOf('uk');
    expect(putRight(game, 'happiness', { nation: 'fr', happiness: 10 }).refused).toBe(
      'France would have 3 units with happiness 10, which allows 2 (9.1). Move the units first, or set the ' +
        'happiness first.',
    );
    putRight(game, 'unit', { unit: 'fr:available', to: 'box-5' });
    expect(putRight(game, 'happiness', { nation: 'fr', happiness: 10 }).refused).toBeUndefined();
    expect(putRight(game, 'unit', { unit: 'fr:box-5', to: 'available' }).refused).toContain('9.1');
  });

  test('15.1: the neutral US has no marker', () => {
    const game = aTable().withPlayers('uk', 'fr').turnOf('uk');
    expect(asksToPutRight(game, 'happiness').options.nation?.map((line) => line.split(':')[0])).toEqual([
      'uk',
      'fr',
      'it',
      'jp',
    ]);
  });
});

describe('7: unrest and powder keg', () => {
  test('both are set', () => {
    const game = table().turnOf('uk');
    const { told } = putRight(game, 'track', { region: 'ba', unrest: 4, keg: 2 });
    expect(game.state.tracks.ba).toMatchObject({ unrest: 4, keg: 2 });
    expect(told()).toEqual([
      'Put right by the moderator: in the Balkans the unrest is in column 4 and the powder keg in column 2.',
    ]);
  });

  test.each([
    [{ unrest: 2, keg: 2 }, 'in the Balkans the unrest is in column 2, not right of the powder keg in column 2.'],
    [{ unrest: 6, keg: 0 }, 'in the Balkans the unrest is in column 6, not left of the unit of France in column 5.'],
  ])('refused: %j', (answer, sentence) => {
    const game = table().withUnit('fr', 'ba', 5).turnOf('uk');
    expect(putRight(game, 'track', { region: 'ba', ...answer }).refused).toBe(
      `That would leave an impossible position: ${sentence}`,
    );
  });
});

describe('units', () => {
  test('a unit goes to a space, and nothing follows', () => {
    const game = table().turnOf('uk');
    const { told } = putRight(game, 'unit', { unit: 'uk:available', to: 'me:6' });
    expect([game.state.tracks.me.units.uk, game.state.supply.uk?.units.available]).toEqual([6, 2]);
    expect(told()).toEqual([
      'Put right by the moderator: a unit of the UK goes from Available to the Middle East, column 6.',
    ]);
    putRight(game, 'unit', { unit: 'uk:me:6', to: 'box-3' });
    expect([game.state.tracks.me.units, game.state.demobilized]).toEqual([{}, [{ faction: 'uk', box: 3 }]]);
  });

  test('only places with a unit, and only empty spaces, are offered', () => {
    const { options } = asksToPutRight(table().withUnit('fr', 'eu', 5).turnOf('uk'), 'unit');
    expect(options.unit).toContain('fr:eu:5: Unit of France: Europe, column 5');
    expect(options.to).toContain('box-1: demobilization box 1');
    expect(options.to?.some((line) => line.startsWith('eu:5'))).toBe(false);
  });

  test.each([
    ['8.2: a second one in a region', 'uk:available', 'eu:7', 'The UK has a unit in Europe already'],
    ['6.2: in the column of the unrest', 'fr:available', 'af:5', 'not left of the unit of France in column 5'],
    ['8.6: a full box', 'fr:available', 'box-4', 'the demobilization box 4 than it has room for'],
  ])('%s is refused', (_, unit, to, sentence) => {
    const game = table()
      .withUnit('uk', 'eu', 5)
      .withUnrest('af', 5)
      .with((state) => {
        state.demobilized.push({ faction: 'us', box: 4 });
      })
      .turnOf('us');
    expect(putRight(game, 'unit', { unit, to }).refused).toContain(sentence);
  });

  test('8.1: nor may the one be moved that is being deployed', () => {
    const game = table().withUnit('uk', 'eu', 5).withUnit('uk', 'me', 5).turnOf('uk').answer('deploy', 'eu');
    expect(game.asked).toBe('uk deploy-to');
    expect(putRight(game, 'unit', { unit: 'uk:eu:5', to: 'exhausted' }).refused).toContain('without any legal answer');
  });
});

describe('influence', () => {
  test('between a pool, an issue and the event', () => {
    const game = table().turnOf('uk');
    const { told } = putRight(game, 'influence', { nation: 'uk', cubes: 2, from: 'available', to: 'issue:togo' });
    expect(told()).toEqual(['Put right by the moderator: 2 influence of the UK goes from Available to Togo.']);
    putRight(game, 'influence', { nation: 'uk', cubes: 1, from: 'issue:togo', to: 'event' });
    putRight(game, 'influence', { nation: 'uk', cubes: 1, from: 'issue:togo', to: 'exhausted' });
    expect([game.state.influence.togo, game.state.eventCube, game.state.supply.uk]).toMatchObject([
      undefined,
      'uk',
      { available: 10, exhausted: 1 },
    ]);
  });

  test.each([
    [
      { nation: 'fr', cubes: 1, from: 'available', to: 'issue:rhineland' },
      'the UK and France would each have 3 on Rhineland',
    ],
    [
      { nation: 'fr', cubes: 3, from: 'issue:rhineland', to: 'available' },
      'France has only 2 influence there: Rhineland.',
    ],
    [{ nation: 'fr', cubes: 2, from: 'available', to: 'event' }, 'Only one cube can lie on the event Arthur Balfour'],
  ])('refused: %j', (answer, sentence) => {
    expect(putRight(table().turnOf('uk'), 'influence', answer).refused).toContain(sentence);
  });

  test('5.3: an event without the icon takes no cube', () => {
    const game = table().withEvent('mustafa-kemal-ataturk').turnOf('uk');
    expect(asksToPutRight(game, 'influence').options.to?.some((line) => line.startsWith('event'))).toBe(false);
  });

  test('10.4e: the influence of the best bid stays', () => {
    const game = aTable()
      .withStrategyOf({ uk: 'isolationism', fr: 'global-trade', us: 'fourteen-points' })
      .withSettled('uk', 'rhineland')
      .doing({ step: 'unsettle-issue', args: { issue: 'rhineland', uprising: undefined } })
      .answer('units:1', 15);
    expect(game.asked).toBe('fr bid');
    expect(putRight(game, 'influence', { nation: 'uk', cubes: 1, from: 'available', to: 'exhausted' }).refused).toBe(
      'That would leave an impossible position: the UK does not have the influence of its bid.',
    );
    expect(putRight(game, 'unit', { unit: 'uk:available', to: 'box-5' }).refused).toBeUndefined();
    putRight(game, 'unit', { unit: 'uk:available', to: 'box-4' });
    expect(putRight(game, 'unit', { unit: 'uk:available', to: 'box-3' }).refused).toBe(
      'That would leave an impossible position: the UK does not have the units of its bid.',
    );
  });
});
