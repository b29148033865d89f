// `npm run docs`: writes docs/games/<game>.md, the guides to writing down a game, from the code, and copies the miniature game
// into docs/adding-a-game.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { games } from '../src/games/registry.ts';
import { translator } from '../src/i18n/translator.ts';
import { meetQuestions } from '../src/records/guide/meet-questions.ts';
import { writeGuide } from '../src/records/guide/write-guide.ts';

for (const [id, module] of games) {
  const file = new URL(`../docs/games/${id}.md`, import.meta.url);
  writeFileSync(file, writeGuide(meetQuestions(module), module, translator('en', 'UTC')));
  process.stdout.write(`docs/games/${id}.md\n`);
}

const guide = new URL('../docs/adding-a-game.md', import.meta.url);
const code = readFileSync(new URL('../tests/fixtures/miniature-game/rules.ts', import.meta.url), 'utf8');
const [before = ''] = readFileSync(guide, 'utf8').split('```ts\n');
writeFileSync(guide, `${before}\`\`\`ts\n${code}\`\`\`\n`);
process.stdout.write('docs/adding-a-game.md\n');
