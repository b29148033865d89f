import { describe, expect, test } from '@jest/globals';
import { rules } from '../../../src/games/iron-curtain/rules.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import { type Change, changed } from './changed-pack.ts';

const english = translator('en', 'UTC');

/** The faults of a changed pack as `place: sentence`. */
function faults(...changes: readonly Change[]): readonly string[] {
  try {
    rules.parsePack(changed(...changes));
    return [];
  } catch (e) {
    if (!(e instanceof Refusal)) throw e;
    expect(e.code).toBe('bad-input');
    expect(english.t(e.reason)).toMatch(/^The data pack does not fit: \d+ faults?\.$/);
    return e.details.map(({ at, reason }) => `${at}: ${english.t(reason)}`);
  }
}

const REGIONS = 'europe, middle_east, asia, africa, south_america and central_america';
const OPS =
  'infiltrate, gain, remove_opponent, command, command_ignore_dominance, command_ignore_adjacency, move_own, ' +
  'score_region, sequence and choice';

describe('faults name card and field and say what is expected', () => {
  test.each<[what: string, path: string, value: unknown, fault: string]>([
    ['a missing section', 'game', undefined, 'game: This must be a group of fields, and it must not be missing.'],
    [
      'a missing value',
      'cards.cuba.cubes',
      undefined,
      'cards.cuba.cubes: This must be a group of fields, and it must not be missing.',
    ],
    [
      'a word for a number',
      'cards.cuba.cubes.value',
      'four',
      'cards.cuba.cubes: This must be a number, and it must not be missing.',
    ],
    [
      'half a cube',
      'cards.cuba.cubes.value',
      2.5,
      'cards.cuba.cubes: This must be a whole number, and it must not be missing.',
    ],
    [
      'too many cubes',
      'cards.cuba.cubes.value',
      5,
      'cards.cuba.cubes: A card shows from 1 to 4 cubes (game.cubes_on_a_card), not 5.',
    ],
    ['a negative bonus', 'regions.asia.bonus.value', -1, 'regions.asia.bonus: The number must be 0 or more.'],
    [
      'an unknown flag',
      'cards.cuba.superpower.value',
      'China',
      'cards.cuba.superpower: This must be one of US and USSR.',
    ],
    [
      'a changed flag',
      'cards.cuba.superpower.value',
      'US',
      'cards: There must be 10 cards with the US flag (game.strategy_cards); there are 11.',
    ],
    ['an unknown region', 'cards.cuba.region.value', 'arctic', `cards.cuba.region: This must be one of ${REGIONS}.`],
    [
      'a wrong region size',
      'regions.asia.size.value',
      4,
      'regions.asia.size: The region says 4 cards, but 3 cards belong to it (the start card counts).',
    ],
    [
      'a card that contradicts its region',
      'cards.cuba.region_bonus',
      { value: 9, source: 'owner', confidence: 1 },
      'cards.cuba.region_bonus: This must be 2, as in regions.central_america.',
    ],
    [
      'two cards of one id',
      'cards.cuba.id',
      'panama',
      'cards.panama.id: There are two cards panama; every id must be used once.',
    ],
    [
      'an id that answers use',
      'cards.cuba.id',
      'done',
      'cards.done.id: The id done has another meaning; take a different one.',
    ],
    [
      'an id that every object has',
      'cards.cuba.id',
      'constructor',
      'cards.constructor.id: The id constructor has another meaning; take a different one.',
    ],
    [
      'a bad id',
      'cards.cuba.id',
      'CUBA!',
      'cards.#18.id: An id consists of 1 to 40 small letters, digits and underscores and begins with a letter.',
    ],
    [
      'a name with a line break',
      'cards.cuba.name.value',
      'Cuba\r\nBcc: x@y',
      'cards.cuba.name: A name consists of 1 to 40 letters, digits, spaces, full stops, apostrophes and hyphens.',
    ],
    ['no start card', 'cards.0', undefined, 'cards: There must be exactly one start card; there are 0.'],
    ['a misspelt field', 'cards.cuba.cube', 1, 'cards.cuba: There is no field cube here. Remarks begin with _.'],
    [
      'an unknown effect',
      'cards.cuba.event.effect',
      { op: 'nuke' },
      `cards.cuba.event.effect.op: This must be one of ${OPS}.`,
    ],
    [
      'an effect without its number',
      'cards.cuba.event.effect',
      { op: 'gain' },
      'cards.cuba.event.effect.points: This must be a number, and it must not be missing.',
    ],
    [
      'an effect on an unknown region',
      'cards.cuba.event.effect.where.regions',
      ['arctic'],
      `cards.cuba.event.effect.where.regions: This must be one of ${REGIONS}.`,
    ],
    [
      'cards that are not all dealt',
      'game.rounds.value.1.dealt',
      3,
      'game.rounds: The rounds deal 16 cards, but there are 18 strategy cards; the numbers must be equal.',
    ],
    [
      'more turns than cards',
      'game.rounds.value.1.turns',
      5,
      'game.rounds.2: A side has 5 turns but is dealt only 4 cards.',
    ],
    [
      'a scoring order used twice',
      'regions.asia.scoring_order.value',
      1,
      'regions.asia.scoring_order: Place 1 of the scoring order is taken twice.',
    ],
  ])('%s', (_, path, value, fault) => {
    expect(faults([path, value])).toContain(fault);
  });

  test('all faults are told at once', () => {
    expect(faults(['cards.cuba.cubes.value', 'x'], ['cards.iran.cubes.value', 'x'])).toHaveLength(2);
  });

  test.each([undefined, null, 'pack', 7, [], {}])('no pack at all: %p', (nothing) => {
    expect(() => rules.parsePack(nothing)).toThrow(Refusal);
  });

  test('groups of effects nested without end are refused', () => {
    let effect: object = { op: 'gain', points: 1 };
    for (let i = 0; i < 200; i += 1) effect = { op: 'sequence', effects: [effect] };
    expect(faults(['cards.cuba.event.effect', effect])).toHaveLength(1);
  });

  test('remarks may stand anywhere', () => {
    expect(faults(['cards.cuba._remark', 'checked'])).toEqual([]);
  });
});
