import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Test } from 'supertest';
import { issueLink } from '../../src/mail/links/issue-link.ts';
import type { LinkTarget } from '../../src/mail/links/link.ts';
import { linkUrl } from '../../src/mail/links/link-url.ts';
import { nextTurn, otherThan, startTable, tableFor } from '../http/harness/a-table.ts';
import { getPage, postForm, textOf } from '../http/harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../http/harness/test-server.ts';
import { tally } from './harness/tally.ts';

/*
 * Mails are forwarded, quoted and read on shared screens. Whoever holds one may do with its link what the link is for;
 * the account it was mailed to stays closed to them.
 */

let server: TestServer;
let ada: Person;
let boss: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  boss = await server.person('Boss');
  await server.services.db.player.update({ where: { id: boss.player.id }, data: { role: 'administrator' } });
});
afterAll(() => server.close());

async function invite(email: string) {
  const made = await as(server, ada, 'post', '/api/tables').send(tableFor(email)).expect(201);
  const tableId = String(made.body.tableId);
  const { id } = await server.services.db.invitation.findFirstOrThrow({ where: { tableId } });
  const token = await issueLink(server.services, { purpose: 'invitation', invitationId: id, tableId, email });
  return { tableId, invitationId: id, link: `/i/${token}` };
}

const cookiesOf = async (asked: Test): Promise<string> => String((await asked).headers['set-cookie'] ?? '');

test('a forwarded invitation makes nobody an administrator: an account is signed in by its own mail', async () => {
  const { tableId, link } = await invite(boss.player.email);
  const sessions = await server.services.db.session.count();
  const opened = await getPage(server, link).expect(200);
  expect(textOf(opened.text)).toContain('Will you play?');
  const tried = await postForm(server, link, { do: 'accept', seat: '', salt: '' }).expect(200);
  expect(tried.headers['set-cookie']).toBeUndefined();
  expect(textOf(tried.text)).toContain(`A link to sign in is on its way to ${boss.player.email}`);
  expect(await server.services.db.session.count()).toBe(sessions);
  expect(await server.services.db.seat.count({ where: { tableId, playerId: boss.player.id } })).toBe(0);

  // The mail to the account leads to the table, where the invitation waits; it holds no token of the link.
  const notification = await server.services.db.notification.findFirstOrThrow({
    where: { kind: 'sign-in', email: boss.player.email },
  });
  expect(notification.data).toEqual({ next: `/t/${tableId}`, locale: 'en' });
  expect((await getPage(server, `/t/${tableId}`, boss).expect(200)).text).toContain('value="accept"');
  const { headers } = await postForm(server, link, { do: 'accept', seat: '', salt: '' }, boss).expect(303);
  expect(headers.location).toBe(`/t/${tableId}?said=started`);
  expect(headers['set-cookie']).toBeUndefined();
  tally('links: forwarded invitation', { requests: 5, mails: 1, leaked: 0 });
});

test('signed in as somebody else, the link says whose it is and acts for nobody', async () => {
  const { tableId, link } = await invite(boss.player.email);
  const eve = await server.person('Eve');
  const seen = await getPage(server, link, eve).expect(200);
  expect(textOf(seen.text)).toContain(`This was mailed to ${boss.player.email}, and you are signed in as`);
  expect(seen.text).not.toContain('value="accept"');
  await postForm(server, link, { do: 'accept', seat: '', salt: '' }, eve).expect(403);
  expect(await server.services.db.seat.count({ where: { tableId, playerId: { not: null } } })).toBe(1);
});

test('an address that is new here gets its account and a session once; the link opens nothing afterwards', async () => {
  const email = 'newcomer@players.example';
  const { link } = await invite(email);
  expect(await cookiesOf(postForm(server, link, { do: 'accept', seat: 'nowhere', salt: '' }).expect(400))).toBe('');
  expect(await server.services.db.player.count({ where: { email } })).toBe(0);
  expect(await cookiesOf(postForm(server, link, { do: 'accept', seat: '', salt: '' }).expect(303))).toMatch(
    /^despatch=/,
  );
  for (const asked of [getPage(server, link), postForm(server, link, { do: 'accept', seat: '', salt: '' })])
    expect(await cookiesOf(asked.expect(200))).toBe('');
  // A second invitation finds an account.
  const again = await invite(email);
  expect(await cookiesOf(postForm(server, again.link, { do: 'accept', seat: '', salt: '' }).expect(200))).toBe('');
});

test('a seat that is offered by mail is taken by whoever signs in, too', async () => {
  const table = await startTable(server, ada, await server.person('Ben'));
  const turn = await nextTurn(server, table);
  const { email } = boss.player;
  const form = `/t/${table.id}/substitute/${turn.seat}`;
  await postForm(server, form, { email, reason: '' }, turn.person).expect(303);
  const { id } = await server.services.db.substituteRequest.findFirstOrThrow({ where: { tableId: table.id } });
  const token = await issueLink(server.services, {
    purpose: 'substitute',
    substituteRequestId: id,
    tableId: table.id,
    email,
  });
  const tried = await postForm(server, `/s/${token}`, { do: 'accept' }).expect(200);
  expect(tried.headers['set-cookie']).toBeUndefined();
  expect(await server.services.db.seat.count({ where: { tableId: table.id, playerId: boss.player.id } })).toBe(0);
  const { headers } = await postForm(server, `/s/${token}`, { do: 'accept' }, boss).expect(303);
  expect(headers.location).toBe(`/t/${table.id}?said=took-over`);
});

test('no link of any kind that a mail holds signs its reader in', async () => {
  const table = await startTable(server, ada, await server.person('Carl'));
  const turn = await nextTurn(server, table);
  const { player } = turn.person;
  const seat = { playerId: player.id, tableId: table.id, seat: turn.seat };
  const decided = { ...seat, decision: turn.decision, seq: turn.seq };
  const now = server.clock.now();
  const other = Object.keys(table.people).find((one) => one !== turn.seat) ?? '';
  const takeback = await server.services.db.takeback.create({
    data: {
      ...{ id: 'takeback-of-links', tableId: table.id, seat: other, playerId: otherThan(table, turn.person).player.id },
      ...{ toSeq: 1, atSeq: 1, asked: [turn.seat], createdAt: now, expiresAt: new Date(now.getTime() + 86_400_000) },
    },
  });
  const dispute = await server.services.db.dispute.create({
    data: { id: 'dispute-of-links', tableId: table.id, type: 'rules', text: 'May I?', openedById: player.id },
  });
  const targets: readonly Exclude<LinkTarget, { purpose: 'reply' }>[] = [
    { purpose: 'compose', ...decided },
    { purpose: 'action', ...decided },
    { purpose: 'takeback', ...seat, takebackId: takeback.id },
    { purpose: 'dispute', playerId: player.id, tableId: table.id, disputeId: dispute.id },
    { purpose: 'unsubscribe', unwanted: { of: 'play', playerId: player.id } },
    { purpose: 'answer', ...decided, answer: 0 },
  ];
  const sessions = await server.services.db.session.count();
  let [requests, leaked] = [0, 0];
  for (const target of targets) {
    const link = linkUrl({ baseUrl: '' }, target.purpose, await issueLink(server.services, target));
    for (const asked of [getPage(server, link), postForm(server, link, { do: 'yes' })]) {
      requests += 1;
      const { status, headers } = await asked;
      expect(status).toBeLessThan(500);
      if (headers['set-cookie'] !== undefined) leaked += 1;
    }
  }
  tally('links: every kind', { requests, leaked });
  expect([leaked, await server.services.db.session.count()]).toEqual([0, sessions]);
});

test('what is found with an API key makes no other key, and cannot end the ones that are there', async () => {
  const keys = await server.services.db.apiKey.count();
  const { id } = await server.services.db.apiKey.findFirstOrThrow({ where: { playerId: ada.player.id } });
  for (const asked of [
    as(server, ada, 'get', '/api/api-keys'),
    as(server, ada, 'post', '/api/api-keys').send({ name: 'mine for ever' }),
    as(server, ada, 'delete', `/api/api-keys/${id}`),
  ])
    await asked.expect(403);
  // Pages know no keys at all: there is no way to another address, or to the mailed link's session.
  const page = await getPage(server, '/preferences').set('Authorization', `Bearer ${ada.key}`);
  expect(page.status).toBe(303);
  expect(await server.services.db.apiKey.count()).toBe(keys);
  tally('links: a lost API key', { requests: 4, leaked: 0 });
});
