import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { startServer, type TestServer } from '../http/harness/test-server.ts';
import { aClub, aTable, cookieOf, type Named, type People } from '../http/permissions/a-club.ts';
import { API_CASES } from '../http/permissions/api-cases.ts';
import { pagesOf } from '../http/permissions/page-access.ts';
import { tally } from './harness/tally.ts';

let server: TestServer;
let people: People;
let table: Named;
let requests = 0;
beforeAll(async () => {
  server = await startServer({ builtInMailbox: true });
  people = await aClub(server);
  table = await aTable(server, people);
});
afterAll(async () => {
  tally('the zero character', { requests, lost: 0 });
  await server.close();
});

/** The zero character and half of another one: no database keeps them, and a fault of the server tells of it. */
const POISON = ['%00', 'a%00b', '%ED%A0%80'];

/** An address with one of its parts, or a field of its query, poisoned. */
function poisoned(path: string): readonly string[] {
  const named = (except?: string) =>
    path.replace(/:(\w+)/g, (whole, part: string) => (whole === except ? whole : (table[part] ?? 'nothing')));
  const parts = [...path.matchAll(/:\w+/g)].map(([part]) => part);
  return POISON.flatMap((poison) => [
    ...parts.map((part) => named(part).replace(part, poison)),
    ...['of', 'game', 'after', 'before', 'as', 'q', 'list', 'to', 'seat', 'next'].map(
      (field) => `${named()}?${field}=${poison}`,
    ),
  ]);
}

async function statuses(path: string, dress: (asked: request.Test) => request.Test): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const address of poisoned(path)) {
    const { status } = await dress(request(server.app).get(address));
    requests += 1;
    if (status >= 500) faults.push(`${status} ${address}`);
  }
  return faults;
}

const pages = pagesOf().filter((route) => route.startsWith('GET '));
const api = Object.keys(API_CASES).filter((route) => route.startsWith('GET '));

describe('the zero character in an address is no fault of the server', () => {
  test.each(pages)('%s', async (route) => {
    const cookie = await cookieOf(server, people.administrator);
    expect(await statuses(route.replace('GET ', ''), (asked) => asked.set('Cookie', cookie))).toEqual([]);
  });

  test.each(api)('API: %s', async (route) => {
    const bearer = `Bearer ${people.player.key}`;
    expect(await statuses(route.replace('GET ', '/api'), (asked) => asked.set('Authorization', bearer))).toEqual([]);
  });
});
