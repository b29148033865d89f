import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { COMMAND_LINE } from '../../src/administration/actor.ts';
import { stuckTables } from '../../src/administration/stuck-tables.ts';
import { stuckWords } from '../../src/administration/stuck-words.ts';
import { lastVerification, verifyAll } from '../../src/administration/verify-all.ts';
import { noteFailure } from '../../src/clocks/note-failure.ts';
import { translator } from '../../src/i18n/translator.ts';
import { DAY_MS } from '../../src/platform/durations.ts';
import { administeredWorld, aGame, somebody } from './world.ts';

let world: Awaited<ReturnType<typeof administeredWorld>>;
let bob: Awaited<ReturnType<typeof somebody>>;
beforeAll(async () => {
  world = await administeredWorld();
  bob = await somebody(world.services, 'Bob');
});
afterAll(() => world.close());

const reasonsOf = async (tableId: string) => {
  const table = (await stuckTables(world.services)).find(({ id }) => id === tableId);
  return table?.reasons ?? [];
};
const game = (name: string) => aGame(world.services, world.ada, bob, name);

test('a game in which somebody is days late', async () => {
  const { services } = world;
  const tableId = await game('Late');
  const { seat, dueAt } = await services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
  expect(await reasonsOf(tableId)).toEqual([]);
  const start = services.clock.now();
  services.clock.advance(6 * DAY_MS);
  expect(await reasonsOf(tableId)).toContainEqual({ why: 'late', seat, dueAt });
  services.clock.set(start);
});

test('a game that waits for a seat that nobody holds', async () => {
  const { services } = world;
  const tableId = await game('Empty');
  const { seat } = await services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
  await services.db.seat.update({ where: { tableId_seat: { tableId, seat } }, data: { playerId: null } });
  expect(await reasonsOf(tableId)).toEqual([{ why: 'empty', seat }]);
});

test('a game whose clock cannot answer: noted once an hour, as long as the seat is waited for', async () => {
  const { services } = world;
  const tableId = await game('Clock');
  const { seat, decision } = await services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
  const row = { tableId, seat, decision };
  await noteFailure(services, row, new Error('no fallback'));
  await noteFailure(services, row, new Error('no fallback'));
  expect(await services.db.audit.count({ where: { tableId } })).toBe(1);
  const [stuck] = (await stuckTables(services)).filter(({ id }) => id === tableId);
  const [words] = stuck ? stuckWords(services, stuck, translator('en', 'UTC')) : [];
  expect(words && translator('en', 'UTC').t(words)).toMatch(/^The clock cannot answer for .+: no fallback$/);
  await services.db.pendingAnswer.deleteMany({ where: { tableId } });
  expect(await reasonsOf(tableId)).toEqual([]);
});

test('a game about which mails failed', async () => {
  const { services } = world;
  const tableId = await game('Mail');
  const mail = { kind: 'turn', to: bob.email, tableId, status: 'failed', createdAt: services.clock.now() } as const;
  await services.db.mail.createMany({
    data: [
      { id: 'one', ...mail },
      { id: 'two', ...mail },
    ],
  });
  expect(await reasonsOf(tableId)).toEqual([{ why: 'mail', count: 2 }]);
});

test('a game whose log does not verify, as the last verification found it', async () => {
  const { services } = world;
  const tableId = await game('Log');
  expect(await lastVerification(services)).toBeUndefined();
  const entry = await services.db.entry.findFirstOrThrow({ where: { tableId }, orderBy: { seq: 'desc' } });
  await services.db.$executeRaw`
    UPDATE "Entry" SET data = jsonb_set(data, '{hash}', '"wrong"')
    WHERE "tableId" = ${tableId} AND seq = ${entry.seq}`;
  await verifyAll(services, COMMAND_LINE);
  expect(await lastVerification(services)).toMatchObject({ bad: [{ tableId }] });
  expect(await reasonsOf(tableId)).toMatchObject([{ why: 'log', faults: [expect.stringContaining('another hash')] }]);
});

test('a game that is over needs nobody any more', async () => {
  const { services } = world;
  const tableId = await game('Over');
  await services.db.mail.create({
    data: { id: 'three', kind: 'turn', to: bob.email, tableId, status: 'failed', createdAt: services.clock.now() },
  });
  expect(await reasonsOf(tableId)).toHaveLength(1);
  await services.db.table.update({ where: { id: tableId }, data: { status: 'finished' } });
  expect(await reasonsOf(tableId)).toEqual([]);
});
