import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Answer } from '../../src/kernel/choice.ts';
import { headsOf } from '../../src/log/heads.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { createSpectatorLink } from '../../src/seats/spectators/spectator-links.ts';
import { type Person, startServer, type TestServer } from '../http/harness/test-server.ts';
import { everybodyElse } from './harness/everybody-else.ts';
import { differing } from './harness/probe.ts';
import { type PublicTable, publicTable, whoIsAsked } from './harness/public-table.ts';
import { tally } from './harness/tally.ts';

/*
 * Somebody gives secret orders, changes them and takes them back. Everybody else asks for everything before and after
 * it: nothing may differ by one byte.
 */

let server: TestServer;
let people: readonly Person[];
let stranger: Person;
beforeAll(async () => {
  server = await startServer();
  people = await Promise.all(['Ada', 'Ben', 'Cid', 'Dee'].map((name) => server.person(name)));
  stranger = await server.person('Eve');
});
afterAll(() => server.close());

const GIVEN: { readonly [game: string]: readonly (readonly [decision: string, answer: Answer])[] } = {
  'side-deals': [
    ['~give-orders', 'reap'],
    ['~give-orders', 'sow'],
    ['~give-orders', 'ask me'],
  ],
  'versailles-1919': [
    ['~give-orders', { deals: 'decline', military: 'none' }],
    ['~pass-this-turn', 'on'],
    ['~give-orders', { all: 'none' }],
  ],
};

/** The key is one that the others try as well. */
async function give(table: PublicTable, seat: string, decision: string, answer: Answer, n: number): Promise<void> {
  const { seq } = await server.services.db.table.findUniqueOrThrow({ where: { id: table.id } });
  const playerId = table.people[seat]?.player.id ?? '';
  const submission = { tableId: table.id, seat, playerId, expectedSeq: seq, answers: [{ decision, answer }] };
  await submitAnswers(server.services, { ...submission, key: `vain-${n}`, how: 'api' });
}

const TABLES = [
  ['side-deals', 2],
  ['side-deals', 3],
  ['versailles-1919', 2],
  ['versailles-1919', 3],
  ['versailles-1919', 4],
] as const;

describe.each(TABLES)('at a table of %s with %i players', (game, players) => {
  test('nobody can tell that orders were given, changed or taken back', async () => {
    const table = await publicTable(server, game, people.slice(0, players));
    const host = people[0]?.player.id ?? '';
    const { token } = await createSpectatorLink(server.services, { tableId: table.id, playerId: host, delayHours: 0 });
    const asked = await whoIsAsked(server, table);
    const secretive = Object.keys(table.people).find((seat) => seat !== asked?.seat) ?? '';
    // The game has answered for the player before: that they are there again would be seen.
    const silent = { silentSince: server.clock.now(), silentIn: 'turn' };
    await server.services.db.seat.updateMany({ where: { tableId: table.id, seat: secretive }, data: silent });
    headsOf(server.services).drop(table.id);
    // Were it noted when something was done, it would be another time than that of the start.
    server.clock.advance(3_600_000);
    const before = await everybodyElse(server, table, { stranger, watch: token });
    let requests = before.length;
    const leaked: string[] = [];
    for (const [n, [decision, answer]] of (GIVEN[game] ?? []).entries()) {
      await give(table, secretive, decision, answer, n);
      const after = await everybodyElse(server, table, { stranger, watch: token });
      requests += after.length;
      leaked.push(...differing(before, after));
    }
    expect(leaked).toEqual([]);
    expect(await server.services.db.seat.count({ where: { tableId: table.id, ...silent } })).toBe(1);
    const own = await server.services.db.entry.count({ where: { tableId: table.id, secret: { gt: 0 } } });
    expect(own).toBe(GIVEN[game]?.length);
    tally(`secret orders, ${game}, ${players} players`, { requests, leaked: leaked.length });
  });
});
