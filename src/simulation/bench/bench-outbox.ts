import { setTimeout as sleep } from 'node:timers/promises';
import { WAITING } from '../../notifications/waiting.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { newId } from '../../platform/new-id.ts';
import { submitAnswers } from '../../play/submit-answers.ts';
import { type BenchHouse, openBenchHouse, type Strain } from './bench-house.ts';
import { type BenchTable, openBenchTable, type WantedTable } from './bench-table.ts';
import { cloneTables } from './clone-tables.ts';
import { startWork } from './limited-by.ts';
import { type MailSink, openMailSink } from './mail-sink.ts';
import { type Figure, percentile } from './measure.ts';
import { sendMove } from './send-move.ts';

/** What waits after an outage: pieces of news, and how many of them each reader is to be told. */
const BACKLOG = 10_000;
const EACH = 10;
/** Seats whose reminder is due at the same moment. */
const DUE = 9000;
/** How long mails are counted while reminders go out, in milliseconds. */
const COUNTED_MS = 20_000;
/** Tables that are played on meanwhile, and how long they are played without reminders before. */
const PLAYED = 4;
const BEFORE_MS = 4000;

/** The positions of which all tables are copies: after this many answers. */
const POSITIONS = [5, 12, 20, 30];
const GAMES: readonly Omit<WantedTable, 'n'>[] = [
  { game: 'iron-curtain', players: 2, answers: 40 },
  { game: 'versailles-1919', players: 4, answers: 40 },
];

/**
 * The outbox of one server process, whose mails go to a mail server on the loopback address: what waits after an
 * outage, as texts and with pictures, each drawn anew; and thousands of reminders due at once, while people play.
 */
export async function benchOutbox(): Promise<readonly Figure[]> {
  const sink = await openMailSink();
  const house = await openBenchHouse({ SMTP_URL: sink.url, MAIL_MERGE_SECONDS: '1', KEPT_PICTURES: '1' });
  try {
    const tables = await positions(house);
    return [
      ...(await backlog({ house, sink, tables }, 'plain')),
      ...(await backlog({ house, sink, tables }, 'html')),
      ...(await reminders({ house, sink, tables })),
    ];
  } finally {
    await house.close();
    await sink.close();
  }
}

type Scene = { readonly house: BenchHouse; readonly sink: MailSink; readonly tables: readonly string[] };

/** Tables of each game at each position; their own news is forgotten. */
async function positions(house: BenchHouse): Promise<readonly string[]> {
  const tables: string[] = [];
  for (const wanted of GAMES) {
    for (const [n, position] of POSITIONS.entries()) {
      const table = await openBenchTable(house, { ...wanted, n });
      for (let i = 0; i < position; i += 1) await answer(house, table, i);
      tables.push(table.id);
    }
  }
  await forgetNews(house);
  return tables;
}

async function answer({ services, players }: BenchHouse, table: BenchTable, n: number): Promise<void> {
  const move = table.moves[n];
  const player = players.find(({ key }) => key === move?.key);
  if (!move || !player) return;
  const { id: playerId } = player;
  const { seat } = await services.db.seat.findFirstOrThrow({ where: { tableId: table.id, playerId } });
  const { decision, after: expectedSeq } = move;
  const answers = [{ decision, answer: move.answer }];
  await submitAnswers(services, { tableId: table.id, seat, playerId, expectedSeq, answers, key: newId(), how: 'bot' });
}

/** Waits until the outbox is idle, with nothing left to tell. */
async function forgetNews({ services: { db } }: BenchHouse): Promise<void> {
  await db.notification.deleteMany({ where: WAITING });
  while ((await db.mail.count({ where: { status: 'queued' } })) > 0) await sleep(100);
}

/** Copies of the tables with `seats` seats that are waited for, at least. */
async function copies({ house, tables }: Scene, prefix: string, seats: number): Promise<void> {
  const { db } = house.services;
  const waiting = await db.pendingAnswer.count({ where: { tableId: { in: [...tables] } } });
  const count = Math.ceil(seats / waiting);
  for (const [n, table] of tables.entries())
    await cloneTables(house.services, table, { prefix: `${prefix}${n}-`, count });
  await db.$executeRaw`ANALYZE`;
}

async function backlog(scene: Scene, format: 'plain' | 'html'): Promise<readonly Figure[]> {
  const { house, sink } = scene;
  const { db } = house.services;
  await copies(scene, format, BACKLOG / EACH);
  await db.$executeRaw`
    UPDATE "Player" SET mail = jsonb_build_object('format', ${format}::text) WHERE id LIKE ${`${format}%`}`;
  const soon = new Date(Date.now() + HOUR_MS).toISOString();
  await house.strain();
  const [limitsGathering, limitsSending] = [await startWork(house), await startWork(house)];
  const sentBefore = sink.count().mails;
  await db.$executeRaw`
    INSERT INTO "Notification" (id, kind, "playerId", "tableId", seat, data, "dueAt", "createdAt")
    SELECT ${format} || row_number() OVER (), CASE WHEN k = 1 THEN 'reminder' ELSE 'turn' END, s."playerId",
      w."tableId",
      w.seat, jsonb_build_object('decision', w.decision, 'since', w.since, 'due', ${soon}::text), now(), now()
    FROM "PendingAnswer" w JOIN "Seat" s USING ("tableId", seat), generate_series(1, ${EACH}::int) k
    WHERE w."tableId" LIKE ${`${format}%`} LIMIT ${BACKLOG}`;
  await house.wake();
  const began = performance.now();
  while ((await db.notification.count({ where: WAITING })) > 0) await sleep(10);
  const gathered = performance.now() - began;
  const gathering = await limitsGathering(BACKLOG);
  while ((await db.mail.count({ where: { status: 'queued' } })) > 0) await sleep(50);
  const seconds = (performance.now() - began) / 1000;
  const mails = sink.count().mails - sentBefore;
  const sending = await limitsSending(mails);
  const name = `outbox, ${BACKLOG.toLocaleString('en-GB')} notifications, ${format === 'plain' ? 'texts' : 'pictures'}`;
  return [
    {
      ...{ name: `${name}: gathered`, value: (BACKLOG / gathered) * 1000, unit: '/s', target: { atLeast: 2000 } },
      limit: gathering,
    },
    { name: `${name}: mails`, value: mails, unit: '' },
    { name: `${name}: sent`, value: mails / seconds, unit: 'mails/s', limit: sending },
    ...strainFigures(name, await house.strain()),
  ];
}

function strainFigures(name: string, { longest, p99, memory }: Strain): readonly Figure[] {
  return [
    { name: `${name}: event loop held up, p99`, value: p99, unit: 'ms' },
    { name: `${name}: event loop held up, longest`, value: longest, unit: 'ms', target: { below: 50 } },
    { name: `${name}: most memory`, value: memory, unit: 'MiB', target: { below: 600 } },
  ];
}

async function reminders(scene: Scene): Promise<readonly Figure[]> {
  const { house, sink } = scene;
  const { db, clock } = house.services;
  await copies(scene, 'reminded', DUE);
  const tables: BenchTable[] = [];
  for (let n = 0; n < 2 * PLAYED; n += 1)
    tables.push(await openBenchTable(house, { game: 'iron-curtain', players: 2, n: 100 + n }));
  await forgetNews(house);

  const alone = await playWhile(house, tables.slice(0, PLAYED), () => sleep(BEFORE_MS));
  const soon = new Date(clock.now().getTime() + HOUR_MS);
  await db.$executeRaw`
    UPDATE "PendingAnswer" SET "nextAt" = now(), "dueAt" = ${soon}, stage = 0 WHERE ("tableId", seat, decision) IN (
      SELECT "tableId", seat, decision FROM "PendingAnswer" WHERE "tableId" LIKE 'reminded%' LIMIT ${DUE})`;
  await house.strain();
  let written = Number.NaN;
  let ticking: Strain = { longest: Number.NaN, p99: Number.NaN, memory: Number.NaN };
  let mails = Number.NaN;
  let seconds = Number.NaN;
  const limits = { written: '', mails: '' };
  const beside = await playWhile(house, tables.slice(PLAYED), async () => {
    const limitsWriting = await startWork(house);
    const began = performance.now();
    await house.tick();
    written = performance.now() - began;
    limits.written = await limitsWriting(DUE);
    ticking = await house.strain();
    const sentBefore = sink.count().mails;
    const limitsMailing = await startWork(house);
    const counted = performance.now();
    await sleep(COUNTED_MS);
    mails = sink.count().mails - sentBefore;
    seconds = (performance.now() - counted) / 1000;
    limits.mails = `${await limitsMailing(mails)}, with what is played beside it`;
  });
  const reminded = await db.notification.count({ where: { kind: 'reminder', tableId: { startsWith: 'reminded' } } });
  const name = `${DUE.toLocaleString('en-GB')} reminders at once`;
  return [
    {
      name: `${name}: until all are written`,
      value: written,
      unit: 'ms',
      target: { below: 2000 },
      limit: limits.written,
    },
    { name: `${name}: written`, value: reminded, unit: '', target: { atLeast: DUE } },
    ...strainFigures(`${name}, tick`, ticking),
    { name: `${name}: mails sent meanwhile`, value: mails / seconds, unit: 'mails/s', limit: limits.mails },
    ...strainFigures(`${name}, mails`, await house.strain()),
    { name: `${name}: submissions before, p50`, value: percentile(alone, 0.5), unit: 'ms' },
    { name: `${name}: submissions before, p95`, value: percentile(alone, 0.95), unit: 'ms' },
    { name: `${name}: submissions meanwhile, p50`, value: percentile(beside, 0.5), unit: 'ms' },
    { name: `${name}: submissions meanwhile, p95`, value: percentile(beside, 0.95), unit: 'ms' },
  ];
}

/** Plays at these tables while something is done; the milliseconds of each submission. */
async function playWhile(
  house: BenchHouse,
  tables: readonly BenchTable[],
  work: () => Promise<void>,
): Promise<readonly number[]> {
  let goesOn = true;
  const times: number[] = [];
  const playing = tables.map(async (table) => {
    for (const move of table.moves) if (goesOn) times.push(await sendMove(house, table, move));
  });
  await work();
  goesOn = false;
  await Promise.all(playing);
  return times;
}
