import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { games } from '../../src/games/registry.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Measurements play games that they choose by name: these are their data. */
const NAMES_GAMES = ['src/games/', 'src/simulation/', 'src/generated/'];

function filesOf(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'));
}

test('a game that has rules is in the registry, under the name of its folder', () => {
  const folders = readdirSync(join(root, 'src/games')).filter((name) =>
    existsSync(join(root, 'src/games', name, 'rules.ts')),
  );
  expect([...games.keys()].toSorted()).toEqual(folders.toSorted());
});

test('nothing but the registry, and what measures by name, knows a game', () => {
  const files = ['src', 'templates', '.ci']
    .flatMap(filesOf)
    .filter((file) => !NAMES_GAMES.some((folder) => file.startsWith(folder)));
  expect(files.length).toBeGreaterThan(400);
  const knowing = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...games.keys()].some((id) => text.includes(id));
  });
  expect(knowing).toEqual([]);
});
