import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { readTableActs } from '../../../src/audit/read-acts.ts';
import { readState } from '../../../src/disputes/desk/read-state.ts';
import { createApp } from '../../../src/http/app.ts';
import { createHttpContext } from '../../../src/http/context.ts';
import { readLog } from '../../../src/log/read-log.ts';
import { mailboxTransport } from '../../../src/mail/transports/mailbox-transport.ts';
import { openSession } from '../../../src/people/session.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { dealTable, does } from '../../fixtures/side-deals/deal-table.ts';
import { counted } from '../../tables/fixtures/counted.ts';
import { longRelay } from '../../tables/fixtures/long-relay.ts';
import { rewind } from '../../tables/fixtures/rule-now.ts';
import { answerNow, startedTable, tableWorld, type World } from '../../tables/fixtures/table-world.ts';
import { postForm } from '../harness/post-form.ts';
import { textOf } from '../harness/reading.ts';

let world: World;
let cookie: string;
beforeAll(async () => {
  world = await tableWorld();
  const { id } = await world.services.db.player.create({
    data: { id: newId(), name: 'Mia', email: 'mia@people.example', role: 'moderator' },
  });
  cookie = `despatch=${(await openSession(world.services, id)).sessionToken}`;
});
afterAll(() => world.close());

const played = (length: number) => longRelay(world, length);

/** A server that has nothing at hand, and how often it asks the database. */
function freshServer() {
  const { services, take, close } = counted(world.services, world.url);
  const databaseUrl = world.url;
  const settings = { trustProxy: false, rateLimits: { perMinute: 1e6, writes: 1e6, signIns: 1e6, failures: 1e6 } };
  const pictures = {
    png: () => Promise.reject(new Error('no pictures here')),
    ready: () => undefined,
    waiting: () => 0,
  };
  const transport = mailboxTransport(services);
  const none = { jobsRun: () => true, builtInDatabase: undefined };
  const app = createApp(createHttpContext({ services, settings, databaseUrl, pictures, transport, ...none }));
  return {
    take,
    close,
    get: (path: string) => request(app).get(path).set('Cookie', cookie).set('Accept', 'text/html').expect(200),
    post: (path: string, fields: { readonly [name: string]: string }) =>
      postForm(request(app).post(path), fields, cookie).expect(200),
  };
}

let server: ReturnType<typeof freshServer>;
beforeEach(() => {
  server = freshServer();
});
afterEach(() => server.close());

const lines = (html: string) => (html.match(/class="log-line/g) ?? []).length;
const ruling = (to: number, seq: number) => ({
  kind: 'rewind',
  to: String(to),
  expectedSeq: String(seq),
  reason: 'A slip',
  do: 'try',
});

describe('the desk of a table with a long log', () => {
  test('shows fifty entries at a time, and leads to the others', async () => {
    const tableId = await played(320);
    const { text } = await server.get(`/desk/t/${tableId}`);
    expect(lines(text)).toBe(50);
    expect(text).toContain('id="entry-320"');
    expect(text).not.toContain('id="entry-270"');
    const [, cursor = ''] = /before&#x3D;([\w.-]+)#log/.exec(text) ?? [];
    const older = await server.get(`/desk/t/${tableId}?at=320&before=${cursor}`);
    expect(lines(older.text)).toBe(50);
    expect(older.text).toContain('id="entry-221"');
    const middle = await server.get(`/desk/t/${tableId}?at=100`);
    expect(lines(middle.text)).toBe(50);
    expect(middle.text).toMatch(/current" id="entry-100"/);
  });

  test.each(['', '?at=30', '/compare?a=20&b=30', '/mails', '/clocks', '/actors', '/seats', '/rule?kind=undo'])(
    '%s asks the database no more often than that of a short one',
    async (path) => {
      const times = async (length: number) => {
        const tableId = await played(length);
        await server.get('/desk');
        server.take();
        await server.get(`/desk/t/${tableId}${path}`);
        return server.take().length;
      };
      const short = await times(40);
      expect(short).toBeGreaterThan(0);
      expect(await times(320)).toBeLessThanOrEqual(short);
    },
  );

  test('tells of a rewind far back the newest hundred entries, and the newest warnings of each seat', async () => {
    const tableId = await played(320);
    const { text } = await server.post(`/desk/t/${tableId}/rule`, ruling(40, 320));
    expect(lines(text)).toBe(100);
    expect(textOf(text)).toContain('What would not count any more 180 earlier entries as well, and these:');
    // Every fourth of the 280 was a roll, which Ann has seen: 70, of which 20 are told one by one.
    expect(textOf(text).match(/“Ann” has seen what entry/g)).toHaveLength(20);
    expect(textOf(text)).toContain('“Ann” has also seen what 50 other entries from 41 to 237 showed');
    expect(textOf(text)).not.toContain('“Bob” has');
  });

  test('is read once also where it went back again and again: many rewinds cost no more than one', async () => {
    const times = async (rewinds: number) => {
      const tableId = await played(40);
      const { playerId } = await world.services.db.seat.findFirstOrThrow({ where: { tableId, seat: 'Ann' } });
      let seq = 40;
      for (let i = 0; i < rewinds; i += 1) {
        const at = await answerNow(world.services, tableId, { seat: 'Ann', playerId: playerId ?? '' }, 'on');
        seq = await rewind(world.services, tableId, at - 1);
      }
      await server.get('/desk');
      server.take();
      await server.post(`/desk/t/${tableId}/rule`, ruling(20, seq));
      return server.take().length;
    };
    const once = await times(1);
    expect(await times(12)).toBe(once);
  });
});

describe('what is hidden from the players', () => {
  test('stands in the full log of the desk, and each look at it is written down', async () => {
    const { tableId, player } = await startedTable(world);
    for (const leg of ['peek', 'pass']) await answerNow(world.services, tableId, player('Ann'), leg);
    const told = async (viewer: string) =>
      JSON.stringify(await readLog(world.services, tableId, viewer)).includes('the baton is hollow');
    expect([await told('Ann'), await told('Bob'), await told('spectator')]).toEqual([true, false, false]);
    const { text } = await server.get(`/desk/t/${tableId}`);
    expect(textOf(text)).toContain('You see: the baton is hollow');
    const looks = await readTableActs(world.services, tableId);
    expect(looks.map(({ name, what, data }) => [name, what, data])).toEqual([
      ['Mia', 'log', { from: 1, to: 3 }],
      ['Mia', 'state', { at: 3 }],
    ]);
  });

  test('is told of open questions too: who is waited for, and what others have answered in secret', async () => {
    const { tableId, player } = await startedTable(world, ['Red', 'Blue'], { game: 'market-day' });
    await answerNow(world.services, tableId, player('Red'), 4);
    const { decisions } = await readState(world.services, tableId, undefined);
    expect(decisions).toEqual([
      { id: '1.1', section: expect.any(String), waiting: ['Red', 'Blue'], answers: [{ seat: 'Red', answer: 4 }] },
    ]);
    await answerNow(world.services, tableId, player('Blue'), 2);
    const said = async (viewer: string) => (await readLog(world.services, tableId, viewer, { from: 2 }))[0]?.messages;
    expect(await said('moderator')).toMatchObject([{ key: 'tables.answered-what', args: { answer: '4' } }]);
    for (const viewer of ['Blue', 'spectator']) expect(await said(viewer)).toMatchObject([{ key: 'tables.answered' }]);
    const before = await readState(world.services, tableId, 1);
    expect(before.decisions).toMatchObject([{ waiting: ['Red', 'Blue'], answers: [] }]);
  });

  test('and of standing orders, which nobody else sees', async () => {
    const people = await Promise.all(['Ada', 'Ben', 'Cid'].map((name) => world.person(name)));
    const [ada, ben, cid] = people.map((player) => ({ player }));
    if (!ada || !ben || !cid) throw new Error('three play');
    const tableId = await dealTable(world.services, [ada, ben, cid]);
    await does(world.services, tableId, 'Red', '~propose', { to: 'Blue', coins: 1 });
    await does(world.services, tableId, 'Blue', '~give-orders', 'reap');
    const { text } = await server.get(`/desk/t/${tableId}`);
    expect(textOf(text)).toContain('“Your standing order: reap”');
    expect(textOf(text)).toContain('“Order: reap”');
    const then = await server.get(`/desk/t/${tableId}?at=1`);
    expect(textOf(then.text)).not.toContain('“Your standing order: reap”');
    expect((await readTableActs(world.services, tableId)).map(({ what, data }) => [what, data])).toContainEqual([
      'state',
      { at: 1 },
    ]);
  });
});

describe('a rewind across a secret that was shown', () => {
  test('warns what each seat has seen, before it binds', async () => {
    const { tableId, player } = await startedTable(world);
    for (const leg of ['on', 'peek', 'pass']) await answerNow(world.services, tableId, player('Ann'), leg);
    const { text } = await server.post(`/desk/t/${tableId}/rule`, ruling(1, 4));
    expect(textOf(text)).toContain('Know this before you rule');
    expect(textOf(text)).toContain(
      '“Ann” has seen what entry 3 showed and will still know it: “You see: the baton is hollow”',
    );
    expect(textOf(text)).not.toContain('“Bob” has seen');
  });
});
