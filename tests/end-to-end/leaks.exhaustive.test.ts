import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openSession } from '../../src/people/session.ts';
import { newId } from '../../src/platform/new-id.ts';
import { importRecord } from '../../src/records/import-record.ts';
import type { GameRecord } from '../../src/records/record.ts';
import type { CaughtEmail } from '../harness/mailbox.ts';
import { testClock } from '../harness/test-clock.ts';
import { formOn, newBrowser } from './harness/browser.ts';
import { type House, openHouse } from './harness/house.ts';
import { linksOfMail } from './harness/links-of-mail.ts';
import { aPlayer, type Player } from './harness/players.ts';
import { bytesOf, readMail } from './harness/read-mail.ts';
import { settled } from './harness/settled.ts';
import { twinRecords } from './harness/twin-records.ts';

/**
 * So many answers into a game: a card is chosen and not yet shown, in the middle of turns of both rounds, near the end.
 */
const MOMENTS = [1, 2, 13, 22, 33, 45, 52];

let house: House;
let people: { readonly [seat: string]: Player };
beforeAll(async () => {
  house = await openHouse({ clock: testClock() });
  people = { us: await aPlayer(house.services, 'Ann'), ussr: await aPlayer(house.services, 'Boris') };
});
afterAll(() => house.close());

type Reader = { readonly seat: string; readonly key: string | undefined; readonly cookie: string | undefined };

async function readerAs(viewer: string): Promise<Reader> {
  const player = people[viewer];
  if (!player) return { seat: viewer, key: undefined, cookie: undefined };
  const { sessionToken } = await openSession(house.services, player.id);
  return { seat: viewer, key: player.key, cookie: `despatch=${sessionToken}` };
}

async function playOn(record: GameRecord): Promise<string> {
  const { us, ussr } = people;
  if (!us || !ussr) throw new Error('nobody is here');
  const { tableId } = await importRecord(house.services, {
    record,
    hostId: us.id,
    players: { us: us.id, ussr: ussr.id },
    name: 'Twins',
  });
  await house.services.db.table.update({ where: { id: tableId }, data: { public: true } });
  return tableId;
}

/** What may differ between two tables: their ids and what is drawn anew for each page and mail. */
const alike = (text: string, tableId: string) =>
  text
    .replaceAll(tableId, 'TABLE')
    .replaceAll(/\/(a|c|i|u)\/[\w-]{43}/g, '/$1/TOKEN')
    // A mail's pictures are named by its id, which is drawn.
    .replaceAll(/cid:([\w-]+)\.[a-z0-9]{20}@/g, 'cid:$1.MAIL@')
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'KEY');

/** Everything that a reader can open of a table, by its address. */
async function seenOf(tableId: string, { seat, key, cookie }: Reader): Promise<ReadonlyMap<string, string>> {
  const half = Math.max(1, Math.floor((await seqOf(tableId)) / 2));
  const pages = [
    '',
    '/log',
    '/pack',
    '/board.svg',
    '/board.png',
    `?at=${half}`,
    `/board.svg?at=${half}`,
    '/record.json',
  ];
  const api = ['', '/decisions', '/log', `?asOf=${half}`, '?as=spectator', '/record'];
  const seated = key === undefined ? [] : ['/compose'];
  const seen = new Map<string, string>();
  const keep = async (name: string, address: string, headers: { readonly [name: string]: string }) => {
    const answer = await fetch(`${house.url}${address}`, { headers, redirect: 'manual' });
    if (answer.status >= 500) throw new Error(`${address}: ${answer.status}`);
    const body = Buffer.from(await answer.arrayBuffer());
    const text = answer.headers.get('content-type') === 'image/png' ? body.toString('base64') : body.toString();
    seen.set(name, `${answer.status} ${alike(text, tableId)}`);
  };
  for (const path of [...pages, ...seated])
    await keep(`page ${path}`, `/t/${tableId}${path}`, { Accept: 'text/html', ...(cookie ? { Cookie: cookie } : {}) });
  for (const path of api)
    await keep(`api ${path}`, `/api/tables/${tableId}${path}`, key ? { Authorization: `Bearer ${key}` } : {});
  expect(seat === 'spectator').toBe(key === undefined);
  return seen;
}

async function seqOf(tableId: string): Promise<number> {
  return (await house.services.db.table.findUniqueOrThrow({ where: { id: tableId } })).seq;
}

/** The mail that tells a seat of the game so far, with what its links show. */
async function mailedOf(tableId: string, seat: string): Promise<ReadonlyMap<string, string>> {
  const { services, mailbox } = house;
  const dueAt = services.clock.now();
  const playerId = people[seat]?.id ?? null;
  const notification = { playerId, tableId, seat, data: {}, dueAt, createdAt: dueAt };
  await services.db.notification.createMany({
    data: ['start', 'turn'].map((kind) => ({ id: newId(), kind, ...notification })),
  });
  services.wake();
  const mail = await mailbox.waitForMail(({ inReplyTo }) => inReplyTo?.includes(tableId) === true);
  await settled(services.db);
  const told = new Map([
    ['subject', mail.subject ?? ''],
    ['text', alike(mail.text ?? '', tableId)],
    ['html', alike(mail.html ?? '', tableId)],
    ['pictures', picturesOf(mail)],
    ['count', String(mailbox.mails.length)],
  ]);
  mailbox.clear();
  const links = linksOfMail(readMail(mail)).filter((link) => /\/[ac]\//.test(link));
  for (const [i, link] of links.entries()) {
    const page = await fetch(link, { headers: { Accept: 'text/html' } });
    expect(page.status).toBe(200);
    told.set(`link ${i + 1}`, alike(await page.text(), tableId));
  }
  for (const [i, draft] of (await draftsAt(links.find((link) => link.includes('/c/')))).entries())
    told.set(`draft ${i + 1}`, alike(draft, tableId));
  return told;
}

/** What the composer shows when each of the first answers is tried in a draft, then taken back. */
async function draftsAt(link: string | undefined): Promise<readonly string[]> {
  if (link === undefined) return [];
  const browser = newBrowser({ keepsCookies: false });
  const page = await browser.open(link);
  const drafts: string[] = [];
  for (const button of page.$('form[action$="/add"] button[name=a]').toArray().slice(0, 3)) {
    const add = formOn(page, 'form[action$="/add"]:has(button[name=a])');
    const drafted = await browser.submit(add, [['a', page.$(button).attr('value') ?? '']]);
    expect(drafted.$('.draft li').length).toBe(1);
    drafts.push(drafted.html.replaceAll(/<time[^>]*>[^<]*<\/time>/g, 'TIME'));
    await browser.submit(formOn(drafted, 'form[action$="/undo"]'));
  }
  return drafts;
}

function picturesOf({ attachments }: CaughtEmail): string {
  expect(attachments.length).toBeGreaterThan(0);
  return attachments
    .map(bytesOf)
    .map((bytes) => Buffer.from(bytes).toString('base64'))
    .join();
}

function expectAlike(one: ReadonlyMap<string, string>, two: ReadonlyMap<string, string>): void {
  expect([...two.keys()]).toEqual([...one.keys()]);
  for (const [what, text] of one) {
    if (two.get(what) !== text) expect(`${what}: ${two.get(what)}`).toBe(`${what}: ${text}`);
  }
}

describe.each(['us', 'ussr', 'spectator'])('whatever is hidden from %s', (viewer) => {
  test('changes not one byte of pages, API, mails and what their links show', async () => {
    const reader = await readerAs(viewer);
    let chosen = 0;
    for (const moment of MOMENTS) {
      const twins = twinRecords(viewer, moment, 'leaks');
      if (!twins) throw new Error(`no twins after ${moment} answers`);
      const [one, two] = [await playOn(twins.records[0]), await playOn(twins.records[1])];
      const [first, second] = [await seenOf(one, reader), await seenOf(two, reader)];
      expect(first.get('page ')).toMatch(/^200 /);
      expect(first.get('api /record')).toMatch(/^403 /);
      expectAlike(first, second);
      if (viewer !== 'spectator') expectAlike(await mailedOf(one, viewer), await mailedOf(two, viewer));
      if (twins.chosen) chosen += 1;
    }
    expect(chosen).toBeGreaterThan(0);
  });
});

test('the comparison is not blind: the side whose own cards differ gets other pages and other mails', async () => {
  const twins = twinRecords('us', 4, 'leaks');
  if (!twins) throw new Error('no twins');
  const reader = await readerAs('ussr');
  const [one, two] = [await playOn(twins.records[0]), await playOn(twins.records[1])];
  const [first, second] = [await seenOf(one, reader), await seenOf(two, reader)];
  for (const what of ['page ', 'page /compose', 'api ']) expect(first.get(what)).not.toBe(second.get(what));
  const [mail, other] = [await mailedOf(one, 'ussr'), await mailedOf(two, 'ussr')];
  for (const what of ['text', 'html']) expect(mail.get(what)).not.toBe(other.get(what));
});
