import { issueLink } from '../../mail/links/issue-link.ts';
import { openSession } from '../../people/session.ts';
import type { BenchHouse } from './bench-house.ts';
import { openBenchTable } from './bench-table.ts';
import { startWork } from './limited-by.ts';
import { type Figure, percentile } from './measure.ts';
import { outboxIdle } from './outbox-idle.ts';
import { sendMove } from './send-move.ts';

const LOOKS = 60;
const TABLES = 50;
/** Moves that are made by links; what comes after them is not looked at. */
const MOVES = 40;
/** The answers after which a table's page is looked at. */
const POSITION = 30;

const PAGES = [
  { game: 'iron-curtain', players: 2, below: 3 },
  { game: 'versailles-1919', players: 4, below: 5 },
];

/** What a person does: looks at a table, moves by the link of a mail, comes home to all their tables. */
export async function benchPages(house: BenchHouse): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const page of PAGES) figures.push(...(await tablePage(house, page)));
  return [...figures, ...(await wholeMove(house)), ...(await homePage(house))];
}

async function tablePage(
  house: BenchHouse,
  { game, players, below }: { readonly game: string; readonly players: number; readonly below: number },
): Promise<readonly Figure[]> {
  const table = await openBenchTable(house, { game, players, n: 0, answers: POSITION });
  for (const move of table.moves) await sendMove(house, table, move);
  await outboxIdle(house);
  const look = await looker(house, house.players[0]?.id ?? '');
  const path = `/t/${table.id}`;
  for (let i = 0; i < LOOKS; i += 1) await look(path);
  const { times, cpu, limit } = await repeated(house, () => look(path));
  return [
    { name: `a table's page, ${game}: processor time`, value: cpu, unit: 'ms', target: { below }, limit },
    { name: `a table's page, ${game}: p50`, value: percentile(times, 0.5), unit: 'ms' },
    { name: `a table's page, ${game}: p95`, value: percentile(times, 0.95), unit: 'ms' },
  ];
}

/** A move by the link of a mail: its page is looked at, and the answer confirmed. */
async function wholeMove(house: BenchHouse): Promise<readonly Figure[]> {
  const times: number[] = [];
  let cpu = 0;
  for (let n = 0; n < 2; n += 1) {
    const table = await openBenchTable(house, { game: 'iron-curtain', players: 2, n: 10 + n, answers: MOVES });
    const seats = await house.services.db.seat.findMany({ where: { tableId: table.id } });
    for (const move of table.moves) {
      const playerId = house.players.find(({ key }) => key === move.key)?.id ?? '';
      const seat = seats.find((one) => one.playerId === playerId)?.seat ?? '';
      const target = { tableId: table.id, seat, playerId, decision: move.decision, seq: move.after };
      const link = await issueLink(house.services, { ...target, purpose: 'answer', answer: move.answer });
      const before = await house.cpu();
      const began = performance.now();
      await read(`${house.url}/a/${link}`, {});
      const form = { method: 'POST', body: new URLSearchParams({ seq: String(move.after) }) };
      await read(`${house.url}/a/${link}`, {
        ...form,
        headers: { origin: house.url, 'sec-fetch-site': 'same-origin' },
      });
      times.push(performance.now() - began);
      cpu += (await house.cpu()) - before;
    }
  }
  return [
    { name: 'a move by the link of a mail, both pages: processor time', value: cpu / times.length, unit: 'ms' },
    { name: 'a move by the link of a mail, both pages: p50', value: percentile(times, 0.5), unit: 'ms' },
  ];
}

async function homePage(house: BenchHouse): Promise<readonly Figure[]> {
  const { players, services } = house;
  const reader = players.at(-1)?.id ?? '';
  for (let n = 0; n < TABLES; n += 1) {
    const { id } = await openBenchTable(house, { game: 'iron-curtain', players: 2, n, answers: 1 });
    const host = players[2 * n]?.id ?? '';
    await services.db.seat.updateMany({ where: { tableId: id, playerId: { not: host } }, data: { playerId: reader } });
  }
  await outboxIdle(house);
  const look = await looker(house, reader);
  await house.forget();
  const first = await look('/');
  const { times, limit } = await repeated(house, () => look('/'));
  return [
    { name: `home with ${TABLES} tables: first look`, value: first, unit: 'ms', target: { below: 40 } },
    { name: `home with ${TABLES} tables: p50`, value: percentile(times, 0.5), unit: 'ms', limit },
  ];
}

/** Looks at pages as a player; the milliseconds until one is read to its end. */
async function looker({ services, url }: BenchHouse, playerId: string): Promise<(path: string) => Promise<number>> {
  const { sessionToken } = await openSession(services, playerId);
  return async (path) => {
    const began = performance.now();
    await read(url + path, { headers: { cookie: `despatch=${sessionToken}` } });
    return performance.now() - began;
  };
}

async function read(address: string, init: RequestInit): Promise<void> {
  const headers = { accept: 'text/html', ...init.headers };
  const page = await fetch(address, { ...init, headers });
  const text = await page.text();
  if (page.status !== 200) throw new Error(`${address}: ${page.status} ${text.slice(0, 2000)}`);
}

async function repeated(house: BenchHouse, look: () => Promise<number>) {
  const limitedBy = await startWork(house);
  const before = await house.cpu();
  const times: number[] = [];
  for (let i = 0; i < LOOKS; i += 1) times.push(await look());
  return { times, cpu: ((await house.cpu()) - before) / LOOKS, limit: await limitedBy(LOOKS) };
}
