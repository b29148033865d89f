import { expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import type { Choice } from '../../src/kernel/choice.ts';
import { numberedPlaces } from '../../src/mail/turn/numbered-places.ts';
import { words } from './sample-mails.ts';

const en = translator('en', 'UTC');

const cuba: Choice = {
  kind: 'one',
  options: [
    { id: 'n', label: words('north of Turkey'), place: 'cell:0,-1' },
    { id: 'w', label: words('west of Europe'), place: 'cell:-1,0' },
  ],
};

test('options that are places carry the numbers that a reply names them by', () => {
  expect(numberedPlaces([cuba], en.t)).toEqual([
    { place: 'cell:0,-1', label: '1. north of Turkey' },
    { place: 'cell:-1,0', label: '2. west of Europe' },
  ]);
});

test('the slots of a spread carry their letters, for there numbers are amounts', () => {
  const choice: Choice = {
    kind: 'spread',
    slots: [
      { id: 'po', label: words('Poland'), max: 2, place: 'card:po' },
      { id: 'ir', label: words('Iran'), max: 2 },
      { id: 'it', label: words('Italy'), max: 2, place: 'card:it' },
    ],
    total: { min: 1, max: 2 },
  };
  expect(numberedPlaces([choice], en.t).map(({ label }) => label)).toEqual(['a. Poland', 'c. Italy']);
});

test('a place that stands for two answers has no number', () => {
  const options = cuba.options.map((option) => ({ ...option, place: 'card:cu' }));
  expect(numberedPlaces([{ ...cuba, options }], en.t)).toEqual([]);
});

test('two questions that both have places leave the picture as it is, and one without does not', () => {
  expect(numberedPlaces([cuba, cuba], en.t)).toEqual([]);
  expect(numberedPlaces([{ kind: 'number', min: 0, max: 3 }, cuba], en.t)).toHaveLength(2);
});
