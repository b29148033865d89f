import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createPagesRouter } from '../../../src/http/pages-router.ts';
import { webFonts } from '../../../src/theme/fonts.ts';
import { ANYBODYS, PAGE_ROWS, readRow } from './expected.ts';
import { type Matrix, openMatrix } from './matrix.ts';
import { PAGE_ACCESS } from './page-access.ts';
import { routesOf } from './page-routes.ts';
import { PAGE_EXCEPTIONS } from './requests.ts';

let matrix: Matrix;
beforeAll(async () => {
  matrix = await openMatrix();
});
afterAll(() => matrix.server.close());

const cases = Object.entries(PAGE_ROWS).flatMap(([access, row]) =>
  Object.entries(PAGE_ACCESS)
    .filter(([name]) => name === access)
    .flatMap(([, pages]) => pages.map((route) => [route, PAGE_EXCEPTIONS[route] ?? row] as const)),
);

test('each page and form is in the matrix, and none that there is not', () => {
  const listed = Object.values(PAGE_ACCESS).flat();
  expect([...listed].sort()).toEqual([...routesOf(createPagesRouter(matrix.server.context))].sort());
});

describe('what stands beside pages and API is anybody’s', () => {
  const addresses = [...ANYBODYS.map((route) => route.replace('GET ', '')), '/api/docs/'];
  test.each(addresses)('%s', async (address) => {
    const { assets } = matrix.server.context;
    const path = address
      .replace('/assets/:version/despatch.css', assets.url('despatch.css'))
      .replace('/assets/:version/fonts/:name', assets.url(`fonts/${webFonts()[0]?.name}`));
    const told = await matrix.tryAll('GET', (_route, role) => matrix.askPage(`GET ${path}`, role));
    expect(told).toEqual(readRow(PAGE_ROWS.anyone));
  });
});

describe('a page lets in whom it is for, and nobody else', () => {
  test.each(cases)('%s %s', async (route, row) => {
    expect(await matrix.tryAll(route, matrix.askPage)).toEqual(readRow(row));
  });
});

describe('what a table shows to its readers is everybody’s once its game is over and it is public', () => {
  beforeAll(() => matrix.endInPublic());
  const { picture, 'after-end': afterEnd } = PAGE_ACCESS;
  // To call a table off one signs in first, also where there is nothing to be called off.
  const reader = PAGE_ACCESS.reader.filter((route) => route !== 'GET /t/:table/cancel');

  test.each([...reader, ...picture, ...afterEnd])('%s', async (route) => {
    expect(await matrix.tryAll(route, matrix.askPage)).toEqual(readRow(PAGE_ROWS.anyone));
  });
});
