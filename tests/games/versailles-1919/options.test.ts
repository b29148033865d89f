import { describe, expect, test } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { TARGETS } from '../../../src/games/versailles-1919/solitaire/target.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';

const english = translator('en', 'UTC');

test('the defaults: the shortest game, drawn order, the cards’ own readings', () => {
  expect(rules.parseOptions(undefined)).toEqual({
    length: 'standard',
    turn_order: 'drawn',
    smuts_loss: 'one',
    civil_war: 'unrest',
    optional_events: 'mandatory',
    hopeless_bids: 'pass',
    target: '20',
  });
});

test('every option has a field with its values and its default', () => {
  expect(rules.optionFields.map(({ id, values, initial }) => [id, values.map((value) => value.id), initial])).toEqual([
    ['length', ['standard', 'longer', 'long', 'longest'], 'standard'],
    ['turn_order', ['drawn', 'as-listed'], 'drawn'],
    ['smuts_loss', ['one', 'two'], 'one'],
    ['civil_war', ['unrest', 'keg'], 'unrest'],
    ['optional_events', ['mandatory', 'may-decline'], 'mandatory'],
    ['hopeless_bids', ['pass', 'ask'], 'pass'],
    ['target', TARGETS.map(String), '20'],
  ]);
  for (const { label, help, values } of rules.optionFields)
    for (const message of [label, ...(help ? [help] : []), ...values.map((value) => value.label)])
      expect(english.t(message)).toMatch(/^[^{}#]+$/);
});

describe('what is refused', () => {
  test.each([
    [{ length: 'endless' }, 'length: This must be one of standard, longer, long and longest.'],
    [
      { lenght: 'long' },
      'lenght: There is no such option; the options are length, turn_order, smuts_loss, civil_war, ' +
        'optional_events, hopeless_bids and target.',
    ],
  ])('%j', (input, fault) => {
    try {
      rules.parseOptions(input);
      throw new Error('not refused');
    } catch (e) {
      if (!(e instanceof Refusal)) throw e;
      expect(e.details.map(({ at, reason }) => `${at}: ${english.t(reason)}`)).toEqual([fault]);
    }
  });
});
