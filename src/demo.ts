import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { runDemo } from './demo/run-demo.ts';
import { translator } from './i18n/translator.ts';
import { startServer } from './server.ts';

/*
 * `npm run demo`: a throw-away server with mails to read and a game to go on with. Nothing of it stays: its database is
 * deleted at the end, and no mail leaves this machine.
 */
const words = translator('en', 'UTC');
const print = (key: string, args = {}) => console.log(words.text(key, args));

const dataDir = await mkdtemp(join(tmpdir(), 'despatch-demo-'));
print('cli.demo-starting');
const server = await startServer(
  readConfig({
    PORT: process.env.PORT,
    HOST: process.env.HOST,
    DATA_DIR: dataDir,
    MAIL_MERGE_SECONDS: '2',
    LOG_LEVEL: 'error',
  }),
);
print('cli.demo-playing', { url: server.url });
const demo = await runDemo(server.services, 150);
print('cli.demo-ready', {
  mailbox: `${server.url}/mailbox`,
  yours: `${server.url}/t/${demo.yours}`,
  versailles: `${server.url}/t/${demo.versailles}`,
  finished: `${server.url}/t/${demo.finished}`,
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void end());
}

async function end(): Promise<void> {
  await demo.stop();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
}
