import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A little project of its own, with our tools, a lock file of one package, and an `npm` that does as told. */
let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'despatch-set-up-'));
  cpSync(join(root, 'tools'), join(project, 'tools'), { recursive: true });
  write('src/i18n/en/config.json', readFileSync(join(root, 'src/i18n/en/config.json'), 'utf8'));
  write('prisma/schema.prisma', 'model A {}');
  write('package-lock.json', lock('1.2.3'));
  write(
    'hello.mjs',
    `import { readFileSync } from 'node:fs';
     process.on('SIGTERM', () => process.exit(9));
     console.log(JSON.stringify(process.argv.slice(2)));
     if (process.argv[2] === 'wait') setTimeout(() => {}, 20_000); else process.exit(7);`,
  );
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(join(project, file, '..'), { recursive: true });
  writeFileSync(join(project, file), text);
}

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': { name: 'x' },
      'node_modules/needed': { version },
      'node_modules/other-system': { version: '1.0.0', optional: true },
      'node_modules/for-tests': { version: '1.0.0', dev: true },
    },
  });

/** `npm ci` that notes each call, takes a moment, and installs what the lock file says together with a Prisma. */
function npmThat(ending: 'installs' | 'has no network' | 'fails'): void {
  const script = {
    installs: `mkdir -p node_modules/prisma/build && sleep 0.5 && cp package-lock.json node_modules/.package-lock.json
      echo "${prisma}" > node_modules/prisma/build/index.js`,
    'has no network': 'echo "npm error code ENOTFOUND" >&2; exit 1',
    fails: 'echo "npm error something else" >&2; exit 3',
  }[ending];
  write('bin/npm', `#!/bin/sh\necho "$@" >> npm-calls\n${script}\n`);
  chmodSync(join(project, 'bin/npm'), 0o755);
}

const prisma = [
  `const fs = require('fs');`,
  `fs.mkdirSync('src/generated/prisma/internal', { recursive: true });`,
  `fs.writeFileSync('src/generated/prisma/internal/class.ts', ` +
    `JSON.stringify(fs.readFileSync('prisma/schema.prisma', 'utf8')));`,
  `fs.appendFileSync('generations', 'x');`,
].join(' ');

const environment = () => ({ PATH: `${join(project, 'bin')}:${process.env.PATH}`, HOME: project });
const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(project, 'tools/run.mjs'), 'hello.mjs', ...args], {
    encoding: 'utf8',
    env: environment(),
  });
const start = (...args: string[]) =>
  spawn(process.execPath, [join(project, 'tools/run.mjs'), 'hello.mjs', ...args], { env: environment() });
const calls = () => readFileSync(join(project, 'npm-calls'), 'utf8').trim().split('\n');

describe('what is missing', () => {
  test('is installed once, and the program gets its arguments and gives its exit code', () => {
    npmThat('installs');
    expect(run('a', 'b c')).toMatchObject({ status: 7, stdout: '["a","b c"]\n' });
    expect(run()).toMatchObject({ status: 7, stdout: '[]\n', stderr: '' });
    expect(calls()).toEqual(['ci --no-audit --no-fund --loglevel=error']);
  });

  test('is installed again when the lock file changes, and generated again when the schema does', () => {
    npmThat('installs');
    run();
    write('package-lock.json', lock('1.2.4'));
    run();
    expect(calls()).toHaveLength(2);
    write('prisma/schema.prisma', 'model B {}');
    run();
    expect(calls()).toHaveLength(2);
    expect(readFileSync(join(project, 'generations'), 'utf8')).toBe('xx');
  });

  test('is installed by one of two processes that start at once, while the other waits', async () => {
    npmThat('installs');
    const both = [start('one'), start('two')];
    const codes = await Promise.all(both.map(async (child) => (await once(child, 'exit'))[0]));
    expect(codes).toEqual([7, 7]);
    expect(calls()).toHaveLength(1);
    expect(existsSync(join(project, '.data/setup.lock'))).toBe(false);
  });

  test('is installed although a killed process left its lock', () => {
    npmThat('installs');
    const { pid } = spawnSync(process.execPath, ['--version']);
    write('.data/setup.lock', String(pid));
    expect(run().status).toBe(7);
  });
});

test('npm keeps its downloads in the project where the usual place cannot be written', () => {
  npmThat('installs');
  const note = 'echo "$npm_config_cache" > cache-used\n';
  write('bin/npm', readFileSync(join(project, 'bin/npm'), 'utf8').replace('\n', `\n${note}`));
  run();
  expect(readFileSync(join(project, 'cache-used'), 'utf8')).toBe('\n');
  rmSync(join(project, 'node_modules'), { recursive: true });
  const env = { ...environment(), npm_config_cache: join(project, 'hello.mjs/cache') };
  spawnSync(process.execPath, [join(project, 'tools/run.mjs'), 'hello.mjs'], { env });
  expect(readFileSync(join(project, 'cache-used'), 'utf8')).toBe(`${join(project, '.data/npm-cache')}\n`);
});

test('`npm test` installs what tests need besides, and runs jest with its arguments', () => {
  npmThat('installs');
  run();
  const installed = JSON.parse(lock('1.2.3'));
  delete installed.packages['node_modules/for-tests'];
  write('node_modules/.package-lock.json', JSON.stringify(installed)); // as `npm ci --omit=dev` leaves it
  write('node_modules/jest/bin/jest.js', 'console.log(JSON.stringify(process.argv.slice(2))); process.exit(5);');
  expect(run().status).toBe(7);
  expect(calls()).toHaveLength(1);
  const tested = spawnSync(process.execPath, [join(project, 'tools/run.mjs'), 'test', 'tests/a', '-t', 'b c'], {
    encoding: 'utf8',
    env: environment(),
  });
  expect(tested).toMatchObject({ status: 5, stdout: '["tests/a","-t","b c"]\n' });
  expect(calls()).toHaveLength(2);
});

describe('a failure is one clear sentence at the end', () => {
  test('without a network', () => {
    npmThat('has no network');
    const { status, stdout, stderr } = run();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.trim().split('\n').at(-1)).toMatch(/^The packages could not be downloaded: the package registry/);
  });

  test('for any other reason', () => {
    npmThat('fails');
    expect(run().stderr.trim().split('\n').at(-1)).toMatch(/npm ci ended with code 3/);
  });
});

test('a signal reaches the program', async () => {
  npmThat('installs');
  const child = start('wait');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([9, null]);
});

// Prisma keeps the schema as `prisma format` would write it: another layout would count as another schema at every
// start.
test('the schema is laid out as Prisma does it, so that the client of this repository counts as its own', () => {
  const schema = readFileSync(join(root, 'prisma/schema.prisma'), 'utf8');
  const client = readFileSync(join(root, 'src/generated/prisma/internal/class.ts'), 'utf8');
  expect(client).toContain(JSON.stringify(schema));
});
