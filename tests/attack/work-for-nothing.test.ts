import { afterEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { USUAL_RATE_LIMITS } from '../../src/http/context.ts';
import { USUAL_PICTURE_LIMITS } from '../../src/http/picture-desk.ts';
import { MOST_MADE } from '../../src/lobby/limit-host.ts';
import { createPictures } from '../../src/pictures/pictures.ts';
import { answerTurn, nextTurn, startTable } from '../http/harness/a-table.ts';
import { as, type Person, startServer, type TestServer } from '../http/harness/test-server.ts';
import { tally } from './harness/tally.ts';

let server: TestServer;
afterEach(() => server.close());

const HIGH = { perMinute: 1e6, writes: 1e6, signIns: 1e6, failures: 1e6 };
const alone = { game: 'iron-curtain', name: 'Alone', players: 2, public: true, hostSeat: 'any', invitations: [] };
const make = (person: Person, change: object = {}) =>
  as(server, person, 'post', '/api/tables').send({ ...alone, ...change });

test('590 pictures asked for by a stranger: a few are drawn, and a mail’s picture comes before them', async () => {
  const pictures = createPictures();
  server = await startServer({ rateLimits: HIGH, drawnBy: pictures });
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const table = await startTable(server, ada, ben);
  for (let n = 0; n < 12; n += 1)
    await answerTurn(server, table, await nextTurn(server, table), `key-${n}`).expect(200);
  await server.services.db.table.update({ where: { id: table.id }, data: { public: true } });
  const { seq } = await server.services.db.table.findUniqueOrThrow({ where: { id: table.id } });
  const asked = 590;
  const statuses = new Map<number, number>();
  const ask = async (n: number) => {
    const { status } = await request(server.app).get(`/t/${table.id}/board.png?at=${(n % seq) + 1}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const all = Promise.all(Array.from({ length: asked }, (_, n) => ask(n)));
  const mail = await pictures.png('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', 'mail');
  const stillWaiting = pictures.waiting();
  expect(mail.length).toBeGreaterThan(0);
  await all;
  expect(stillWaiting).toBeLessThanOrEqual(USUAL_PICTURE_LIMITS.stranger);
  expect((statuses.get(200) ?? 0) + (statuses.get(429) ?? 0)).toBe(asked);
  const { headers } = await request(server.app).get(`/t/${table.id}/board.png?at=${seq}`);
  // What is drawn already is given to anybody; what is not costs a wait.
  expect(headers['content-type'] === 'image/png' || Number(headers['retry-after']) > 0).toBe(true);
  await as(server, ada, 'get', `/api/tables/${table.id}/board.png`).expect(200);
  await pictures.close();
  tally('pictures for strangers', { requests: asked, lost: 0 });
}, 180_000);

test('150 tables by one player: thirty are made, and whoever waits is told how long', async () => {
  server = await startServer({ rateLimits: HIGH });
  const mallory = await server.person('Mallory');
  const answers = [];
  for (let n = 0; n < 150; n += 1) answers.push(await make(mallory, { players: 2 }));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_MADE.hour);
  const last = answers.at(-1);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(60);
  expect(last?.body.detail).toContain('You have made 30 tables within an hour.');
  await make(await server.person('Ann')).expect(201);
  tally('tables for nothing', { requests: answers.length, lost: 0 });
});

test('uploading packs and calling off the tables leaves nothing behind', async () => {
  server = await startServer({ rateLimits: HIGH });
  const mallory = await server.person('Mallory');
  const pack = server.services.games.get('iron-curtain')?.rules.builtInPack().content;
  const remark = 'x'.repeat(200_000);
  let requests = 0;
  for (let n = 0; n < 12; n += 1) {
    const made = await make(mallory, { pack: { ...pack, _remark: `${n} ${remark}` } }).expect(201);
    await as(server, mallory, 'post', `/api/tables/${made.body.tableId}/cancel`).expect(204);
    requests += 2;
  }
  await make(mallory, { pack: { ...pack, _remark: 'x'.repeat(600_000) } }).expect(400);
  expect(await server.services.db.pack.count({ where: { builtIn: false } })).toBe(0);
  const [size] = await server.services.db.$queryRaw<{ bytes: bigint }[]>`
    SELECT coalesce(sum(octet_length(content::text)), 0) AS bytes FROM "Pack"`;
  expect(Number(size?.bytes)).toBeLessThan(200_000);
  tally('packs for nothing', { requests: requests + 1, lost: 0 });
});

test('three hundred writes of one player in a minute: 120 pass, and others are not held up', async () => {
  server = await startServer({ rateLimits: { ...HIGH, writes: USUAL_RATE_LIMITS.writes } });
  const [mallory, ben] = [await server.person('Mallory'), await server.person('Ben')];
  const statuses: number[] = [];
  for (let n = 0; n < 300; n += 1) {
    const { status } = await as(server, mallory, 'patch', '/api/players/me').send({ name: `Mallory ${n}` });
    statuses.push(status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(USUAL_RATE_LIMITS.writes);
  expect(statuses.at(-1)).toBe(429);
  await as(server, ben, 'patch', '/api/players/me').send({ name: 'Ben' }).expect(200);
  tally('writes of one player', { requests: 301, lost: 0 });
});

test('asking hundreds of times for readiness and numbers makes them once', async () => {
  server = await startServer({ rateLimits: HIGH, keepHealthMs: 60_000 });
  const answers = await Promise.all(Array.from({ length: 200 }, () => request(server.app).get('/readyz')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const numbers = await Promise.all(Array.from({ length: 200 }, () => request(server.app).get('/metrics')));
  expect(new Set(numbers.map(({ text }) => text)).size).toBe(1);
  tally('health for nothing', { requests: 400, lost: 0 });
});
