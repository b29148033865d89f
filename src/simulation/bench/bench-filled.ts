import { cleanUp } from '../../administration/clean-up.ts';
import { tick } from '../../clocks/tick.ts';
import { openSession } from '../../people/session.ts';
import { newId } from '../../platform/new-id.ts';
import type { BenchHouse } from './bench-house.ts';
import { openBenchTable } from './bench-table.ts';
import { waitingTables } from './clock-tables.ts';
import { fillDatabase } from './fill-database.ts';
import { type Figure, percentile } from './measure.ts';
import { playTable } from './play-table.ts';

/** So many tables are due a reminder at each tick that is measured. */
const DUE = 200;
/** So many links are too old at each clean-up that is measured. */
const OLD_LINKS = 1000;
const ENTRIES = 50;
const MOST = 1.3;

type Life = { readonly [what: string]: number };

/**
 * What a server does all day, on the small database of the bench and again when it is full: `tables` tables with 50
 * entries each. Nothing may take longer because of what others have played.
 */
export async function benchFilled(house: BenchHouse, tables: number): Promise<readonly Figure[]> {
  const { db } = house.services;
  const template = await openBenchTable(house, { game: 'iron-curtain', players: 2, n: 0 });
  await playTable(house, template);
  await waitingTables(house.services, { count: DUE, due: DUE });
  const look = await watch(house);

  await look();
  const small = await look();
  const began = performance.now();
  const entries = await fillDatabase(db, { template: template.id, tables, entries: ENTRIES });
  const seconds = (performance.now() - began) / 1000;
  await look();
  const filled = await look();

  const size = `${tables.toLocaleString('en-GB')} tables, ${entries.toLocaleString('en-GB')} entries`;
  const [bytes] = await db.$queryRaw<{ readonly size: bigint }[]>`SELECT pg_database_size(current_database()) AS size`;
  return [
    { name: `database of ${size}: filled in`, value: seconds, unit: 's' },
    { name: '  its size', value: Number(bytes?.size ?? 0) / 2 ** 20, unit: 'MiB' },
    ...Object.entries(small).flatMap(([what, before]) => [
      { name: `  ${what}, before`, value: before, unit: 'ms' },
      { name: `  ${what}`, value: filled[what] ?? Number.NaN, unit: 'ms' },
      {
        name: '    against before',
        value: (filled[what] ?? Number.NaN) / before,
        unit: 'times',
        target: { below: MOST },
      },
    ]),
  ];
}

/** Looks at all that is measured, with a player and a moderator of its own. */
async function watch(house: BenchHouse): Promise<() => Promise<Life>> {
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
  return async () => ({
    [`a tick, ${DUE} due`]: await median(
      9,
      async () => tick(services),
      () => makeDue(house),
    ),
    'the home page': await median(40, page('/', home)),
    'the archive': await median(40, page('/archive', home)),
    'a submission': percentile(
      await playTable(house, await openBenchTable(house, { game: 'iron-curtain', players: 2, n: 1 })),
      0.5,
    ),
    "the desk's queue": await median(40, page('/desk', desk)),
    'a clean-up': await median(
      9,
      async () => cleanUp(services),
      () => makeOld(house),
    ),
  });
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
