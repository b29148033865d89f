// `npm run docs`: writes docs/games/<game>.md, the guides to writing down a game, from the code, and copies the code that
// docs/adding-a-game.md shows out of the tests' games.
import { readFileSync, writeFileSync } from 'node:fs';
import { games } from '../src/games/registry.ts';
import { translator } from '../src/i18n/translator.ts';
import { meetQuestions } from '../src/records/guide/meet-questions.ts';
import { writeGuide } from '../src/records/guide/write-guide.ts';
import { fillExcerpts } from './docs/fill-excerpts.ts';

for (const [id, module] of games) {
  if (module.unfinished) continue;
  const file = new URL(`../docs/games/${id}.md`, import.meta.url);
  writeFileSync(file, writeGuide(meetQuestions(module), module, translator('en', 'UTC')));
  process.stdout.write(`docs/games/${id}.md\n`);
}

const root = new URL('../', import.meta.url);
const guide = new URL('docs/adding-a-game.md', root);
const fileAt = (path: string) => readFileSync(new URL(path, root), 'utf8');
writeFileSync(guide, fillExcerpts(readFileSync(guide, 'utf8'), fileAt));
process.stdout.write('docs/adding-a-game.md\n');
