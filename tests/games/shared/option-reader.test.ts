import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { optionValues, readOptions, yesNo } from '../../../src/games/shared/option-reader.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';

const schema = z.strictObject({ timeControl: z.enum(['slow', 'fast']).default('slow'), rain: yesNo(true) });
const says = {
  refused: { key: 'refused' },
  unknown: (known: readonly string[]) => ({ key: 'unknown', args: { known } }),
  value: (values: readonly string[]) => ({ key: 'value', args: { values } }),
};
const read = (input: unknown) => readOptions(schema, input, says);

test('what is not given has its default; a switch may come as text, as forms send it', () => {
  expect(read(undefined)).toEqual({ timeControl: 'slow', rain: true });
  expect(read({ timeControl: 'fast', rain: 'false' })).toEqual({ timeControl: 'fast', rain: false });
});

test('all faults are told at once: unknown options with the known, wrong values with the possible', () => {
  const refusal = ((): unknown => {
    try {
      return read({ timeControl: 'soon', rain: 'maybe', wind: true });
    } catch (error) {
      return error;
    }
  })();
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({
    code: 'bad-input',
    details: [
      { at: 'timeControl', reason: { key: 'value', args: { values: ['slow', 'fast'] } } },
      { at: 'rain', reason: { key: 'value', args: { values: ['true', 'false'] } } },
      { at: 'wind', reason: { key: 'unknown', args: { known: ['timeControl', 'rain'] } } },
    ],
  });
});

test('there is no option of the language itself', () => {
  expect(optionValues(schema, 'timeControl')).toEqual(['slow', 'fast']);
  expect(optionValues(schema, 'constructor')).toBeUndefined();
});
