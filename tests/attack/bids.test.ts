import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { placeBids } from '../../src/lobby/bids/place-bids.ts';
import { bidMarches } from '../fixtures/bid-marches/rules.ts';
import { as, type Person, startServer, type TestServer } from '../http/harness/test-server.ts';
import { bidTable } from '../lobby/bids/a-bid-table.ts';
import { mailTo } from './harness/mail-to.ts';
import { differing, look, type Probe } from './harness/probe.ts';
import { tally } from './harness/tally.ts';

/*
 * Players bid for seats in secret. Everybody else asks for everything, again and again: that somebody has bid may show,
 * but neither what, nor that they bid otherwise now, by one byte.
 */

let server: TestServer;
let ann: Person;
let bob: Person;
let cid: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startServer({ games: [bidMarches] });
  [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
  [cid, stranger] = [await server.person('Cid'), await server.person('Eve')];
});
afterAll(() => server.close());

const table = () => bidTable(server.services, ann.player.id, [bob.player.id, cid.player.id]);
const bid = (tableId: string, { player }: Person, bids: { readonly [seat: string]: number }) =>
  placeBids(server.services, { tableId, playerId: player.id, bids });

async function everybodyBut(bidder: Person, tableId: string): Promise<Probe> {
  const others = [ann, bob, cid, stranger, undefined].filter((person) => person !== bidder);
  const probes: string[] = [];
  for (const person of others) probes.push(...(await look(server, tableId, person)));
  return probes;
}

test('nobody can tell what somebody bids, or that they change it', async () => {
  const tableId = await table();
  await bid(tableId, ann, { Ash: 1 });
  await bid(tableId, bob, { Ash: 2 });
  const before = await everybodyBut(bob, tableId);
  const mails = await server.services.db.notification.count();
  let requests = 0;
  const changes: readonly { readonly [seat: string]: number }[] = [{ Ash: 9, Birch: 30 }, { Gorse: 1 }, {}];
  for (const bids of changes) {
    server.clock.advance(1000);
    await bid(tableId, bob, bids);
    const after = await everybodyBut(bob, tableId);
    requests += after.length;
    expect(differing(before, after)).toEqual([]);
  }
  expect(await server.services.db.notification.count()).toBe(mails);
  tally('bids that change', { requests, leaked: 0 });
});

test('two tables that differ in bids given in vain look the same to everybody else once they have begun', async () => {
  const begun = async (vain: { readonly [seat: string]: number }) => {
    const tableId = await table();
    await bid(tableId, ann, { Ash: 9 });
    await bid(tableId, bob, { Birch: 30 });
    await bid(tableId, cid, { Fir: 3, ...vain });
    const { seed, seedHash } = await server.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    const mask = (text: string) => [tableId, seed, seedHash].reduce((all, one) => all.replaceAll(one, 'x'), text);
    const shown: string[] = [];
    for (const person of [ann, bob, stranger])
      for (const path of ['', '?as=spectator', '/log'])
        shown.push(mask(JSON.stringify((await as(server, person, 'get', `/api/tables/${tableId}${path}`)).body)));
    return { shown, mail: mask(await mailTo(server, tableId, 'Ash', ann)), log: await record(tableId, mask) };
  };
  const one = await begun({});
  expect(await begun({ Ash: 8, Birch: 29 })).toEqual(one);
  expect(one.shown[0]).toContain('"bid":3');
});

/** The log as it is stored: that is what a record has. */
async function record(tableId: string, mask: (text: string) => string): Promise<string> {
  const { data } = await server.services.db.entry.findFirstOrThrow({ where: { tableId, seq: 1 } });
  return mask(JSON.stringify(data));
}
