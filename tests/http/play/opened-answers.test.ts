import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { copyMachine } from '../../../src/kernel/copy-machine.ts';
import { decisionPlace } from '../../../src/kernel/decision-id.ts';
import { enumerateAnswers } from '../../../src/kernel/enumerate-answers.ts';
import { openDecisions, questionFor } from '../../../src/kernel/open-decisions.ts';
import { readPosition } from '../../../src/log/read-position.ts';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import type { GivenAnswer } from '../../../src/mail/links/link.ts';
import { tryAnswer } from '../../../src/play/arrange-answers.ts';
import { nextTurn, startTable } from '../harness/a-table.ts';
import { databaseDigest } from '../harness/database-digest.ts';
import { play } from '../harness/playing.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  ben = await server.person('Ben');
});
afterAll(() => server.close());

/** The first turn at which an answer opens another question to the same seat, with both answers. */
async function chain(tableId: string, turn: { readonly seat: string; readonly decision: string }) {
  const { head, machine } = await readPosition(server.services, tableId);
  const { game } = head;
  const { seat, decision } = turn;
  const question = questionFor(game, machine, decision, seat);
  for (const answer of question ? enumerateAnswers(question.choice) : []) {
    const after = copyMachine(machine);
    if (tryAnswer(game, after, seat, { decision, answer }) !== 'on') continue;
    const opened = openDecisions(game, after).find(({ id }) => decisionPlace(id).since > head.seq);
    const next = opened && questionFor(game, after, opened.id, seat);
    const [then] = next ? enumerateAnswers(next.choice) : [];
    if (!opened || then === undefined) continue;
    const { since } = decisionPlace(decision);
    const answers: readonly GivenAnswer[] = [
      { decision, answer, seq: since },
      { decision: opened.id, answer: then, seq: head.seq, opened: true },
    ];
    return { answers, seq: head.seq };
  }
  return undefined;
}

test('the link of a reply gives an answer and the one to what it opens, in one go', async () => {
  const table = await startTable(server, ada, ben);
  for (let i = 0; i < 12; i += 1) {
    const turn = await nextTurn(server, table);
    const found = await chain(table.id, turn);
    if (!found) {
      await play(server, table, turn);
      continue;
    }
    const by = { tableId: table.id, playerId: turn.person.player.id, seat: turn.seat };
    const link = `/r/${await issueLink(server.services, { purpose: 'answers', ...by, ...found })}`;
    const before = await databaseDigest(server.database.url);
    const { text } = await getPage(server, link).expect(200);
    expect(textOf(text)).toContain('2 answers');
    expect(await databaseDigest(server.database.url)).toBe(before);
    const fields = { seq: fieldValue(text, 'seq') ?? '', takes: fieldValue(text, 'takes') ?? '' };
    await postForm(server, link, fields).expect(200);
    const entries = await server.services.db.entry.findMany({
      where: { tableId: table.id, seq: { in: [found.seq + 1, found.seq + 2] } },
      orderBy: { seq: 'asc' },
    });
    expect(entries.map(({ data }) => data)).toMatchObject(
      found.answers.map(({ decision, answer }) => ({ decision, answer, how: 'link' })),
    );
    // Pressed again, it does nothing.
    await postForm(server, link, fields).expect(200);
    return;
  }
  throw new Error('no answer opened a question');
});
