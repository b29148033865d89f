import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { pauseTable } from '../../../src/pauses/pause-table.ts';
import { answerTurn, nextTurn, otherThan, type PlayedTable, startTable } from '../harness/a-table.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let table: PlayedTable;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  ben = await server.person('Ben');
  table = await startTable(server, ada, ben);
});
afterAll(() => server.close());

const pathOf = (url: string) => url.replace('http://despatch.example', '');
const read = (path: string) => request(server.app).get(path).expect(200);
const uidOf = (text: string) => /UID:(\S+)/.exec(text)?.[1];

async function calendarOf(person: Person): Promise<string> {
  return pathOf((await as(server, person, 'post', '/api/calendar').expect(201)).body.url);
}

test('shows what its owner owes, until when, and nothing of anybody else', async () => {
  const turn = await nextTurn(server, table);
  const { person } = turn;
  const [mine, theirs] = [await calendarOf(person), await calendarOf(otherThan(table, person))];

  const { text, headers } = await read(mine);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['cache-control']).toBe('private, max-age=300');
  const due = await server.services.db.pendingAnswer.findFirstOrThrow({
    where: { tableId: table.id, seat: turn.seat },
  });
  const when = due.dueAt?.toISOString().replace(/[-:]|\.\d+/g, '');
  expect(text).toContain(`\r\nDTSTART:${when}\r\n`);
  expect(text).toMatch(/SUMMARY:Tuesday Club: answer due \(/);
  expect(text).toContain(`http://despatch.example/t/${table.id}`);
  expect(text.replaceAll('\r\n ', '')).toContain(`UID:${turn.decision}.${turn.seat}.${table.id}@despatch.example\r\n`);
  expect((await read(theirs)).text).not.toContain('BEGIN:VEVENT');

  // Who has it already is not sent it again.
  const tag = headers.etag ?? '';
  await request(server.app).get(mine).set('If-None-Match', tag).expect(304);
  expect((await read(mine)).text).toBe(text);

  await answerTurn(server, table, turn).expect(200);
  const after = await request(server.app).get(mine).set('If-None-Match', tag).expect(200);
  expect(uidOf(after.text)).not.toBe(uidOf(text));
});

test('is in the language of its owner', async () => {
  const { person } = await nextTurn(server, table);
  const mine = await calendarOf(person);
  await server.services.db.player.update({ where: { id: person.player.id }, data: { locale: 'es' } });
  expect((await read(mine)).text).toContain('Despatch: plazos');
  await server.services.db.player.update({ where: { id: person.player.id }, data: { locale: 'en' } });
});

test('is empty while the clocks stand still, and not there for a player who is banned', async () => {
  const { person } = await nextTurn(server, table);
  const mine = await calendarOf(person);
  expect((await read(mine)).text).toContain('BEGIN:VEVENT');
  await server.services.db.player.update({ where: { id: person.player.id }, data: { bannedAt: new Date() } });
  await request(server.app).get(mine).expect(404);
  await server.services.db.player.update({ where: { id: person.player.id }, data: { bannedAt: null } });
  const by = person.player.id;
  await pauseTable(server.services, { tableId: table.id, by, hours: 48, reason: 'Flu' });
  expect((await read(mine)).text).not.toContain('BEGIN:VEVENT');
});

test('a new address ends the old one, and an end ends it for good', async () => {
  const made = await postForm(server, '/preferences/feeds/calendar', {}, ada).expect(200);
  const first = pathOf(/http:\/\/despatch\.example\/calendar\/[^<]+/.exec(made.text)?.[0] ?? '');
  await read(first);
  const page = await getPage(server, '/preferences/feeds', ada).expect(200);
  expect(page.text).not.toContain(first);
  expect(textOf(page.text)).toContain('Your calendar has had an address since');
  const second = await calendarOf(ada);
  await request(server.app).get(first).expect(404);
  await read(second);
  expect((await as(server, ada, 'get', '/api/calendar').expect(200)).body.since).toBe('2026-11-24T12:00:00.000Z');

  await postForm(server, '/preferences/feeds/calendar/end', {}, ada).expect(303);
  await request(server.app).get(second).expect(404);
  expect((await as(server, ada, 'get', '/api/calendar').expect(200)).body).toEqual({});
  await as(server, ada, 'delete', '/api/calendar').expect(204);
  await request(server.app).get('/calendar/%00/deadlines.ics').expect(404);
  expect(server.logged.join('\n')).not.toContain(second.split('/')[2]);
});
