import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { lastVerification } from '../../src/administration/verify-all.ts';
import { newVerifyRun, type VerifyRun } from '../../src/administration/verify-run.ts';
import { administeredWorld, aGame, somebody } from './world.ts';

let world: Awaited<ReturnType<typeof administeredWorld>>;
beforeAll(async () => {
  world = await administeredWorld();
  await aGame(world.services, world.ada, await somebody(world.services, 'Bob'));
});
afterAll(() => world.close());

async function ended(run: VerifyRun): Promise<void> {
  while (run.progress()) await sleep(5);
}

test('asked for twice, the logs are verified once; then it can be asked for again', async () => {
  const { services, ada } = world;
  const run = newVerifyRun(services);
  const noted = () => services.db.audit.count({ where: { what: 'verify' } });
  expect(run.progress()).toBeUndefined();
  const both = [run.start(ada.id), run.start(ada.id)];
  await Promise.all(both);
  await ended(run);
  expect(await noted()).toBe(1);
  expect(await lastVerification(services)).toMatchObject({ tables: 1, bad: [] });
  await run.start(ada.id);
  expect(run.progress()).toMatchObject({ done: 0 });
  await ended(run);
  expect(await noted()).toBe(2);
});

test('what stops it is logged, and it is over', async () => {
  const { services, ada } = world;
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => logged.push(line) });
  await services.db.$executeRaw`ALTER TABLE "Entry" RENAME TO "Lost"`;
  const run = newVerifyRun({ ...services, log });
  await run.start(ada.id);
  await ended(run);
  await services.db.$executeRaw`ALTER TABLE "Lost" RENAME TO "Entry"`;
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('logs could not be verified');
  expect(await services.db.audit.count({ where: { what: 'verify' } })).toBe(2);
});
