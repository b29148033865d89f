import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { issueLink } from '../../src/mail/links/issue-link.ts';
import { issueSignInLink } from '../../src/people/issue-sign-in-link.ts';
import { type Person, startServer, type TestServer } from '../http/harness/test-server.ts';
import { tally } from './harness/tally.ts';

let server: TestServer;
let ada: Person;
let port: number;
const listener = createServer((req, res) => server.app(req, res));

beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  await new Promise<void>((done) => {
    listener.listen(0, '127.0.0.1', done);
  });
  port = (listener.address() as AddressInfo).port;
});
afterAll(async () => {
  listener.close();
  await server.close();
});

/** A request as it is written here: no library puts the path in order first. */
function ask(method: string, path: string, headers: { readonly [name: string]: string } = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (res) => {
      res.resume();
      res.on('end', () => resolve(res.statusCode ?? 0));
    });
    asked.on('error', reject);
    asked.end();
  });
}

const spellings = (page: string, token: string) => {
  const capital = page[0]?.toUpperCase() + page.slice(1);
  return [
    `/${page}/${token}`,
    `/${page.toUpperCase()}/${token}`,
    `/${capital}/${token}/`,
    `//${page}/${token}`,
    `///${page}//${token}`,
    `/${page}/%2e/${token}`,
    `/./${page}/${token}`,
    `/x/../${page}/${token}`,
    `/%61/${token}`,
    `/${page}/${token}%`,
    `/${page}/%zz${token}`,
    `/${page}/${token}/drafts/1.1/add`,
    `/${page}/${token}/more/than/there/is`,
    `/${page}/${token}?token=${token}&email=ann%40example.org`,
    `/${page};v=1/${token}`,
    `/${page}?${token}`,
    `/${token}`,
    `/api/${page}/${token}`,
    `/API/${page}/${token}`,
    `/api/tables/${token}`,
    `/t/${token}/board.png`,
    `/assets/${token}`,
    `/sign-in?next=/${page}/${token}`,
    `/mailbox/${token}`,
  ];
};

test('no spelling of an address brings a token into the log', async () => {
  const unwanted = { of: 'play', playerId: ada.player.id } as const;
  const known = await issueLink(server.services, { purpose: 'unsubscribe', unwanted });
  const { token: signIn } = await issueSignInLink(server.services, { email: 'ann@example.org' });
  const forged = 'Zz'.repeat(21).concat('Z');
  const before = server.logged.length;
  let requests = 0;
  for (const token of [known, signIn, forged])
    for (const page of ['a', 'c', 'u', 'w', 'sign-in', 'address', 'first-administrator'])
      for (const path of spellings(page, token))
        for (const method of ['GET', 'POST']) {
          const headers = { Referer: `http://despatch.example${path}`, Cookie: `despatch=${token}` };
          expect(await ask(method, path, headers)).toBeGreaterThan(0);
          // Files of pages leave no line at all.
          if (!path.startsWith('/assets/')) requests += 1;
        }
  const text = server.logged.slice(before).join('');
  const parts = [known, signIn, forged].flatMap((token) => [token, token.slice(0, 12), token.slice(-12)]);
  const leaked = parts.filter((part) => text.includes(part)).length + (text.includes('ann@example.org') ? 1 : 0);
  expect(server.logged.length - before).toBeGreaterThanOrEqual(requests);
  tally('tokens in log lines', { requests, leaked });
  expect(leaked).toBe(0);
}, 300_000);

test('a fault of the server is logged without what was sent', async () => {
  const broken = await startServer();
  const { key } = await broken.person('Ben');
  await broken.services.db.$executeRaw`ALTER TABLE "LinkToken" RENAME TO "LinkTokenGone"`;
  const token = 'Qq'.repeat(21).concat('Q');
  const server500 = createServer((req, res) => broken.app(req, res));
  await new Promise<void>((done) => {
    server500.listen(0, '127.0.0.1', done);
  });
  const url = `http://127.0.0.1:${(server500.address() as AddressInfo).port}`;
  for (const path of [`/u/${token}`, `/a/${token}?x=${token}`]) {
    const { status } = await fetch(url + path, { headers: { Authorization: `Bearer ${key}`, Referer: url + path } });
    expect(status).toBe(500);
  }
  const text = broken.logged.join('');
  expect(text).toContain('does not exist');
  const leaked = [token, key].filter((secret) => text.includes(secret)).length;
  tally('tokens in the log of a fault', { requests: 2, leaked });
  expect(leaked).toBe(0);
  server500.close();
  await broken.close();
});
