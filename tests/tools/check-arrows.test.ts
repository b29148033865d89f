import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const tool = fileURLToPath(new URL('../../tools/check-arrows.mjs', import.meta.url));
let src: string;
beforeEach(() => {
  src = mkdtempSync(join(tmpdir(), 'despatch-arrows-'));
});
afterEach(() => rmSync(src, { recursive: true, force: true }));

function check(files: { readonly [file: string]: string }): { status: number | null; faults: string[] } {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(src, file)), { recursive: true });
    writeFileSync(join(src, file), text);
  }
  const { status, stdout } = spawnSync(process.execPath, [tool, src], { encoding: 'utf8' });
  return { status, faults: stdout.trim().split('\n').slice(0, -1) };
}

test('what points down is well', () => {
  expect(
    check({
      'kernel/a.ts': "import { b } from './b.ts';\n// Math.random() is not used here\n",
      'kernel/b.ts': "import type { A } from './a.ts';\nimport { type C, type D } from './a.ts';\n",
      'games/x/rules.ts': "import { a } from '../../kernel/a.ts';\nimport { ink } from '../../theme/tokens.ts';\n",
      'games/y/a.ts': "import { s } from '../shared/s.ts';\n",
      'games/shared/s.ts': "import { a } from '../../kernel/a.ts';\n",
      'games/registry.ts': "import { rules } from './x/rules.ts';\n",
      'i18n/message-arguments.ts': '\n'.repeat(2000),
      'log/append.ts': "import { w } from '../time/pending.ts';\nconst t = Date.now();\n",
      'mail/relay.ts': "import { p } from '../people/player.ts';\nimport { s } from '../play/submit.ts';\n",
      'cli/replay.ts': "import { c } from '../config.ts';\nimport { app } from '../http/app.ts';\n",
      'main.ts': "import { app } from './http/app.ts';\nimport '../package.json';\n",
    }),
  ).toEqual({ status: 0, faults: [] });
});

test('files that need each other to run are a circle', () => {
  const { status, faults } = check({
    'play/a.ts': "import { b } from './b.ts';\n",
    'play/b.ts': "import { c } from './c.ts';\n",
    'play/c.ts': "import { type T, a } from './a.ts';\n",
  });
  expect(status).toBe(1);
  expect(faults).toEqual(['play/a.ts:1: is in a circle of imports: play/a.ts → play/b.ts → play/c.ts → play/a.ts']);
});

test.each([
  [
    'kernel/a.ts',
    "import {\n  b,\n} from '../games/registry.ts';",
    '3: imports games/registry.ts: kernel may not know games',
  ],
  ['kernel/a.ts', "import { msg } from '../i18n/msg.ts';", '1: imports i18n/msg.ts: kernel may not know i18n'],
  ['games/x/a.ts', "import type { T } from '../../log/t.ts';", '1: imports log/t.ts: games may not know log'],
  ['games/x/a.ts', "import { b } from '../y/b.ts';", '1: imports games/y/b.ts: a game knows no other game'],
  ['games/shared/a.ts', "import { b } from '../y/b.ts';", '1: imports games/y/b.ts: a game knows no other game'],
  ['games/x/a.ts', "import { css } from '../../theme/css.ts';", '1: imports theme/css.ts: games may not know theme'],
  ['log/a.ts', "const b = await import('../mail/b.ts');", '1: imports mail/b.ts: log may not know mail'],
  ['time/a.ts', "export { b } from '../log/b.ts';", '1: imports log/b.ts: time may not know log'],
  ['seats/a.ts', "import { b } from '../disputes/b.ts';", '1: imports disputes/b.ts: seats may not know disputes'],
  [
    'clocks/a.ts',
    "import { b } from '../administration/b.ts';",
    '1: imports administration/b.ts: clocks may not know administration',
  ],
  [
    'attic/a.ts',
    "import { b } from '../kernel/b.ts';",
    '1: is in attic, which is no room: the rooms are in tools/check-arrows.mjs',
  ],
  ['mail/a.ts', "import { b } from '../http/b.ts';", '1: imports http/b.ts: mail may not know http'],
  ['people/a.ts', "import '../config.ts';", '1: imports config.ts, which puts the rooms together and is known to none'],
  [
    'http/a.ts',
    "import { b } from '../server/b.ts';",
    '1: imports server/b.ts, which puts the rooms together and is known to none',
  ],
  ['kernel/a.ts', 'const t = new Date();', '1: asks the time (new Date())'],
  ['games/x/a.ts', '\nconst t = Date.now();', '2: asks the time (Date.now)'],
  ['games/x/a.ts', 'const r = Math.random();', '1: throws dice of its own (Math.random)'],
  ['games/x/a.ts', "import { readFileSync } from 'node:fs';", '1: reaches outside the program'],
  ['mail/a.ts', '\n'.repeat(251), '251: has 251 lines; over 250 there are usually two ideas'],
])('a fault in %s (%#)', (file, text, fault) => {
  expect(check({ [file]: text })).toEqual({ status: 1, faults: [`${file}:${fault}`] });
});
