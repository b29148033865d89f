import { expect } from '@jest/globals';
import type { Services } from '../../../src/platform/services.ts';
import { verifyTable } from '../../../src/records/verify-table.ts';

/** A submission that was acknowledged: its key and the entry it was told. */
export type Acknowledged = { readonly key: string; readonly seq: number };

/**
 * What must hold of a table whatever happened to its servers: the log has no gap and every hash fits, every
 * acknowledged submission stands in it exactly once, nothing else does, and no question was answered twice.
 */
export async function checkTable(
  services: Services,
  tableId: string,
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  const verdict = await verifyTable(services, tableId);
  expect(verdict).toMatchObject({ tableId, faults: [] });
  expect(verdict.hashes).toBe(acknowledged.length + 1);
  const submissions = await services.db.submission.findMany({ where: { tableId } });
  const stored = submissions.map(({ key, toSeq }) => ({ key, seq: toSeq }));
  const byKey = (a: Acknowledged, b: Acknowledged) => a.key.localeCompare(b.key);
  expect(stored.sort(byKey)).toEqual([...acknowledged].sort(byKey));
  const entries = await services.db.entry.findMany({ where: { tableId, kind: 'answered' }, orderBy: { seq: 'asc' } });
  expect(entries.map(({ seq }) => seq)).toEqual(acknowledged.map(({ seq }) => seq).sort((a, b) => a - b));
  const questions = entries.map(({ data }) => JSON.stringify(questionOf(data)));
  expect(new Set(questions).size).toBe(questions.length);
}

function questionOf(data: unknown): readonly unknown[] {
  if (typeof data !== 'object' || !data || !('decision' in data) || !('seat' in data)) throw new Error('no answer');
  return [data.decision, data.seat];
}
