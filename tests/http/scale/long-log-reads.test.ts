import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../src/http/app.ts';
import { createHttpContext } from '../../../src/http/context.ts';
import { mailboxTransport } from '../../../src/mail/transports/mailbox-transport.ts';
import { openSession } from '../../../src/people/session.ts';
import { HOUR_MS } from '../../../src/platform/durations.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { createSpectatorLink } from '../../../src/seats/spectators/spectator-links.ts';
import { watchTable } from '../../../src/seats/spectators/watch-table.ts';
import { testPictures } from '../../harness/pictures.ts';
import { countingRows } from '../../harness/rows-read.ts';
import { longRelay, runOn } from '../../tables/fixtures/long-relay.ts';
import { tableWorld, type World } from '../../tables/fixtures/table-world.ts';

const SHORT = 240;
const LONG = 960;
/** As many entries as may lie between a position and the snapshot that it is worked out from. */
const SLACK = 300;

type Table = { readonly id: string; readonly ann: string; readonly watched: string };

let world: World;
let counting: ReturnType<typeof countingRows>;
let app: Express;
let mia: string;
let short: Table;
let long: Table;

beforeAll(async () => {
  world = await tableWorld();
  counting = countingRows(world.url);
  const { services } = world;
  const settings = { trustProxy: false, rateLimits: { perMinute: 1e6, writes: 1e6, signIns: 1e6, failures: 1e6 } };
  app = createApp(
    createHttpContext({
      services: { ...services, db: counting.db },
      databaseUrl: world.url,
      settings,
      pictures: testPictures(),
      transport: mailboxTransport(services),
      jobsRun: () => true,
      builtInDatabase: undefined,
    }),
  );
  const moderator = { id: newId(), name: 'Mia', email: 'mia@people.example', role: 'moderator' } as const;
  await services.db.player.create({ data: moderator });
  mia = await cookieOf(moderator.id);
  short = await halfYoung(SHORT);
  long = await halfYoung(LONG);
  await copyLog(long.id);
}, 240_000);
afterAll(async () => {
  await counting.close();
  await world.close();
});

const cookieOf = async (playerId: string) => `despatch=${(await openSession(world.services, playerId)).sessionToken}`;

/** A table whose first half was played some hours before the second. */
async function halfYoung(length: number): Promise<Table> {
  const { services, clock } = world;
  const id = await longRelay(world, length / 2);
  clock.advance(10 * HOUR_MS);
  await runOn(world, id, { from: length / 2, to: length });
  const { hostId } = await services.db.table.findUniqueOrThrow({ where: { id } });
  const { token } = await createSpectatorLink(services, { tableId: id, playerId: hostId, delayHours: 5 });
  expect(await watchTable(services, token)).toMatchObject({ table: { last: length / 2 } });
  return { id, ann: await cookieOf(hostId), watched: token };
}

/** Entries of other tables, as there are more of than of any one. */
async function copyLog(tableId: string): Promise<void> {
  const { db } = world.services;
  for (const sql of [
    `INSERT INTO "Table" SELECT (jsonb_populate_record(t, jsonb_build_object('id', 'copy-' || n))).*
       FROM "Table" t, generate_series(1, 20) n WHERE id = '${tableId}'`,
    `INSERT INTO "Entry" SELECT (jsonb_populate_record(e, jsonb_build_object('tableId', 'copy-' || n))).*
       FROM "Entry" e, generate_series(1, 20) n WHERE "tableId" = '${tableId}'`,
    'ANALYZE',
  ])
    await db.$executeRawUnsafe(sql);
}

async function look(path: string, cookie: string | undefined): Promise<void> {
  const asked = request(app).get(path).set('Accept', 'text/html');
  await (cookie === undefined ? asked : asked.set('Cookie', cookie)).expect(200);
}

async function rowsOf(path: string, cookie: string | undefined): Promise<number> {
  await look(path, cookie);
  return counting.rowsRead(() => look(path, cookie));
}

describe('reads no more of a log of four times the length', () => {
  test.each([
    '/t/TABLE',
    '/t/TABLE?at=30',
    '/t/TABLE/log',
    '/t/TABLE/log?to=40',
    '/t/TABLE/takeback',
    '/api/tables/TABLE',
    '/api/tables/TABLE/log',
    '/api/tables/TABLE/log?from=30',
    '/api/tables/TABLE/decisions',
    '/api/tables/TABLE/chapters',
    '/api/tables/TABLE/board.svg?asOf=50',
  ])('%s, for a player', async (path) => {
    const rows = ({ id, ann }: Table) => rowsOf(path.replace('TABLE', id), ann);
    expect(await rows(long)).toBeLessThanOrEqual((await rows(short)) + SLACK);
  });

  test.each(['', '?at=30', '/compare?a=20&b=30', '/mails', '/clocks', '/actors', '/audit', '/rule?kind=undo'])(
    'the desk’s %s, for a moderator',
    async (path) => {
      const rows = ({ id }: Table) => rowsOf(`/desk/t/${id}${path}`, mia);
      expect(await rows(long)).toBeLessThanOrEqual((await rows(short)) + SLACK);
    },
  );

  test('the page of a spectators’ link, which finds the last entry that is old enough', async () => {
    const rows = ({ watched }: Table) => rowsOf(`/w/${watched}`, undefined);
    expect(await rows(long)).toBeLessThanOrEqual((await rows(short)) + SLACK);
  });
});
