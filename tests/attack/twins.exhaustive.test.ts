import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Answer } from '../../src/kernel/choice.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { sampleAnswer } from '../../src/kernel/sample-answer.ts';
import { tryAnswers } from '../../src/kernel/try-answers.ts';
import { headsOf } from '../../src/log/heads.ts';
import { loadHead } from '../../src/log/load-head.ts';
import { newId } from '../../src/platform/new-id.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { type Person, startServer, type TestServer } from '../http/harness/test-server.ts';
import { otherHidden } from './harness/other-hidden.ts';
import { differing, look, type Probe, submitInVain, submitTwo } from './harness/probe.ts';
import { type PublicTable, publicTable, whoIsAsked } from './harness/public-table.ts';
import { tally } from './harness/tally.ts';

/*
 * Two tables that differ only in what is hidden or still to be drawn are played alike. The twin is the table itself
 * with another seed, other decks and another hand opposite in the server's memory: whatever is asked of it must come
 * back the same byte for byte, refusals included.
 */

let server: TestServer;
let people: readonly Person[];
beforeAll(async () => {
  server = await startServer();
  people = await Promise.all(['Ada', 'Ben', 'Cid', 'Dee'].map((name) => server.person(name)));
});
afterAll(() => server.close());

const TABLES = [
  ['iron-curtain', 2],
  ['versailles-1919', 1],
  ['versailles-1919', 2],
  ['versailles-1919', 3],
  ['versailles-1919', 4],
] as const;

/** Answers that draw or reveal are tried at each table, and moves are made until so many have come up. */
const DRAWING = 10;
const MOST_MOVES = 400;
/** Every kind of submission is played against the twins before every so many moves. */
const COMPARED_EVERY = 40;

type Found = NonNullable<Awaited<ReturnType<typeof whoIsAsked>>>;

/** The same asked of the table and of two twins; gives what differs. */
async function againstTwins(table: PublicTable, { seat }: Found, ask: () => Promise<Probe>) {
  const head = await loadHead(server.services, table.id);
  const here = await ask();
  const leaked: string[] = [];
  for (const n of [1, 2]) {
    headsOf(server.services).put(otherHidden(head, seat, n));
    leaked.push(...differing(here, await ask()));
  }
  headsOf(server.services).put(head);
  return { here, leaked, requests: here.length * 3 };
}

/** Draws, shows something hidden, or asks somebody else: where a list of answers ends. */
async function isEnd(table: PublicTable, { decision, seat }: Found, answer: Answer) {
  const { game, machine } = await loadHead(server.services, table.id);
  const { stopped } = tryAnswers(game, machine, seat, [{ decision, answer }]);
  return { draws: stopped === 'chance' || stopped === 'hidden', ends: stopped !== undefined };
}

async function move(table: PublicTable, { decision, seat, seq, person }: Found, answer: Answer): Promise<void> {
  const submission = { tableId: table.id, seat, playerId: person.player.id, expectedSeq: seq };
  await submitAnswers(server.services, { ...submission, answers: [{ decision, answer }], key: newId(), how: 'api' });
}

describe.each(TABLES)('at a table of %s with %i players', (game, players) => {
  test('what is drawn next is foreseen by nobody, and what is hidden changes no answer', async () => {
    const table = await publicTable(server, game, people.slice(0, players));
    const random = seededRandom(`twins ${game} ${players}`);
    let [requests, drawing] = [0, 0];
    const leaked: string[] = [];
    const said = new Set<string>();
    for (let moves = 0; moves < MOST_MOVES && drawing < DRAWING; moves += 1) {
      const asked = await whoIsAsked(server, table);
      if (!asked) break;
      const { person, seq } = asked;
      const answer = sampleAnswer(asked.choice, random);
      const { draws, ends } = await isEnd(table, asked, answer);
      if (moves % COMPARED_EVERY === 0) {
        const series = async () => [
          ...(await look(server, table.id, person)),
          ...(await submitInVain(server, table.id, person, asked)),
        ];
        const found = await againstTwins(table, asked, series);
        requests += found.requests;
        leaked.push(...found.leaked);
      }
      if (draws || (ends && moves % COMPARED_EVERY === 1)) {
        const seconds = [
          { decision: `${seq + 1}.1`, answer: 'junk' },
          { decision: `${seq + 1}.1`, answer: { a: 1 } },
          { decision: `${seq + 2}.1`, answer: 'junk' },
          { decision: '~give-orders', answer: 'junk' },
        ];
        const both = async () =>
          Promise.all(seconds.map((second) => submitTwo(server, table.id, person, asked, answer, second)));
        const found = await againstTwins(table, asked, both);
        requests += found.requests;
        leaked.push(...found.leaked);
        for (const line of found.here) said.add(line);
        if (draws) drawing += 1;
      }
      await move(table, asked, answer);
    }
    expect(leaked).toEqual([]);
    // Whatever comes second, and wherever: one sentence.
    expect([...said]).toEqual([expect.stringMatching(/^two\n400 .*\n.*Answer 1 is as far as one submission goes/)]);
    expect(drawing).toBeGreaterThan(0);
    tally(`twins, ${game}, ${players} players`, { requests, foreseen: said.size - 1, leaked: leaked.length });
  }, 300_000);
});
