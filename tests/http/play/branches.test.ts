import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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

describe('two windows of a browser, each at another question of one seat', () => {
  /** Bob is asked what he does on his field, and whether he helps in Ann's barn. */
  async function twoWindows() {
    const table = await harvest();
    await table.send('Ann', 1, '1.1', 'barn').expect(200);
    const bob = table.of('Bob');
    const field = `${table.page}/compose/drafts/1.2`;
    const barn = `${table.page}/compose/drafts/2.2`;
    const open = (address: string) => getPage(server, address, bob).expect(200);
    const add = (address: string, decision: string, a: string) =>
      postForm(server, `${address}/add`, { decision, a }, bob).expect(303);
    const sendForm = async (address: string) => {
      const { text } = await open(address);
      return { key: fieldValue(text, 'key') ?? '', seq: fieldValue(text, 'seq') ?? '' };
    };
    return { ...table, bob, field, barn, open, add, sendForm };
  }

  test('steps go to the question of their window, and the page of the table has both', async () => {
    const { page, field, barn, open, add } = await twoWindows();
    await add(field, '1.2', 'sow');
    await add(barn, '2.2', 'yes');
    await add(field, '3.1', 'stall');
    const [fields, barns] = [textOf((await open(field)).text), textOf((await open(barn)).text)];
    expect(fields).toMatch(/So far you have decided.*“sow”.*“stall”.*You are also asked.*Do you help\?.*one step/s);
    expect(barns).toMatch(/“yes”.*a matter of its own.*You are also asked.*What do you do on your field\?.*2 steps/s);
    const table = (await open(page)).text;
    for (const address of [field, barn]) expect(table).toContain(`href="${address}"`);
  });

  test('what one sends leaves the form of the other good', async () => {
    const { bob, field, barn, add, sendForm, entries } = await twoWindows();
    await add(field, '1.2', 'sow');
    await add(field, '3.1', 'sow');
    await add(barn, '2.2', 'yes');
    const [first, second] = [await sendForm(field), await sendForm(barn)];
    await postForm(server, `${barn}/send`, second, bob).expect(200);
    const sent = await postForm(server, `${field}/send`, first, bob).expect(200);
    expect(textOf(sent.text)).toContain('What happened');
    expect(await entries()).toBe(5);
  });

  test('a window whose question is over is told so, and shows what is asked now', async () => {
    const { bob, field, barn, add, sendForm, send, entries } = await twoWindows();
    await add(field, '1.2', 'sow');
    await add(barn, '2.2', 'no');
    const form = await sendForm(field);
    await send('Ann', 2, '2.1', 'frost').expect(200);
    const late = await postForm(server, `${field}/send`, form, bob).expect(409);
    expect(textOf(late.text)).toMatch(/no longer open.*Do you help\?.*“no”/s);
    const gone = await getPage(server, field, bob).expect(410);
    expect(textOf(gone.text)).toContain('as it stands now');
    for (const what of ['undo', 'discard']) await postForm(server, `${field}/${what}`, {}, bob).expect(409);
    await postForm(server, `${barn}/send`, await sendForm(barn), bob).expect(200);
    expect(await entries()).toBe(4);
  });

  test('calls of the API name their question, too', async () => {
    const { bob, page, send, entries } = await twoWindows();
    const draft = (decision: string) => `/api/tables/${page.slice(3)}/drafts/${decision}`;
    const step = (decision: string, answer: string) =>
      as(server, bob, 'post', `${draft(decision)}/steps`)
        .send({ decision, answer })
        .expect(200);
    await step('1.2', 'sow');
    await step('2.2', 'yes');
    const sending = (decision: string) =>
      as(server, bob, 'post', `${draft(decision)}/send`).send({ key: randomUUID(), expectedSeq: 2 });
    await sending('2.2').expect(200);
    await send('Cid', 2, '1.3', 'sow').expect(200);
    const { body } = await as(server, bob, 'get', draft('1.2')).expect(200);
    expect(body).toMatchObject({ decision: '1.2', stale: false, baseSeq: 4, steps: [{ answer: 'sow' }] });
    await sending('1.2').expect(200);
    expect(await entries()).toBe(5);
  });
});
