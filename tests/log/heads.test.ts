import { expect, test } from '@jest/globals';
import { type Head, headsOf } from '../../src/log/heads.ts';
import { newMemory } from '../../src/platform/memory.ts';
import type { Services } from '../../src/platform/services.ts';
import { conclaveTable } from '../play/windows/conclave-table.ts';
import { tableWorld } from '../tables/fixtures/table-world.ts';

async function someHead(): Promise<Head> {
  const world = await tableWorld();
  try {
    const { tableId, view } = await conclaveTable(world);
    await view('Ann');
    const head = headsOf(world.services).get(tableId);
    if (!head) throw new Error('it was looked at just now');
    return head;
  } finally {
    await world.close();
  }
}

test('positions at hand are bounded by their size: many small tables, and few large ones', async () => {
  const head = await someHead();
  expect(head.size).toBeGreaterThan(100);
  const kept = (size: number) => {
    const services: Pick<Services, 'memory'> = { memory: newMemory() };
    const heads = headsOf(services);
    for (let n = 0; n < 2000; n += 1) heads.put({ ...head, tableId: `t${n}`, size });
    return Array.from({ length: 2000 }, (_, n) => heads.get(`t${n}`)).filter((one) => one !== undefined).length;
  };
  expect(kept(5_000)).toBe(2000);
  const large = kept(345_000);
  expect(large).toBeGreaterThan(50);
  expect(large).toBeLessThan(100);
});
