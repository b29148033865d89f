import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openTableChannel } from '../../../src/database/table-channel.ts';
import { createApp } from '../../../src/http/app.ts';
import { createHttpContext, type HttpContext } from '../../../src/http/context.ts';
import { newMemory } from '../../../src/platform/memory.ts';
import { newId } from '../../../src/platform/new-id.ts';
import type { Services } from '../../../src/platform/services.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import { sendLetter } from '../../../src/press/send-letter.ts';
import { markSeen } from '../../../src/tables/mark-seen.ts';
import { publicTable } from '../../attack/harness/public-table.ts';
import { dealTable, does } from '../../fixtures/side-deals/deal-table.ts';
import { listenTo, onPort } from '../harness/listen-to-news.ts';
import { getPage } from '../harness/reading.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

type Process = {
  readonly services: Services;
  readonly context: HttpContext;
  readonly url: string;
  close(): Promise<void>;
};

let server: TestServer;
let ada: Person;
let ben: Person;
let cid: Person;
let dee: Person;
let first: Process;
let second: Process;
let table: string;

beforeAll(async () => {
  server = await startServer();
  [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  [cid, dee] = [await server.person('Cid'), await server.person('Dee')];
  [first, second] = [await startProcess(), await startProcess()];
});
afterAll(async () => {
  await first.close();
  await second.close();
  await server.close();
});
beforeEach(async () => {
  table = await dealTable(server.services, [ada, ben, cid]);
});

/** One more process on the same database, with what a process has of its own. */
async function startProcess(): Promise<Process> {
  const channel = openTableChannel(server.database.url, () => {}, { gather: 5 });
  const services = { ...server.services, memory: newMemory(), moved: channel.tell };
  const context = createHttpContext({ ...server.context, services });
  const heard = new Promise<void>((ready) => channel.hear(() => ready()));
  channel.hear(context.news.hear);
  const listening = await onPort(createApp(context));
  await heard;
  return {
    services,
    context,
    url: listening.url,
    async close() {
      context.news.close();
      await listening.close();
      await channel.close();
    },
  };
}

const markOf = async (person: Person | undefined) => (await now(person)).mark;
async function now(person: Person | undefined): Promise<{ readonly seq: number; readonly mark: string }> {
  return (await getPage(server, `/t/${table}/news`, person).expect(200)).body;
}
const open = async (person: Person | undefined, at: Process = first) =>
  listenTo(at.url, `/t/${table}/news?shows=${await markOf(person)}`, person);
const propose = (by: Services) => does(by, table, 'Red', '~propose', { to: 'Blue', coins: 1 });

describe('an open page', () => {
  test('is told within a moment, whichever process wrote, and however often something happens', async () => {
    const pages = [await open(ben), await open(ben, second)];
    await propose(second.services);
    for (const page of pages) expect(await page.events(1)).toEqual(['news {"seq":2}']);
    await propose(first.services);
    for (const page of pages) expect((await page.events(2)).at(-1)).toBe('news {"seq":3}');
    for (const page of pages) page.stop();
  });

  test('is told of what happened while it was made, or while its line was down', async () => {
    const mark = await markOf(ben);
    await propose(second.services);
    const late = await listenTo(first.url, `/t/${table}/news?shows=${mark}`, ben);
    expect(await late.events(1)).toEqual(['news {"seq":2}']);
    const [, id = ''] = /id: (.*)/.exec(late.heard()) ?? [];
    late.stop();
    await propose(second.services);
    const back = await listenTo(first.url, `/t/${table}/news?shows=${mark}`, ben, { 'Last-Event-ID': id });
    expect(await back.events(1)).toEqual(['news {"seq":3}']);
    back.stop();
  });

  test('hears of a letter to its reader, and nobody else does', async () => {
    const [reader, other] = [await open(ben), await open(cid)];
    const letter = { tableId: table, playerId: ada.player.id, to: ['Blue'], text: 'Shall we?', how: 'page' } as const;
    await sendLetter(second.services, letter);
    expect(await reader.events(1)).toEqual(['news {"seq":1}']);
    await propose(second.services);
    expect(await other.events(1)).toEqual(['news {"seq":2}']);
    for (const page of [reader, other]) page.stop();
  });

  test('hears nothing of what its own reader has read', async () => {
    const page = await open(ben);
    await markSeen(second.services, { tableId: table, seat: 'Blue', seq: 1 });
    second.services.moved?.(table);
    await propose(second.services);
    expect(await page.events(1)).toEqual(['news {"seq":2}']);
    page.stop();
  });
});

describe('what is hidden', () => {
  test('orders in secret are news to their seat alone: the lines of others hold the same bytes', async () => {
    const twins = [table, await dealTable(server.services, [ada, ben, cid])];
    const heard: string[] = [];
    for (const [n, twin] of twins.entries()) {
      table = twin;
      const [own, other] = [await open(ben), await open(cid)];
      if (n === 0) {
        await does(second.services, table, 'Blue', '~give-orders', 'reap');
        expect(await own.events(1)).toEqual(['news {"seq":1}']);
      }
      await propose(second.services);
      await other.events(1);
      heard.push(other.heard().replace(/id: .*/, ''));
      for (const page of [own, other]) page.stop();
    }
    expect(heard[0]).toBe(heard[1]);
    expect(heard[0]).toContain('news');
  });

  test('answers that are kept in a window are news to nobody else until one more is ready', async () => {
    const { id, people } = await publicTable(server, 'conclave', [ada, ben, cid, dee]);
    table = id;
    const [[seat, keeper] = [], [, reader] = []] = Object.entries(people);
    if (!seat || !keeper || !reader) throw new Error('four play');
    const [own, other, stranger] = [await open(keeper), await open(reader), await open(undefined)];
    const keep = (answer: string, ready: boolean) =>
      submitAnswers(second.services, {
        tableId: table,
        seat,
        playerId: keeper.player.id,
        expectedSeq: 1,
        answers: [{ decision: '1.1', answer }],
        key: newId(),
        how: 'api',
        ready,
      });
    await keep('Leo', false);
    await own.events(1);
    await keep('Urban', false);
    await own.events(2);
    expect([other.heard(), stranger.heard()]).toEqual(['retry: 2000\n\n', 'retry: 2000\n\n']);
    await keep('Urban', true);
    for (const page of [other, stranger]) expect(await page.events(1)).toEqual(['news {"seq":1}']);
    for (const page of [own, other, stranger]) page.stop();
  });
});

describe('who may listen', () => {
  const hide = () => server.services.db.table.update({ where: { id: table }, data: { public: false } });

  test('whoever may not read the table hears no more than of one that does not exist', async () => {
    await hide();
    const [hidden, none] = [`/t/${table}/news`, '/t/doesnotexistatallxxxxx/news'];
    for (const person of [dee, undefined]) {
      const refused = await Promise.all([hidden, none].map((path) => listenTo(first.url, path, person)));
      expect(refused.map(({ status }) => status)).toEqual([404, 404]);
      await Promise.all(refused.map(({ ended }) => ended));
    }
  });

  test('whoever may read it no longer is told nothing more', async () => {
    await hide();
    const page = await open(cid);
    const held = { tableId: table, playerId: cid.player.id };
    await server.services.db.seat.updateMany({ where: held, data: { playerId: dee.player.id } });
    await propose(second.services);
    await page.ended;
    expect(page.heard()).not.toContain('news');
    expect(page.heard()).toContain('event: rest');
  });

  test('a fifth page of one person has the first rest, which does not ask again', async () => {
    const pages = [];
    for (let n = 0; n < 5; n += 1) pages.push(await open(ben));
    expect(await pages[0]?.events(1)).toEqual(['rest {}']);
    await pages[0]?.ended;
    await propose(second.services);
    for (const page of pages.slice(1)) expect(await page.events(1)).toEqual(['news {"seq":2}']);
    for (const page of pages) page.stop();
  });

  test('strangers at one address have twenty pages open, and are asked to wait with more', async () => {
    table = (await publicTable(server, 'conclave', [ada, ben, cid, dee])).id;
    const pages = [];
    for (let n = 0; n < 20; n += 1) pages.push(await open(undefined));
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
    const more = await open(undefined);
    expect([more.status, more.headers.get('retry-after')]).toEqual([429, '60']);
    for (const page of pages) page.stop();
  });
});

test('the stream goes out as it is, and nothing keeps it', async () => {
  const page = await listenTo(first.url, `/t/${table}/news`, ben, { 'Accept-Encoding': 'gzip, br' });
  const { headers } = page;
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(headers.get('content-encoding')).toBeNull();
  page.stop();
});

test('without a stream it is said once how the table stands', async () => {
  expect(await now(ben)).toEqual({ seq: 1, mark: expect.stringMatching(/^[\w-]{22}$/) });
  expect(await markOf(ben)).toBe(await markOf(ben));
  expect(await markOf(ben)).not.toBe(await markOf(ada));
});
