import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { argumentTypes } from '../../src/i18n/arguments-of.ts';
import { messageTypes } from '../../tools/write-message-types.ts';

test('the types are those of the catalogues as they are; `npm run messages` writes them', () => {
  const types = messageTypes();
  expect(types.size).toBeGreaterThan(1);
  for (const [file, text] of types) expect([file, readFileSync(file, 'utf8')]).toEqual([file, text]);
});

test('what is counted is a number, what is chosen by a text, anything else whatever can be said', () => {
  expect(
    typesOf('{name} has {count, plural, one {# card} other {# cards}}{late, select, yes {, late} other {}}'),
  ).toEqual({
    count: { type: 'number', required: true },
    late: { type: 'string | number', required: true },
    name: { type: 'MessageArg', required: true },
  });
});

test('an argument that only some branches name need not be given; one that all of them name must be', () => {
  expect(typesOf('{why, select, known {because of {reason}, {name}} other {{name}}}')).toEqual({
    name: { type: 'MessageArg', required: true },
    reason: { type: 'MessageArg', required: false },
    why: { type: 'string | number', required: true },
  });
});

test('an argument that is used in two ways must fit both', () => {
  expect(typesOf('{n} of {n, plural, one {#} other {#}}')).toEqual({ n: { type: 'number', required: true } });
});

function typesOf(text: string) {
  const found = argumentTypes(text);
  if ('fault' in found) throw new Error(found.fault);
  return Object.fromEntries(found.types);
}
