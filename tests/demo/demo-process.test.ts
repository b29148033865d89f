import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newBrowser, wordsOf } from '../end-to-end/harness/browser.ts';
import { bareEnvironment } from '../harness/bare-environment.ts';

/** `npm run demo` as a newcomer starts it: without a database, without SMTP, without settings. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const demo = spawn(process.execPath, ['src/demo.ts'], {
  cwd: root,
  env: bareEnvironment({ PORT: '0' }),
  stdio: 'pipe',
});
const said: string[] = [];
const places = new Map<string, string>();

beforeAll(async () => {
  for (const stream of [demo.stdout, demo.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(demo, 'exit');
  for (let i = 0; i < 1200 && !said.join('').includes('Ctrl-C'); i += 1)
    if (await Promise.race([ended, new Promise((wait) => setTimeout(wait, 100))])) break;
  const text = said.join('');
  for (const [, name = '', url = ''] of text.matchAll(/(The mails|Played to its end|Your move).*?(http:\S+)/g))
    places.set(name, url);
  if (places.size !== 3) throw new Error(`the demo did not come up: ${text}`);
}, 130_000);

afterAll(async () => {
  if (demo.exitCode === null) demo.kill('SIGKILL');
});

test('within a minute there are mails to read, a board, and the log of a whole game', async () => {
  const browser = newBrowser();
  const mailbox = await browser.open(places.get('The mails') ?? '');
  expect(mailbox.$('.mail-row').length).toBeGreaterThan(2);
  const mail = await browser.open(new URL(mailbox.$('.mail-row a').first().attr('href') ?? '', mailbox.url).href);
  expect(mail.$('iframe').attr('src')).toMatch(/^\/mailbox\//);

  const finished = await browser.open(places.get('Played to its end') ?? '');
  expect(finished.status).toBe(200);
  expect(wordsOf(finished)).toContain('The game is over');
  expect(finished.$('figure.board').length).toBeGreaterThan(0);
  const log = await browser.open(`${places.get('Played to its end')}/log?to=60`);
  expect(log.$('.log-line').length).toBeGreaterThan(30);
  const past = await browser.open(`${finished.url}?at=12`);
  expect(past.status).toBe(200);
  expect(past.$('figure.board').length).toBeGreaterThan(0);
  expect(wordsOf(past)).toContain('at the past: entry 12 of');
  expect((await browser.open(places.get('Your move') ?? '')).$('figure.board').length).toBeGreaterThan(0);
});

test('Ctrl-C ends it in good order', async () => {
  const ended = once(demo, 'exit');
  demo.kill('SIGINT');
  expect((await ended)[0]).toBe(0);
});
