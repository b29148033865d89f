import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import juice from 'juice';
import { webFonts } from '../../src/theme/fonts.ts';
import { mailStylesheet, seatSign } from '../../src/theme/mail-stylesheet.ts';
import { stylesheet } from '../../src/theme/stylesheet.ts';
import { DARK, LIGHT } from '../../src/theme/tokens.ts';

const css = stylesheet('/a/fonts');

test('every font that the pages ask for is a woff2 file that is there', () => {
  const fonts = webFonts();
  expect(fonts.length).toBeGreaterThan(10);
  for (const { name, file } of fonts) {
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file).subarray(0, 4).toString('latin1')).toBe('wOF2');
    expect(css).toContain(`url(/a/fonts/${name}) format('woff2')`);
  }
  expect(css.match(/url\(/g)).toHaveLength(fonts.length);
});

test('light and dark come from the tokens, and every variable that is used is set', () => {
  expect(css).toContain(`--paper:${LIGHT.paper}`);
  expect(css).toContain(`--on-accent:${DARK.onAccent}`);
  for (const [, name = ''] of css.matchAll(/var\((--[\w-]+)\)/g)) expect(css).toContain(`${name}:`);
});

test('every class of the list at the top has a rule', () => {
  const source = readFileSync(new URL('../../src/theme/stylesheet.ts', import.meta.url), 'utf8');
  const list = source.slice(0, source.indexOf('*/'));
  const names = [...list.matchAll(/(?<=[\s(>+|a-z])\.([a-z][a-z-]*[a-z])\b/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(60);
  const plain = ['page', 'news'];
  expect(names.filter((name) => !new RegExp(`\\.${name}\\b`).test(css) && !plain.includes(name))).toEqual([]);
});

test('braces match', () => {
  for (const sheet of [css, mailStylesheet()]) {
    expect(sheet.match(/\{/g)?.length).toBe(sheet.match(/\}/g)?.length);
    expect(sheet).not.toContain('undefined');
  }
});

test('in a mail the light colours are inlined and the dark ones stay in a media query', () => {
  const html = juice(
    `<html><head><style>${mailStylesheet()}</style></head><body class="mail"><a class="button" ` +
      'href="#">x</a></body></html>',
    { preserveImportant: true },
  );
  expect(html).toMatch(new RegExp(`<a [^>]*background-color: ${LIGHT.accent}`));
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toContain(`${DARK.accent} !important`);
});

test('a seat’s shape as a sign', () => {
  expect([0, 1, 2].map(seatSign)).toEqual(['■', '◆', '●']);
});
