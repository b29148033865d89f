import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { startedTable } from '../../tables/fixtures/table-world.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Harvest of three: everybody is asked what they do on their field, `1.1`, `1.2` and `1.3`. */
async function harvest() {
  const { services } = server;
  const people: Person[] = [];
  const person = async (name: string) => {
    const one = await server.person(name);
    people.push(one);
    return one.player;
  };
  const { tableId, player } = await startedTable({ services, person }, ['Ann', 'Bob', 'Cid'], { game: 'harvest' });
  const of = (seat: string) => {
    const found = people.find(({ player: { id } }) => id === player(seat).playerId);
    if (!found) throw new Error(`nobody plays ${seat}`);
    return found;
  };
  return {
    of,
    page: `/t/${tableId}`,
    link: async (seat: string, decision: string, answer: string) =>
      `/a/${await issueLink(services, { tableId, ...player(seat), decision, seq: 1, purpose: 'answer', answer })}`,
    send: (seat: string, expectedSeq: number, decision: string, answer: string) =>
      as(server, of(seat), 'post', `/api/tables/${tableId}/submissions`)
        .set('Idempotency-Key', randomUUID())
        .send({ expectedSeq, answers: [{ decision, answer }] }),
    entries: () => services.db.entry.count({ where: { tableId } }),
  };
}

test('links, the forms behind them and calls of the API stay good whatever is answered on other branches', async () => {
  const { link, send, entries } = await harvest();
  const [anns, bobs] = [await link('Ann', '1.1', 'sow'), await link('Bob', '1.2', 'sow')];
  // Both look at what they are going to do, and others act before they press the button.
  const seen = await Promise.all([anns, bobs].map(async (one) => fieldValue((await getPage(server, one)).text, 'seq')));
  expect(seen).toEqual(['1', '1']);
  await send('Cid', 1, '1.3', 'ask').expect(200);
  await send('Cid', 1, '~offer', 'coin').expect(200);
  await postForm(server, anns, { seq: '1' }).expect(200);
  await postForm(server, bobs, { seq: '1' }).expect(200);
  await send('Ann', 1, '2.1', 'yes').expect(409);
  await send('Ann', 2, '2.1', 'yes').expect(200);
  expect(await entries()).toBe(6);
});

test('the form of an optional action stays good, too', async () => {
  const { page, of, send, entries } = await harvest();
  const form = await getPage(server, `${page}/actions/~offer`, of('Ann')).expect(200);
  await send('Bob', 1, '1.2', 'sow').expect(200);
  await send('Cid', 1, '1.3', 'barn').expect(200);
  const [key, seq] = ['key', 'seq'].map((name) => fieldValue(form.text, name) ?? '');
  await postForm(server, `${page}/actions/~offer`, { key: key ?? '', seq: seq ?? '', a: 'coin' }, of('Ann')).expect(
    200,
  );
  expect(await entries()).toBe(4);
});

test('the link of a question that was ended elsewhere says so', async () => {
  const { link, send, of } = await harvest();
  const bobs = await link('Bob', '1.2', 'sow');
  await send('Ann', 1, '1.1', 'frost').expect(200);
  const seen = await getPage(server, bobs, of('Bob')).expect(410);
  expect(textOf(seen.text)).toContain('This question was over before you answered it');
  await postForm(server, bobs, { seq: '1' }).expect(409);
});

test('a question that has changed is shown as it stands now', async () => {
  const { link, send, of } = await harvest();
  const bobs = await link('Bob', '1.2', 'sow');
  await send('Ann', 1, '~offer', 'coin').expect(200);
  await send('Bob', 2, '2.1', 'yes').expect(200);
  const refused = await postForm(server, bobs, { seq: '1' }, of('Bob')).expect(409);
  expect(textOf(refused.text)).toContain('pay');
  // Looked at again, the same link is good: the seat sees what it does now.
  await postForm(server, bobs, { seq: '3' }).expect(200);
});
