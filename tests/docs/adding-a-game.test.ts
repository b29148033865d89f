import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { anyModule } from '../../src/kernel/any-game.ts';
import { fuzzGame } from '../../src/simulation/fuzz/fuzz-game.ts';
import { fillExcerpts } from '../../tools/docs/fill-excerpts.ts';
import { marches } from '../fixtures/marches/rules.ts';
import { marketDay } from '../fixtures/miniature-game/rules.ts';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const guide = file('docs/adding-a-game.md');
const blocks = [...guide.matchAll(/^```ts\n\/\/ (\S+)/gm)].map(([, path]) => path);

test('the games in the guide are those that are tested, word for word; `npm run docs` copies them', () => {
  expect(guide).toBe(fillExcerpts(guide, file));
  expect(guide.match(/^```ts$/gm)).toHaveLength(blocks.length);
  expect(blocks[0]).toBe('tests/fixtures/miniature-game/rules.ts');
  expect(blocks.filter((path) => path?.startsWith('tests/fixtures/marches/')).length).toBeGreaterThan(5);
});

test('an excerpt is a declaration with its comment, and one that is gone is missed', () => {
  const source = 'const a = 1;\n\n/** Says\n * b. */\nexport function b() {\n  return {\n  };\n}\nconst c = 3;\n';
  const page = (name: string) => `\`\`\`ts\n// x.ts: ${name}\nold\n\`\`\`\n`;
  const filled = (name: string) => fillExcerpts(page(name), () => source);
  expect(filled('b')).toBe('```ts\n// x.ts: b\n/** Says\n * b. */\nexport function b() {\n  return {\n  };\n}\n```\n');
  expect(filled('c')).toBe('```ts\n// x.ts: c\nconst c = 3;\n```\n');
  expect(() => filled('d')).toThrow('no declaration of d');
});

test('the miniature game can be played to its end', () => {
  expect(fuzzGame(anyModule(marketDay), 'guide').outcome).toBe('market.won');
});

test('so can the large one', () => {
  expect(fuzzGame(marches, 'guide').taken).toHaveProperty('~standing-orders');
});
