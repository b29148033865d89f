import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { prefersMinimal } from '../../../src/http/play/prefer-minimal.ts';
import { sampleAnswer } from '../../../src/kernel/sample-answer.ts';
import { dealTable } from '../../fixtures/side-deals/deal-table.ts';
import { sideDeals } from '../../fixtures/side-deals/rules.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let views = 0;
const watched = {
  ...sideDeals,
  rules: {
    ...sideDeals.rules,
    view: (...position: Parameters<typeof sideDeals.rules.view>) => {
      views += 1;
      return sideDeals.rules.view(...position);
    },
  },
};

let server: TestServer;
let ada: Person;
let ben: Person;
let table: string;
beforeAll(async () => {
  server = await startServer({ games: [watched] });
  [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await dealTable(server.services, [ada, ben, await server.person('Cid')]);
  views = 0;
});

const proposal = { decision: '~propose', answer: { to: 'Blue', coins: 1 } };
const submit = (key: string, prefer?: string) =>
  as(server, ada, 'post', `/api/tables/${table}/submissions`)
    .set('Idempotency-Key', key)
    .set(prefer === undefined ? {} : { Prefer: prefer })
    .send({ expectedSeq: 1, answers: [proposal] });

describe('Prefer: return=minimal', () => {
  test('on a submission: its place in the log and no view, which is not worked out either', async () => {
    const sent = await submit(randomUUID(), 'return=minimal').expect(200);
    expect(sent.body).toEqual({ seq: 2, repeated: false });
    expect(sent.headers['preference-applied']).toBe('return=minimal');
    expect(views).toBe(0);
    const { body } = await as(server, ben, 'get', `/api/tables/${table}`).expect(200);
    expect([body.seq, views]).toEqual([2, 1]);
  });

  test('the same key again, with and without: repeated', async () => {
    const key = randomUUID();
    await submit(key, 'return=minimal').expect(200);
    expect((await submit(key, 'return=minimal').expect(200)).body).toEqual({ seq: 2, repeated: true });
    const whole = await submit(key).expect(200);
    expect(whole.body).toMatchObject({ seq: 2, repeated: true, table: { id: table, viewer: 'Red' } });
    expect(whole.headers['preference-applied']).toBeUndefined();
    expect(views).toBe(1);
  });

  test('on a draft that is sent', async () => {
    const open = await as(server, ada, 'get', `/api/tables/${table}/decisions`).expect(200);
    const question = open.body.decisions.find((one: { mine?: object }) => one.mine);
    const draft = `/api/tables/${table}/drafts/${question.id}`;
    const step = { decision: question.id, answer: sampleAnswer(question.mine.choice, () => 0) };
    await as(server, ada, 'post', `${draft}/steps`).send(step).expect(200);
    views = 0;
    const sent = await as(server, ada, 'post', `${draft}/send`)
      .set('Idempotency-Key', randomUUID())
      .set('Prefer', 'respond-async, return="minimal"; why=slow')
      .expect(200);
    expect(sent.body).toEqual({ seq: expect.any(Number), repeated: false });
    expect(views).toBe(0);
  });

  test('what is refused is refused in full', async () => {
    const { body } = await submit('', 'return=minimal').expect(400);
    expect(body.detail).toMatch(/\w/);
  });
});

test.each([
  [undefined, false],
  ['', false],
  ['return=representation', false],
  ['return=minimal', true],
  ['Return = "Minimal"', true],
  ['wait=10, return=minimal;a=b', true],
  ['return=representation, return=minimal', false],
  ['xreturn=minimal', false],
])('a Prefer of %j', (prefer, minimal) => {
  expect(prefersMinimal({ prefer })).toBe(minimal);
});
