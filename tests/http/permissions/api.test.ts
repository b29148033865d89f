import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { API_CASES } from './api-cases.ts';
import { ANYBODYS, API_ROWS, readRow } from './expected.ts';
import { type Matrix, openMatrix } from './matrix.ts';
import { pagesOf } from './page-access.ts';
import { routesOf } from './page-routes.ts';
import { API_BODIES, API_NARROWED } from './requests.ts';

let matrix: Matrix;
beforeAll(async () => {
  matrix = await openMatrix();
});
afterAll(() => matrix.server.close());

const cases = Object.entries(API_CASES).map(([name, { row }]) => [name, row] as const);
const apiRoutes = Object.keys(API_CASES);

describe('every route is in the matrix', () => {
  test('what the matrix says of single routes is about routes that there are', () => {
    for (const name of [...Object.keys(API_NARROWED), ...Object.keys(API_BODIES)]) expect(apiRoutes).toContain(name);
  });

  // Whatever is mounted past the two lists, for instance on the app itself, is noticed here.
  test('the server has no others than these, the pages and the ones that are anybody’s', () => {
    const mounted = routesOf(matrix.server.app.router)
      .filter((route) => !route.startsWith('_ALL /api/'))
      .map((route) => route.replace(/\/assets\/[0-9a-f]+\//, '/assets/:version/'));
    const pages = pagesOf();
    const api = apiRoutes.map((route) => route.replace(' ', ' /api'));
    expect([...new Set(mounted)].sort()).toEqual([...new Set([...pages, ...api, ...ANYBODYS])].sort());
  });
});

describe('a route of the API lets in whom it is for, and nobody else', () => {
  test.each(cases)('%s (%s)', async (route, row) => {
    expect(await matrix.tryAll(route, matrix.askApi)).toEqual(readRow(API_ROWS[row]));
  });
});

describe('what a table shows to its readers is everybody’s once its game is over and it is public', () => {
  beforeAll(() => matrix.endInPublic());
  const read = cases.filter(([, row]) => row === 'reader' || row === 'after-end');

  test.each(read)('%s', async (route) => {
    expect(await matrix.tryAll(route, matrix.askApi)).toEqual(readRow(API_ROWS.anyone));
  });
});
