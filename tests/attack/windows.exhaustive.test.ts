import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../src/platform/new-id.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { setReady } from '../../src/play/windows/set-ready.ts';
import { createSpectatorLink } from '../../src/seats/spectators/spectator-links.ts';
import { type Person, startServer, type TestServer } from '../http/harness/test-server.ts';
import { everybodyElse } from './harness/everybody-else.ts';
import { differing } from './harness/probe.ts';
import { publicTable } from './harness/public-table.ts';
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
    const before = await everybodyElse(server, table, { stranger, watch: token });
    for (const step of steps) {
      await step();
      const after = await everybodyElse(server, table, { stranger, watch: token });
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
