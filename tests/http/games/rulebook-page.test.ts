import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import request from 'supertest';
import { games } from '../../../src/games/registry.ts';
import { startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const read = (path: string) => request(server.app).get(path);
const written = [...games.values()].flatMap(({ rules, rulebook }) => (rulebook ? [{ id: rules.id, rulebook }] : []));

test.each(written.map((game) => [game.id, game] as const))(
  'the rules of %s, each section at its number',
  async (id, { rulebook }) => {
    const { text } = await read(`/games/${id}/rules`).expect(200);
    for (const [number] of rulebook) expect(text).toContain(`id="${number}"`);
    const [first] = rulebook;
    expect(text).toContain(`<a href="#${first?.[0]}">`);
    expect((await read(`/games/${id}`).expect(200)).text).toContain(`href="/games/${id}/rules"`);
  },
);

test.each(written.map(({ id }) => id))(
  'the page of %s begins with what it is about, how long it takes and how a turn goes',
  async (id) => {
    const page = load((await read(`/games/${id}`).expect(200)).text);
    expect(
      page('h2')
        .toArray()
        .slice(0, 3)
        .map((heading) => page(heading).text()),
    ).toEqual(['What it is about', 'How long it takes', 'How a turn goes']);
    const sections = page('.rulebook a.section').toArray();
    expect(sections.length).toBeGreaterThan(1);
    // A real position, drawn; a map is looked at on a page of its own.
    const map = page(`a[href="/maps/${id}"]`);
    if (map.length === 0) expect(page('figure.board svg').length).toBeGreaterThan(0);
    else await read(`/maps/${id}`).expect(200);
  },
);

test('in the language of the reader', async () => {
  expect((await read('/games/empires-in-arms/rules?lang=es').expect(200)).text).toContain('Las reglas');
});

test('are searched in both languages, whatever the capitals and accents, and the hits are marked', async () => {
  const found = async (path: string) => {
    const page = load((await read(path).expect(200)).text);
    const marks = page('.rulebook mark').toArray();
    return { page, marks: marks.map((mark) => page(mark).text().toLowerCase()) };
  };
  const english = await found('/games/versailles-1919/rules?q=Powder+KEG');
  expect(new Set(english.marks)).toEqual(new Set(['powder', 'keg']));
  const sections = english.page('.rulebook h2, .rulebook h3');
  expect(english.page('[role=status]').text()).toContain(`${sections.length} sections hold these words.`);
  expect(english.page('input[name=q]').attr('value')).toBe('Powder KEG');
  const spanish = await found('/games/versailles-1919/rules?q=polvorin&lang=es');
  expect(new Set(spanish.marks)).toEqual(new Set(['polvorín', 'polvorin']));
  const byNumber = await found('/games/versailles-1919/rules?q=10.2');
  expect(byNumber.page('#10\\.2').length).toBe(1);
});

test('a search that finds nothing says so, and what was typed is text', async () => {
  const { text } = await read('/games/versailles-1919/rules?q=%3Cb%3Exyzzy').expect(200);
  expect(text).toContain('No section holds these words.');
  expect(text).toContain('value="&lt;b&gt;xyzzy"');
  // Empty, and longer than anybody types: all the rules, or nothing, and no more work for it.
  expect((await read('/games/versailles-1919/rules?q=++').expect(200)).text).toContain('id="4.1"');
  await read(`/games/versailles-1919/rules?q=${'ab+'.repeat(500)}`).expect(200);
});

test('a game whose rules are not written down has neither page nor link', async () => {
  expect((await read('/games/side-deals/rules').expect(404)).text).toContain('not written down');
  expect((await read('/games/side-deals').expect(200)).text).not.toContain('/rules"');
  await read('/games/chess/rules').expect(404);
});
