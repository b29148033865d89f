import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type FreshDatabase, freshDatabase } from './harness/fresh-database.ts';
import { startServerProcess } from './harness/server-process.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('says where it is and where the mails are, and stops in good order', async () => {
  const server = await startServerProcess({ DATABASE_URL: database.url });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(server.said()).toContain(`read them at ${server.url}/mailbox`);
  expect(await server.stop()).toBe(0);
  expect(server.said()).toMatch(/Stopping: .*\nStopped\.\n$/);
});

test('a signal that comes twice at once, as from npm and a terminal, still stops in good order', async () => {
  const server = await startServerProcess({ DATABASE_URL: database.url });
  process.kill(server.pid, 'SIGINT');
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(server.said()).toMatch(/Stopped\.\n$/);
});

test('after a kill it starts again on the same database', async () => {
  const killed = await startServerProcess({ DATABASE_URL: database.url });
  await killed.kill();
  const next = await startServerProcess({ DATABASE_URL: database.url });
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  expect(await next.stop()).toBe(0);
});

test('with a mail server there is no mailbox, and its password is not said', async () => {
  const server = await startServerProcess({ DATABASE_URL: database.url, SMTP_URL: 'smtp://me:geheim@127.0.0.1:1' });
  expect((await fetch(`${server.url}/mailbox`)).status).toBe(404);
  expect(server.said()).toContain('Mails are sent through 127.0.0.1:1.');
  expect(server.said()).not.toContain('geheim');
  await server.stop();
});

test('wrong settings end it with one sentence for each', async () => {
  await expect(startServerProcess({ PORT: 'abc', SMTP_URL: 'geheim' })).rejects.toThrow(
    /^the server ended with code 1: 2 settings are wrong\. .*\nPORT is “abc”\. .*\nSMTP_URL is not understood .*\n$/,
  );
});
