import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { anyModule } from '../../src/kernel/any-game.ts';
import { fuzzGame } from '../../src/simulation/fuzz/fuzz-game.ts';
import { marketDay } from '../fixtures/miniature-game/rules.ts';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the game in the guide is the one that is tested, word for word', () => {
  const [, code] = /```ts\n(.*?)```/s.exec(file('docs/adding-a-game.md')) ?? [];
  expect(code).toBe(file('tests/fixtures/miniature-game/rules.ts')); // `npm run docs` copies it
});

test('the miniature game can be played to its end', () => {
  expect(fuzzGame(anyModule(marketDay), 'guide').outcome).toBe('market.won');
});
