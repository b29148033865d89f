import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTable } from '../../src/lobby/create-table.ts';
import { requestSignIn } from '../../src/people/request-sign-in.ts';
import { databaseDigest } from '../http/harness/database-digest.ts';
import { formOn, newBrowser, wordsOf } from './harness/browser.ts';
import { CONFIRM } from './harness/confirm-form.ts';
import { type House, openHouse } from './harness/house.ts';
import { linksOfMail } from './harness/links-of-mail.ts';
import { aPlayer, askedOf, aTable, type PlayedTable, type Player } from './harness/players.ts';
import { headerOf, type ReadMail, readMail } from './harness/read-mail.ts';
import { settled } from './harness/settled.ts';

const GUEST = 'guest@players.example';

let house: House;
let table: PlayedTable;
let us: Player;
let ussr: Player;
let mails: readonly ReadMail[];

/** Mails of every kind with links: invitation, sign-in, start, and turn mails with answers. */
beforeAll(async () => {
  house = await openHouse();
  const { services } = house;
  us = await aPlayer(services, 'Ann');
  ussr = await aPlayer(services, 'Boris');
  table = await aTable(services, [us, ussr]);
  await createTable(services, {
    hostId: us.id,
    game: 'iron-curtain',
    name: 'Second Table',
    players: 2,
    options: {},
    hostSeat: 'us',
    invitations: [{ email: GUEST }],
    timeControl: { hours: 48, skipWeekend: false, atExpiry: 'wait', graceHours: 0 },
    timeZone: 'UTC',
    public: false,
  });
  await requestSignIn(services, { email: GUEST });
  services.wake();
  await settled(services.db);
  mails = house.mailbox.mails.map(readMail);
});
afterAll(() => house.close());

/** All that is stored; which process ran the clock's tick is no concern of mails. */
async function stored(): Promise<string> {
  const digest = await databaseDigest(house.database.url);
  return digest
    .split('\n')
    .filter((line) => !line.startsWith('"CronRun"'))
    .join('\n');
}

const mailOf = (kind: string, to: string) => {
  const found = mails.find((mail) => mail.to === to && mail.links(kind).length > 0);
  if (!found) throw new Error(`no mail with a link /${kind}/ to ${to}`);
  return found;
};

test('a scanner that opens every link of every mail, twice over, changes nothing', async () => {
  const links = [...new Set(mails.flatMap(linksOfMail))];
  const kinds = new Set(links.map((link) => new URL(link).pathname.split('/')[1]));
  for (const kind of ['a', 'c', 'i', 'u', 't', 'sign-in']) expect([...kinds]).toContain(kind);
  const before = await stored();
  for (const method of ['HEAD', 'GET', 'HEAD', 'GET']) {
    await Promise.all(
      links.map(async (link) => {
        const answer = await fetch(link, { method, redirect: 'follow', headers: { Accept: 'text/html' } });
        await answer.arrayBuffer();
        expect([link, answer.status]).toEqual([link, 200]);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }),
    );
  }
  expect(await stored()).toBe(before);
});

test('after the scanner the answer still counts', async () => {
  const mover = (await askedOf(house.url, table.id, us)) ? us : ussr;
  const mail = mailOf('a', mover.email);
  const browser = newBrowser({ keepsCookies: false });
  const page = await browser.open(mail.links('a')[0] ?? '');
  const { seq } = await house.services.db.table.findUniqueOrThrow({ where: { id: table.id } });
  const done = await browser.submit(formOn(page, CONFIRM));
  expect([done.status, done.$('h1').text()]).toEqual([200, 'Sent, and it is still your move']);
  const after = await house.services.db.table.findUniqueOrThrow({ where: { id: table.id } });
  expect(after.seq).toBe(seq + 1);
});

/** The guest's, once the guest has signed in. */
let guest = newBrowser();

test('after the scanner the link to sign in still works, once', async () => {
  const [link = ''] = mailOf('sign-in', GUEST).links('sign-in');
  const browser = newBrowser();
  const form = formOn(await browser.open(link), 'main form');
  expect((await browser.submit(form)).status).toBe(200);
  expect(browser.cookies()).toEqual(['despatch']);
  guest = browser;
  const again = await newBrowser().submit(form);
  expect([again.status, wordsOf(again)]).toEqual([409, expect.stringContaining('used')]);
});

test('after the scanner the invitation can still be accepted', async () => {
  const [link = ''] = mailOf('i', GUEST).links('i');
  await guest.submit(formOn(await guest.open(link), 'form:has(button[name=do])'), [['do', 'accept']]);
  const invitation = await house.services.db.invitation.findFirstOrThrow({ where: { email: GUEST } });
  expect(invitation.status).toBe('accepted');
});

test('unsubscribing takes one click of a mail program, and only that', async () => {
  const mail = mailOf('u', us.email);
  const link = headerOf(mail, 'list-unsubscribe')?.slice(1, -1) ?? '';
  const seat = () =>
    house.services.db.seat.findUniqueOrThrow({ where: { tableId_seat: { tableId: table.id, seat: 'us' } } });
  expect((await seat()).muted).toBe(false);
  const answer = await fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect(answer.status).toBe(200);
  expect((await seat()).muted).toBe(true);
});
