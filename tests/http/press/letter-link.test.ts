import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { msg } from '../../../src/i18n/msg.ts';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { dealTable } from '../../fixtures/side-deals/deal-table.ts';
import { databaseDigest } from '../harness/database-digest.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let people: readonly [Person, Person, Person];
let table: string;
beforeAll(async () => {
  server = await startServer();
  people = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await dealTable(server.services, people);
});

/** The link of a letter that Red's reply held. */
async function letterLink(to: string[] | 'everybody' = ['Blue']): Promise<string> {
  const letter = { to, text: 'Shall we?\n\n<b>I</b> would.', unsigned: false, key: 'one', said: [msg('press.sent')] };
  const by = { tableId: table, playerId: people[0].player.id, seat: 'Red' };
  return `/l/${await issueLink(server.services, { purpose: 'letter', ...by, ...letter })}`;
}

const lettersNow = () => server.services.db.letter.findMany({ where: { tableId: table } });

test('shows the letter, sends it once, and nobody needs to sign in', async () => {
  const link = await letterLink();
  const before = await databaseDigest(server.database.url);
  const { text: html } = await getPage(server, link).expect(200);
  expect(textOf(html)).toContain('<b>I</b> would.');
  expect(await databaseDigest(server.database.url)).toBe(before);
  await postForm(server, link, {}).expect(200);
  expect(textOf((await postForm(server, link, {}).expect(409)).text)).toContain('has sent the letter already');
  expect(textOf((await getPage(server, link).expect(410)).text)).toContain('has sent the letter already');
  expect(await lettersNow()).toMatchObject([{ writer: 'Red', addressees: ['Blue'], how: 'reply' }]);
});

test('two links to the same letter send one', async () => {
  for (const link of [await letterLink(), await letterLink()]) await postForm(server, link, {}).expect(200);
  expect(await lettersNow()).toHaveLength(1);
});

test('of a letter that came to its writer’s own address hangs on no seat', async () => {
  const letter = { to: ['Blue'], text: 'Hello.', unsigned: false, key: 'two', said: [msg('press.sent')] };
  const by = { tableId: table, playerId: people[0].player.id };
  const link = `/l/${await issueLink(server.services, { purpose: 'letter', ...by, ...letter })}`;
  expect(textOf((await getPage(server, link).expect(200)).text)).toContain('Hello.');
  await postForm(server, link, {}).expect(200);
  expect(await lettersNow()).toHaveLength(1);
  // Whoever is not at the table any more sends nothing.
  const left = `/l/${await issueLink(server.services, { purpose: 'letter', ...by, ...letter, key: 'three' })}`;
  const seat = { tableId_seat: { tableId: table, seat: 'Red' } };
  await server.services.db.seat.update({ where: seat, data: { playerId: null } });
  await server.services.db.table.update({ where: { id: table }, data: { hostId: people[1].player.id } });
  await getPage(server, left).expect(403);
  await postForm(server, left, {}).expect(403);
  expect(await lettersNow()).toHaveLength(1);
});

test('says why when no letters are written any more, or the seat is another’s', async () => {
  const link = await letterLink();
  await server.services.db.table.update({ where: { id: table }, data: { policy: { pressWhen: 'never' } } });
  expect(textOf((await getPage(server, link).expect(410)).text)).toContain('No letters are written at this table');
  await postForm(server, link, {}).expect(409);
  const seat = { tableId_seat: { tableId: table, seat: 'Red' } };
  await server.services.db.seat.update({ where: seat, data: { playerId: people[1].player.id } });
  await postForm(server, link, {}).expect(409);
  expect(await lettersNow()).toEqual([]);
});
