import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { legalAnswer, nextTurn, otherThan, type PlayedTable, startTable, tableFor } from '../harness/a-table.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let table: PlayedTable;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  table = await startTable(server, ada, await server.person('Ben'));
});
afterAll(() => server.close());

/** What is read in a time that grows faster than its length would take longer than a test may. */
const AT_ONCE = 5_000;

/** An answer in the place of a legal one: the answer's status, and how much came back. */
async function answered(answer: unknown, times = 1) {
  const turn = await nextTurn(server, table);
  const { status, text, body } = await as(server, turn.person, 'post', `/api/tables/${table.id}/submissions`)
    .set('Idempotency-Key', randomUUID())
    .send({
      expectedSeq: turn.seq,
      answers: Array.from({ length: times }, () => ({ decision: turn.decision, answer })),
    });
  return { status, length: text.length, body };
}

const nested = (depth: number): unknown => (depth === 0 ? null : { a: nested(depth - 1) });

test.each([
  ['a long text', 'x'.repeat(200_000), 422],
  ['a long list', Array.from({ length: 20_000 }, () => 'x'), 422],
  ['many fields', Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`f${i}`, 1])), 422],
  ['a deep answer with a fault at the bottom', nested(35), 400],
  ['a number that is none', 1e308, 422],
])(
  '%s is refused at once, with a short sentence',
  async (_, answer, status) => {
    const refused = await answered(answer);
    expect(refused).toMatchObject({ status });
    expect(refused.length).toBeLessThan(4_000);
  },
  AT_ONCE,
);

test(
  'five hundred answers to one question: the second comes too late for it, and nothing is written',
  async () => {
    const before = await nextTurn(server, table);
    const refused = await answered(legalAnswer(before), 500);
    expect([409, 422]).toContain(refused.status);
    expect(await nextTurn(server, table)).toEqual(before);
  },
  AT_ONCE,
);

test('a body beyond all measure is not read', async () => {
  const turn = await nextTurn(server, table);
  await as(server, turn.person, 'post', `/api/tables/${table.id}/submissions`)
    .set('Idempotency-Key', 'k')
    .send({ expectedSeq: turn.seq, answers: [{ decision: turn.decision, answer: 'x'.repeat(300_000) }] })
    .expect(413);
});

test('invitations by the hundred are refused before any is written', async () => {
  const invitations = (count: number) => Array.from({ length: count }, (_, i) => ({ email: `p${i}@x.example` }));
  const create = (count: number) =>
    as(server, ada, 'post', '/api/tables').send({ ...tableFor(''), invitations: invitations(count) });
  const before = await server.services.db.invitation.count();
  expect((await create(51).expect(400)).body.errors[0].at).toBe('body.invitations');
  expect((await create(50).expect(400)).body.detail).toMatch(/You invite 50 people, but there is only 1 place left/);
  expect(await server.services.db.invitation.count()).toBe(before);
});

test('no other player’s name can be worn by invisible letters', async () => {
  const other = otherThan(table, ada);
  for (const name of [`${ada.player.name}\u3164`, `\u202e${ada.player.name}`, `${ada.player.name}\u2060`]) {
    const { body } = await as(server, other, 'patch', '/api/players/me').send({ name }).expect(400);
    expect(body.detail).toBe('A name must be one line without control characters.');
  }
});
