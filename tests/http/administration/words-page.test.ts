import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { COMMAND_LINE } from '../../../src/administration/actor.ts';
import { giveRole } from '../../../src/administration/give-role.ts';
import { getPage, textOf } from '../harness/reading.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  await giveRole(server.services, { by: COMMAND_LINE, email: ada.player.email, role: 'administrator' });
});
afterAll(() => server.close());

async function words(query: { readonly [name: string]: string }): Promise<string> {
  const { text } = await getPage(server, `/administration/words?${new URLSearchParams(query)}`, ada).expect(200);
  return text;
}

test('a sentence stands with English, its translation, its arguments and where it is used', async () => {
  const text = textOf(await words({ lang: 'es', search: 'pages.preferences.signed-in' }));
  expect(text).toContain('pages.preferences.signed-in {email}');
  expect(text).toContain('templates/pages/preferences.html.hbs');
  expect(text).toMatch(/1 sentence of \d+; \d+ missing in all\./);
});

test('what a pack prints is used where it is made', async () => {
  const text = textOf(await words({ lang: 'es', search: 'iron-curtain-pack.card-poland' }));
  expect(text).toContain('Poland Polonia');
  expect(text).toContain('src/games/iron-curtain/pack/build-pack.ts');
});

test('it is sought in English and in the translation, whatever the case', async () => {
  expect(textOf(await words({ lang: 'es', search: 'POLONIA' }))).toContain('iron-curtain-pack.card-poland');
  expect(textOf(await words({ lang: 'es', search: 'poland' }))).toContain('iron-curtain-pack.card-poland');
  expect(textOf(await words({ lang: 'es', search: 'no such words' }))).toContain('No sentence of');
});

test('a language that nobody has begun is missing as a whole, a hundred sentences a page', async () => {
  const first = await words({ lang: 'fr', only: 'missing' });
  expect(first.match(/<tr id=/g)).toHaveLength(100);
  const next = /href="([^"]*)" rel="next"/.exec(first)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=') ?? '';
  const second = await getPage(server, next, ada).expect(200);
  const [a, b] = [first, second.text].map((text) => /<tr id="([^"]*)"/.exec(text)?.[1]);
  expect(a).not.toBe(b);
});

test('odd questions are answered', async () => {
  const odd: readonly { readonly [name: string]: string }[] = [
    { lang: '../../etc' },
    { lang: '\0', search: '\0', from: '-1' },
    { from: '1e99' },
    { search: '<b>'.repeat(200) },
  ];
  for (const query of odd) expect(await words(query)).toContain('<h1>Words of the program</h1>');
});

test('players have no business there', async () => {
  const ben = await server.person('Ben');
  await getPage(server, '/administration/words', ben).expect(403);
});
