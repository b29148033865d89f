// Writes docs/games/<game>.md, the guides to writing down a game, from the code: `npm run docs`.
import { writeFileSync } from 'node:fs';
import { games } from '../src/games/registry.ts';
import { translator } from '../src/i18n/translator.ts';
import { meetQuestions } from '../src/records/guide/meet-questions.ts';
import { writeGuide } from '../src/records/guide/write-guide.ts';

for (const [id, module] of games) {
  const file = new URL(`../docs/games/${id}.md`, import.meta.url);
  writeFileSync(file, writeGuide(meetQuestions(module), module, translator('en', 'UTC')));
  process.stdout.write(`docs/games/${id}.md\n`);
}
