import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { languages, offeredLanguages } from '../../../src/i18n/languages.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { issueSignInLink } from '../../../src/people/issue-sign-in-link.ts';
import { startTable } from '../harness/a-table.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startServer({ unfinishedLanguages: ['it'] });
  ada = await server.person('Ada');
});
afterAll(() => server.close());

const spanish = translator('es', 'UTC');
const english = translator('en', 'UTC');

describe('somebody who is not signed in', () => {
  test('reads what their browser asks for', async () => {
    const { text, headers } = await getPage(server, '/sign-in').set('Accept-Language', 'es-MX, en;q=0.5').expect(200);
    expect(text).toContain('<html lang="es">');
    expect(textOf(text)).toContain(spanish.text('pages.layout.sign-in'));
    expect(headers['content-language']).toBe('es');
    expect(headers.vary).toContain('Accept-Language');
    expect(headers.vary).toContain('Cookie');
  });
  test('reads English where nothing they ask for is there', async () => {
    const { text, headers } = await getPage(server, '/sign-in').set('Accept-Language', 'tlh').expect(200);
    expect(text).toContain('<html lang="en">');
    expect(headers['content-language']).toBe('en');
  });
  test('chooses below, by what each language calls itself, keeps where they were, and is remembered', async () => {
    const { text } = await getPage(server, '/sign-in?next=%2Fpreferences').expect(200);
    const href = /<a href="([^"]*)" hreflang="es" lang="es" rel="nofollow">Español<\/a>/.exec(text)?.[1];
    expect(href?.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=')).toBe('?next=%2Fpreferences&lang=es');
    const chosen = await getPage(server, '/sign-in?next=%2Fpreferences&lang=es').expect(200);
    expect(chosen.text).toContain('<html lang="es">');
    expect(chosen.text).toContain('value="/preferences"');
    const cookie = chosen.headers['set-cookie']?.[0] ?? '';
    expect(cookie).toMatch(/^despatch-language=es; .*HttpOnly; SameSite=Lax$/);
    const later = await getPage(server, '/help').set('Cookie', 'despatch-language=es').set('Accept-Language', 'en');
    expect(later.text).toContain('<html lang="es">');
  });
  test('a language that is not offered, or none, changes nothing', async () => {
    for (const lang of ['tlh', '', 'es&lang=en', '%00', 'constructor']) {
      const { text, headers } = await getPage(server, `/sign-in?lang=${lang}`).expect(200);
      expect(text).toContain('<html lang="en">');
      expect(headers['set-cookie']).toBeUndefined();
    }
  });
  test('is answered by the API in the language that is asked for', async () => {
    const asked = await getPage(server, '/api/players/me').set('Accept-Language', 'es').expect(401);
    expect(asked.headers['content-language']).toBe('es');
    expect(asked.body.detail).toBe(spanish.text('api.sign-in-needed'));
  });
  test('has it as their own from the first sign-in on', async () => {
    const { path } = await issueSignInLink(server.services, { email: 'eva@players.example', next: '/' });
    await postForm(server, path, {}).set('Accept-Language', 'es').expect(303);
    const player = await server.services.db.player.findUniqueOrThrow({ where: { email: 'eva@players.example' } });
    expect(player.locale).toBe('es');
  });
});

describe('a player', () => {
  test('chooses on the preferences page, and reads that whatever the browser says', async () => {
    const { text } = await getPage(server, '/preferences', ada).expect(200);
    expect(text).toContain('<option value="en" selected>English</option>');
    expect(text).toContain('<option value="es">Español</option>');
    expect(text).not.toContain('hreflang');
    const change = { name: 'Ada', timeZone: 'UTC', locale: 'es', mail: 'turn' };
    await postForm(server, '/preferences', change, ada).expect(303);
    const after = await getPage(server, '/preferences?lang=en', ada).set('Accept-Language', 'en').expect(200);
    expect(after.text).toContain('<html lang="es">');
    expect(after.headers['set-cookie']).toBeUndefined();
    expect(textOf(after.text)).toContain(spanish.text('pages.preferences.title'));
  });
  test('what is no language is refused at its field', async () => {
    const { text } = await postForm(server, '/preferences', { name: 'Ada', timeZone: 'UTC', locale: '!' }, ada);
    expect(text).toContain('href="#locale"');
  });
  test('chooses by the API as well', async () => {
    await as(server, ada, 'patch', '/api/players/me').send({ locale: 'en' }).expect(200);
    const { headers } = await as(server, ada, 'get', '/api/players/me').set('Accept-Language', 'es').expect(200);
    expect(headers['content-language']).toBe('en');
  });
});

test('two players of one table read it each in their own language, by page and API', async () => {
  const eva = await server.person('Eva');
  await as(server, eva, 'patch', '/api/players/me').send({ locale: 'es' }).expect(200);
  const table = await startTable(server, ada, eva);
  for (const [person, own, other] of [
    [ada, english, spanish],
    [eva, spanish, english],
  ] as const) {
    const { text } = await getPage(server, `/t/${table.id}`, person).expect(200);
    expect(text).toContain(`<html lang="${own.locale}">`);
    expect(textOf(text)).toContain(own.text('pages.layout.my-tables'));
    expect(textOf(text)).not.toContain(other.text('pages.layout.my-tables'));
    const { headers } = await as(server, person, 'get', `/api/tables/${table.id}`).expect(200);
    expect(headers['content-language']).toBe(own.locale);
  }
});

test('an unfinished language is offered where the operator says so, and a translated one everywhere', async () => {
  const { text } = await getPage(server, '/sign-in').set('Accept-Language', 'it').expect(200);
  expect(text).toContain('<html lang="it">');
  expect(text).toContain('hreflang="es"');
  const strict = await startServer();
  const translated = offeredLanguages({});
  for (const language of languages()) {
    const page = await getPage(strict, `/sign-in?lang=${language}`).set('Accept-Language', language).expect(200);
    const offered = translated.includes(language);
    expect(page.text).toContain(`<html lang="${offered ? language : 'en'}">`);
    const linked = [...page.text.matchAll(/hreflang="([^"]*)"/g)].map(([, other]) => other);
    expect(linked).toEqual(translated.filter((other) => other !== (offered ? language : 'en')));
  }
  await strict.close();
});
