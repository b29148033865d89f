import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  answerTurn,
  legalAnswer,
  nextTurn,
  otherThan,
  type PlayedTable,
  startTable,
  type Turn,
} from '../harness/a-table.ts';
import { databaseDigest } from '../harness/database-digest.ts';
import { anybody, as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let carl: Person;
let table: PlayedTable;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  ben = await server.person('Ben');
  carl = await server.person('Carl');
  table = await startTable(server, ada, ben);
});
afterAll(() => server.close());

const submissions = () => `/api/tables/${table.id}/submissions`;

describe('a submission', () => {
  test('is taken, and the table after it comes back', async () => {
    const turn = await nextTurn(server, table);
    const { body } = await answerTurn(server, table, turn).expect(200);
    expect(body).toMatchObject({ repeated: false, table: { id: table.id, viewer: turn.seat } });
    expect(body.seq).toBeGreaterThan(turn.seq);
    expect(body.table.seq).toBe(body.seq);
  });

  test('is in the log, in words, as answered through the API', async () => {
    const turn = await nextTurn(server, table);
    const { body } = await answerTurn(server, table, turn).expect(200);
    const log = await as(server, turn.person, 'get', `/api/tables/${table.id}/log?from=${turn.seq + 1}`).expect(200);
    expect(log.body.entries).toHaveLength(body.seq - turn.seq);
    expect(log.body.entries[0]).toMatchObject({ seq: turn.seq + 1, kind: 'answered', by: turn.seat, how: 'api' });
    expect(log.body.entries.flatMap((line: { messages: string[] }) => line.messages).join(' ')).toMatch(/\w/);
  });

  test('may have its key in the body', async () => {
    const turn = await nextTurn(server, table);
    const answers = [{ decision: turn.decision, answer: legalAnswer(turn) }];
    const sent = { expectedSeq: turn.seq, answers, key: randomUUID(), seat: turn.seat };
    await as(server, turn.person, 'post', submissions()).send(sent).expect(200);
  });

  test('sent twice is taken once', async () => {
    const turn = await nextTurn(server, table);
    const key = randomUUID();
    const first = await answerTurn(server, table, turn, key).expect(200);
    const second = await answerTurn(server, table, turn, key).expect(200);
    expect(second.body).toMatchObject({ seq: first.body.seq, repeated: true });
  });

  test('sent twice at the same moment is taken once', async () => {
    const turn = await nextTurn(server, table);
    const key = randomUUID();
    const both = await Promise.all([answerTurn(server, table, turn, key), answerTurn(server, table, turn, key)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body }) => body.repeated).sort()).toEqual([false, true]);
    expect(new Set(both.map(({ body }) => body.seq)).size).toBe(1);
  });

  test('from two tabs: one is taken, the other learns where the table stands', async () => {
    const turn = await nextTurn(server, table);
    const both = await Promise.all([answerTurn(server, table, turn), answerTurn(server, table, turn)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    const taken = both.find(({ status }) => status === 200);
    expect(late?.body).toMatchObject({ type: 'urn:despatch:problem:stale', current: { seq: taken?.body.seq } });
    // What the answers do is told to whoever reads the table, not to whoever has just answered.
    const { decisions } = JSON.parse(JSON.stringify(late?.body.current), (key, value) =>
      key === 'effect' ? undefined : value,
    );
    expect(decisions).toEqual(taken?.body.table.decisions);
  });

  test('asks whoever is not signed in to sign in', async () => {
    const { body } = await anybody(server, 'post', submissions()).send({}).expect(401);
    expect(body.detail).toBe('Please sign in first; a program sends its API key.');
  });
});

describe('what is refused leaves the table as it was', () => {
  let turn: Turn;
  let before: string;
  beforeEach(async () => {
    turn = await nextTurn(server, table);
    await Promise.all([ada, ben, carl].map((person) => as(server, person, 'get', '/api/players/me')));
    before = await databaseDigest(server.database.url);
  });
  afterEach(async () => {
    expect(await databaseDigest(server.database.url)).toBe(before);
  });

  const send = (person: Person, body: object, key: string = randomUUID()) =>
    as(server, person, 'post', submissions()).set('Idempotency-Key', key).send(body);
  const legal = () => ({
    expectedSeq: turn.seq,
    answers: [{ decision: turn.decision, answer: legalAnswer(turn) }],
  });

  test('an answer against the rules: the sentence says what is legal', async () => {
    const answers = [{ decision: turn.decision, answer: 'nonsense' }];
    const { body } = await send(turn.person, { ...legal(), answers }).expect(422);
    expect(body.type).toBe('urn:despatch:problem:illegal-answer');
    expect(body.detail).toMatch(/nonsense.*: /);
  });

  test('a stale seq', async () => {
    const { body } = await send(turn.person, { ...legal(), expectedSeq: 1 }).expect(409);
    expect(body.current).toMatchObject({ seq: turn.seq });
    expect(body.current.decisions[0].mine.choice.kind).toBe(turn.choice.kind);
  });

  test('a seq from the future', async () => {
    const { body } = await send(turn.person, { ...legal(), expectedSeq: turn.seq + 7 }).expect(400);
    expect(body.detail).toMatch(String(turn.seq + 7));
  });

  test('a decision that is over', async () => {
    await send(turn.person, { ...legal(), answers: [{ decision: '1.99', answer: 'x' }] }).expect(409);
  });

  test('the other player’s decision', async () => {
    const { body } = await send(otherThan(table, turn.person), legal()).expect(422);
    expect(body.detail).toMatch(/not put to/);
  });

  test('a foreign seat', async () => {
    const { body } = await send(otherThan(table, turn.person), { ...legal(), seat: turn.seat }).expect(403);
    expect(body.detail).toMatch(turn.seat);
  });

  test('somebody without a seat at the table: for them there is none', async () => {
    await send(carl, legal()).expect(404);
  });

  test.each(['no-such-table', 'x'.repeat(65), '%00', "'; drop table"])('an unknown table (%s)', async (id) => {
    const path = `/api/tables/${encodeURIComponent(id)}/submissions`;
    await as(server, turn.person, 'post', path).set('Idempotency-Key', 'k').send(legal()).expect(404);
  });

  test('no idempotency key', async () => {
    const { body } = await as(server, turn.person, 'post', submissions()).send(legal()).expect(400);
    expect(body.detail).toMatch(/Idempotency-Key/);
  });

  test('two different keys', async () => {
    await send(turn.person, { ...legal(), key: 'one' }, 'two').expect(400);
  });

  test('a key with control characters', async () => {
    const { body } = await as(server, turn.person, 'post', submissions())
      .send({ ...legal(), key: 'a\nb' })
      .expect(400);
    expect(body.errors).toEqual([{ at: 'body.key', detail: expect.any(String) }]);
  });

  test('a body with missing, wrong and unknown fields: one sentence for each', async () => {
    const { body } = await send(turn.person, { expectedSeq: 'ten', answers: [{ answer: null }], extra: 1 }).expect(400);
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { at: 'body.expectedSeq', detail: 'This must be a number.' },
        { at: 'body.answers[0].decision', detail: 'This is missing.' },
        { at: 'body.answers[0].answer', detail: 'This does not have the form that is expected here.' },
        { at: 'body.extra', detail: 'There is no field of this name here.' },
      ]),
    );
  });

  test('no answers, and more than 500', async () => {
    await send(turn.person, { ...legal(), answers: [] }).expect(400);
    const [one] = legal().answers;
    await send(turn.person, { ...legal(), answers: Array.from({ length: 501 }, () => one) }).expect(400);
  });

  test.each([
    ['NUL', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
  ])('a text with %s', async (_, answer) => {
    const { body } = await send(turn.person, { ...legal(), answers: [{ decision: turn.decision, answer }] }).expect(
      400,
    );
    expect(body.detail).toMatch(/^body\.answers\[0\]\.answer/);
  });

  test('nesting without end', async () => {
    const nested = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    const deep = `{"expectedSeq":1,"answers":[{"decision":"1.1","answer":${nested}}]}`;
    await as(server, turn.person, 'post', submissions()).type('json').send(deep).expect(400);
  });

  test('a view of another seat', async () => {
    const other = otherThan(table, turn.person);
    const { body } = await as(server, other, 'get', `/api/tables/${table.id}?as=${turn.seat}`).expect(403);
    expect(body.detail).toMatch(/spectator/);
    await as(server, other, 'get', `/api/tables/${table.id}?as=moderator`).expect(403);
  });

  test('an entry that the table does not have', async () => {
    await as(server, turn.person, 'get', `/api/tables/${table.id}?asOf=99999`).expect(404);
    await as(server, turn.person, 'get', `/api/tables/${table.id}?asOf=minus-one`).expect(404);
  });
});

describe('reading', () => {
  test('only the seat that is asked sees the question', async () => {
    const turn = await nextTurn(server, table);
    const path = `/api/tables/${table.id}/decisions`;
    const asked = await as(server, turn.person, 'get', path).expect(200);
    expect(asked.body.decisions[0].mine.answerSchema).toBeDefined();
    const other = await as(server, otherThan(table, turn.person), 'get', path).expect(200);
    expect(other.body.decisions.find((one: { id: string }) => one.id === turn.decision).mine).toBeUndefined();
  });

  test('as of an earlier entry, and as a spectator', async () => {
    const past = await as(server, ada, 'get', `/api/tables/${table.id}?asOf=1`).expect(200);
    expect(past.body).toMatchObject({ asOf: 1 });
    expect(past.body.decisions.every((one: object) => !('mine' in one))).toBe(true);
    const spectator = await as(server, ada, 'get', `/api/tables/${table.id}?as=spectator`).expect(200);
    expect(spectator.body.viewer).toBe('spectator');
  });

  test('no message goes out as data, and no secret seed', async () => {
    const { text, body } = await as(server, ada, 'get', `/api/tables/${table.id}`).expect(200);
    expect(text).not.toMatch(/"key":"[\w-]+\./);
    expect(body.seed).toBeUndefined();
  });

  test('the board as SVG and as PNG', async () => {
    const svg = await as(server, ada, 'get', `/api/tables/${table.id}/board.svg`).expect(200);
    expect(svg.headers['content-type']).toMatch('image/svg+xml');
    expect(svg.body.toString()).toMatch(/^<svg/);
    const png = await as(server, ada, 'get', `/api/tables/${table.id}/board.png`).expect(200);
    expect(png.headers['content-type']).toBe('image/png');
    expect(png.body.subarray(1, 4).toString()).toBe('PNG');
    expect(png.body.length).toBeLessThan(200_000);
  });

  test('what a player has seen is noted, and never more than there is', async () => {
    const turn = await nextTurn(server, table);
    await as(server, turn.person, 'post', `/api/tables/${table.id}/seen`).send({ seq: 1_000_000 }).expect(204);
    const { body } = await as(server, turn.person, 'get', `/api/tables/${table.id}`).expect(200);
    expect(body.seats.find((seat: { seat: string }) => seat.seat === turn.seat).seenSeq).toBe(turn.seq);
  });
});

test('a player who resigns has no seat any more, and the game is over', async () => {
  const own = await startTable(server, ada, ben);
  const early = await as(server, ada, 'get', `/api/tables/${own.id}/record`).expect(403);
  expect(early.body.detail).toMatch(/only when the game is over/);
  await as(server, ada, 'post', `/api/tables/${own.id}/resign`).send({}).expect(400);
  await as(server, ada, 'post', `/api/tables/${own.id}/resign`).send({ confirm: true }).expect(200);
  const { body } = await as(server, ben, 'get', `/api/tables/${own.id}`).expect(200);
  expect(body).toMatchObject({ status: 'finished', seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(body.outcome.summary).toMatch(/resigned/);
  const record = await as(server, ben, 'get', `/api/tables/${own.id}/record`).expect(200);
  expect(record.body).toMatchObject({ game: 'iron-curtain', seed: body.seed });
  expect(record.body.entries).toHaveLength(body.seq);
  expect(record.headers['content-disposition']).toBe(`attachment; filename=${own.id}.json`);
});
