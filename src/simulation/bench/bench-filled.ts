import { cleanUp } from '../../administration/clean-up.ts';
import { tick } from '../../clocks/tick.ts';
import { openSession } from '../../people/session.ts';
import { newId } from '../../platform/new-id.ts';
import { type BenchHouse, openBenchHouse } from './bench-house.ts';
import { openBenchTable } from './bench-table.ts';
import { waitingTables } from './clock-tables.ts';
import { fillDatabase, tidyDatabase } from './fill-database.ts';
import { type Figure, percentile } from './measure.ts';
import { playTable } from './play-table.ts';

/** So many tables are due a reminder at each tick that is measured. */
const DUE = 200;
/** So many links are too old at each clean-up that is measured. */
const OLD_LINKS = 1000;
const ENTRIES = 50;
const MOST = 1.3;
/** Enough for whole pages of every list, so that both databases show the same. */
const SMALL = 500;

/** How often each thing is measured in either database, in turns, so that whatever else the machine does meets both. */
const ROUNDS = 7;

/** What is measured, in milliseconds. */
type Measures = { readonly [what: string]: () => Promise<number> };

/**
 * What a server does all day on a database of 500 tables and, in turns with it, on one of `tables`, with 50 entries
 * each, from which the clean-up has taken what it had to. Nothing may take longer because of what others have played.
 */
export async function benchFilled(house: BenchHouse, tables: number): Promise<readonly Figure[]> {
  const large = await openBenchHouse();
  try {
    return await compare(house, large, tables);
  } finally {
    await large.close();
  }
}

async function compare(house: BenchHouse, large: BenchHouse, tables: number): Promise<readonly Figure[]> {
  const { measures: small } = await fill(house, SMALL);
  const { measures: filled, entries, seconds } = await fill(large, tables);

  const size = `${tables.toLocaleString('en-GB')} tables, ${entries.toLocaleString('en-GB')} entries`;
  const [bytes] = await large.services.db.$queryRaw<{ readonly size: bigint }[]>`
    SELECT pg_database_size(current_database()) AS size`;
  const figures: Figure[] = [
    { name: `database of ${size}: filled in`, value: seconds, unit: 's' },
    { name: '  its size', value: Number(bytes?.size ?? 0) / 2 ** 20, unit: 'MiB' },
  ];
  for (const [what, measure] of Object.entries(filled)) figures.push(...(await inTurns(what, small[what], measure)));
  return figures;
}

async function inTurns(
  what: string,
  small: (() => Promise<number>) | undefined,
  filled: () => Promise<number>,
): Promise<readonly Figure[]> {
  if (!small) throw new Error(`not measured on the small database: ${what}`);
  const before: number[] = [];
  const after: number[] = [];
  await small();
  await filled();
  for (let round = 0; round < ROUNDS; round += 1) {
    before.push(await small());
    after.push(await filled());
  }
  const [least, most] = [percentile(before, 0.5), percentile(after, 0.5)];
  return [
    { name: `  ${what}, small`, value: least, unit: 'ms' },
    { name: `  ${what}`, value: most, unit: 'ms' },
    { name: '    against small', value: most / least, unit: 'times', target: { below: MOST } },
  ];
}

async function fill(house: BenchHouse, tables: number) {
  const template = await liveAlready(house);
  const began = performance.now();
  const entries = await fillDatabase(house.patient, { template, tables, entries: ENTRIES });
  const seconds = (performance.now() - began) / 1000;
  await cleanAll(house);
  await tidyDatabase(house.patient);
  return { measures: await watch(house, template), entries, seconds };
}

/** Some life of its own: a game to its end, and tables that wait. Gives the finished table. */
async function liveAlready(house: BenchHouse): Promise<string> {
  const table = await openBenchTable(house, { game: 'iron-curtain', players: 2, n: 0 });
  await playTable(house, table);
  await waitingTables(house.services, { count: DUE, due: DUE });
  return table.id;
}

/** The clean-up ran each hour of all these years. */
async function cleanAll({ services }: BenchHouse): Promise<void> {
  for (;;) {
    const gone = await cleanUp(services);
    if (Object.values(gone).every((count) => count === 0)) return;
  }
}

/** All that is measured, seen by a player and a moderator of its own. */
async function watch(house: BenchHouse, template: string): Promise<Measures> {
  const { services, players } = house;
  const row = { id: newId(), name: 'Moderator', email: `${newId()}@bench.example`, role: 'moderator' } as const;
  const moderator = await services.db.player.create({ data: row });
  const { sessionToken: desk } = await openSession(services, moderator.id);
  const { sessionToken: home } = await openSession(services, players[0]?.id ?? '');
  const page = (path: string, session: string) => async () => {
    const answer = await fetch(house.url + path, { headers: { cookie: `despatch=${session}`, accept: 'text/html' } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  };
  return {
    [`a tick, ${DUE} due`]: () =>
      median(
        3,
        async () => tick(services),
        () => makeDue(house),
      ),
    'the home page': () => median(20, page('/', home)),
    "a finished table's page": () => median(20, page(`/t/${template}`, home)),
    'the archive': () => median(20, page('/archive', home)),
    'a submission': async () =>
      percentile(await playTable(house, await openBenchTable(house, { game: 'iron-curtain', players: 2, n: 1 })), 0.5),
    "the desk's queue": () => median(20, page('/desk', desk)),
    'a clean-up': () =>
      median(
        3,
        async () => cleanUp(services),
        () => makeOld(house),
      ),
  };
}

async function median(
  times: number,
  run: () => Promise<unknown>,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i < times; i += 1) {
    await prepare();
    const began = performance.now();
    await run();
    took.push(performance.now() - began);
  }
  return percentile(took, 0.5);
}

async function makeDue({ services: { db } }: BenchHouse): Promise<void> {
  await db.$executeRaw`
    UPDATE "PendingAnswer" SET stage = 0, "nextAt" = now(), "dueAt" = now() + interval '1 hour'
    WHERE "tableId" BETWEEN 'clock-' AND 'clock-~'`;
}

async function makeOld({ services: { db } }: BenchHouse): Promise<void> {
  const data = Array.from({ length: OLD_LINKS }, () => ({ hash: newId(), purpose: 'answer', expiresAt: new Date(0) }));
  await db.linkToken.createMany({ data });
}
