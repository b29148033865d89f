import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { games } from '../../src/games/registry.ts';
import { linksOf, proseOf, root } from './markdown.ts';

describe.each([...games.keys()])('the README of %s', (id) => {
  const folder = `src/games/${id}`;
  const page = `${folder}/README.md`;

  test('is the contents page of the folder: it names every file and folder in it', () => {
    const linked = new Set(linksOf(page).map((link) => link.replace(/\/$/, '')));
    const there = readdirSync(join(root, folder)).filter((name) => name !== 'README.md');
    expect(there.filter((name) => !linked.has(name))).toEqual([]);
  });

  test('has the rulings that the server had to make', () => {
    expect(proseOf(page)).toMatch(/^## Rulings/m);
  });
});
