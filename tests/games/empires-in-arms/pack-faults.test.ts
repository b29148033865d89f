import { describe, expect, test } from '@jest/globals';
import { explainIssue } from '../../../src/games/empires-in-arms/pack/explain-issue.ts';
import { packSchema } from '../../../src/games/empires-in-arms/pack/pack-schema.ts';
import { readPack } from '../../../src/games/empires-in-arms/pack/read-pack.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import { type Change, changedFile, sayFault } from './changed-file.ts';

const english = translator('en', 'UTC');
const spanish = translator('es', 'UTC');

/** The faults of values that are not well formed. */
function faults(...changes: readonly Change[]): readonly string[] {
  const file = changedFile(...changes);
  return (packSchema.safeParse(file).error?.issues ?? []).map((issue) => sayFault(explainIssue(issue, file)));
}

describe('faults name item and field and say what is expected', () => {
  test.each<[what: string, path: string, value: unknown, fault: string]>([
    ['a missing subject', 'areas', undefined, 'areas: This must be a list, and it must not be missing.'],
    [
      'a missing value',
      'areas/paris/forage',
      undefined,
      'areas.paris.forage: This must be a group of fields, and it must not be missing.',
    ],
    [
      'a word for a number',
      'areas/paris/forage/value',
      'six',
      'areas.paris.forage: This must be a number, and it must not be missing.',
    ],
    [
      'half a spire',
      'areas/paris/spires/value',
      2.5,
      'areas.paris.spires: This must be a whole number, and it must not be missing.',
    ],
    ['too much forage', 'areas/paris/forage/value', 11, 'areas.paris.forage: The number must be 10 or less.'],
    [
      'a number for yes or no',
      'areas/paris/winter/value',
      1,
      'areas.paris.winter: This must be true or false, and it must not be missing.',
    ],
    [
      'an unknown terrain',
      'areas/paris/terrain/value',
      'ice',
      'areas.paris.terrain: This must be one of clear, forest, mountain, marsh and desert.',
    ],
    [
      'an unknown power',
      'provinces/crete/power/value',
      'gaul',
      'provinces.crete.power: This must be one of austria, france, great_britain, prussia, russia, spain and turkey.',
    ],
    [
      'an unknown kind of troops',
      'corps/france_i/capacity/value',
      [{ troops: ['elephants'], most: 3 }],
      'corps.france_i.capacity.value.#1.troops.#1: This must be one of infantry, militia, cavalry, guard, ' +
        'artillery, feudal_infantry and feudal_cavalry.',
    ],
    [
      'an unknown month',
      'leaders/ney/arrives/value/month',
      'brumaire',
      'leaders.ney.arrives.value.month: This must be one of january, february, march, april, may, june, ' +
        'july, august, september, october, november and december.',
    ],
    [
      'a value without source',
      'areas/paris/forage/source',
      undefined,
      'areas.paris.forage.source: This must be a text, and it must not be missing.',
    ],
    [
      'a source that says nothing',
      'areas/paris/forage/source',
      'reconstructed',
      'areas.paris.forage.source: A source says where the value comes from: owner, or printed, attested, ' +
        'derived or reconstructed with a colon and the rest.',
    ],
    [
      'a bad id',
      'areas/paris/id',
      'PARIS!',
      'areas.#1.id: An id consists of 1 to 40 small letters, digits and underscores and begins with a letter.',
    ],
    [
      'a name with a line break',
      'areas/paris/name/value',
      'Paris\r\nBcc: x@y',
      'areas.paris.name: A name consists of 1 to 50 letters, digits, spaces, full stops, commas, ' +
        'brackets, apostrophes and hyphens.',
    ],
    [
      'a misspelt field',
      'areas/paris/forrage',
      1,
      'areas.paris: There is no field forrage here. Remarks begin with _.',
    ],
    [
      'an arrow without sea',
      'areas/abo/links/stockholm/sea',
      undefined,
      'areas.abo.links.stockholm.sea: This must be a text, and it must not be missing.',
    ],
    [
      'a conquered country of nobody',
      'minors/berg/in1805/value',
      { status: 'free' },
      'minors.berg.in1805.value.controller: This must be one of austria, france, great_britain, prussia, ' +
        'russia, spain and turkey.',
    ],
  ])('%s', (_, path, value, fault) => {
    expect(faults([path, value])).toEqual([fault]);
  });

  test('all faults are told at once', () => {
    expect(faults(['areas/paris/forage/value', 'x'], ['areas/lyon/forage/value', 'x'])).toHaveLength(2);
  });

  test('an id that a colon or a stranger’s text is in does not become part of the place', () => {
    expect(faults(['areas/paris/id', '<script>'])[0]).toMatch(/^areas\.#1\.id:/);
  });
});

describe('reading', () => {
  function refusal(content: unknown): Refusal {
    try {
      readPack(content);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
    throw new Error('it was read');
  }

  test.each([undefined, null, 'pack', 7, [], {}, { _remark: 'nothing else' }])('no pack at all: %p', (nothing) => {
    expect(refusal(nothing).code).toBe('bad-input');
  });

  test('a subject that no pack has', () => {
    const { details } = refusal({ elephants: [] });
    expect(details.map(({ at, reason }) => `${at}: ${english.t(reason)}`)).toEqual([
      'pack: There is no field elephants here. Remarks begin with _.',
    ]);
  });

  test('what does not fit is refused in the words of the reader', () => {
    const { nations } = changedFile(['nations/france/money/value', 61]);
    const { code, reason, details } = refusal({ nations });
    expect([code, english.t(reason), spanish.t(reason)]).toEqual([
      'bad-input',
      'The data pack does not fit: 1 fault.',
      'El paquete de datos no es válido: 1 error.',
    ]);
    expect(details.map((detail) => `${detail.at}: ${spanish.t(detail.reason)}`)).toEqual([
      'nations.france.money: La suma debe ser 61, y es 60.',
    ]);
  });
});
