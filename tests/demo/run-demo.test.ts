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

test('of each game that is offered there is a finished one to read and one that waits for Ann', async () => {
  const services = testServices(database.db);
  const demo = await runDemo(services, 0);
  await demo.stop();
  const ann = await services.db.player.findUniqueOrThrow({ where: { email: 'ann@demo.example' } });
  const games: string[] = [];
  for (const { finished, yours } of demo.games) {
    expect(await viewTable(services, finished, 'spectator')).toMatchObject({ status: 'finished' });
    const table = await viewTable(services, yours, 'spectator');
    const { seat } = await services.db.seat.findFirstOrThrow({ where: { tableId: yours, playerId: ann.id } });
    expect(table.status).toBe('playing');
    expect(table.decisions.some(({ waiting }) => waiting.includes(seat))).toBe(true);
    games.push(table.game);
  }
  expect(games).toEqual([...services.games.keys()]);
});
