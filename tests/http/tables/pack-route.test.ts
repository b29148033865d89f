import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tableFor } from '../harness/a-table.ts';
import { anybody, as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let carl: Person;
beforeAll(async () => {
  server = await startServer();
  [ada, ben, carl] = [await server.person('Ada'), await server.person('Ben'), await server.person('Carl')];
});
afterAll(() => server.close());

const newTable = async (change: object = {}) => {
  const wanted = { ...tableFor(ben.player.email), ...change };
  const { body } = await as(server, ada, 'post', '/api/tables').send(wanted).expect(201);
  return (await as(server, ada, 'get', `/api/tables/${body.tableId}`).expect(200)).body;
};
const builtIn = async () => (await anybody(server, 'get', '/api/games/iron-curtain/pack').expect(200)).body;
const ownPack = async (about: string) => ({ ...(await builtIn()), _about: about });

test('a table names the address of its pack, which may be kept for ever', async () => {
  const { pack } = await newTable();
  expect(pack).toMatchObject({ builtIn: true, url: `/api/packs/${pack.hash}` });
  const found = await anybody(server, 'get', pack.url).expect(200);
  expect(found.body).toEqual(await builtIn());
  expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(found.headers.etag).toBe(`"${pack.hash}"`);
  const again = await anybody(server, 'get', pack.url).set('If-None-Match', `"${pack.hash}"`).expect(304);
  expect(again.text).toBe('');
});

test('a pack that was uploaded is there for the people of its table, and for no proxy', async () => {
  const content = await ownPack('For Tuesdays');
  const { pack } = await newTable({ pack: content });
  expect(pack.builtIn).toBe(false);
  for (const person of [ada, ben]) {
    const found = await as(server, person, 'get', pack.url).expect(200);
    expect(found.body).toEqual(content);
    expect(found.headers['cache-control']).toBe('private, max-age=31536000, immutable');
  }
});

test('to strangers it looks like one that does not exist, until a table that all may read plays with it', async () => {
  const content = await ownPack('For Wednesdays');
  const { pack } = await newTable({ pack: content });
  const hidden = await as(server, carl, 'get', pack.url).expect(404);
  await anybody(server, 'get', pack.url).set('If-None-Match', `"${pack.hash}"`).expect(404);
  const missing = await as(server, carl, 'get', '/api/packs/nothing').expect(404);
  expect(hidden.headers['cache-control']).toBe('no-store');
  expect({ ...hidden.body, instance: '' }).toEqual({ ...missing.body, instance: '' });
  await newTable({ pack: content, public: true });
  const open = await anybody(server, 'get', pack.url).expect(200);
  expect(open.body).toEqual(content);
});
