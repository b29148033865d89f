import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { type Server, startServer } from '../../src/server.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { startMailbox } from '../harness/mailbox.ts';
import { type Browser, formOn, newBrowser } from './harness/browser.ts';
import { CONFIRM } from './harness/confirm-form.ts';
import { settled } from './harness/settled.ts';

const quiet = { log: pino({ level: 'silent' }) };

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const configured = (more: { readonly [name: string]: string }) =>
  readConfig({ NODE_ENV: 'test', PORT: '0', DATABASE_URL: database.url, MAIL_MERGE_SECONDS: '0', ...more });

describe('started without SMTP settings', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer(configured({}), quiet);
    await server.services.db.table.count();
  });
  afterAll(() => server.stop());

  /** The links of the newest mail to somebody, as the mailbox shows it. */
  async function newestMail(browser: Browser, to: string, kind: string): Promise<string> {
    await settled(server.services.db);
    const box = await browser.open(`${server.url}/mailbox?to=${encodeURIComponent(to)}`);
    const href = box.$('.mail-row a').first().attr('href') ?? '';
    const mail = await browser.open(new URL(href, box.url).href);
    const frame = await browser.open(new URL(mail.$('iframe').attr('src') ?? '', mail.url).href);
    const links = frame
      .$(`a[href*="/${kind}/"]`)
      .toArray()
      .map((link) => frame.$(link).attr('href') ?? '');
    expect(links).not.toEqual([]);
    return links[0] ?? '';
  }

  test('every mail can be read in the browser and its links followed: two people begin a game', async () => {
    const [ann, boris] = [newBrowser(), newBrowser()];
    const asked = await ann.open(`${server.url}/sign-in`);
    const told = await ann.submit(formOn(asked, 'form[action="/sign-in"]'), [['email', 'ann@home.example']]);
    expect(told.$('a[href="/mailbox"]').length).toBeGreaterThan(0);
    const link = await newestMail(ann, 'ann@home.example', 'sign-in');
    await ann.submit(formOn(await ann.open(link), 'main form'));
    const fresh = await ann.open(`${server.url}/tables/new`);
    await ann.submit(formOn(fresh, 'form[action="/tables/new"]'), [
      ['name', 'Kitchen Table'],
      ['email', 'boris@home.example'],
    ]);
    const invitation = await newestMail(boris, 'boris@home.example', 'i');
    const form = formOn(await boris.open(invitation), 'form:has(button[name=do])');
    expect((await boris.submit(form, [['do', 'accept']])).status).toBe(200);
    const { tableId, seat } = await server.services.db.pendingAnswer.findFirstOrThrow();
    const key = { tableId_seat: { tableId, seat } };
    const mover = await server.services.db.seat.findUniqueOrThrow({ where: key, include: { player: true } });
    const email = mover.player?.email ?? '';
    const reader = newBrowser({ keepsCookies: false });
    const answer = await reader.open(await newestMail(reader, email, 'a'));
    const done = await reader.submit(formOn(answer, CONFIRM));
    expect([done.status, done.$('h1').text()]).toEqual([200, 'Sent, and it is still your move']);
  });
});

test('with SMTP configured there is no mailbox page', async () => {
  const mailbox = await startMailbox();
  const server = await startServer(configured({ SMTP_URL: mailbox.url }), quiet);
  try {
    for (const path of ['/mailbox', '/mailbox/any', '/mailbox/any/html']) {
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
    }
    expect(await (await fetch(server.url)).text()).not.toContain('/mailbox');
  } finally {
    await server.stop();
    await mailbox.stop();
  }
});

test('in production there is no mailbox page', async () => {
  const mailbox = await startMailbox();
  const production = { NODE_ENV: 'production', BASE_URL: 'https://despatch.example', SMTP_URL: mailbox.url };
  const server = await startServer(configured(production), quiet);
  try {
    expect((await fetch(`http://127.0.0.1:${server.port}/mailbox`)).status).toBe(404);
  } finally {
    await server.stop();
    await mailbox.stop();
  }
});
