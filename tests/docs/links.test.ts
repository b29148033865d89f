import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { linksOf, markdownFiles, proseOf, root } from './markdown.ts';

const pages = markdownFiles();
const rooms = new Set(readdirSync(join(root, 'src')));

test('the pages of the house are found', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/architecture.md', 'docs/glossary.md']));
});

describe.each(pages)('%s', (page) => {
  const inside = linksOf(page).filter((link) => !/^[a-z]+:/i.test(link));

  test('its links lead to files and headings that exist', () => {
    const broken = inside.filter((link) => {
      const [path = '', heading] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(root, target))) return true;
      return heading !== undefined && !headingsOf(target).includes(heading);
    });
    expect(broken).toEqual([]);
  });

  test('the files and folders that it names exist', () => {
    const text = readFileSync(join(root, page), 'utf8');
    const named = [...text.matchAll(/`((?:src|tests|tools|templates|prisma|docs)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    // The map of the house names what is in a room without `src/`, and often without its ending.
    const inRooms = [...text.matchAll(/`(\w+\/[\w./-]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !page.startsWith('src/') && rooms.has(path.slice(0, path.indexOf('/'))));
    const missing = [
      ...named.filter((path) => !existsSync(join(root, path))),
      ...inRooms.filter((path) => !['', '.ts'].some((end) => existsSync(join(root, 'src', `${path}${end}`)))),
    ];
    expect(missing).toEqual([]);
  });

  test('its pictures say what they show', () => {
    const silent = [...proseOf(page).matchAll(/!\[\]\(|<img(?![^>]*\salt="[^"]+")[^>]*>/g)].map(([found]) => found);
    expect(silent).toEqual([]);
  });
});

/** The anchors that GitHub makes of a page's headings. */
function headingsOf(page: string): readonly string[] {
  return [...readFileSync(join(root, page), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
