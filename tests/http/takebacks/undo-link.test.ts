import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { dealTable, does } from '../../fixtures/side-deals/deal-table.ts';
import { databaseDigest } from '../harness/database-digest.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let cid: Person;
let table: string;
beforeAll(async () => {
  server = await startServer();
  [ada, ben, cid] = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await dealTable(server.services, [ada, ben, cid]);
});

const seqNow = async () => (await server.services.db.table.findUniqueOrThrow({ where: { id: table } })).seq;

async function moves(seat: string) {
  const { decisions } = await viewTable(server.services, table, seat);
  return does(server.services, table, seat, decisions.find(({ mine }) => mine)?.id ?? '', 'sow');
}

/** Red has sown, and has the link that takes it back. */
async function undoable() {
  const to = await seqNow();
  await moves('Red');
  const by = { tableId: table, playerId: ada.player.id, seat: 'Red' };
  const token = await issueLink(server.services, { purpose: 'undo', ...by, to, seq: await seqNow() });
  return { to, link: `/z/${token}` };
}

test('shows what it would undo, undoes it once, and nobody needs to sign in', async () => {
  const { to, link } = await undoable();
  const before = await databaseDigest(server.database.url);
  expect(textOf((await getPage(server, link).expect(200)).text)).toContain('This would be undone');
  expect(await databaseDigest(server.database.url)).toBe(before);
  await postForm(server, link, {}).expect(200);
  const [entry] = await server.services.db.entry.findMany({ where: { tableId: table }, orderBy: { seq: 'desc' } });
  expect(entry?.data).toMatchObject({ kind: 'ruling', ruling: { type: 'rewind', to } });
  const after = await seqNow();
  expect(textOf((await postForm(server, link, {}).expect(409)).text)).toContain('taken it back already');
  expect(await seqNow()).toBe(after);
});

test('is dead once somebody else would have to agree, and asks nobody', async () => {
  const { link } = await undoable();
  await moves('Blue');
  const before = await seqNow();
  expect(textOf((await getPage(server, link).expect(410)).text)).toContain('needs the consent of');
  await postForm(server, link, {}).expect(409);
  expect(await seqNow()).toBe(before);
  expect(await server.services.db.takeback.count({ where: { tableId: table } })).toBe(0);
});

test('is dead for a seat that has another player', async () => {
  const { link } = await undoable();
  await server.services.db.seat.update({
    where: { tableId_seat: { tableId: table, seat: 'Red' } },
    data: { playerId: cid.player.id },
  });
  await getPage(server, link).expect(410);
  await postForm(server, link, {}).expect(409);
});
