import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { runDemo } from './demo/run-demo.ts';
import { translator } from './i18n/translator.ts';
import type { MessageArgs } from './kernel/message.ts';
import { startServer } from './server.ts';

/*
 * `npm run demo`: a throw-away server with mails to read and a game to go on with. Nothing of it stays: its database is
 * deleted at the end, and no mail leaves this machine.
 */

/** Between the bots' answers, so that their mails come one after the other. */
const PAUSE_MS = 150;

const words = translator('en', 'UTC');
const print = (key: string, args: MessageArgs = {}) => console.log(words.text(key, args));

const dataDir = await mkdtemp(join(tmpdir(), 'despatch-demo-'));
print('cli.demo-starting');
const server = await startServer(
  readConfig({
    PORT: process.env.PORT,
    HOST: process.env.HOST,
    DATA_DIR: dataDir,
    MAIL_MERGE_SECONDS: '1',
    LOG_LEVEL: 'error',
  }),
);
print('cli.demo-playing', { url: server.url });
const demo = await runDemo(server.services, PAUSE_MS);
print('cli.demo-ready', { mailbox: `${server.url}/mailbox` });
for (const { name, yours, finished } of demo.games)
  print('cli.demo-game', { name, yours: `${server.url}/t/${yours}`, finished: `${server.url}/t/${finished}` });
print('cli.demo-end');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void end());
}

async function end(): Promise<void> {
  await demo.stop();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
}
