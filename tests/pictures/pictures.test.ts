import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { setImmediate } from 'node:timers';
import { afterAll, expect, test } from '@jest/globals';
import { board } from '../../src/games/iron-curtain/board.ts';
import { translator } from '../../src/i18n/translator.ts';
import { createPictures } from '../../src/pictures/pictures.ts';
import { LARGEST } from '../../src/pictures/render-picture.ts';
import { aView, SEVENTEEN } from '../games/iron-curtain/board/a-view.ts';

const { t } = translator('en', 'utc');
const pictures = createPictures({ threads: 2 });
afterAll(() => pictures.close());

const sheet = (inside: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 60" width="360" height="60"><rect width="360" ' +
  `height="60" fill="#fffdf8"/>${inside}</svg>`;
const letters = (family: string, weight: number, style = 'normal') =>
  sheet(
    `<text x="8" y="40" font-size="30" font-family="${family}" font-weight="${weight}" ` +
      `font-style="${style}">Poland</text>`,
  );

test('a full board is a PNG of twice the pixels that a mail shows it in, and at most 170 kB', async () => {
  const svg = board.draw('board', aView(SEVENTEEN), { t });
  const png = await pictures.png(svg);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1088);
  expect(png.readUInt32BE(20)).toBeGreaterThan(1500);
  expect(png.length).toBeLessThanOrEqual(LARGEST);
});

test('threads that draw give way to the one that answers, where a thread has a priority of its own', async () => {
  await pictures.png(sheet(''));
  const tasks = process.platform === 'linux' ? '/proc/self/task' : undefined;
  const niceness = (tasks ? readdirSync(tasks) : []).map((id) => {
    const stat = readFileSync(`${tasks}/${id}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
  const lower = niceness.filter((nice) => nice === constants.priority.PRIORITY_BELOW_NORMAL);
  expect(lower.length > 0).toBe(tasks !== undefined);
});

test('every type face draws its text', async () => {
  const empty = (await pictures.png(sheet(''))).length;
  const faces = [
    letters("'EB Garamond', serif", 500),
    letters("'Source Sans 3', sans-serif", 400),
    letters("'Source Sans 3', sans-serif", 400, 'italic'),
    letters("'Source Sans 3', sans-serif", 600),
  ];
  const drawn = await Promise.all(faces.map((svg) => pictures.png(svg)));
  for (const png of drawn) expect(png.length).toBeGreaterThan(empty + 250);
  expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(faces.length);
});

test('the same document is drawn once', async () => {
  const svg = sheet('<circle r="5"/>');
  const [a, b] = await Promise.all([pictures.png(svg), pictures.png(svg)]);
  expect(b).toBe(a);
  expect(await pictures.png(svg)).toBe(a);
});

test('drawing leaves the main thread free', async () => {
  const drawing = (score: number) => board.draw('board', aView(SEVENTEEN, { score }), { t });
  // Once its letters are known, nothing but the drawing is waited for.
  await pictures.png(drawing(2));
  // After something was read, Node does what is due at once before it takes what other threads have sent.
  await readFile(new URL(import.meta.url));
  let free = false;
  setImmediate(() => {
    free = true;
  });
  await pictures.png(drawing(3));
  expect(free).toBe(true);
});

test('what is not SVG is refused, and the thread lives on', async () => {
  await expect(pictures.png('<svg')).rejects.toThrow('could not be drawn');
  expect((await pictures.png(sheet('<circle r="6"/>'))).subarray(1, 4).toString()).toBe('PNG');
});

test('more documents than threads all get drawn', async () => {
  const drawn = await Promise.all(Array.from({ length: 12 }, (_, n) => pictures.png(sheet(`<circle r="${n + 10}"/>`))));
  expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(12);
});

test('after the close nothing is drawn', async () => {
  const own = createPictures();
  await own.png(sheet(''));
  await own.close();
  await expect(own.png(sheet('<circle r="9"/>'))).rejects.toThrow('stopped');
});

test('what a mail needs is drawn before what waits for pages, and what both need becomes pressing', async () => {
  const desk = createPictures({ threads: 1 });
  const done: string[] = [];
  const ask = (name: string, use: 'mail' | 'page') =>
    desk.png(sheet(`<text x="8" y="40">${name}</text>`), use).then(() => done.push(name));
  const asked = [ask('first', 'page'), ask('second', 'page'), ask('third', 'page'), ask('mail', 'mail')];
  expect(desk.waiting()).toBe(3);
  asked.push(ask('third', 'mail'));
  await Promise.all(asked);
  expect(done.indexOf('mail')).toBeLessThan(done.indexOf('second'));
  expect(done.indexOf('third')).toBeLessThan(done.indexOf('second'));
  expect(desk.waiting()).toBe(0);
  expect(desk.ready(sheet('<text x="8" y="40">first</text>'))).toBeDefined();
  expect(desk.ready(sheet('<text x="8" y="40">never</text>'))).toBeUndefined();
  await desk.close();
});
