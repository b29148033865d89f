import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { dealTable } from '../../fixtures/side-deals/deal-table.ts';
import { getPage, textOf } from '../harness/reading.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let path: string;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  path = `/t/${await dealTable(server.services, [ada, await server.person('Ben')])}`;
});
afterAll(() => server.close());

const stranger = (headers: { readonly [name: string]: string } = {}) =>
  request(server.app).get(path).set(headers).expect(200);

test('who is not signed in reads times in UTC, and that it is UTC, until a script says their zone', async () => {
  const { text, headers } = await stranger();
  expect(textOf(text)).toContain('until Thu 26 Nov, 00:00 UTC');
  expect(textOf(text)).toContain('Times are those of UTC.');
  expect(headers['set-cookie']).toBeUndefined();
});

test('from then on the browser keeps it', async () => {
  const told = await stranger({ 'Despatch-Time-Zone': 'Asia/Tokyo' });
  expect(textOf(told.text)).toContain('until Thu 26 Nov, 09:00 GMT+9');
  const [cookie = ''] = told.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^despatch-zone=Asia%2FTokyo; .*HttpOnly; SameSite=Lax/);
  const again = await stranger({ Cookie: cookie.split(';')[0] ?? '' });
  expect(textOf(again.text)).toContain('09:00 GMT+9');
  expect(textOf(again.text)).toContain('Times are those of Asia/Tokyo.');
});

test.each(['Mars/Olympus', '', 'x'.repeat(5_000), '../../etc'])(
  'a zone that is none is passed over: %s',
  async (zone) => {
    const { text, headers } = await stranger({ 'Despatch-Time-Zone': zone, Cookie: `despatch-zone=${zone}` });
    expect(textOf(text)).toContain('00:00 UTC');
    expect(headers['set-cookie']).toBeUndefined();
  },
);

test('players keep the zone that they chose', async () => {
  const { text } = await getPage(server, path, ada).set('Despatch-Time-Zone', 'Asia/Tokyo').expect(200);
  expect(textOf(text)).not.toContain('GMT+9');
});
