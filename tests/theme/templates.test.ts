import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { type RenderTemplate, templatesIn } from '../../src/theme/templates.ts';

const FILES = {
  'partials/page.html.hbs': '<title>{{title}}</title>{{> @partial-block}}{{> parts/foot}}',
  'partials/parts/foot.html.hbs': '<p>{{span ms}}</p>',
  'partials/greeting.text.hbs': 'Dear {{name}},',
  'pages/home.html.hbs':
    "{{#> page title=(t 'common.span-hours' count=n)}}{{#each rows}}<li>{{name}} {{dateTime " +
    '../due}}</li>{{/each}}{{/page}}',
  'mail/note.text.hbs': '{{> greeting}} {{t what}}\n{{#if note}}{{note}}{{/if}}',
  'pages/words.html.hbs':
    "{{t 'common.span-hours' count=2}}|{{t label}}|{{t (concat 'common.' 'list')}}|" +
    "{{#if (t label)}}{{t (t 'common.span-hours' count=1)}}{{/if}}",
  'pages/strict.html.hbs': '{{missing}}',
  'pages/helpers.html.hbs':
    "{{json data}}|{{list items}}|{{#if (eq a 'x')}}same{{/if}}|{{#if (and a (not b))}}and{{/if}}|{{#if (or b " +
    "a)}}or{{/if}}|{{concat 'n-' 2}}|{{date due}}|{{isoTime due}}",
};
const due = new Date('2026-11-26T19:00:00Z');
const reader = translator('en', 'Europe/Madrid');
let folder: string;
let render: RenderTemplate;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'templates-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  render = templatesIn(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a page in its layout: words, dates and spans in the reader’s language and zone', () => {
  const html = render('pages/home.html', { n: 2, ms: 3_600_000, due, rows: [{ name: 'Anna' }] }, reader);
  expect(html).toBe('<title>2 hours</title><li>Anna Thu 26 Nov, 20:00</li><p>1 hour</p>');
});

test('HTML is escaped, text is not', () => {
  const html = render('pages/home.html', { n: 1, ms: 0, due, rows: [{ name: '<script>' }] }, reader);
  expect(html).toContain('&lt;script&gt;');
  const what = { key: 'kernel.answer-text', args: { text: 'a < b & c' } };
  expect(render('mail/note.text', { name: "O'Hara", what }, reader)).toBe("Dear O'Hara, “a < b & c”\n");
});

test('a value that the data do not have is an error; asking for it is not', () => {
  expect(() => render('pages/strict.html', {}, reader)).toThrow('missing');
  expect(render('mail/note.text', { name: 'A', what: { key: 'kernel.answer-nothing' }, note: 'N' }, reader)).toContain(
    'N',
  );
});

test('a key in quotation marks is of the catalogue; data are rendered, or text, whatever they look like', () => {
  const rendered = (label: unknown) => render('pages/words.html', { label }, reader);
  expect(rendered({ key: 'kernel.answer-nothing' })).toBe('2 hours|nothing|common.list|1 hour');
  expect(rendered('common.list')).toBe('2 hours|common.list|common.list|1 hour');
});

test('the other helpers', () => {
  const data = { a: 'x', b: '', due, items: ['p', { key: 'kernel.answer-nothing' }], data: { s: '</script>' } };
  expect(render('pages/helpers.html', data, reader)).toBe(
    '{"s":"\\u003c/script>"}|p and nothing|same|and|or|n-2|26 Nov 2026|2026-11-26T19:00:00.000Z',
  );
});

test('a template that is not there is an error', () => {
  expect(() => render('pages/nowhere.html', {}, reader)).toThrow('nowhere');
  expect(() => render('pages/home', {}, reader)).toThrow('.html or .text');
});
