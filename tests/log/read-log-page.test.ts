import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Viewer } from '../../src/kernel/decision.ts';
import { type LogPageInput, readLogPage } from '../../src/log/read-log-page.ts';
import { dealTable, does } from '../fixtures/side-deals/deal-table.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { rewind } from '../tables/fixtures/rule-now.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const page = (tableId: string, viewer: Viewer, input: LogPageInput) =>
  readLogPage(world.services, tableId, viewer, input);

/** All pages of a log from its beginning, as the numbers of their entries. */
async function onward(tableId: string, viewer: Viewer, size: number): Promise<readonly (readonly number[])[]> {
  const pages: number[][] = [];
  for (let after: string | undefined, more = true; more; more = after !== undefined) {
    const { lines, newer }: Awaited<ReturnType<typeof page>> = await page(tableId, viewer, { size, after });
    pages.push(lines.map(({ seq, secret = 0 }) => seq + secret / 10));
    after = newer;
  }
  return pages;
}

/** Relay with seven entries. */
async function seven(): Promise<string> {
  const { tableId, player } = await startedTable(world);
  for (let i = 0; i < 6; i += 1) await answerNow(world.services, tableId, player('Ann'), 'on');
  return tableId;
}

/** A table for three with one entry of its own, and a Blue player who may do something in secret beside it. */
async function threeAtTable(): Promise<string> {
  const [ada, ben, cid] = await Promise.all(['Ada', 'Ben', 'Cid'].map((name) => world.person(name)));
  if (!ada || !ben || !cid) throw new Error('three play');
  const tableId = await dealTable(world.services, [{ player: ada }, { player: ben }, { player: cid }]);
  await does(world.services, tableId, 'Red', '~propose', { to: 'Blue', coins: 1 });
  return tableId;
}

describe('a log by pages', () => {
  test('is read whole, each line once, whatever the size', async () => {
    const tableId = await seven();
    expect(await onward(tableId, 'spectator', 3)).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
    expect(await onward(tableId, 'spectator', 7)).toEqual([[1, 2, 3, 4, 5, 6, 7]]);
  });

  test('leads back from its newest page, and on again', async () => {
    const tableId = await seven();
    const newest = await page(tableId, 'spectator', { size: 3, endingAt: 7 });
    expect([newest.lines.map(({ seq }) => seq), newest.newer]).toEqual([[5, 6, 7], undefined]);
    const middle = await page(tableId, 'spectator', { size: 3, before: newest.older });
    expect(middle.lines.map(({ seq }) => seq)).toEqual([2, 3, 4]);
    const oldest = await page(tableId, 'spectator', { size: 3, before: middle.older });
    expect([oldest.lines.map(({ seq }) => seq), oldest.older]).toEqual([[1], undefined]);
    const again = await page(tableId, 'spectator', { size: 3, after: oldest.newer });
    expect(again.lines).toEqual(middle.lines);
  });

  test('stays within the stretch that is asked for', async () => {
    const tableId = await seven();
    const first = await page(tableId, 'spectator', { from: 2, to: 4, size: 2 });
    const second = await page(tableId, 'spectator', { from: 2, to: 4, size: 2, after: first.newer });
    expect([...first.lines, ...second.lines].map(({ seq }) => seq)).toEqual([2, 3, 4]);
    expect(second.newer).toBeUndefined();
    // A cursor from elsewhere in the log does not lead out of it.
    const { newer } = await page(tableId, 'spectator', { size: 1 });
    expect((await page(tableId, 'spectator', { from: 5, after: newer })).lines.map(({ seq }) => seq)).toEqual([
      5, 6, 7,
    ]);
  });

  test('marks what a later page takes back', async () => {
    const tableId = await seven();
    await rewind(world.services, tableId, 2);
    const { lines } = await page(tableId, 'spectator', { size: 3 });
    expect(lines.map(({ voided }) => voided)).toEqual([false, false, true]);
  });

  test('of a table that has not started is empty', async () => {
    const { tableId } = await startedTable(world, ['Ann', 'Bob'], { public: true, invitations: [] });
    expect(await page(tableId, 'spectator', {})).toEqual({ lines: [], older: undefined, newer: undefined });
  });
});

describe('what somebody does in secret', () => {
  test('is on their own pages, and changes neither the lines nor the cursors of others', async () => {
    const tableId = await threeAtTable();
    const others = () =>
      Promise.all(
        ['Red', 'Green', 'spectator'].flatMap((viewer) =>
          [1, 2, 3].flatMap((size) => [
            page(tableId, viewer, { size }),
            page(tableId, viewer, { size, endingAt: 2 }),
            onward(tableId, viewer, size),
          ]),
        ),
      );
    const before = await others();
    for (const order of ['reap', 'sow', 'ask me']) {
      await does(world.services, tableId, 'Blue', '~give-orders', order);
      expect(await others()).toEqual(before);
    }
    expect(await onward(tableId, 'Blue', 2)).toEqual([[1, 2], [2.1, 2.2], [2.3]]);
    expect(await onward(tableId, 'moderator', 4)).toEqual([[1, 2, 2.1, 2.2], [2.3]]);
  });
});

describe('a cursor', () => {
  const refusedWith = async (tableId: string, viewer: Viewer, after: string) => {
    const { code, says } = await refused(() => page(tableId, viewer, { after }));
    return [code, says.split(':', 1)[0]];
  };
  const BAD = ['bad-input', 'This is no place in this log as you read it'];

  test('of another table or another viewer is refused', async () => {
    const [one, other] = [await seven(), await seven()];
    const { newer = '' } = await page(one, 'spectator', { size: 2 });
    expect(await refusedWith(other, 'spectator', newer)).toEqual(BAD);
    expect(await refusedWith(one, 'Ann', newer)).toEqual(BAD);
  });

  test('that was changed or made up is refused', async () => {
    const tableId = await seven();
    const { newer = '' } = await page(tableId, 'spectator', { size: 2 });
    const forged = [
      newer.replace('2.', '5.'),
      newer.replace('2.', '2s1.'),
      newer.slice(0, -1),
      `${newer}A`,
      `0${newer}`,
    ];
    for (const cursor of [
      ...forged,
      '',
      '5',
      '5.',
      '.',
      'null',
      '9999999999.AAAAAAAAAAAAAAAA',
      '\u0000',
      '２.AAAAAAAAAAAAAAAA',
    ])
      expect(await refusedWith(tableId, 'spectator', cursor)).toEqual(BAD);
  });
});
