import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import request from 'supertest';
import { games } from '../../../src/games/registry.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const english = translator('en', 'UTC');
const spanish = translator('es', 'UTC');
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

test.each(written.map(({ id }) => id))(
  'the rules of %s end with the icons of its board and their words',
  async (id) => {
    const page = load((await read(`/games/${id}/rules`).expect(200)).text);
    const icons = games.get(id)?.board.legend ?? [];
    expect(
      page('dl.glossary > div')
        .toArray()
        .map((line) => page(line).attr('id')),
    ).toEqual(icons.map((icon) => `sign-${icon.id}`));
    for (const line of page('dl.glossary > div').toArray()) {
      expect(page('dt svg', line).length).toBe(1);
      expect(page('dd', line).text().length).toBeGreaterThan(20);
      expect(page(page('dd a.section', line).attr('href')?.replaceAll('.', '\\.') ?? '#').length).toBe(1);
    }
    expect(page('nav a[href="#glossary"]').length).toBe(1);
  },
);

test.each(written.map(({ id }) => id))(
  'the rules of %s have pictures that the board draws, in both languages',
  async (id) => {
    const pictures = games.get(id)?.rulebookPictures ?? [];
    expect(pictures.length).toBeGreaterThan(2);
    for (const [language, said] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const page = load((await read(`/games/${id}/rules?lang=${language}`).expect(200)).text);
      const figures = page('.rulebook figure.board').toArray();
      expect(figures.map((figure) => page('figcaption', figure).text())).toEqual(
        pictures.map(({ caption }) => said.t(caption)),
      );
      for (const [n, figure] of figures.entries()) {
        const svg = page('svg', figure);
        expect(svg.length).toBe(1);
        expect(svg.attr('aria-label')).toBe(pictures[n] && said.t(pictures[n].alt));
        // It stands in the section that it is for, and has nothing to operate but links to what it shows.
        expect(page(figure).prevAll('h2, h3').first().attr('id')).toBe(pictures[n]?.section);
        expect(page('[role=button]', figure).length).toBe(0);
      }
      const links = page('.rulebook a.about')
        .toArray()
        .map((link) => page(link).attr('href') ?? '');
      expect(links.filter((link) => page(link.replace(/^[^#]*/, '')).length !== 1)).toEqual([]);
    }
  },
);

test('the glossary is searched with the rules', async () => {
  const page = load((await read('/games/versailles-1919/rules?q=polvorin&lang=es').expect(200)).text);
  expect(
    page('dl.glossary > div')
      .toArray()
      .map((line) => page(line).attr('id')),
  ).toContain('sign-keg');
  expect(page('dl.glossary > div').length).toBeLessThan(5);
  expect(page('.glossary-lead').length).toBe(0);
});

test.each(['iron-curtain', 'versailles-1919'])(
  'without scripts, whatever is on the board of %s leads to what it is, and the Tab key comes to each once',
  async (id) => {
    const page = load((await read(`/games/${id}`).expect(200)).text);
    const rules = load((await read(`/games/${id}/rules`).expect(200)).text);
    const parts = page('figure.board a.about').toArray();
    expect(parts.length).toBeGreaterThan(20);
    for (const part of parts) {
      const [to = '', anchor = ''] = page(part).attr('href')?.split('#') ?? [];
      const item = to === '' ? page(`#${anchor}`) : rules(`#${anchor}`);
      expect([item.length, to]).toEqual([1, to === '' ? '' : `/games/${id}/rules`]);
      expect(item.text()).toContain(page('title', part).text());
      expect(item.find('a.section').attr('href')).toMatch(/#\d/);
    }
    // Cards are told on the page itself.
    expect(parts.filter((part) => page(part).attr('href')?.startsWith('#')).length).toBeGreaterThan(5);
    const reached = parts.filter((part) => page(part).attr('tabindex') === undefined);
    const led = reached.map((part) => page(part).attr('href'));
    expect(new Set(led).size).toBe(led.length);
    expect(led.length).toBe(new Set(parts.map((part) => page(part).attr('href'))).size);
    // Links are not hidden from a screen reader as the parts of a picture are.
    expect(page('figure.board svg[role=img]').length).toBe(0);
  },
);

test('a page with a board names the file with the words for its icons, which a browser keeps for good', async () => {
  const page = load((await read('/games/versailles-1919?lang=es').expect(200)).text);
  const link = page('[data-legend]');
  expect(link.attr('href')).toBe('/games/versailles-1919/rules#glossary');
  const address = link.attr('data-legend') ?? '';
  const file = await read(address)
    .expect(200)
    .expect('Cache-Control', /immutable/);
  const words = load(file.text);
  const icons = games.get('versailles-1919')?.board.legend ?? [];
  expect(
    words('.about-item')
      .toArray()
      .map((item) => words(item).attr('id')),
  ).toEqual(icons.map(({ id }) => `about-${id}`));
  expect(words('#about-keg').text()).toContain('Polvorín');
  await read(address.replace(/\/[0-9a-f]+\./, '/0123456789abcdef.')).expect(404);
  await read(address.replace('.es.', '.xx.')).expect(404);
});

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
  const sections = english.page('.rulebook h2, .rulebook h3, .glossary > div');
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
