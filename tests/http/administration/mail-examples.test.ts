import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { COMMAND_LINE } from '../../../src/administration/actor.ts';
import { giveRole } from '../../../src/administration/give-role.ts';
import { KINDS } from '../../../src/notifications/notification.ts';
import { databaseDigest } from '../harness/database-digest.ts';
import { getPage, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  await giveRole(server.services, { by: COMMAND_LINE, email: ada.player.email, role: 'administrator' });
});
afterAll(() => server.close());

type Query = { readonly [name: string]: string };

async function gallery(query: Query): Promise<string> {
  const address = `/administration/mails/examples?${new URLSearchParams(query)}`;
  return (await getPage(server, address, ada).expect(200)).text;
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=');
const framesIn = (page: string) =>
  [...page.matchAll(/<iframe[^>]* src="([^"]*)"/g)].map(([, src = '']) => unescaped(src));

test('a mail stands there with its subject, its sizes, and in a frame that may do nothing', async () => {
  const page = await gallery({ kind: 'invitation', game: 'iron-curtain', language: 'es', shape: 'dark' });
  expect(textOf(page)).toMatch(/\[Café de Paris\] Ann/);
  expect(textOf(page)).toMatch(/[\d,]+ bytes as it is sent: HTML [\d,]+, text [\d,]+, pictures [1-9][\d,]*\./);
  expect(page).toMatch(/<iframe[^>]* sandbox[ >]/);
  const [src = ''] = framesIn(page);
  const { text, headers } = await getPage(server, src, ada).expect(200);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none';.*; sandbox$/);
  expect(text).toContain('<html lang="es">');
  expect(text).not.toContain('prefers-color-scheme');
});

test('a mail stands there in each shape; as plain text without a frame', async () => {
  const page = await gallery({ kind: 'sign-in', game: 'iron-curtain', language: 'en', shape: '' });
  expect(framesIn(page).map((src) => new URLSearchParams(src.split('?')[1]).get('shape'))).toEqual([
    ...['light', 'dark', 'phone', 'no-pictures'],
  ]);
  expect(page).toContain('class="mail-source"');
});

test('all of them are shown, a page at a time, and none twice', async () => {
  const seen: string[] = [];
  let next = '/administration/mails/examples?kind=&game=iron-curtain&language=en&shape=phone';
  for (let pages = 0; next !== '' && pages < 50; pages += 1) {
    const { text } = await getPage(server, next, ada).expect(200);
    const frames = framesIn(text);
    expect(frames.length).toBeLessThanOrEqual(8);
    seen.push(...frames);
    next = unescaped(/href="([^"]*)" rel="next"/.exec(text)?.[1] ?? '');
  }
  expect(new Set(seen).size).toBe(seen.length);
  const kinds = new Set(seen.map((src) => src.split('/')[4]));
  expect([...kinds].toSorted()).toEqual([...KINDS].toSorted());
});

test('looking at them sends nothing, stores nothing and issues no link', async () => {
  await gallery({ kind: 'turn' });
  const before = await databaseDigest(server.database.url);
  const page = await gallery({ kind: 'turn', shape: '' });
  for (const src of framesIn(page)) await getPage(server, src, ada).expect(200);
  expect(await databaseDigest(server.database.url)).toBe(before);
});

test('odd questions are answered, and there is nothing where no mail is', async () => {
  const odd: readonly Query[] = [
    { kind: '\0', game: '../../etc', language: 'xx', shape: '<b>', from: '-3' },
    { kind: 'sign-in', from: '1e99' },
  ];
  for (const query of odd) expect(await gallery(query)).toContain('<h1>Every mail as it looks</h1>');
  for (const path of ['turn/toString', 'turn/usual?game=none', 'no-such/usual', 'turn/usual?shape=round'])
    await getPage(server, `/administration/mails/examples/${path}`, ada).expect(404);
});

test('a program reads the same', async () => {
  const list = await as(
    server,
    ada,
    'get',
    '/api/administration/mail-examples?kind=dispute&game=versailles-1919&language=en',
  );
  expect(list.status).toBe(200);
  expect(list.body.examples.map(({ variant }: { variant: string }) => variant)).toContain('escalated');
  const [first] = list.body.examples;
  const address = `/api/administration/mail-examples/dispute/${first.variant}?game=versailles-1919&language=en`;
  const { body } = await as(server, ada, 'get', address).expect(200);
  expect(body).toMatchObject(first);
  expect(body.html).toContain('<h1');
  const plain = await as(server, ada, 'get', `${address}&shape=text`).expect(200);
  expect(plain.body).toMatchObject({ html: '', text: body.text });
  await as(server, ada, 'get', '/api/administration/mail-examples/dispute/none').expect(404);
});

test('players have no business there', async () => {
  const ben = await server.person('Ben');
  await getPage(server, '/administration/mails/examples', ben).expect(403);
  await getPage(server, '/administration/mails/examples/turn/usual', ben).expect(403);
  await as(server, ben, 'get', '/api/administration/mail-examples').expect(403);
  await as(server, ben, 'get', '/api/administration/mail-examples/turn/usual').expect(403);
});
