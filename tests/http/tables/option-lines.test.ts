import { expect, test } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { optionLines } from '../../../src/http/tables/option-lines.ts';
import { translator } from '../../../src/i18n/translator.ts';

const english = translator('en', 'UTC');

test('what a table has chosen, in words, and what of it is unusual', () => {
  const lines = optionLines(rules.optionFields, { ...rules.parseOptions({ smuts_loss: 'two' }) });
  expect(lines).toHaveLength(rules.optionFields.length);
  expect(lines.filter(({ usual }) => !usual).map(({ value }) => english.t(value))).toEqual([
    '2 happiness, as in the example',
  ]);
  // It stands first: nobody looks through a list of twenty for it.
  expect(lines[0]?.usual).toBe(false);
});

test('an option that is younger than the table says nothing about it', () => {
  const { optional_events, ...older } = rules.parseOptions({});
  expect(optional_events).toBe('mandatory');
  const lines = optionLines(rules.optionFields, older).map(({ label }) => english.t(label));
  expect(lines).toHaveLength(rules.optionFields.length - 1);
  expect(lines.join()).not.toContain('Optional events');
});
