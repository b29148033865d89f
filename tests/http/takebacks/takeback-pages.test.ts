import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { askTakeback } from '../../../src/rulings/takeback/ask-takeback.ts';
import { dealTable, does } from '../../fixtures/side-deals/deal-table.ts';
import { databaseDigest } from '../harness/database-digest.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let cid: Person;
let eve: Person;
let table: string;
beforeAll(async () => {
  server = await startServer();
  [ada, ben, cid] = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
  eve = await server.person('Eve');
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await dealTable(server.services, [ada, ben, cid]);
});

/** The decision that waits for a seat, answered. */
async function moves(seat: string, answer = 'sow') {
  const { decisions } = await viewTable(server.services, table, seat);
  return does(server.services, table, seat, decisions.find(({ mine }) => mine)?.id ?? '', answer);
}
const seqNow = async () => (await server.services.db.table.findUniqueOrThrow({ where: { id: table } })).seq;
const askPage = (to?: number) => `/t/${table}/takeback${to === undefined ? '' : `?to=${to}`}`;
const ask = async (toSeq: number, reason = 'a slip') =>
  askTakeback(server.services, {
    tableId: table,
    seat: 'Red',
    playerId: ada.player.id,
    toSeq,
    reason,
    expectedSeq: await seqNow(),
  });
const mailed = async (takebackId: string) => {
  const link = { purpose: 'takeback', playerId: ben.player.id, tableId: table, seat: 'Blue', takebackId } as const;
  return `/k/${await issueLink(server.services, link)}`;
};

describe('asking', () => {
  test('a player who has answered finds the way there on the page that says what came of it', async () => {
    const { decisions } = await viewTable(server.services, table, 'Red');
    const decision = decisions.find(({ mine }) => mine)?.id ?? '';
    const base = `/t/${table}/compose/drafts/${decision}`;
    await postForm(server, `${base}/add`, { decision, a: 'sow', answer: 'sow' }, ada).expect(303);
    const { text } = await getPage(server, base, ada).expect(200);
    const sending = { key: fieldValue(text, 'key') ?? '', seq: fieldValue(text, 'seq') ?? '' };
    const sent = await postForm(server, `${base}/send`, sending, ada).expect(200);
    expect(textOf(sent.text)).toContain('Take something back');
    expect(sent.text).toContain(`href="${askPage()}"`);
  });

  test('a move of one’s own: the page shows what goes, the button takes it back at once', async () => {
    await moves('Red');
    const { text: tablePage } = await getPage(server, `/t/${table}`, ada).expect(200);
    expect(tablePage).toContain(`href="/t/${table}/takeback"`);
    const before = await databaseDigest(server.database.url);
    const { text } = await getPage(server, askPage(), ada).expect(200);
    expect(await databaseDigest(server.database.url)).toBe(before);
    expect(textOf(text)).toContain('Go back to entry 1?');
    expect(textOf(text)).toContain('Nobody else has acted since');
    expect(textOf(text)).toContain('Nobody gains time by it');
    const fields = { seq: fieldValue(text, 'seq') ?? '', to: fieldValue(text, 'to') ?? '', reason: 'a slip' };
    const sent = await postForm(server, askPage(), fields, ada).expect(303);
    expect(sent.headers.location).toBe(`/t/${table}?said=taken-back`);
    expect(textOf((await getPage(server, `/t/${table}?said=taken-back`, ada)).text)).toContain('It was taken back.');
    expect(textOf((await getPage(server, `/t/${table}/log`, cid)).text)).toContain(
      '“Red” took back what came after entry 1: a slip',
    );
    expect(await seqNow()).toBe(3);
  });

  test('what others did since: they are asked, the table shows it, and nobody else answers', async () => {
    await moves('Red');
    await moves('Blue');
    const { text } = await getPage(server, askPage(), ada).expect(200);
    expect(textOf(text)).toContain('“Blue” must consent, because of what happened since.');
    const fields = { seq: fieldValue(text, 'seq') ?? '', to: '1', reason: '' };
    const sent = await postForm(server, askPage(), fields, ada).expect(303);
    expect(sent.headers.location).toBe(`/t/${table}?said=takeback-asked`);
    for (const person of [ada, ben, cid]) {
      const shown = textOf((await getPage(server, `/t/${table}`, person)).text);
      expect(shown).toContain('“Red” asks to go back to entry 1. “Blue” has not answered yet.');
    }
    const { id } = await server.services.db.takeback.findFirstOrThrow({ where: { tableId: table } });
    const page = `/t/${table}/takebacks/${id}`;
    expect((await getPage(server, page, ben)).text).toContain('value="yes"');
    expect((await getPage(server, page, cid)).text).not.toContain('value="yes"');
    expect((await getPage(server, page, ada)).text).toContain('value="withdraw"');
    await postForm(server, page, { do: 'yes' }, cid).expect(403);
    await getPage(server, page, eve).expect(403);
    await getPage(server, page).expect(303);
    expect((await postForm(server, page, { do: 'withdraw' }, ada).expect(200)).text).toContain('withdrew it');
    expect(textOf((await getPage(server, `/t/${table}/log`, cid)).text)).toContain(
      '“Red” asked to go back to entry 1, and withdrew it.',
    );
  });

  test('what cannot be taken back is refused in words, on the page and when it is sent', async () => {
    await moves('Red');
    const page = await getPage(server, askPage(9), ada).expect(200);
    expect(textOf(page.text)).toContain('“9” is not an entry to go back to; possible are entries 1 to 1.');
    expect(page.text).not.toContain('type="submit">Yes');
    expect(textOf((await getPage(server, askPage(), ben)).text)).toContain('You have done nothing in this game');
    const late = await postForm(server, askPage(), { seq: '1', to: '1', reason: '' }, ada).expect(409);
    expect(textOf(late.text)).toContain('moved on');
    await postForm(server, askPage(), { seq: '2', to: 'x', reason: '' }, ada).expect(400);
    await postForm(server, askPage(), { seq: '2', to: '1', reason: '' }, eve).expect(403);
    expect(await seqNow()).toBe(2);
  });
});

describe('the link in a mail', () => {
  test('shows the request without signing in and changes nothing; its button consents, once', async () => {
    await moves('Red');
    await moves('Blue');
    const { id } = await ask(1);
    const link = await mailed(id);
    const before = await databaseDigest(server.database.url);
    const { text } = await getPage(server, link).expect(200);
    expect(textOf(text)).toContain('“Red” asks to go back to entry 1: a slip');
    expect(await databaseDigest(server.database.url)).toBe(before);
    await request(server.app).head(link).expect(200);
    expect(await databaseDigest(server.database.url)).toBe(before);
    expect(textOf((await postForm(server, link, {}).expect(400)).text)).toContain('Say yes or no.');
    const done = await postForm(server, link, { do: 'yes' }).expect(200);
    expect(textOf(done.text)).toContain("It was taken back, with everybody's consent.");
    expect(await seqNow()).toBe(4);
    await postForm(server, link, { do: 'yes' }).expect(409);
    const over = await getPage(server, link).expect(410);
    expect(textOf(over.text)).toContain('It was taken back');
    expect(await seqNow()).toBe(4);
  });

  test('refuses, and is dead once the game goes on or the seat is another’s', async () => {
    await moves('Red');
    await moves('Blue');
    const link = await mailed((await ask(1)).id);
    expect(textOf((await postForm(server, link, { do: 'no' }).expect(200)).text)).toContain('It was refused.');
    const second = await mailed((await ask(1)).id);
    await moves('Green');
    expect(textOf((await getPage(server, second).expect(410)).text)).toContain('the game went on');
    expect(await seqNow()).toBe(4);
    await moves('Red');
    const third = await mailed((await ask(1)).id);
    await server.services.db.seat.updateMany({
      where: { tableId: table, seat: 'Blue' },
      data: { playerId: eve.player.id },
    });
    await getPage(server, third).expect(410);
    await postForm(server, third, { do: 'yes' }).expect(409);
    await getPage(server, '/k/forged').expect(404);
  });
});
