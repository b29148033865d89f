import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { movedSince } from '../../../src/http/tables/moved-since.ts';
import type { GameModule } from '../../../src/kernel/rules.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { readTableRow } from '../../../src/tables/table-row.ts';
import { countingRows } from '../../harness/rows-read.ts';
import { answerTurn, nextTurn, startTable } from '../harness/a-table.ts';
import { startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let rows: ReturnType<typeof countingRows>;
beforeAll(async () => {
  server = await startServer();
  rows = countingRows(server.database.url);
});
afterAll(async () => {
  await rows.close();
  await server.close();
});

test('of a game without a map nothing is read for what moved on it', async () => {
  const { services } = server;
  const played = await startTable(server, await server.person('Ada'), await server.person('Ben'));
  const turn = await nextTurn(server, played);
  await answerTurn(server, played, turn, 'one').expect(200);
  const row = await readTableRow(services, played.id);
  const table = await viewTable(services, played.id, turn.seat);
  const query = new URLSearchParams('since=1');
  const asked = { row, table, viewer: turn.seat, query, lines: [] };
  const ask = (game: GameModule) => movedSince({ ...services, db: rows.db }, { ...asked, game });

  const game = services.games.get('iron-curtain');
  const withMap = services.games.get('marches');
  if (!game || !withMap) throw new Error('both games are here');
  expect(await rows.rowsRead(() => ask(game))).toBe(0);
  expect(await rows.rowsRead(() => ask(withMap))).toBeGreaterThan(0);
});
