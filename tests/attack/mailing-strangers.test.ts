import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import request from 'supertest';
import { talkInDispute } from '../../src/disputes/act-on-dispute.ts';
import { openDispute } from '../../src/disputes/open-dispute.ts';
import { createApp } from '../../src/http/app.ts';
import { createHttpContext } from '../../src/http/context.ts';
import { cancelTable } from '../../src/lobby/cancel-table.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { mailboxTransport } from '../../src/mail/transports/mailbox-transport.ts';
import { MOST_TO_MAILBOX } from '../../src/notifications/limit-mails.ts';
import { newId } from '../../src/platform/new-id.ts';
import { offerSeat } from '../../src/seats/substitutes/offer-seat.ts';
import {
  flush,
  ironCurtainTable,
  type MailWorld,
  mailWorld,
  newestMail,
  TIME_CONTROL,
} from '../mail/harness/mail-world.ts';
import { tally } from './harness/tally.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld();
});
afterAll(() => world.close());

const MINUTE = 60_000;
const TRICK = 'evil.example/login';
const person = (name: string) =>
  world.services.db.player.create({ data: { id: newId(), name, email: `${newId()}@people.example` } });
const invite = (hostId: string, email: string) =>
  createTable(world.services, {
    hostId,
    game: 'iron-curtain',
    // As long as a subject says it in full.
    name: 'At evil.example',
    players: 2,
    options: {},
    hostSeat: 'us',
    invitations: [{ email }],
    timeControl: TIME_CONTROL,
    timeZone: 'UTC',
    public: false,
  });
/** Sends everything that is due, and counts what reached these mailboxes. */
async function reached(is: (to: string) => boolean): Promise<number> {
  for (let minutes = 0; minutes < 15; minutes += 1) {
    world.services.clock.advance(MINUTE);
    await flush(world);
  }
  const sent = await world.services.db.mail.findMany({ where: { status: 'sent' } });
  return sent.filter(({ to }) => is(to)).length;
}

test('ninety-nine spellings of one mailbox, by five accounts: ten mails, and the callers-off of those', async () => {
  let requests = 0;
  for (let account = 0; account < 5; account += 1) {
    const mallory = await person('Mallory');
    for (let n = 0; n < 20; n += 1) {
      requests += 1;
      await invite(mallory.id, `v.ictim+${account}-${n}@gmail.com`).catch(() => undefined);
    }
  }
  const mails = await reached((to) => to.endsWith('@gmail.com'));
  expect(mails).toBe(MOST_TO_MAILBOX);
  tally('invitations to one mailbox', { requests, mails });
});

test('a reader who stops a person hears nothing more of them, whatever it is about', async () => {
  const mallory = await person(TRICK);
  const victim = `${newId()}@people.example`;
  await invite(mallory.id, victim);
  await reached((to) => to === victim);
  const mail = await newestMail(world, victim);
  const stop = /https:\/\/despatch\.test(\/u\/[\w-]+)/.exec(mail.text)?.[1] ?? '';
  const context = createHttpContext({
    services: world.services,
    databaseUrl: world.url,
    pictures: world.pictures,
    settings: { trustProxy: false, rateLimits: { perMinute: 1e6, writes: 1e6, signIns: 1e6, failures: 1e6 } },
    transport: mailboxTransport(world.services),
    jobsRun: () => true,
    builtInDatabase: undefined,
  });
  const app = createApp(context);
  const page = await request(app).get(stop).set('Accept', 'text/html').expect(200);
  const values = load(page.text)('button[name=stop]')
    .map((_, one) => one.attribs.value)
    .get();
  expect(values).toEqual(['kind', 'from', 'all']);
  await request(app).post(stop).type('form').send({ stop: 'from' }).expect(200);
  let requests = 0;
  for (let n = 0; n < 5; n += 1) {
    requests += 1;
    const { tableId } = await invite(mallory.id, victim);
    await cancelTable(world.services, { tableId, playerId: mallory.id });
  }
  expect(await reached((to) => to === victim)).toBe(1);
  const other = await person('Ann');
  await invite(other.id, victim);
  expect(await reached((to) => to === victim)).toBe(2);
  // One click of a mail program says no more than that.
  const second = /(\/u\/[\w-]+)/.exec((await newestMail(world, victim)).text)?.[1] ?? '';
  await request(app).post(second).type('form').send({ 'List-Unsubscribe': 'One-Click' }).expect(200);
  await invite((await person('Ben')).id, victim);
  expect(await reached((to) => to === victim)).toBe(2);
  await request(app).post(second).type('form').send({ stop: 'none' }).expect(200);
  tally('mails after they were stopped', { requests: requests + 5, mails: 0 });
});

test('two hundred messages in a dispute are a handful of mails', async () => {
  const { tableId, us, ussr } = await ironCurtainTable(world);
  const { id: disputeId } = await openDispute(world.services, {
    tableId,
    playerId: us.playerId,
    type: 'rules',
    text: `See http://${TRICK}`,
  });
  let requests = 0;
  for (let n = 0; n < 200; n += 1) {
    requests += 1;
    const text = `Message ${n}, and http://${TRICK}`;
    await talkInDispute(world.services, { tableId, disputeId, playerId: us.playerId, text }).catch(() => undefined);
    world.services.clock.advance(3000);
    if (n % 20 === 0) await flush(world);
  }
  await reached(() => true);
  const mails = await world.services.db.mail.count({
    where: { kind: 'dispute', playerId: ussr.playerId, status: 'sent' },
  });
  expect(mails).toBeLessThanOrEqual(4);
  const mail = await newestMail(world, ussr.email);
  expect(mail.text).toContain('> Message 29');
  expect(mail.text.replaceAll('\u2060', '')).toContain(TRICK);
  expect(mail.text).not.toContain(TRICK);
  tally('messages in a dispute', { requests, mails });
});

test('no name, reason or message is a link in any mail to strangers', async () => {
  const { tableId, us } = await ironCurtainTable(world, { name: TRICK, names: [TRICK, 'Bruno'] });
  const victim = `${newId()}@people.example`;
  await offerSeat(world.services, {
    tableId,
    seat: 'us',
    by: us.playerId,
    email: victim,
    reason: `see http://${TRICK}`,
  });
  const host = await person(TRICK);
  const invited = `${newId()}@people.example`;
  const { tableId: formed } = await invite(host.id, invited);
  await reached(() => false);
  await cancelTable(world.services, { tableId: formed, playerId: host.id });
  await reached(() => false);
  const sent = await world.services.db.mail.findMany({
    where: { to: { in: [victim, invited, us.email] }, status: 'sent' },
  });
  expect(new Set(sent.map(({ kind }) => kind))).toEqual(new Set(['start', 'seat-offer', 'invitation', 'cancelled']));
  for (const to of [victim, invited, us.email]) {
    const mail = await newestMail(world, to);
    const html = mail.html ?? '';
    for (const words of [mail.text, mail.subject, html]) {
      expect(words).not.toContain('evil.example');
      expect(words.replaceAll('\u2060', '')).toContain('evil.example');
    }
    const hrefs = load(html)('a')
      .map((_, one) => one.attribs.href)
      .get();
    for (const href of hrefs) expect(href).toMatch(/^https:\/\/despatch\.test\//);
  }
  for (const to of [victim, invited]) {
    const mail = await newestMail(world, to);
    const names = mail.headers.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']));
    expect(mail.text).toMatch(/Stop such mail:\s+https:\/\/despatch\.test\/u\//);
  }
  tally('links of strangers', { mails: sent.length, leaked: 0 });
});
