import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pagesRouter } from '../../../src/http/pages-router.ts';
import { webFonts } from '../../../src/theme/fonts.ts';
import { ANYBODYS, PAGE_ROWS, readRow } from './expected.ts';
import { type Matrix, openMatrix } from './matrix.ts';
import { NARROWED_PAGES, PAGE_CASES, pagesOf } from './page-access.ts';
import { routesOf } from './page-routes.ts';
import { PAGE_FIELDS } from './requests.ts';

let matrix: Matrix;
beforeAll(async () => {
  matrix = await openMatrix();
});
afterAll(() => matrix.server.close());

test('each page and form is mounted from the list, and what the matrix names is there', () => {
  const listed = pagesOf();
  expect([...routesOf(pagesRouter(matrix.server.context))].sort()).toEqual([...listed].sort());
  for (const name of [...NARROWED_PAGES, ...Object.keys(PAGE_FIELDS)]) expect(listed).toContain(name);
});

describe('what stands beside pages and API is anybody’s', () => {
  const addresses = [...ANYBODYS.map((route) => route.replace('GET ', '')), '/api/docs/'];
  test.each(addresses)('%s', async (address) => {
    const { assets } = matrix.server.context;
    const path = address
      .replace('/assets/:version/:name', assets.url('despatch.css'))
      .replace('/assets/:version/fonts/:name', assets.url(`fonts/${webFonts()[0]?.name}`));
    const told = await matrix.tryAll('GET', (_route, role) => matrix.askPage(`GET ${path}`, role));
    expect(told).toEqual(readRow(PAGE_ROWS.anyone));
  });
});

describe('a page lets in whom it is for, and nobody else', () => {
  test.each(PAGE_CASES)('%s (%s)', async (route, row) => {
    expect(await matrix.tryAll(route, matrix.askPage)).toEqual(readRow(PAGE_ROWS[row]));
  });
});

describe('what a table shows to its readers is everybody’s once its game is over and it is public', () => {
  beforeAll(() => matrix.endInPublic());
  const read = pagesOf('reader', 'reader-or-sign-in', 'after-end');

  test.each(read)('%s', async (route) => {
    expect(await matrix.tryAll(route, matrix.askPage)).toEqual(readRow(PAGE_ROWS.anyone));
  });
});
