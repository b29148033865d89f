import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { COMMAND_LINE } from '../../src/administration/actor.ts';
import { backUpTable, mayBackUpAll } from '../../src/administration/back-up.ts';
import { readActs } from '../../src/administration/read-acts.ts';
import { restoreTable } from '../../src/administration/restore-table.ts';
import { verifyTable } from '../../src/records/verify-table.ts';
import { playOn } from '../mail/harness/mail-world.ts';
import { administeredWorld, aGame, refusal, somebody } from './world.ts';

let world: Awaited<ReturnType<typeof administeredWorld>>;
let tableId: string;
beforeAll(async () => {
  world = await administeredWorld();
  const { services } = world;
  tableId = await aGame(services, await somebody(services, 'Bob'), await somebody(services, 'Cy'));
  await playOn(services, tableId, 6);
});
afterAll(() => world.close());

const last = async () => (await readActs(world.services))[0]?.what;

describe('a backup of everything', () => {
  test('is for an administrator, and noted', async () => {
    const { services, ada } = world;
    await mayBackUpAll(services, ada.id);
    expect(await last()).toMatchObject({ key: 'administration.act-backup' });
    const dan = await somebody(services, 'Dan');
    await expect(mayBackUpAll(services, dan.id)).rejects.toEqual(
      refusal('forbidden', 'administration.only-administrators'),
    );
  });

  test('is not for one who plays here, as long as they do', async () => {
    const { services } = world;
    const eve = await somebody(services, 'Eve', 'administrator');
    const own = await aGame(services, eve, await somebody(services, 'Fay'), 'Her own');
    await expect(mayBackUpAll(services, eve.id)).rejects.toEqual(refusal('forbidden', 'administration.backup-plays'));
    await services.db.table.update({ where: { id: own }, data: { status: 'finished' } });
    await mayBackUpAll(services, eve.id);
  });
});

describe('a backup of one table', () => {
  test('is its record, with everything hidden, and becomes the same game again', async () => {
    const { services, ada } = world;
    const record = await backUpTable(services, { by: ada.id, tableId });
    expect(await last()).toMatchObject({ key: 'administration.act-export', args: { table: 'Tuesday Club' } });
    expect(record.entries.length).toBe(7);
    const text = JSON.stringify(record);
    const seats = 'us = bob@club.example\n\nUSSR=cy@club.example\n';
    const input = { by: ada.id, text, host: 'ada@club.example', seats, name: '' };
    const { tableId: again } = await restoreTable(services, input);
    expect(await services.db.table.findUniqueOrThrow({ where: { id: again }, include: { seats: true } })).toMatchObject(
      {
        name: 'Tuesday Club',
        hostId: ada.id,
        seq: 7,
        status: 'playing',
        seats: [{ playerId: expect.any(String) }, { playerId: expect.any(String) }],
      },
    );
    expect(await last()).toMatchObject({ key: 'administration.act-import' });
    expect(await verifyTable(services, again)).toMatchObject({ entries: 7, faults: [] });
    expect(await playOn(services, again, 2)).toHaveLength(2);
  });

  test('is not for one who plays there, before the end', async () => {
    const { services } = world;
    const gil = await somebody(services, 'Gil', 'administrator');
    const own = await aGame(services, gil, await somebody(services, 'Hal'), 'His own');
    await expect(backUpTable(services, { by: gil.id, tableId: own })).rejects.toEqual(
      refusal('forbidden', 'administration.backup-own-table'),
    );
    await backUpTable(services, { by: gil.id, tableId });
  });

  test.each(['nowhere', '', '\0', 'x'.repeat(100)])('of %j is refused', async (id) => {
    await expect(backUpTable(world.services, { by: COMMAND_LINE, tableId: id })).rejects.toEqual(
      refusal('not-found', 'tables.not-found'),
    );
  });

  test('and a restoration are for administrators', async () => {
    const { services } = world;
    const by = (await somebody(services, 'Ivy')).id;
    const forbidden = refusal('forbidden', 'administration.only-administrators');
    await expect(backUpTable(services, { by, tableId })).rejects.toEqual(forbidden);
    const input = { by, text: '{}', host: 'ada@club.example', seats: '', name: '' };
    await expect(restoreTable(services, input)).rejects.toEqual(forbidden);
  });
});

describe('what cannot be restored is refused in a sentence, and nothing is made', () => {
  const restore = async (change: { text?: string; host?: string; seats?: string; name?: string }) => {
    const text = JSON.stringify(await backUpTable(world.services, { by: world.ada.id, tableId }));
    return restoreTable(world.services, {
      by: world.ada.id,
      text,
      host: 'ada@club.example',
      seats: '',
      name: '',
      ...change,
    });
  };

  test.each([
    [{ text: 'soup' }, 'kernel.not-json'],
    [{ text: '{"despatch":1}' }, 'records.not-a-record'],
    [{ host: 'nobody@club.example' }, 'administration.no-such-player'],
    [{ seats: 'us' }, 'administration.restore-seat'],
    [{ seats: '=bob@club.example' }, 'administration.restore-seat'],
    [{ seats: 'france=bob@club.example' }, 'records.no-such-seat'],
    [{ seats: 'us=bob@club.example\nussr=bob@club.example' }, 'records.two-seats'],
    [{ seats: 'us=bob@club.example\nUS=cy@club.example' }, 'records.two-seats'],
    [{ name: 'x'.repeat(81) }, 'tables.line-too-long'],
  ])('%j', async (change, key) => {
    const before = await world.services.db.table.count();
    await expect(restore(change)).rejects.toEqual(refusal('bad-input', key));
    expect(await world.services.db.table.count()).toBe(before);
  });

  test('a record whose chance is missing, or cannot be', async () => {
    const { services, ada } = world;
    const record = await backUpTable(services, { by: ada.id, tableId });
    const [setup, ...entries] = record.entries;
    const without = JSON.stringify({
      ...record,
      entries: [{ ...setup, chance: undefined, hash: undefined }, ...entries],
    });
    await expect(restore({ text: without })).rejects.toEqual(refusal('bad-input', 'records.chance-needed'));
  });
});
