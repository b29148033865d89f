import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { readText } from '../../src/disputes/read-text.ts';
import { readEmail } from '../../src/people/email-address.ts';
import { readName } from '../../src/people/player-name.ts';
import { readLocale } from '../../src/platform/locale.ts';
import { readAddress } from '../../src/platform/read-address.ts';
import { readLine } from '../../src/platform/read-line.ts';
import { readTimeZone } from '../../src/platform/time-zone.ts';
import { FAR_TOO_LONG, processorTime } from '../harness/processor-time.ts';
import { startServer, type TestServer } from '../http/harness/test-server.ts';
import { aClub, aTable, cookieOf, type Named, type People } from '../http/permissions/a-club.ts';
import { API_CASES } from '../http/permissions/api-cases.ts';
import { API_ROWS, PAGE_ROWS, readRow } from '../http/permissions/expected.ts';
import { PAGE_CASES } from '../http/permissions/page-access.ts';
import { MEMBERS, type Member } from '../http/permissions/roles.ts';
import { tally } from './harness/tally.ts';

/** Accents by the hundred thousand on one letter: putting them in order takes time by the square of their number. */
const marks = (count: number) => `a${'\u0301\u0316'.repeat(count / 2)}`;

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
  tally('long texts', { requests, lost: 0 });
  await server.close();
});

const addressOf = (path: string) => path.replace(/:(\w+)/g, (_, part: string) => table[part] ?? 'nothing');

/** Somebody who is let in there. */
function insider(row: string): Member | undefined {
  const answers = readRow(row);
  return MEMBERS.find((member) => answers[member] === 'in');
}

/** What is answered, and that it did not take the server long. */
async function answered(send: () => request.Test): Promise<request.Response> {
  let response: request.Response | undefined;
  const took = await processorTime(async () => {
    response = await send();
  });
  requests += 1;
  if (!response || response.status >= 500 || took > FAR_TOO_LONG)
    throw new Error(`status ${response?.status} after ${took} ms`);
  return response;
}

describe('the readers of texts refuse a million accents before they look at them', () => {
  const what = { key: 'people.name' };
  test.each<[string, (text: string) => unknown]>([
    ['a name', readName],
    ['a line', (text) => readLine(text, what, 1000)],
    ['a text', (text) => readText(text, what)],
    ['an address', readAddress],
    ['an address to sign in with', readEmail],
    ['the domain of an address', (text) => readEmail(`ada@${text}.example`)],
    ['a time zone', readTimeZone],
    ['a language', readLocale],
  ])('%s', async (_, read) => {
    const text = marks(1_000_000);
    const refuses = () => expect(() => read(text)).toThrow(/^bad-input: (?:tables|moderation|people)\./);
    expect(await processorTime(refuses)).toBeLessThan(FAR_TOO_LONG);
  });

  test('the sentence says how long the text is and how long it may be', () => {
    expect(() => readName(marks(1_000_000))).toThrow(
      expect.objectContaining({ reason: expect.objectContaining({ args: expect.objectContaining({ most: 60 }) }) }),
    );
  });

  test('what becomes short by putting letters and accents together is as welcome as before', () => {
    const hangul = '각'.repeat(60).normalize('NFD');
    expect(readName(` ${hangul} `)).toBe('각'.repeat(60));
    expect(readText('ế'.repeat(2000).normalize('NFD'), what)).toHaveLength(2000);
  });
});

/** A body in which every text is replaced. */
function withTexts(body: unknown, text: string): unknown {
  if (typeof body === 'string') return text;
  if (Array.isArray(body)) return body.map((item) => withTexts(item, text));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, withTexts(value, text)]));
}

describe('so does every route of the API that takes texts', () => {
  const more = {
    'PATCH /players/me': { name: 'a', timeZone: 'b', locale: 'c' },
    'POST /tables': { game: 'a', name: 'b', timeZone: 'c', invitations: [{ email: 'd' }], options: { e: 'f' } },
    'POST /tables/:table/substitute-requests': { seat: 'us', email: 'a', reason: 'b' },
    'POST /invitations/:invitation/accept': { salt: 'a' },
    'POST /tables/:table/join': { salt: 'a' },
  };
  const bodies = Object.entries(API_CASES).flatMap(([route, { row, body }]) => {
    const sent = Object.entries(more).find(([one]) => one === route)?.[1] ?? body;
    return sent && Object.keys(sent).length > 0 ? [[route, row, sent] as const] : [];
  });

  test.each(bodies)(
    '%s',
    async (route, row, body) => {
      const member = insider(API_ROWS[row]) ?? 'stranger';
      const [verb = '', path = ''] = route.split(' ');
      for (const key of Object.keys(body)) {
        const sent = { ...body, [key]: withTexts(Reflect.get(body, key), marks(110_000)) };
        if (JSON.stringify(sent) === JSON.stringify(body)) continue;
        const agent = request(server.app);
        const { status, body: problem } = await answered(() =>
          (verb === 'PATCH' ? agent.patch(`/api${addressOf(path)}`) : agent.post(`/api${addressOf(path)}`))
            .set('Authorization', `Bearer ${people[member].key}`)
            .set('Idempotency-Key', 'long-texts')
            .send(sent),
        );
        expect(status).toBeGreaterThanOrEqual(400);
        expect(problem.detail.length).toBeGreaterThan(10);
        expect(problem.detail.length).toBeLessThan(1000);
      }
    },
    120_000,
  );
});

describe('and every form', () => {
  const FIELDS = ['name', 'reason', 'text', 'resolution', 'email', 'timeZone', 'salt'];
  const forms = PAGE_CASES.filter(([route]) => route.startsWith('POST ')).map(
    ([route, row]) => [route, PAGE_ROWS[row]] as const,
  );

  test.each(forms)(
    '%s',
    async (route, row) => {
      const member = insider(row) ?? 'player';
      for (const field of FIELDS) {
        const cookie = await cookieOf(server, people[member]);
        await answered(() =>
          request(server.app)
            .post(addressOf(route.replace('POST ', '')))
            .set('Cookie', cookie)
            .type('form')
            .send({ [field]: marks(120_000) }),
        );
      }
    },
    180_000,
  );
});
