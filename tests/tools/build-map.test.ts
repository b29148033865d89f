import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { buildMap } from '../../tools/build-map/build-map.ts';

test('the map of Empires in Arms is built again to the same bytes', () => {
  for (const [file, text] of Object.entries(buildMap())) {
    const kept = readFileSync(new URL(`../../src/games/empires-in-arms/map/${file}`, import.meta.url), 'utf8');
    // Not toBe: a difference would be printed as two texts of 200 kB.
    expect(text === kept).toBe(true);
  }
}, 240_000);
