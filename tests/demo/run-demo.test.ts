import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runDemo } from '../../src/demo/run-demo.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { testServices } from '../harness/services.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('the demo has a finished game to read and one that waits for Ann', async () => {
  const services = testServices(database.db);
  const demo = await runDemo(services, 0);
  await demo.stop();
  expect(await viewTable(services, demo.finished, 'spectator')).toMatchObject({ status: 'finished' });
  const yours = await viewTable(services, demo.yours, 'us');
  expect(yours).toMatchObject({ status: 'playing' });
  expect(yours.decisions.some(({ waiting }) => waiting.includes('us'))).toBe(true);
  const versailles = await viewTable(services, demo.versailles, 'uk');
  expect(versailles).toMatchObject({ status: 'playing', game: 'versailles-1919' });
  expect(versailles.decisions.some(({ waiting }) => waiting.includes('uk'))).toBe(true);
});
