import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@jest/globals';
import { apiDocsStylesheet } from '../../src/theme/api-docs-stylesheet.ts';
import { webFonts } from '../../src/theme/fonts.ts';
import { mailHeadStylesheet, mailStylesheet } from '../../src/theme/mail-stylesheet.ts';
import { readSheet } from '../../src/theme/read-sheet.ts';
import { PAGE_SHEETS, stylesheet } from '../../src/theme/stylesheet.ts';
import { DARK, LIGHT, SEAT_LOOKS, type Shape, seatLook } from '../../src/theme/tokens.ts';

const STYLES = new URL('../../src/theme/styles/', import.meta.url);
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

test.each([
  ['pages', css],
  ['the API', apiDocsStylesheet()],
])('light and dark of %s come from the tokens, and every variable that is used is set', (_, sheet) => {
  expect(sheet).toContain(`--paper:${LIGHT.paper}`);
  expect(sheet).toContain(`--on-accent:${DARK.onAccent}`);
  const used = [...sheet.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !sheet.includes(`${name}:`))).toEqual([]);
});

test('no sheet is left out, and none has a colour of its own', () => {
  const files = readdirSync(STYLES).map((file) => basename(file, '.css'));
  const ofMails = ['mail', 'mail-colours', 'mail-dark', 'mail-narrow', 'mail-parts'];
  expect(files.toSorted()).toEqual([...PAGE_SHEETS, ...ofMails, 'api-docs'].toSorted());
  // A mail in the mailbox is on white, whatever it says.
  const coloured = files.flatMap((name) => readSheet(name).match(/#[0-9a-f]{3,6}\b/g) ?? []);
  expect(coloured).toEqual(['#fff']);
});

test.each(PAGE_SHEETS)('every class that is named at the top of %s has a rule', (sheet) => {
  const source = readFileSync(new URL(`${sheet}.css`, STYLES), 'utf8');
  const [, list = ''] = /^\/\*(.*?)\*\//s.exec(source) ?? [];
  const names = [...list.matchAll(/(?<=[\s(>+|a-z])\.([a-z][a-z-]*[a-z])\b/g)].map(([, name = '']) => name);
  if (sheet !== 'print') expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !new RegExp(`\\.${name}\\b`).test(css))).toEqual([]);
});

test('braces match', () => {
  for (const sheet of [css, mailStylesheet(), mailHeadStylesheet(), apiDocsStylesheet()]) {
    expect(sheet.match(/\{/g)?.length).toBe(sheet.match(/\}/g)?.length);
    expect(sheet).not.toContain('undefined');
  }
});

test('a seat’s badge has the colour and the shape that the tokens give its place', () => {
  const cuts: { readonly [shape in Shape]: string } = {
    square: '',
    diamond: 'transform: rotate(45deg)',
    circle: 'border-radius: 50%',
    triangle: 'clip-path: polygon(50% 0,',
    cross: 'clip-path: polygon(',
    bar: 'clip-path: inset(',
    ring: 'border-radius: 50%;background: none',
  };
  for (let place = 0; place < SEAT_LOOKS; place += 1) {
    const seat = `.seat.seat-${place + 1}`;
    expect(css).toContain(`${seat}{color: var(--seat-${place + 1})}`);
    const [, cut = ''] = css.split(`${seat}::before{`);
    expect(cut.startsWith(cuts[seatLook(place).shape])).toBe(true);
    expect(css.includes(`${seat}::before`)).toBe(seatLook(place).shape !== 'square');
  }
  expect(css).not.toContain(`.seat-${SEAT_LOOKS + 1}`);
});

test('on paper, buttons go: the sheet that says so is after theirs', () => {
  expect(css.lastIndexOf('@media print')).toBeGreaterThan(css.lastIndexOf('.button{display: inline-flex'));
  expect(PAGE_SHEETS.at(-1)).toBe('print');
});
