import { describe, expect, test } from '@jest/globals';
import { optionFields } from '../../../src/games/iron-curtain/option-fields.ts';
import { parseOptions } from '../../../src/games/iron-curtain/options.ts';

describe('the options of a table', () => {
  test('defaults are the recommended rulings', () => {
    expect(parseOptions(undefined)).toEqual(
      parseOptions(Object.fromEntries(optionFields.map((field) => [field.id, field.initial]))),
    );
  });
  test('every field optional actions its default among its values', () => {
    for (const field of optionFields) expect(field.values.map(({ id }) => id)).toContain(field.initial);
    expect(optionFields).toHaveLength(10);
  });
  test('unknown options and values are refused', () => {
    expect(() => parseOptions({ tax: 'x' })).toThrow('options.refused');
    expect(() => parseOptions({ tax_cube: 'x' })).toThrow('options.refused');
    expect(() => parseOptions('nonsense')).toThrow('options.refused');
  });
});
