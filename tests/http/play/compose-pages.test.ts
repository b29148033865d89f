import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { nextTurn, otherThan, startTable } from '../harness/a-table.ts';
import { fieldsOf, play } from '../harness/playing.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
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

describe('the table page', () => {
  test('shows a player their question and their secrets, and others neither', async () => {
    const table = await startTable(server, ada, ben);
    const turn = await nextTurn(server, table);
    const { text } = await getPage(server, `/t/${table.id}`, turn.person).expect(200);
    expect(text).toContain('class="answer"');
    expect(textOf(text)).toContain('Only you know this');
    expect(textOf(text)).toContain('It is your move, until');
    expect(text).toContain('<svg');
    expect(textOf(text)).toContain('The board in words');
    const { text: theirs } = await getPage(server, `/t/${table.id}`, otherThan(table, turn.person)).expect(200);
    expect(theirs).not.toContain('class="answer"');
  });

  test('a public table shows spectators the board and nothing that is hidden', async () => {
    const table = await startTable(server, ada, ben);
    await server.services.db.table.update({ where: { id: table.id }, data: { public: true } });
    const { text } = await getPage(server, `/t/${table.id}`).expect(200);
    expect(textOf(text)).toContain('The board in words');
    expect(textOf(text)).not.toContain('Only you know this');
    expect(text).not.toContain('/resign');
    await getPage(server, `/t/${table.id}/log`).expect(200);
  });

  test('what was seen is told by a script, in a POST of the seat; opening the page changes nothing', async () => {
    const table = await startTable(server, ada, ben);
    const turn = await nextTurn(server, table);
    await play(server, table, turn);
    const other = otherThan(table, turn.person);
    const seenOf = async () =>
      (await server.services.db.seat.findFirstOrThrow({ where: { tableId: table.id, playerId: other.player.id } }))
        .seenSeq;
    const { text } = await getPage(server, `/t/${table.id}`, other).expect(200);
    expect(text).toContain('data-seen');
    expect(await seenOf()).toBe(0);
    await postForm(server, `/t/${table.id}/seen`, { seq: '2' }, turn.person).expect(204);
    expect(await seenOf()).toBe(0);
    await postForm(server, `/t/${table.id}/seen`, { seq: '2' }, other).expect(204);
    expect(await seenOf()).toBe(2);
    await postForm(server, `/t/${table.id}/seen`, { seq: 'soup' }, other).expect(204);
    expect(await seenOf()).toBe(2);
  });

  test('steps through the past by links, without a question there', async () => {
    const table = await startTable(server, ada, ben);
    const turn = await nextTurn(server, table);
    await play(server, table, turn);
    const { text } = await getPage(server, `/t/${table.id}?at=1`, turn.person).expect(200);
    expect(textOf(text)).toContain('You are looking at the past: entry 1 of 2.');
    expect(text).not.toContain('class="answer"');
    expect(text).toContain(`href="/t/${table.id}?at=round-1/turn-1" rel="next"`);
    await getPage(server, `/t/${table.id}?at=99`, turn.person).expect(404);
    await getPage(server, `/t/${table.id}?at=soup`, turn.person).expect(404);
  });

  test('log, data and board have pages of their own; the record waits for the end', async () => {
    const table = await startTable(server, ada, ben);
    const log = await getPage(server, `/t/${table.id}/log`, ada).expect(200);
    expect(textOf(log.text)).toContain('The game begins');
    const pack = await getPage(server, `/t/${table.id}/pack`, ada).expect(200);
    expect(textOf(pack.text)).toContain('Values that are not the printed ones');
    expect(textOf(pack.text)).toContain('Infiltrate up to 3 cubes on Asia cards, at most 2 on any one card.');
    const svg = await getPage(server, `/t/${table.id}/board.svg`, ada).expect(200);
    expect(svg.headers['content-type']).toContain('image/svg+xml');
    const png = await getPage(server, `/t/${table.id}/board.png`, ada).expect(200);
    expect(png.body.subarray(1, 4).toString()).toBe('PNG');
    await getPage(server, `/t/${table.id}/record.json`, ada).expect(403);
  });

  test('resigning is asked once more and ends the game; then the record is open', async () => {
    const table = await startTable(server, ada, ben);
    const { text } = await getPage(server, `/t/${table.id}/resign`, ada).expect(200);
    expect(textOf(text)).toContain('cannot be undone');
    await postForm(server, `/t/${table.id}/resign`, {}, ada).expect(303);
    const over = await getPage(server, `/t/${table.id}`, ben).expect(200);
    expect(textOf(over.text)).toContain('The game is over');
    expect(textOf(over.text)).toContain('npx despatch');
    const { body } = await getPage(server, `/t/${table.id}/record.json`, ben).expect(200);
    expect(body.entries).toHaveLength(2);
    await postForm(server, `/t/${table.id}/resign`, {}, ada).expect(403);
  });

  test('the front page says of a finished game who won', async () => {
    const [cleo, dan] = [await server.person('Cleo'), await server.person('Dan')];
    const table = await startTable(server, cleo, dan);
    await postForm(server, `/t/${table.id}/resign`, {}, cleo).expect(303);
    const front = async (person: Person) => textOf((await getPage(server, '/', person).expect(200)).text);
    expect(await front(cleo)).toMatch(/finished · won by Dan \((US|USSR)\)/);
    expect(await front(dan)).toContain('finished · you won');
  });
});

describe('the composer', () => {
  test('takes a step, undoes it, throws it away, and binds nothing before it is sent', async () => {
    const table = await startTable(server, ada, ben);
    const turn = await nextTurn(server, table);
    const base = `/t/${table.id}/compose/drafts/${turn.decision}`;
    const entries = () => server.services.db.entry.count({ where: { tableId: table.id } });
    await postForm(server, `${base}/add`, fieldsOf(turn), turn.person).expect(303);
    const { text } = await getPage(server, base, turn.person).expect(200);
    expect(textOf(text)).toContain('So far you have decided');
    await postForm(server, `${base}/undo`, {}, turn.person).expect(303);
    expect(textOf((await getPage(server, base, turn.person)).text)).not.toContain('So far you have decided');
    await postForm(server, `${base}/add`, fieldsOf(turn), turn.person).expect(303);
    await postForm(server, `${base}/discard`, {}, turn.person).expect(303);
    expect(await entries()).toBe(1);
  });

  test('sends once, however often the button is pressed, and says what happened', async () => {
    const table = await startTable(server, ada, ben);
    const turn = await nextTurn(server, table);
    const { key, seq, sent } = await play(server, table, turn);
    expect(textOf(sent.text)).toContain('What happened');
    const again = await postForm(
      server,
      `/t/${table.id}/compose/drafts/${turn.decision}/send`,
      { key, seq },
      turn.person,
    ).expect(200);
    expect(textOf(again.text)).toContain('What happened');
    expect(await server.services.db.entry.count({ where: { tableId: table.id } })).toBe(2);
  });

  test('an answer that is not legal comes back filled in, with the reason', async () => {
    const table = await startTable(server, ada, ben);
    const turn = await nextTurn(server, table);
    const base = `/t/${table.id}/compose/drafts/${turn.decision}`;
    const illegal = await postForm(
      server,
      `${base}/add`,
      { decision: turn.decision, a: 'the moon' },
      turn.person,
    ).expect(422);
    expect(illegal.text).toContain('href="#a"');
    expect(textOf(illegal.text)).toContain('the moon');
    const none = await postForm(server, `${base}/add`, { decision: turn.decision }, turn.person).expect(400);
    expect(textOf(none.text)).toContain('Nothing is picked yet');
    const gone = await postForm(server, `${base}/add`, { decision: '99.1', a: 'x' }, turn.person).expect(409);
    expect(textOf(gone.text)).toContain('as it stands now');
  });

  test('a pick on the board is an address that fills in the form', async () => {
    const table = await startTable(server, ada, ben);
    let turn = await nextTurn(server, table);
    for (let i = 0; i < 30 && turn.choice.kind !== 'spread'; i += 1) {
      await play(server, table, turn);
      turn = await nextTurn(server, table);
    }
    expect(turn.choice.kind).toBe('spread');
    const { text } = await getPage(server, `/t/${table.id}/compose`, turn.person).expect(200);
    const href = /<a [^>]*href="(\/t\/[^"]*compose\/drafts\/[^"]*)#answer"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    const { text: picked } = await getPage(server, href ?? '', turn.person).expect(200);
    expect(picked).toMatch(/<input type="number"[^>]* value="[1-9]"/);
    const { text: kept } = await postForm(
      server,
      `/t/${table.id}/compose/drafts/${turn.decision}/add`,
      { decision: turn.decision, [/name="(a\.[^"]*)"/.exec(picked)?.[1] ?? '']: '77' },
      turn.person,
    ).expect(422);
    expect(kept).toContain('value="77"');
  });

  test('belongs to whoever holds a seat and is asked', async () => {
    const table = await startTable(server, ada, ben);
    const turn = await nextTurn(server, table);
    const other = otherThan(table, turn.person);
    const { text } = await getPage(server, `/t/${table.id}/compose`, other).expect(200);
    expect(textOf(text)).toContain('Nobody is waiting for you');
    await postForm(server, `/t/${table.id}/compose/drafts/${turn.decision}/add`, fieldsOf(turn), other).expect(409);
    const eve = await server.person('Eve');
    await getPage(server, `/t/${table.id}/compose`, eve).expect(404);
    await postForm(server, `/t/${table.id}/compose/drafts/1.1/send`, { key: 'x' }, eve).expect(404);
    await getPage(server, `/t/${table.id}/compose`).expect(303);
  });
});
