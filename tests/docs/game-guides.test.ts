import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { games } from '../../src/games/registry.ts';
import { translator } from '../../src/i18n/translator.ts';
import { isOfKind } from '../../src/records/guide/is-of-kind.ts';
import { writeGuide } from '../../src/records/guide/write-guide.ts';
import { metForGuide } from '../../tools/docs/met-for-guide.ts';

describe.each([...games])('%s', (id, module) => {
  const met = metForGuide(module);

  test('every decision is met in play, or it is said why not', () => {
    const unmet = Object.entries(module.rules.decisions).filter(([name]) => !met.decisions.has(name));
    expect(unmet.filter(([, { rare }]) => rare === undefined).map(([name]) => name)).toEqual([]);
  });

  test('every draw of these games is declared with its purpose (`chance`), and every correction is met', () => {
    const kinds = module.rules.chance ?? [];
    const undeclared = [...met.draws.keys()].filter(
      (purpose) => !kinds.some((kind) => isOfKind(purpose, kind.purpose)),
    );
    expect(undeclared).toEqual([]);
    const never = kinds.filter((kind) => ![...met.draws.keys()].some((purpose) => isOfKind(purpose, kind.purpose)));
    expect(never).toEqual([]);
    expect([...met.corrections.keys()].toSorted()).toEqual(Object.keys(module.rules.corrections ?? {}).toSorted());
  });

  test('the guide in docs/games is what the code gives', () => {
    const written = readFileSync(new URL(`../../docs/games/${id}.md`, import.meta.url), 'utf8');
    if (written !== writeGuide(met, module, translator('en', 'UTC')))
      throw new Error(`docs/games/${id}.md is not what the code gives any more. Run: npm run docs`);
  });
});
