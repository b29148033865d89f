import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import request from 'supertest';
import { deliverMail } from '../../../src/mail/outbox/deliver-mail.ts';
import { relayNotifications } from '../../../src/mail/outbox/relay-notifications.ts';
import { smtpTransport } from '../../../src/mail/transports/smtp-transport.ts';
import type { Transport } from '../../../src/mail/transports/transport.ts';
import type { MailPreferences } from '../../../src/people/mail-preferences.ts';
import { updatePlayer } from '../../../src/people/update-player.ts';
import { HOUR_MS } from '../../../src/platform/durations.ts';
import { type Mailbox, startMailbox } from '../../harness/mailbox.ts';
import { testPictures } from '../../harness/pictures.ts';
import { startTable } from '../harness/a-table.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

const EVA = 'eva@elsewhere.example';

let server: TestServer;
let mailbox: Mailbox;
let transport: Transport;
let ada: Person;
let ben: Person;
let cid: Person;
beforeAll(async () => {
  server = await startServer();
  mailbox = await startMailbox();
  transport = smtpTransport(mailbox.url);
  [ada, ben, cid] = await Promise.all([server.person('Ada'), server.person('Ben'), server.person('Cid')]);
  await startTable(server, ada, ben);
});
afterAll(async () => {
  await transport.close();
  await mailbox.stop();
  await server.close();
});
beforeEach(async () => {
  await wants(ada, {});
  await outgoing();
  mailbox.clear();
});

const post = (person: Person, path: string, fields: object) =>
  request(server.app).post(path).set('Cookie', person.cookie).type('form').send(fields);
const wants = ({ player }: Person, mail: Partial<MailPreferences>) =>
  updatePlayer(server.services, { playerId: player.id, mail: { off: [], format: 'html', ...mail } });

async function found(name: string, host = ada): Promise<string> {
  return (await as(server, host, 'post', '/api/clubs').send({ name }).expect(201)).body.clubId;
}

const invite = (club: string, who: string) => post(ada, `/clubs/${club}`, { do: 'invite', who }).expect(303);
const answer = (person: Person, club: string, accept: boolean) => {
  server.clock.advance(1000);
  return as(server, person, 'post', `/api/clubs/${club}/answer`).send({ accept }).expect(204);
};

/** The address of a club's link, of which there is a new one. */
async function linkTo(club: string): Promise<string> {
  const { body } = await as(server, ada, 'post', `/api/clubs/${club}/link`);
  return new URL(body.url).pathname;
}

/** What is due goes out over SMTP, after so long; what of it comes to an address. */
async function outgoing(ms = 61_000, to = 'ada@players.example') {
  server.clock.advance(ms);
  const ids: string[] = [];
  await relayNotifications(server.services, { add: async (_tx, mails) => void ids.push(...mails) });
  const room = { services: server.services, pictures: testPictures() };
  for (const id of ids) await deliverMail(room, transport, id);
  const mails = mailbox.mails.filter(({ recipients }) => recipients.includes(to));
  mailbox.clear();
  return mails.map(({ subject = '', text = '', html = '', headers }) => {
    // Names are kept from being links by what nobody sees.
    return { subject: subject.replaceAll('\u2060', ''), text: text.replaceAll('\u2060', ''), html, headers };
  });
}

/** The link of the invitation to an address. */
async function mailedLink(address: string): Promise<string> {
  const [mail] = await outgoing(0, address);
  return new URL(/https?:\S+\/m\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '').pathname;
}

/** Why the mails of answers were not sent, since the last look. */
async function dropped(): Promise<readonly (string | null)[]> {
  const rows = await server.services.db.mail.findMany({ where: { kind: 'club-answer', status: 'dropped' } });
  await server.services.db.mail.updateMany({ where: { kind: 'club-answer' }, data: { kind: 'seen' } });
  return rows.map(({ reason }) => reason);
}

test('ten answers are one mail: members by their names, who declined as the host wrote them', async () => {
  const club = await found('Tuesday');
  await invite(club, 'Ben');
  await invite(club, 'cid@players.example');
  await invite(club, EVA);
  const toEva = await mailedLink(EVA);
  const dan = await server.person('Dan');
  await answer(ben, club, true);
  await answer(cid, club, true);
  server.clock.advance(1000);
  await post(dan, await linkTo(club), {}).expect(303);
  await request(server.app).post(toEva).type('form').send({ do: 'decline' }).expect(200);
  expect(await outgoing(0)).toEqual([]);

  const [mail, ...more] = await outgoing();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('The club “Tuesday”: 3 new members, 1 has declined');
  const { baseUrl } = server.services.settings;
  for (const words of [
    'New members\n- Ben\n- Cid\n- Dan',
    `Declined\n- ${EVA}`,
    'The club has 4 members now.',
    `${baseUrl}/clubs/${club}`,
    `A new table for the club:\n${baseUrl}/tables/new?club=${club}`,
    'because you host the club “Tuesday”',
  ])
    expect(mail?.text).toContain(words);
  expect(mail?.text).not.toContain('cid@players.example');
  const html = load(mail?.html ?? '');
  expect(
    html('li')
      .toArray()
      .map((li) => html(li).text()),
  ).toEqual(['Ben', 'Cid', 'Dan', EVA]);
  expect(html('a.button').attr('href')).toBe(`${baseUrl}/clubs/${club}`);
  expect(mail?.headers.map(({ key }) => key)).toContain('list-unsubscribe');
  expect(await outgoing()).toEqual([]);
});

test('one answer is one sentence; whom the host chose by name is named by it', async () => {
  const club = await found('Evening');
  await invite(club, 'Ben');
  await answer(ben, club, false);
  const [declined] = await outgoing();
  expect(declined?.subject).toBe('Ben does not join the club “Evening”');
  expect(declined?.text).toContain('The club has 1 member now.');
  expect(declined?.text).not.toContain('ben@players.example');
  await invite(club, 'Ben');
  await answer(ben, club, true);
  expect((await outgoing()).map(({ subject }) => subject)).toEqual(['Ben has joined the club “Evening”']);
});

test('whose the address is that the host wrote to, no mail tells: it is the mail of a link', async () => {
  const told: string[] = [];
  for (const byAddress of [true, false]) {
    const club = await found('Twins');
    if (byAddress) await invite(club, 'ben@players.example');
    await outgoing();
    if (byAddress) await answer(ben, club, true);
    else await post(ben, await linkTo(club), {}).expect(303);
    const [mail] = await outgoing();
    told.push(
      [mail?.subject, mail?.text]
        .join('\n')
        .replaceAll(club, 'club')
        .replaceAll(/\/u\/[\w-]+/g, '/u/'),
    );
  }
  expect(told[0]).toBe(told[1]);
  expect(told[0]).toContain('Ben has joined');
});

test('hosts are not told of their own acts', async () => {
  const club = await found('Alone');
  await post(ada, await linkTo(club), {}).expect(303);
  await invite(club, EVA);
  await post(ada, await mailedLink(EVA), { do: 'decline' }).expect(200);
  expect(await outgoing()).toEqual([]);
  expect(await server.services.db.notification.count({ where: { kind: 'club-answer', mailId: null } })).toBe(0);
});

test('what is no longer so is not told: left again, asked again, another host', async () => {
  const club = await found('Undone');
  await dropped();
  await post(ben, await linkTo(club), {}).expect(303);
  await as(server, ben, 'post', `/api/clubs/${club}/leave`).expect(204);
  expect(await outgoing()).toEqual([]);
  await invite(club, 'Ben');
  await answer(ben, club, false);
  await invite(club, 'Ben');
  expect(await outgoing()).toEqual([]);
  await answer(ben, club, true);
  await as(server, ada, 'post', `/api/clubs/${club}/leave`).expect(204);
  expect(await outgoing()).toEqual([]);
  expect(await dropped()).toEqual(['no-longer-news', 'no-longer-news', 'no-longer-news']);
});

test('who comes and goes by the link is told of once a day', async () => {
  const club = await found('Door');
  const link = await linkTo(club);
  const told: number[] = [];
  for (const wait of [0, HOUR_MS, 24 * HOUR_MS]) {
    server.clock.advance(wait);
    await post(ben, link, {}).expect(303);
    told.push((await outgoing()).length);
    await as(server, ben, 'post', `/api/clubs/${club}/leave`).expect(204);
  }
  expect(told).toEqual([1, 0, 1]);
});

test('a night holds the mail back, and so do hours between mails', async () => {
  const club = await found('Night');
  const link = await linkTo(club);
  // The clock stands at 12:00 UTC or later on that day.
  const hour = server.clock.now().getUTCHours();
  await wants(ada, { quiet: { from: hour, to: (hour + 3) % 24 } });
  await post(ben, link, {}).expect(303);
  expect(await outgoing()).toEqual([]);
  expect(await outgoing(3 * HOUR_MS)).toHaveLength(1);
  await wants(ada, { rhythm: { kind: 'hours', hours: 6 } });
  await post(cid, link, {}).expect(303);
  expect(await outgoing()).toEqual([]);
  expect(await outgoing(6 * HOUR_MS)).toHaveLength(1);
  await wants(ada, { rhythm: { kind: 'alone' } });
  await as(server, ada, 'delete', `/api/clubs/${club}/members/${cid.player.id}`).expect(204);
  await invite(club, 'cid@players.example');
  await answer(cid, club, true);
  expect(await outgoing()).toHaveLength(1);
});

test('a digest tells of all clubs in one mail; of one club comes its usual mail', async () => {
  const [first, second] = [await found('First'), await found('Second')];
  await wants(ada, { rhythm: { kind: 'digest' }, digestHour: 20 });
  await post(ben, await linkTo(first), {}).expect(303);
  await post(ben, await linkTo(second), {}).expect(303);
  expect(await outgoing()).toEqual([]);
  const [digest, ...more] = await outgoing(24 * HOUR_MS);
  expect(more).toEqual([]);
  expect(digest?.subject).toMatch(/^Your clubs: news of 2, /);
  for (const words of ['News of 2 clubs', 'Ben has joined the club “First”', `tables/new?club=${second}`])
    expect(digest?.text).toContain(words);
  await post(cid, await linkTo(first), {}).expect(303);
  expect(await outgoing()).toEqual([]);
  // Another rhythm counts at once.
  await wants(ada, {});
  expect((await outgoing(0)).map(({ subject }) => subject)).toEqual(['Cid has joined the club “First”']);
});

test('one click stops such mails and nothing else; they can come again', async () => {
  const club = await found('Quiet');
  await dropped();
  await post(ben, await linkTo(club), {}).expect(303);
  const [mail] = await outgoing();
  const stop = new URL(/https?:\S+\/u\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '').pathname;
  const page = load((await request(server.app).get(stop).expect(200)).text);
  expect(page('main').text()).toContain('Mails about answers to invitations to your clubs');
  // Who of several it was that answered is no choice.
  expect(page('[value=from]')).toHaveLength(0);
  await request(server.app).post(stop).type('form').send({ 'List-Unsubscribe': 'One-Click' }).expect(200);
  await post(cid, await linkTo(club), {}).expect(303);
  expect(await outgoing()).toEqual([]);
  expect(await dropped()).toEqual(['stopped']);
  const { mail: preferences } = await server.services.db.player.findUniqueOrThrow({ where: { id: ada.player.id } });
  expect(preferences).toMatchObject({ off: [] });
  await request(server.app).post(stop).type('form').send({ stop: 'none' }).expect(200);
});

test('the link of the mail leads to a table that counts in the club', async () => {
  const club = await found('Players');
  const form = await request(server.app).get(`/tables/new?club=${club}`).set('Cookie', ada.cookie).expect(200);
  expect(load(form.text)('#club option[selected]').text()).toBe('Players');
  const fields = { game: 'iron-curtain', name: 'Of the club', players: '2', me: 'any', email: EVA, for: '' };
  const wanted = { ...fields, who: 'private', hours: '24', expiry: 'wait', grace: '0', timeZone: 'Europe/Madrid' };
  // Nobody learns whether there is a club that they are not in.
  const other = await found('Others', ben);
  const refusals = await Promise.all(
    [other, 'nothing'].map((id) => post(ada, '/tables/new', { ...wanted, club: id }).expect(400)),
  );
  for (const { text } of refusals) {
    const page = load(text);
    expect([page('#club-problem').text(), page('#name').val()]).toEqual(['There is no such club.', 'Of the club']);
  }
  await post(ada, '/tables/new', { ...wanted, club }).expect(303);
  const { body } = await as(server, ada, 'get', `/api/clubs/${club}`).expect(200);
  expect(body.tables.map(({ name }: { name: string }) => name)).toEqual(['Of the club']);
});
