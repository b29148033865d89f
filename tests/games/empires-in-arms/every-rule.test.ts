import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { builtInPack } from '../../../src/games/empires-in-arms/pack/read-pack.ts';
import { rulebook } from '../../../src/games/empires-in-arms/rulebook/sections.ts';

const FOLDER = dirname(fileURLToPath(import.meta.url));
/** Every numbered one but the lists of terms, which have their own ids. */
const NUMBERED = /^\d/;
/**
 * Letters between players are the server's, whatever the game (tests/press); how the map is read is held by the pack's
 * tests; what is said of campaigns as such, by those of 14.1 to 14.3.
 */
const ELSEWHERE = ['4.1', '1.1', '14'];

/** What tests are called, and what groups of tests are about. */
function titles(): readonly string[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  const named = /\b(?:test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1).)*)\1/g;
  // The rules of a table of cases stand in its rows.
  const inRows = /^\s*\['(\d+(?:\.\d+)+)',/gm;
  return files.flatMap((file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    return [
      ...[...text.matchAll(named)].map((found) => found[2] ?? ''),
      ...[...text.matchAll(inRows)].map(([row]) => row),
    ];
  });
}

test('every numbered rule, and every peace term, has a test with its number', () => {
  const named = new Set(titles().flatMap((title) => title.match(/\d+(?:\.\d+)*|[ABC]\.\d/g) ?? []));
  const numbers = rulebook.flatMap(([number]) => (NUMBERED.test(number) ? [number] : []));
  const terms = builtInPack().pack.peace.terms.map(({ id }) => id);
  const wanted = [...numbers, ...terms].filter((number) => !ELSEWHERE.includes(number));
  expect(wanted.filter((number) => !named.has(number))).toEqual([]);
  expect(wanted.length).toBeGreaterThan(100);
});
