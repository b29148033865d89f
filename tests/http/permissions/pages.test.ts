import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { routes } from '../../../src/http/api/routes.ts';
import { PAGE_ACCESS } from '../../../src/http/pages/page-access.ts';
import { createPagesRouter } from '../../../src/http/pages/router.ts';
import { resignSeat } from '../../../src/seats/resign-seat.ts';
import { webFonts } from '../../../src/theme/fonts.ts';
import { startServer, type TestServer } from '../api/test-server.ts';
import { aClub, aTable, cookieOf, type Named, type People } from './a-club.ts';
import { ANYBODYS, API_ROWS, PAGE_ROWS, readRow } from './expected.ts';
import { routesOf } from './page-routes.ts';
import { API_CASES, PAGE_EXCEPTIONS, PAGE_FIELDS } from './requests.ts';
import { type Answer, classOf, ROLES, type Role } from './roles.ts';

let server: TestServer;
let people: People;
let table: Named;
beforeAll(async () => {
  server = await startServer({ builtInMailbox: true });
  people = await aClub(server);
  table = await aTable(server, people);
});
afterAll(() => server.close());

const apiRoutes = routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
const pageCases = Object.entries(PAGE_ROWS).flatMap(([access, row]) =>
  Object.entries(PAGE_ACCESS)
    .filter(([name]) => name === access)
    .flatMap(([, pages]) => pages.map((route) => [route, PAGE_EXCEPTIONS[route] ?? row] as const)),
);

/** The address of a route at the table; a part that the table has nothing for names nothing. */
const addressOf = (path: string, named: Named) =>
  path.replace(/:(\w+)/g, (_, part: string) => named[part] ?? 'nothing');

function ask(verb: string, address: string): request.Test {
  const agent = request(server.app);
  switch (verb) {
    case 'GET':
      return agent.get(address);
    case 'POST':
      return agent.post(address);
    case 'PATCH':
      return agent.patch(address);
    case 'DELETE':
      return agent.delete(address);
    default:
      throw new Error(`the matrix does not know ${verb}`);
  }
}

async function askPage(route: string, role: Role): Promise<Answer> {
  const [verb = '', path = ''] = route.split(' ');
  const asked = ask(verb, addressOf(path, table)).set('Accept', 'text/html');
  if (role !== 'anonymous') asked.set('Cookie', await cookieOf(server, people[role]));
  const { status, headers } = await (verb === 'GET' ? asked : asked.type('form').send(fieldsOf(route)));
  return classOf(status, headers.location);
}

const fieldsOf = (route: string) =>
  Object.fromEntries(Object.entries(PAGE_FIELDS[route] ?? {}).map(([name, value]) => [name, addressOf(value, table)]));

async function askApi(route: string, role: Role): Promise<Answer> {
  const [verb = '', path = ''] = route.split(' ');
  const asked = ask(verb, `/api${addressOf(path, table)}`);
  if (role !== 'anonymous') asked.set('Authorization', `Bearer ${people[role].key}`);
  const body = API_CASES[route]?.body;
  const sent = body && JSON.stringify(body).replace('{role}', role.toLowerCase());
  const { status, headers } = await (sent ? asked.type('json').send(sent) : asked);
  return classOf(status, headers.location);
}

/** What everybody is told; where somebody may have changed the table, the next is tried at a new one. */
async function tryAll(route: string, one: (route: string, role: Role) => Promise<Answer>) {
  const told: { [role: string]: Answer } = {};
  for (const role of ROLES) {
    told[role] = await one(route, role);
    if (!route.startsWith('GET') && told[role] === 'in' && route.includes(':')) table = await aTable(server, people);
  }
  return told;
}

describe('every route is in the matrix', () => {
  test('each page and form, and none that there is not', () => {
    const listed = Object.values(PAGE_ACCESS).flat();
    expect([...listed].sort()).toEqual([...routesOf(createPagesRouter(server.context))].sort());
  });

  test('each route of the API, and none that there is not', () => {
    expect(Object.keys(API_CASES).sort()).toEqual([...apiRoutes].sort());
  });

  // Whatever is mounted past the two lists, for instance on the app itself, is noticed here.
  test('the server has no others than these and the ones that are anybody’s', () => {
    const mounted = routesOf(server.app.router)
      .filter((route) => !route.startsWith('_ALL /api/'))
      .map((route) => route.replace(/\/assets\/[0-9a-f]+\//, '/assets/:version/'));
    const pages = Object.values(PAGE_ACCESS).flat();
    const api = apiRoutes.map((route) => route.replace(' ', ' /api'));
    expect([...new Set(mounted)].sort()).toEqual([...new Set([...pages, ...api, ...ANYBODYS])].sort());
  });
});

describe('what stands beside pages and API is anybody’s', () => {
  const addresses = [...ANYBODYS.map((route) => route.replace('GET ', '')), '/api/docs/'];
  test.each(addresses)('%s', async (address) => {
    const path = address
      .replace('/assets/:version/despatch.css', server.context.assets.url('despatch.css'))
      .replace('/assets/:version/fonts/:name', server.context.assets.url(`fonts/${webFonts()[0]?.name}`));
    expect(await tryAll('GET', (_route, role) => askPage(`GET ${path}`, role))).toEqual(readRow(PAGE_ROWS.anyone));
  });
});

describe('a page lets in whom it is for, and nobody else', () => {
  test.each(pageCases)('%s %s', async (route, row) => {
    expect(await tryAll(route, askPage)).toEqual(readRow(row));
  });
});

describe('so does the API', () => {
  test.each(Object.entries(API_CASES))('%s', async (route, { row }) => {
    expect(await tryAll(route, askApi)).toEqual(readRow(API_ROWS[row]));
  });
});

describe('what a table shows to its readers is everybody’s once its game is over and it is public', () => {
  beforeAll(async () => {
    table = await aTable(server, people);
    const where = { id: table.table ?? '' };
    await resignSeat(server.services, { tableId: where.id, seat: 'us', playerId: people.player.id });
    await server.services.db.table.update({ where, data: { public: true } });
  });
  const { picture, 'after-end': afterEnd } = PAGE_ACCESS;
  // To call a table off one signs in first, also where there is nothing to be called off.
  const reader = PAGE_ACCESS.reader.filter((route) => route !== 'GET /t/:table/cancel');

  test.each([...reader, ...picture, ...afterEnd])('%s', async (route) => {
    expect(await tryAll(route, askPage)).toEqual(readRow(PAGE_ROWS.anyone));
  });

  const read = Object.entries(API_CASES).filter(([, { row }]) => row === 'reader' || row === 'after-end');
  test.each(read)('API: %s', async (route) => {
    expect(await tryAll(route, askApi)).toEqual(readRow(API_ROWS.anyone));
  });
});
