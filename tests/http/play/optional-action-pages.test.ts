import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { newMemory } from '../../../src/platform/memory.ts';
import { listTables } from '../../../src/play/list-tables.ts';
import { dealTable, does } from '../../fixtures/side-deals/deal-table.ts';
import { rewind } from '../../tables/fixtures/rule-now.ts';
import { databaseDigest } from '../harness/database-digest.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

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

const propose = (to: string, coins = 2) => does(server.services, table, 'Red', '~propose', { to, coins });
const form = (optionalAction: string) => `/t/${table}/actions/${optionalAction}`;
const entries = () => server.services.db.entry.count({ where: { tableId: table } });

/** The form as it is opened, filled in and sent. */
async function send(path: string, fields: { [name: string]: string }, person?: Person) {
  const { text } = await getPage(server, path, person).expect(200);
  const hidden = { key: fieldValue(text, 'key') ?? '', seq: fieldValue(text, 'seq') ?? '' };
  return { hidden, sent: await postForm(server, path, { ...hidden, ...fields }, person) };
}

describe('the table page', () => {
  test('lists what a player may do beside their move, to nobody else and not in the past', async () => {
    const { text } = await getPage(server, `/t/${table}`, ben).expect(200);
    expect(textOf(text)).toContain('You may also “Give standing orders” Rules 5 “To whom do you offer coins?” Rules 6');
    expect(text).toContain(`href="${form('~propose')}"`);
    expect(text).toContain('href="/games/side-deals/rules#6">Rules 6</a>');
    expect(textOf((await getPage(server, `/t/${table}`)).text)).not.toContain('You may also');
    expect(textOf((await getPage(server, `/t/${table}?at=1`, ben)).text)).toContain('You may also');
    await propose('Green');
    expect(textOf((await getPage(server, `/t/${table}?at=1`, ben)).text)).not.toContain('You may also');
  });

  test('puts what somebody asks beside the questions, with answers that only lead to the form', async () => {
    await propose('Blue');
    const { text } = await getPage(server, `/t/${table}`, ben).expect(200);
    expect(textOf(text)).toContain('You are asked “Do you take 2 of Red to Blue?” The game does not wait for this.');
    expect(text).toContain(`<form method="get" action="${form('~answer-deal.1')}">`);
    const before = await databaseDigest(server.database.url);
    const picked = await getPage(server, `${form('~answer-deal.1')}?a=accept`, ben).expect(200);
    expect(picked.text).toMatch(/value="accept" checked/);
    expect(await databaseDigest(server.database.url)).toBe(before);
    expect(textOf((await getPage(server, `/t/${table}`, cid)).text)).not.toContain('Do you take');
  });
});

describe('the front page', () => {
  const line = async (person: Person) => {
    const { text } = await getPage(server, '/', person).expect(200);
    const [, row = ''] =
      new RegExp(`(<li class="table-row[^"]*">\\s*<h3[^>]*><a href="/t/${table}">.*?</li>)`, 's').exec(text) ?? [];
    return textOf(row);
  };
  const asked = async (person: Person) => {
    const { body } = await as(server, person, 'get', '/api/tables').expect(200);
    return body.tables.find(({ id }: { id: string }) => id === table)?.asked;
  };

  test('marks a table where a player is asked though nobody waits for them, as long as they are', async () => {
    expect(await line(ben)).not.toContain('You are asked');
    expect(await asked(ben)).toBe(false);
    await propose('Blue');
    expect(await line(ben)).toMatch(/You are asked .*the game does not wait for this.*Look and answer/);
    expect(textOf((await getPage(server, '/', ben)).text)).toContain('Asked of you');
    expect(await asked(ben)).toBe(true);
    // The one who asked is waited for, the third is not meant.
    expect(await line(ada)).toMatch(/Your move|left/);
    expect(await asked(ada)).toBe(false);
    expect(await line(cid)).not.toContain('You are asked');
    await does(server.services, table, 'Blue', '~answer-deal.1', 'decline');
    expect(await line(ben)).not.toContain('You are asked');
    expect(await asked(ben)).toBe(false);
  });

  test('marks it also for a server that has just started, and where a position cannot be read', async () => {
    await propose('Blue');
    const lineOf = async () => {
      const cold = { ...server.services, memory: newMemory() };
      return (await listTables(cold, ben.player.id)).find(({ id }) => id === table);
    };
    expect(await lineOf()).toMatchObject({ asked: true });
    await server.services.db.entry.deleteMany({ where: { tableId: table } });
    expect(await lineOf()).toMatchObject({ asked: false });
  });
});

describe('the form', () => {
  test('acts when it is sent, once however often, says what was done and leads back to the table', async () => {
    const { hidden, sent } = await send(form('~give-orders'), { a: 'reap' }, ben);
    expect(sent.status).toBe(200);
    expect(textOf(sent.text)).toContain('Done: “reap”');
    expect(textOf(sent.text)).toContain('“Order: reap”');
    expect(sent.text).toContain(`href="/t/${table}"`);
    const again = await postForm(server, form('~give-orders'), { ...hidden, a: 'reap' }, ben).expect(200);
    expect(textOf(again.text)).toContain('“Order: reap”');
    expect(await entries()).toBe(2);
    expect((await send(form('~give-orders'), { a: 'sow' }, ben)).sent.status).toBe(200);
    expect(await entries()).toBe(3);
  });

  test('stays filled in when something is missing or not legal, and says what', async () => {
    const { sent: unread } = await send(form('~propose'), { 'a.to': 'Green', 'a.coins': 'many' }, ben);
    expect(unread.status).toBe(400);
    expect(textOf(unread.text)).toContain('“many” is not a whole number');
    expect(unread.text).toMatch(/value="Green" checked/);
    const { hidden, sent } = await send(form('~propose'), { 'a.to': 'Green', 'a.coins': '7' }, ben);
    expect(sent.status).toBe(422);
    expect(textOf(sent.text)).toContain('“You have only 3 to give.” ( Rule 6 )');
    expect(sent.text).toContain('(<a class="section" href="/games/side-deals/rules#6">Rule 6</a>)');
    expect(sent.text).toContain('value="7"');
    expect(await entries()).toBe(1);
    // The same page sent again, put right, is a new submission.
    await postForm(server, form('~propose'), { ...hidden, 'a.to': 'Green', 'a.coins': '1' }, ben).expect(200);
    expect(await entries()).toBe(2);
  });

  test('of an optional action that is over says so, before and after', async () => {
    await propose('Blue');
    const { text } = await getPage(server, form('~answer-deal.1'), ben).expect(200);
    await does(server.services, table, 'Red', '~withdraw.1', 'take it back');
    const hidden = { key: fieldValue(text, 'key') ?? '', seq: fieldValue(text, 'seq') ?? '' };
    const late = await postForm(server, form('~answer-deal.1'), { ...hidden, a: 'accept' }, ben).expect(409);
    expect(textOf(late.text)).toContain('This is no longer open');
    await getPage(server, form('~answer-deal.1'), ben).expect(410);
    expect(await entries()).toBe(3);
  });

  test('opened before a rewind is shown anew: the same number may be another deal', async () => {
    await propose('Blue', 1);
    const { text } = await getPage(server, form('~answer-deal.1'), ben).expect(200);
    await rewind(server.services, table, 1);
    await propose('Blue', 3);
    const hidden = { key: fieldValue(text, 'key') ?? '', seq: fieldValue(text, 'seq') ?? '' };
    const late = await postForm(server, form('~answer-deal.1'), { ...hidden, a: 'accept' }, ben).expect(409);
    expect(textOf(late.text)).toContain('“Do you take 3 of Red to Blue?”');
    expect(late.text).toMatch(/value="accept" checked/);
    expect(await entries()).toBe(4);
  });

  test('is for the player of the seat alone', async () => {
    await propose('Blue');
    await getPage(server, form('~answer-deal.1'), cid).expect(410);
    await getPage(server, form('~answer-deal.1')).expect(303);
    const dora = await server.person('Dora');
    await getPage(server, form('~propose'), dora).expect(403);
    await postForm(server, form('~propose'), { a: 'x' }, dora).expect(403);
  });
});

describe('links in a mail', () => {
  const link = async (purpose: 'action' | 'answer', decision: string, person: Person, seat: string) => {
    const { seq } = await server.services.db.table.findUniqueOrThrow({ where: { id: table } });
    const target = { tableId: table, seat, playerId: person.player.id, decision, seq };
    if (purpose === 'answer') return `/a/${await issueLink(server.services, { ...target, purpose, answer: 'accept' })}`;
    return `/o/${await issueLink(server.services, { ...target, purpose })}`;
  };

  test('open the form without signing in, and nothing else', async () => {
    const path = await link('action', '~give-orders', ada, 'Red');
    const { hidden, sent } = await send(path, { a: 'ask me' });
    expect(sent.status).toBe(200);
    expect(textOf(sent.text)).toContain('Done: “ask me”');
    // Red is to move, but this link is no way to that move.
    expect(sent.text).not.toContain('/add"');
    expect(sent.text).not.toContain('/actions/');
    await postForm(server, path, { ...hidden, a: 'ask me' }).expect(200);
    expect(await entries()).toBe(2);
    await getPage(server, path.replace('/o/', '/c/')).expect(404);
    await getPage(server, path.replace('/o/', '/a/')).expect(404);
  });

  test('to what is always on offer are those of the newest mail; an older one shows nothing', async () => {
    const old = await link('action', '~give-orders', ada, 'Red');
    server.clock.advance(1000);
    const newer = await link('action', '~give-orders', ada, 'Red');
    const { text } = await getPage(server, old).expect(410);
    expect(textOf(text)).toContain('A newer mail has a link to this form');
    expect(textOf(text)).not.toContain('Only you know this');
    await getPage(server, newer).expect(200);
  });

  test('accept a proposal with one press on the page behind it, once', async () => {
    await propose('Blue');
    const [answer, open] = [
      await link('answer', '~answer-deal.1', ben, 'Blue'),
      await link('action', '~answer-deal.1', ben, 'Blue'),
    ];
    await does(server.services, table, 'Red', '1.1', 'sow');
    const { text } = await getPage(server, answer).expect(200);
    expect(textOf(text)).toContain('“accepted: 2 of Red to Blue”');
    expect(textOf(text)).toContain('The game does not wait for this');
    const fields = { seq: fieldValue(text, 'seq') ?? '' };
    const done = await postForm(server, answer, fields).expect(200);
    expect(textOf(done.text)).toContain('Done: “accept”');
    await postForm(server, answer, fields).expect(200);
    expect(await entries()).toBe(4);
    const { text: over } = await getPage(server, open).expect(410);
    expect(textOf(over)).toContain('You have answered this question already');
  });

  test('die when the proposal is taken back, or a rewind has given its number to another', async () => {
    await propose('Blue');
    const answer = await link('answer', '~answer-deal.1', ben, 'Blue');
    await rewind(server.services, table, 1);
    await propose('Blue', 3);
    expect(textOf((await getPage(server, answer).expect(410)).text)).toContain('This question was taken back');
    await postForm(server, answer, {}).expect(409);
    const fresh = await link('answer', '~answer-deal.1', ben, 'Blue');
    await getPage(server, fresh).expect(200);
    await does(server.services, table, 'Red', '~withdraw.1', 'take it back');
    const { text } = await getPage(server, fresh).expect(410);
    expect(textOf(text)).toContain('This is no longer open');
  });

  test('do not count what the reader has not read as read', async () => {
    await propose('Blue');
    const answer = await link('answer', '~answer-deal.1', ben, 'Blue');
    await does(server.services, table, 'Red', '1.1', 'sow');
    const { text } = await getPage(server, answer).expect(200);
    await postForm(server, answer, { seq: fieldValue(text, 'seq') ?? '' }).expect(200);
    const seat = { tableId_seat: { tableId: table, seat: 'Blue' } };
    expect(await server.services.db.seat.findUniqueOrThrow({ where: seat })).toMatchObject({ seenSeq: 0 });
  });
});

test('a question that a rewind opens again is answered again by the link of its mail', async () => {
  const target = { tableId: table, seat: 'Red', playerId: ada.player.id, decision: '1.1', seq: 1 };
  const answer = `/a/${await issueLink(server.services, { ...target, purpose: 'answer', answer: 'reap' })}`;
  await postForm(server, answer, { seq: '1' }).expect(200);
  await rewind(server.services, table, 1);
  const { text } = await getPage(server, answer).expect(200);
  await postForm(server, answer, { seq: fieldValue(text, 'seq') ?? '' }).expect(200);
  const log = await server.services.db.entry.findMany({ where: { tableId: table }, orderBy: { seq: 'asc' } });
  expect(log.map(({ kind }) => kind)).toEqual(['setup', 'answered', 'ruling', 'answered']);
});

test('the log says who answered by standing order', async () => {
  await does(server.services, table, 'Blue', '~give-orders', 'reap');
  await does(server.services, table, 'Red', '1.1', 'sow');
  const { text } = await getPage(server, `/t/${table}/log`, cid).expect(200);
  expect(textOf(text)).toMatch(/“Blue: reap” [^·]* · by standing order/);
  // The order itself has no number that others could miss.
  expect([...text.matchAll(/id="(entry-\w+)"/g)].map(([, id]) => id)).toEqual(['entry-3', 'entry-2', 'entry-1']);
  const { text: past } = await getPage(server, `/t/${table}?at=2`, cid).expect(200);
  expect(textOf(past)).not.toContain('What came of it is in later entries');
});
