import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../src/platform/new-id.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { setReady } from '../../src/play/windows/set-ready.ts';
import { createSpectatorLink } from '../../src/seats/spectators/spectator-links.ts';
import { type Person, startServer, type TestServer } from '../http/harness/test-server.ts';
import { mailTo } from './harness/mail-to.ts';
import { differing, look, type Probe, submitInVain, watched } from './harness/probe.ts';
import { type PublicTable, publicTable, whoIsAsked } from './harness/public-table.ts';
import { tally } from './harness/tally.ts';

/*
 * Seats answer in secret, change their minds, are ready and are not any more. Everybody else asks for everything: what
 * differs may be the number of seats that are ready, and nothing else by one byte.
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

async function everybodyElse(table: PublicTable, watch: string): Promise<Probe> {
  const asked = await whoIsAsked(server, table);
  if (!asked) throw new Error('somebody begins');
  return [
    ...(await look(server, table.id, asked.person)),
    await mailTo(server, table.id, asked.seat, asked.person),
    ...(await submitInVain(server, table.id, asked.person, asked)),
    ...(await look(server, table.id, stranger)),
    ...(await look(server, table.id, undefined)),
    ...(await watched(server, watch)),
  ];
}

test('nobody can tell whoever has answered, how, what, and how often', async () => {
  const table = await publicTable(server, 'conclave', people);
  const host = people[0]?.player.id ?? '';
  const { token } = await createSpectatorLink(server.services, { tableId: table.id, playerId: host, delayHours: 0 });
  server.clock.advance(3_600_000);

  const at = (seat: string) => ({ tableId: table.id, seat, playerId: table.people[seat]?.player.id ?? '' });
  const give = (seat: string, answer: string, ready: boolean, how: 'api' | 'reply' = 'api') => {
    const answers = [{ decision: '1.1', answer }];
    return submitAnswers(server.services, { ...at(seat), expectedSeq: 1, answers, key: newId(), how, ready });
  };
  const order = (seat: string, answer: string) => {
    const answers = [{ decision: '~give-orders', answer }];
    return submitAnswers(server.services, { ...at(seat), expectedSeq: 1, answers, key: newId(), how: 'api' });
  };
  const isReady = (seat: string, ready: boolean) => setReady(server.services, { ...at(seat), decision: '1.1', ready });

  let requests = 0;
  const same = async (steps: readonly (() => Promise<unknown>)[]) => {
    const before = await everybodyElse(table, token);
    for (const step of steps) {
      await step();
      const after = await everybodyElse(table, token);
      requests += after.length;
      expect(differing(before, after)).toEqual([]);
    }
  };

  await same([() => give('Bob', 'Leo', false), () => give('Bob', 'Urban', false, 'reply'), () => order('Bob', 'Pius')]);
  await isReady('Bob', true);
  // One is ready, whoever it is, and whatever they and others do besides.
  await same([
    () => give('Bob', 'Pius', true),
    () => give('Cid', 'Leo', false),
    () => isReady('Bob', false).then(() => isReady('Cid', true)),
    () => order('Dot', 'Leo'),
  ]);
  tally('windows', { requests, leaked: 0 });
}, 240_000);
