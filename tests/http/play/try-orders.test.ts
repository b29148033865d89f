import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { march, marchTable } from '../../fixtures/campaign/march-table.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let people: readonly [Person, Person, Person];
let table: string;
beforeAll(async () => {
  server = await startServer({ games: [march] });
  people = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
});
afterAll(() => server.close());

/** A campaign in which everybody has written political orders: the first month is over. */
beforeEach(async () => {
  table = await marchTable(server.services, people);
  for (const person of people) {
    const { body } = await api(person).get(`/api/tables/${table}`);
    const [decision] = body.decisions;
    await api(person)
      .post(`/api/tables/${table}/submissions`)
      .send({ expectedSeq: body.seq, answers: [{ decision: decision.id, answer: [] }], ready: true, key: randomUUID() })
      .expect(200);
  }
});

const api = ({ key }: Person) => request.agent(server.app).set('authorization', `Bearer ${key}`);
const form = () => `/t/${table}/actions/~standing-orders`;
const QUIET = { 'a.politics': 'quiet', 'a.minors': 'ask', 'a.purchases': 'ask' };
const entries = () => server.services.db.entry.count({ where: { tableId: table } });

test('“try it” shows what the orders would have answered, keeps the form, and sends nothing', async () => {
  const before = await entries();
  const page = await getPage(server, form(), people[0]).expect(200);
  expect(page.text).toContain('name="try"');
  const key = fieldValue(page.text, 'key') ?? '';
  const tried = await postForm(server, form(), { ...QUIET, try: 'yes', key }, people[0]);
  expect(tried.status).toBe(200);
  const text = textOf(tried.text);
  expect(text).toContain('What these orders would have answered');
  expect(text).toContain('Which political orders do you give this month?');
  expect(text).toContain('These orders: the same.');
  expect(tried.text).toMatch(/name="a\.politics"[^>]*value="quiet"[^>]*checked/);
  expect(await entries()).toBe(before);

  const asks = await postForm(server, form(), { ...QUIET, 'a.politics': 'ask', try: 'yes', key }, people[0]);
  expect(textOf(asks.text)).toContain('These orders: ask you.');
  // The key of the form is still good.
  const sent = await postForm(server, form(), { ...QUIET, key, seq: '1' }, people[0]);
  expect(textOf(sent.text)).toContain('Done');
  expect(await entries()).toBe(before + 1);
});

test('orders that contradict themselves are refused, with the form as it was filled in', async () => {
  const sea = `/t/${table}/actions/~orders-at-sea`;
  const answer = await postForm(server, sea, { 'a.intercept': 'never', 'a.odds': '12', try: 'yes' }, people[0]);
  expect(answer.status).toBe(422);
  expect(textOf(answer.text)).toContain('Odds go with “at these odds”, and you say “Never”');
  expect(answer.text).toMatch(/name="a\.odds"[^>]*value="12"/);
});

test('presets in words, what holds first, and what is left blank stays as it is', async () => {
  const page = await getPage(server, form(), people[0]).expect(200);
  expect(textOf(page.text)).toContain('Buy what I bought last time');
  expect(page.text).not.toContain('<details class="topic" open');
  const send = async (picked: string, key: string) =>
    textOf((await postForm(server, form(), { 'a!': [picked], key, seq: '1' }, people[0]).expect(200)).text);
  await send('buy_as_before', randomUUID());
  expect(await send('quiet', randomUUID())).toContain('you buy what you bought last time (8.5)');
  const again = await getPage(server, form(), people[0]).expect(200);
  const topics = [...again.text.matchAll(/<summary>([^<]*?) ?(?:<span class="tag">([^<]*)<\/span>)?<\/summary>/g)];
  expect(topics.slice(0, 3).map(([, title, tag]) => [title?.trim(), tag])).toEqual([
    ['Political phase', 'ordered now'],
    ['Money and factors', 'ordered now'],
    ['Minor countries', undefined],
  ]);
});

test('the link of an offer opens the form with its preset picked, and gives nothing yet', async () => {
  const before = await entries();
  const sea = `/t/${table}/actions/~orders-at-sea?${new URLSearchParams({ 'a!': 'never_intercept' })}`;
  const { text } = await getPage(server, sea, people[0]).expect(200);
  expect(text).toMatch(/value="never_intercept" checked/);
  expect(await entries()).toBe(before);
});

test('whoever came by a link sees one form, and nothing of what was asked before', async () => {
  const [{ player }] = people;
  const { seq } = await server.services.db.table.findUniqueOrThrow({ where: { id: table } });
  const link = { tableId: table, playerId: player.id, seat: 'france', decision: '~standing-orders', seq };
  const token = await issueLink(server.services, { purpose: 'action', ...link });
  const page = await getPage(server, `/o/${token}`);
  expect(page.status).toBe(200);
  expect(page.text).not.toContain('name="try"');
  const key = fieldValue(page.text, 'key') ?? '';
  const tried = await postForm(server, `/o/${token}`, { ...QUIET, try: 'yes', key, seq: String(seq) });
  expect(tried.text).not.toContain('What these orders would have answered');
});

test('by the API, for the seat’s own player alone', async () => {
  const at = `/api/tables/${table}/tried-orders`;
  const orders = { politics: 'quiet', minors: 'ask', purchases: 'ask' };
  const body = { decision: '~standing-orders', answer: orders };
  const { body: said } = await api(people[0]).post(at).send(body).expect(200);
  expect(said.tried).toEqual([
    expect.objectContaining({ prompt: expect.stringContaining('political orders'), same: true }),
  ]);
  await api(await server.person('Eve'))
    .post(at)
    .send(body)
    .expect(404);
  await api(people[0]).post(at).send({ decision: '~nothing', answer: orders }).expect(409);
  await api(people[0]).post(at).send({ decision: '~standing-orders', answer: 'x' }).expect(422);
});

test('others’ pages are the same bytes before and after', async () => {
  const look = async () =>
    (await api(people[1]).get(`/api/tables/${table}`)).text +
    (await api(people[1]).get(`/api/tables/${table}/log`)).text;
  const before = await look();
  await postForm(server, form(), { ...QUIET, try: 'yes' }, people[0]);
  await api(people[0])
    .post(`/api/tables/${table}/tried-orders`)
    .send({ decision: '~orders-at-sea', answer: { intercept: 'always' } })
    .expect(200);
  expect(await look()).toBe(before);
});
