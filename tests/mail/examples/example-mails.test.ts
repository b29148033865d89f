import { describe, expect, test } from '@jest/globals';
import { games } from '../../../src/games/registry.ts';
import { exampleNames, writeExample } from '../../../src/mail/examples/example-mails.ts';
import { htmlInShape, sizesOf } from '../../../src/mail/examples/example-shape.ts';
import { KINDS } from '../../../src/notifications/notification.ts';
import { exampleHouse } from '../harness/example-house.ts';
import { inlineAnew } from '../harness/inline-anew.ts';

const house = exampleHouse();
const names = exampleNames().map((name) => ({ ...name, id: `${name.kind} ${name.variant}` }));

test('every kind of mail has an example', () => {
  expect(KINDS.filter((kind) => names.every((name) => name.kind !== kind))).toEqual([]);
});

describe.each([...games.values()].map((module) => ({ module, game: module.rules.id })))('$game', ({ module }) => {
  test.each(names)('$id is complete in English and Spanish, in HTML and in text', async (name) => {
    for (const locale of ['en', 'es']) {
      const mail = await writeExample(module, name, { ...house, locale });
      const { subject, text, html = '', preheader } = mail?.content ?? { subject: '', text: '', preheader: '' };
      expect(subject).not.toBe('');
      expect(text.length).toBeGreaterThan(100);
      expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
      for (const part of [subject, text, html, preheader])
        expect(part).not.toMatch(/\[object|undefined|NaN|\{[a-z]+\}/);
      // What was inlined in the templates is what the stylesheet says of the whole mail, whatever the language.
      if (locale === 'en') expect(html).toBe(inlineAnew(html));
    }
  });
});

test('an example is the same each time it is written', async () => {
  const [module] = games.values();
  if (!module) throw new Error('there is a game');
  const write = async () =>
    (await writeExample(module, { kind: 'turn', variant: 'usual' }, { ...house, locale: 'en' }))?.content.html;
  expect(await write()).toBe(await write());
});

test('a mail is shown light, dark and without pictures whatever the browser wants', async () => {
  const [module] = games.values();
  const turn = { kind: 'turn', variant: 'usual' } as const;
  const mail = module && (await writeExample(module, turn, { ...house, locale: 'en' }));
  if (!mail) throw new Error('there is such an example');
  const [light, dark, bare] = (['light', 'dark', 'no-pictures'] as const).map((shape) => htmlInShape(mail, shape));
  for (const html of [light, dark, bare]) expect(html).not.toMatch(/prefers-color-scheme|cid:/);
  expect(dark).toContain('@media all');
  expect(light).toContain('src="data:image/png;base64,');
  expect(bare).not.toContain('data:');
  expect(bare).toMatch(/<img(?![^>]*src=)[^>]*alt="[^"]{10,}"/);
  const { raw, html, text, pictures } = sizesOf(mail);
  expect(raw).toBeGreaterThan(html + text + pictures);
});

test('no example has a secret, and none leads anywhere but to this server', async () => {
  for (const module of games.values())
    for (const name of exampleNames()) {
      const mail = await writeExample(module, name, { ...house, locale: 'en' });
      const text = mail?.content.text ?? '';
      const links = [...text.matchAll(/https?:\/\/[^\s<>"]+/gu)].map(([link]) => new URL(link));
      expect([name, links.filter(({ origin }) => origin !== house.settings.baseUrl)]).toEqual([name, []]);
      const secrets = links.flatMap(({ pathname }) => /^\/[acikosruzd]\/([^/]+)/.exec(pathname)?.[1] ?? []);
      expect([name, secrets.filter((secret) => secret !== 'example')]).toEqual([name, []]);
    }
});

test('there is no example of what no kind has', async () => {
  const [module] = games.values();
  const odd = { kind: 'turn', variant: 'toString' } as const;
  expect(module && (await writeExample(module, odd, { ...house, locale: 'en' }))).toBeUndefined();
});
