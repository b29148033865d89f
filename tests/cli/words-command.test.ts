import { expect, test } from '@jest/globals';
import { languages } from '../../src/i18n/languages.ts';
import { runDespatch } from './harness/despatch.ts';

test('a language that nobody has begun lacks every sentence: which, in which file, and in English', async () => {
  const { out, code } = await runDespatch(['words', 'check', 'fr'], '');
  expect(code).toBe(1);
  expect(out).toContain('In src/i18n/fr/common.json:\n');
  expect(out).toContain('In src/games/iron-curtain/words/fr.json:\n');
  expect(out).toContain('  iron-curtain-pack.card-poland is missing: Poland\n');
  expect(out).toMatch(/\nFrançais \(fr\): 0 of \d+ sentences are there, \d+ missing, 0 faults\.\n$/);
});

test('what only operators and programs read is listed as not needed, and is no fault', async () => {
  const { out } = await runDespatch(['words', 'check', 'it'], '');
  expect(out).toContain('In src/i18n/it/cli.json:\n');
  expect(out).toMatch(/^ {2}api\.\S+ is not needed: /m);
  expect(out).not.toMatch(/^ {2}(?:api|cli|config)\.\S+ is missing/m);
  const { code } = await runDespatch(['words', 'check', 'es'], '');
  expect(code).toBe(0);
});

test('without a language it looks at all that there are', async () => {
  const { out } = await runDespatch(['words', 'check'], '');
  for (const language of languages().filter((one) => one !== 'en')) expect(out).toContain(` (${language}): `);
});

test('what is no language is refused', async () => {
  const { err, code } = await runDespatch(['words', 'check', '../..'], '');
  expect(code).toBe(1);
  expect(err).toContain('is no language’s code');
});
