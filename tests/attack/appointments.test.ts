import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type PlayedTable, startTable } from '../http/harness/a-table.ts';
import { getPage, postForm, textOf } from '../http/harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../http/harness/test-server.ts';
import { tally } from './harness/tally.ts';

/*
 * Ada plays and hosts. She would like to see Ben's hand: by a friend or a second account of hers who moderates the
 * game, by a moderator of the site with her mailbox, or by the policy that lets hosts moderate.
 */

let server: TestServer;
let ada: Person;
let ben: Person;
let friend: Person;
beforeAll(async () => {
  server = await startServer();
  [ada, ben, friend] = [await server.person('Ada'), await server.person('Ben'), await server.person('Friend')];
});
afterAll(() => server.close());

const LOOKS = ['', '/log', '/compare', '/mails', '/clocks', '/actors', '/audit', '/corrections'];

/** How many of a moderator's ways to look are open to somebody. */
async function opened(table: PlayedTable, person: Person): Promise<number> {
  let count = 0;
  for (const look of LOOKS) {
    const { status } = await as(server, person, 'get', `/api/desk/tables/${table.id}${look}`);
    if (status === 200) count += 1;
  }
  for (const page of ['', '/rule', '/mails', '/audit']) {
    const { status } = await getPage(server, `/desk/t/${table.id}${page}`, person);
    if (status === 200) count += 1;
  }
  const ruling = { ruling: { type: 'rewind', to: 1 }, reason: 'x', expectedSeq: 1 };
  const { status } = await as(server, person, 'post', `/api/tables/${table.id}/rulings/try`).send(ruling);
  return status === 403 || status === 404 ? count : count + 1;
}
const REQUESTS = LOOKS.length + 5;

test('a friend whom the host names sees nothing until the opponent has agreed, who is mailed at once', async () => {
  const table = await startTable(server, ada, ben);
  const made = await as(server, ada, 'post', `/api/tables/${table.id}/moderators`)
    .send({ email: friend.player.email })
    .expect(201);
  const path = `/api/nominations/${made.body.nominationId}`;
  let leaked = await opened(table, friend);
  // Before the friend has accepted there is nothing that Ben, or Ada in his name, could answer.
  for (const person of [ada, ben])
    await as(server, person, 'post', `${path}/answer`).send({ answer: 'yes' }).expect(404);
  await as(server, friend, 'post', `${path}/answer`).send({ answer: 'yes' }).expect(200);
  leaked += await opened(table, friend);
  for (const person of [ada, friend]) await as(server, person, 'post', `${path}/answer`).send({ answer: 'yes' });
  leaked += await opened(table, friend);
  expect(leaked).toBe(0);

  const where = { kind: 'nomination', playerId: ben.player.id, tableId: table.id };
  expect(await server.services.db.notification.findMany({ where })).toMatchObject([{ data: { what: 'proposed' } }]);
  const page = await getPage(server, `/t/${table.id}`, ben).expect(200);
  expect(textOf(page.text)).toContain('Ada proposes Friend as moderator, who would see everything that is hidden.');
  // Opening the page of the mail binds nobody.
  const consent = `/t/${table.id}/moderators/${made.body.nominationId}`;
  expect(textOf((await getPage(server, consent, ben).expect(200)).text)).toContain('May Friend moderate');
  expect(await opened(table, friend)).toBe(0);

  await postForm(server, consent, { do: 'yes' }, ben).expect(303);
  expect(await opened(table, friend)).toBe(REQUESTS);
  expect(await server.services.db.notification.findMany({ where })).toHaveLength(2);
  tally('appointments: the friend', { requests: 5 * REQUESTS + 9, mails: 2, leaked });
});

test('a refusal ends it, and asking again asks again', async () => {
  const table = await startTable(server, ada, ben);
  for (let i = 0; i < 3; i += 1) {
    const made = await as(server, ada, 'post', `/api/tables/${table.id}/moderators`)
      .send({ email: friend.player.email })
      .expect(201);
    const path = `/api/nominations/${made.body.nominationId}/answer`;
    await as(server, friend, 'post', path).send({ answer: 'yes' }).expect(200);
    await as(server, ben, 'post', path).send({ answer: 'no' }).expect(200);
    await as(server, ben, 'post', path).send({ answer: 'yes' }).expect(409);
  }
  const leaked = await opened(table, friend);
  tally('appointments: refused', { requests: 12 + REQUESTS, leaked });
  expect(leaked).toBe(0);
});

test('a second account in the same mailbox moderates nothing, whatever its role and its origin', async () => {
  const table = await startTable(server, ada, ben);
  const [name = '', domain = ''] = ada.player.email.split('@');
  const second = await server.person('Second');
  await server.services.db.player.update({
    where: { id: second.player.id },
    data: { email: `${name}+second@${domain}`, role: 'administrator' },
  });
  server.context.callers.forget(second.player.id);
  await server.services.db.tableModerator.create({ data: { tableId: table.id, playerId: second.player.id } });
  const leaked = await opened(table, second);
  tally('appointments: the second account', { requests: REQUESTS, leaked });
  expect(leaked).toBe(0);
});

test('with the consent of both sent twice at once, the appointment and its mails happen once', async () => {
  const table = await startTable(server, ada, ben);
  const made = await as(server, ada, 'post', `/api/tables/${table.id}/moderators`).send({ email: friend.player.email });
  const path = `/api/nominations/${made.body.nominationId}/answer`;
  await Promise.all([1, 2].map(() => as(server, friend, 'post', path).send({ answer: 'yes' }).expect(200)));
  await Promise.all([1, 2].map(() => as(server, ben, 'post', path).send({ answer: 'yes' }).expect(200)));
  const notifications = await server.services.db.notification.findMany({
    where: { tableId: table.id, kind: 'nomination' },
  });
  const told = notifications.map(({ playerId, data }) => [playerId, data]);
  expect(told).toHaveLength(new Set(told.map((one) => JSON.stringify(one))).size);
  expect(await server.services.db.tableModerator.count({ where: { tableId: table.id } })).toBe(1);
  tally('appointments: at once', { requests: 5, doubled: 0 });
});
