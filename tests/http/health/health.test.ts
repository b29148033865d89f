import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../../../src/http/app.ts';
import { createHttpContext } from '../../../src/http/context.ts';
import { newPulse } from '../../../src/platform/pulse.ts';
import { answerTurn, nextTurn, startTable } from '../harness/a-table.ts';
import { startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('alive', async () => {
  const { body } = await request(server.app).get('/healthz').expect(200);
  expect(body).toEqual({ status: 'alive' });
});

describe('ready', () => {
  test('when the database answers, is migrated, and jobs run', async () => {
    const { body } = await request(server.app).get('/readyz').expect(200);
    expect(body).toMatchObject({
      status: 'ready',
      checks: { database: true, migrations: true, jobs: true, disk: true },
    });
  });

  test('with when the clock last ticked, and the last mail and reply; late when ticks are missing', async () => {
    let elapsed = 0;
    const usual = await startServer();
    const pulse = newPulse(usual.clock, () => elapsed);
    const app = createApp(createHttpContext({ ...usual.context, services: { ...usual.services, pulse } }));
    const ready = async () => (await request(app).get('/readyz').expect(200)).body;
    expect(await ready()).toMatchObject({ status: 'ready', last: { tick: null, mail: null, reply: null } });
    pulse.beat('tick');
    pulse.beat('mail');
    const at = usual.clock.now().toISOString();
    elapsed += 99_000;
    usual.clock.advance(-7_200_000); // the machine's time of day is put back
    expect(await ready()).toMatchObject({
      status: 'ready',
      last: { tick: { at, secondsAgo: 99 }, mail: { at, secondsAgo: 99 }, reply: null },
    });
    elapsed += 2000;
    expect(await ready()).toMatchObject({
      status: 'late',
      checks: { database: true, migrations: true, jobs: true, disk: true },
    });
    const { text } = await request(app).get('/metrics').expect(200);
    expect(text).toContain(`despatch_last_tick_timestamp_seconds ${new Date(at).getTime() / 1000}`);
    expect(text).toContain('despatch_last_reply_timestamp_seconds 0');
    expect(text).toContain('despatch_last_tick_age_seconds 101');
    await usual.close();
  });

  test('not while jobs are stopped', async () => {
    const idle = await startServer({ jobsRun: () => false });
    const { body } = await request(idle.app).get('/readyz').expect(503);
    expect(body).toMatchObject({
      status: 'not ready',
      checks: { database: true, migrations: true, jobs: false, disk: true },
    });
    await idle.close();
  });

  test('not when a migration is missing, nor when the database is gone; alive all the same', async () => {
    const broken = await startServer();
    await broken.services.db.$executeRaw`UPDATE _prisma_migrations SET finished_at = NULL`;
    const behind = await request(broken.app).get('/readyz').expect(503);
    expect(behind.body.checks).toEqual({ database: true, migrations: false, jobs: true, disk: true });
    await broken.close();
    const gone = await request(broken.app).get('/readyz').expect(503);
    expect(gone.body.checks).toEqual({ database: false, migrations: false, jobs: true, disk: true });
    await request(broken.app).get('/healthz').expect(200);
  });
});

describe('metrics', () => {
  const read = async (of: TestServer) => (await request(of.app).get('/metrics').expect(200)).text;
  const value = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );

  test('count submissions by way and result, and time them', async () => {
    const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
    const table = await startTable(server, ada, ben);
    const turn = await nextTurn(server, table);
    await answerTurn(server, table, turn, 'one').expect(200);
    await answerTurn(server, table, turn, 'one').expect(200);
    await answerTurn(server, table, turn, 'two').expect(409);
    const text = await read(server);
    for (const result of ['taken', 'repeated', 'refused'])
      expect(value(text, `despatch_submissions_total{how="api",result="${result}"}`)).toBe(1);
    expect(value(text, 'despatch_submission_seconds_count')).toBe(3);
    expect(value(text, 'despatch_open_decisions')).toBeGreaterThan(0);
    expect(value(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  test('tell requests by method, route and status, whatever was asked for', async () => {
    await request(server.app).get('/games/iron-curtain').expect(200);
    await request(server.app).get('/games/chess').expect(404);
    await request(server.app).get('/wp-admin/secret').expect(404);
    await request(server.app).propfind('/').expect(404);
    const text = await read(server);
    const count = (labels: string) => value(text, `despatch_http_request_seconds_count{${labels}}`);
    expect(count('method="GET",route="/games/:game",status="200"')).toBe(1);
    expect(count('method="GET",route="/games/:game",status="404"')).toBe(1);
    expect(count('method="GET",route="none",status="404"')).toBeGreaterThan(0);
    expect(text).not.toContain('wp-admin');
    expect(text).not.toContain('PROPFIND');
  });

  test('tell the mails by status and how old the outbox is', async () => {
    await server.services.db.notification.deleteMany({});
    expect(value(await read(server), 'despatch_outbox_age_seconds')).toBe(0);
    const now = server.clock.now();
    await server.services.db.notification.create({
      data: { id: 'n1', kind: 'turn', dueAt: new Date(now.getTime() - 90_000) },
    });
    await server.services.db.mail.create({
      data: { id: 'm1', kind: 'turn', to: 'a@b.example', status: 'failed', createdAt: now },
    });
    // What this version cannot mail counts apart: the outbox is not to blame.
    await server.services.db.notification.create({
      data: { id: 'n2', kind: 'gossip', dueAt: new Date(now.getTime() - 900_000) },
    });
    const text = await read(server);
    expect(value(text, 'despatch_unknown_notifications{kind="gossip"}')).toBe(1);
    expect(value(text, 'despatch_outbox_age_seconds')).toBe(90);
    expect(value(text, 'despatch_mails{status="failed"}')).toBe(1);
    expect(value(text, 'despatch_mails{status="sent"}')).toBe(0);
  });

  test('are for the operator when there is a token', async () => {
    const guarded = await startServer({ metricsToken: 'let-me-see' });
    await request(guarded.app).get('/metrics').expect(401);
    await request(guarded.app).get('/metrics').set('Authorization', 'Bearer let-me-sea').expect(401);
    await request(guarded.app).get('/metrics').set('Authorization', 'Bearer let-me-see').expect(200);
    await guarded.close();
  });
});

describe('the built-in database', () => {
  test('that is down is seen by /healthz, so that what watches the container sees it', async () => {
    let runs = false;
    const builtInDatabase = { folder: tmpdir(), runs: () => runs };
    const down = await startServer({ builtInDatabase });
    await request(down.app).get('/healthz').expect(503, { status: 'the built-in database is down' });
    runs = true;
    await request(down.app).get('/healthz').expect(200, { status: 'alive' });
    await down.close();
  });
});

test('a full disk: what is sent gets a sentence and 503, and /readyz says why', async () => {
  const full = await startServer();
  const [ada, ben] = [await full.person('Ada'), await full.person('Ben')];
  const table = await startTable(full, ada, ben);
  const turn = await nextTurn(full, table);
  const { db } = full.services;
  // PostgreSQL's own error, raised where it would come.
  await db.$executeRaw`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN RAISE EXCEPTION ''could not extend file: No space left on device'' USING ERRCODE = ''53100''; END'`;
  await db.$executeRaw`CREATE TRIGGER no_room BEFORE INSERT ON "Entry" EXECUTE FUNCTION no_room()`;
  const refused = await answerTurn(full, table, turn, 'one').expect(503);
  expect(refused.body.detail).toContain('The server’s disk is full, so nothing was done.');
  expect(refused.headers['retry-after']).toBe('60');
  const { body } = await request(full.app).get('/readyz').expect(503);
  expect(body.checks).toEqual({ database: true, migrations: true, jobs: true, disk: false });

  await db.$executeRaw`DROP TRIGGER no_room ON "Entry"`;
  await answerTurn(full, table, turn, 'one').expect(200);
  await full.close();
});
