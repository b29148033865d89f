// `npm run docs`: writes docs/games/<game>.md, the guides to writing down a game, from the code, and copies the code that
// docs/adding-a-game.md and docs/programs.md show out of the files where it is tested.
import { readFileSync, writeFileSync } from 'node:fs';
import { games } from '../src/games/registry.ts';
import { translator } from '../src/i18n/translator.ts';
import { writeGuide } from '../src/records/guide/write-guide.ts';
import { fillExcerpts } from './docs/fill-excerpts.ts';
import { metForGuide } from './docs/met-for-guide.ts';

for (const [id, module] of games) {
  const file = new URL(`../docs/games/${id}.md`, import.meta.url);
  writeFileSync(file, writeGuide(metForGuide(module), module, translator('en', 'UTC')));
  process.stdout.write(`docs/games/${id}.md\n`);
}

const root = new URL('../', import.meta.url);
const fileAt = (path: string) => readFileSync(new URL(path, root), 'utf8');
for (const page of ['docs/adding-a-game.md', 'docs/programs.md']) {
  writeFileSync(new URL(page, root), fillExcerpts(fileAt(page), fileAt));
  process.stdout.write(`${page}\n`);
}
