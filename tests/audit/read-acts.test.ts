import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { lastAct, readSiteActs, readTableActs } from '../../src/audit/read-acts.ts';
import { writeAct } from '../../src/audit/write-act.ts';
import { administeredWorld, somebody } from '../administration/world.ts';

let world: Awaited<ReturnType<typeof administeredWorld>>;
beforeAll(async () => {
  world = await administeredWorld();
});
afterAll(() => world.close());

test('a table’s list and the site’s list each have their own acts; a record that was taken is in both', async () => {
  const { services, ada } = world;
  const { db } = services;
  const mo = await somebody(services, 'Mo');
  const at = services.clock.now();
  const done = { by: mo.id, at, tableId: 'T1' };
  await writeAct(db, { ...done, what: 'log', data: { from: 1, to: 9 }, disputeId: 'D1' });
  await writeAct(db, { ...done, what: 'seats', data: { did: 'given', name: 'Ann' } });
  await writeAct(db, { ...done, by: 'clock', what: 'clock-failed', data: { seat: 'us', decision: '4', error: 'no' } });
  await writeAct(db, { ...done, by: ada.id, what: 'export', data: { table: 'Tuesday Club' } });
  await writeAct(db, { ...done, by: 'command-line', what: 'import', data: { table: 'Tuesday Club' } });
  const span = { from: at.toISOString(), to: at.toISOString() };
  await writeAct(db, { by: mo.id, at, what: 'absence', data: { did: 'set', ...span } });

  expect(await readTableActs(services, 'T1')).toEqual([
    { at, by: ada.id, name: 'Ada', disputeId: undefined, what: 'export', data: { table: 'Tuesday Club' } },
    { at, by: mo.id, name: 'Mo', disputeId: undefined, what: 'seats', data: { did: 'given', name: 'Ann' } },
    { at, by: mo.id, name: 'Mo', disputeId: 'D1', what: 'log', data: { from: 1, to: 9 } },
  ]);
  expect(await readSiteActs(services)).toEqual([
    { at, by: 'command-line', name: undefined, what: 'import', data: { table: 'Tuesday Club' } },
    { at, by: ada.id, name: 'Ada', what: 'export', data: { table: 'Tuesday Club' } },
  ]);
});

test('an act that this version cannot read stays in its list, by its stored name', async () => {
  const { services, ada } = world;
  const row = { playerId: ada.id, at: services.clock.now() };
  await services.db.audit.createMany({
    data: [
      { ...row, what: 'knighted', data: { name: 'Bob' } },
      { ...row, what: 'log', tableId: 'T2' },
      { ...row, what: 'verify', data: { tables: 'many' } },
    ],
  });
  const unknown = (what: string) => expect.objectContaining({ what: 'unknown', data: { what } });
  expect(await readSiteActs(services, 2)).toEqual([unknown('verify'), unknown('knighted')]);
  expect(await readTableActs(services, 'T2')).toEqual([unknown('log')]);
  expect(await lastAct(services, 'verify')).toBeUndefined();
});

test('an act goes with the transaction of its deed', async () => {
  const { services, ada } = world;
  const failed = services.db.$transaction(async (tx) => {
    await writeAct(tx, { by: ada.id, at: services.clock.now(), what: 'backup', data: {} });
    throw new Error('the deed did not go through');
  });
  await expect(failed).rejects.toThrow('the deed did not go through');
  expect(await lastAct(services, 'backup')).toBeUndefined();
});
