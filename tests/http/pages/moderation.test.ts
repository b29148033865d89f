import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { openTicket } from '../../../src/moderation/tickets/open-ticket.ts';
import { nextTurn, type PlayedTable, startTable, type Turn, tableFor } from '../api/a-table.ts';
import { as, type Person, startServer, type TestServer } from '../api/test-server.ts';
import { play } from './playing.ts';
import { fieldValue, getPage, postForm, textOf } from './reading.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let mia: Person;
let sid: Person;
let eve: Person;
let table: PlayedTable;
beforeAll(async () => {
  server = await startServer();
  [ada, ben, mia, sid, eve] = await Promise.all([
    server.person('Ada'),
    server.person('Ben'),
    server.person('Mia'),
    server.person('Sid'),
    server.person('Eve'),
  ]);
  await server.services.db.player.update({ where: { id: sid.player.id }, data: { role: 'moderator' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await startTable(server, ada, ben);
  await postForm(server, `/t/${table.id}/moderators`, { email: mia.player.email }, ada).expect(303);
});

const desk = () => `/desk/t/${table.id}`;
const head = async () => (await server.services.db.table.findUniqueOrThrow({ where: { id: table.id } })).seq;
const looks = async () =>
  (await server.services.db.audit.findMany({ where: { tableId: table.id }, orderBy: { id: 'asc' } })).map(
    ({ what }) => what,
  );

async function played(): Promise<Turn> {
  const turn = await nextTurn(server, table);
  await play(server, table, turn);
  return turn;
}

const PAGES = [
  '',
  '/compare',
  '/seats',
  '/mails',
  '/clocks',
  '/actors',
  '/audit',
  '/rule',
  '/rule?kind=correct',
] as const;

describe('the desk of a table', () => {
  test.each(PAGES)('%s is for its moderators alone, and shows nothing to others', async (page) => {
    await played();
    for (const person of [mia, sid]) await getPage(server, desk() + page, person).expect(200);
    for (const person of [ada, ben]) {
      const { text } = await getPage(server, desk() + page, person).expect(403);
      expect(textOf(text)).toContain('You play at this table, so you cannot moderate it.');
    }
    await getPage(server, desk() + page, eve).expect(404);
    await getPage(server, desk() + page).expect(303);
  });

  test('writes down every look before it is given, and the players read it when the game is over', async () => {
    await played();
    const before = await looks();
    expect(before).toEqual(['moderators']);
    for (const page of PAGES) await getPage(server, `${desk()}${page}`, mia).expect(200);
    expect((await looks()).slice(1)).toEqual(['state', 'log', 'compare', 'mails', 'clocks', 'actors', 'state']);
    await getPage(server, desk(), eve).expect(404);
    expect(await looks()).toHaveLength(8);
    const during = await getPage(server, `/t/${table.id}/moderation`, ben).expect(200);
    expect(textOf(during.text)).not.toContain('with hands and orders');
    await postForm(server, `/t/${table.id}/resign`, {}, ada).expect(303);
    const over = await getPage(server, `/t/${table.id}/moderation`, ben).expect(200);
    expect(textOf(over.text)).toContain('Mia : the position after entry 2, with hands and orders (2 times)');
    expect(textOf(over.text)).toContain('Mia : the full log, entries 1 to 2');
  });

  test('shows what each seat alone knows, now and after any entry', async () => {
    await played();
    const { text } = await getPage(server, desk(), mia).expect(200);
    expect(textOf(text)).toContain('What only each seat knows');
    expect(text).toContain('<svg');
    const past = await getPage(server, `${desk()}?at=1`, mia).expect(200);
    expect(textOf(past.text)).toContain('You look at entry 1 of 2.');
    await getPage(server, `${desk()}?at=99`, mia).expect(404);
    const compared = await getPage(server, `${desk()}/compare?a=1&b=2`, mia).expect(200);
    expect(textOf(compared.text)).toContain('Exactly, as data');
    const wrong = await getPage(server, `${desk()}/compare?a=soup&b=99`, mia).expect(400);
    expect(textOf(wrong.text)).toContain('“soup” is not an entry of this log; it goes from 1 to 2.');
    expect(wrong.text).toContain('value="soup"');
    expect(wrong.text).toContain('value="99"');
  });

  test('has nothing hidden before the game begins', async () => {
    const { tableId } = await server.services.db.table
      .create({
        data: {
          id: 'forming-one',
          name: 'Not yet',
          game: 'iron-curtain',
          ruleset: 1,
          options: {},
          packHash: (await server.services.db.pack.findFirstOrThrow()).hash,
          hostId: ada.player.id,
          pace: (await server.services.db.table.findUniqueOrThrow({ where: { id: table.id } })).pace ?? {},
          seed: 'x',
          seedHash: 'y',
        },
      })
      .then(({ id }) => ({ tableId: id }));
    const { text } = await getPage(server, `/desk/t/${tableId}`, sid).expect(200);
    expect(textOf(text)).toContain('there is nothing hidden to see');
    for (const page of ['/compare', '/mails', '/clocks', '/actors', '/audit', '/rule'])
      await getPage(server, `/desk/t/${tableId}${page}`, sid).expect(200);
  });
});

describe('a dispute on the pages', () => {
  const dispute = { type: 'misclick', text: 'I meant the other card.', seq: '2' };

  test('is opened from the log, talked about, taken and decided', async () => {
    const turn = await played();
    const log = await getPage(server, `/t/${table.id}/log`, turn.person).expect(200);
    expect(log.text).toContain(`href="/t/${table.id}/dispute?seq&#x3D;2"`);
    const form = await getPage(server, `/t/${table.id}/dispute?seq=2`, turn.person).expect(200);
    expect(fieldValue(form.text, 'seq')).toBe('2');
    const opened = await postForm(server, `/t/${table.id}/dispute`, dispute, turn.person).expect(303);
    const address = opened.headers.location ?? '';

    const queue = await getPage(server, '/desk', mia).expect(200);
    expect(queue.text).toContain(address);
    expect(textOf(queue.text)).toContain('A mis-click');
    expect((await getPage(server, '/desk', eve).expect(200)).text).not.toContain(address);
    await getPage(server, address, eve).expect(404);
    expect((await getPage(server, address, ben).expect(200)).text).not.toContain('/resolve"');
    await postForm(server, `${address}/take`, {}, ben).expect(403);
    await postForm(server, `${address}/take`, {}, mia).expect(303);
    await postForm(server, `${address}/talk`, { text: 'What did you mean?' }, mia).expect(303);
    await postForm(server, `${address}/talk`, { text: 'The other one.\r\nReally.' }, turn.person).expect(303);
    const { text } = await getPage(server, address, ben).expect(200);
    expect(textOf(text)).toContain('Mia looks into it.');
    expect(textOf(text)).toContain('What did you mean?');
    const empty = await postForm(server, `${address}/resolve`, { resolution: ' ' }, mia).expect(400);
    expect(textOf(empty.text)).toContain('The decision: write a few words.');
    await postForm(server, `${address}/resolve`, { resolution: 'Play on.' }, mia).expect(303);
    const closed = await getPage(server, address, ada).expect(200);
    expect(textOf(closed.text)).toContain('Mia has decided it.');
    expect(textOf(closed.text)).toContain('Play on.');
    const late = await postForm(server, `${address}/talk`, { text: 'But…' }, ada).expect(409);
    expect(textOf(late.text)).toContain('This dispute is closed: it was decided.');
    expect(late.text).not.toContain('<textarea');
  });

  test('that cannot be taken comes back filled in, with the reason', async () => {
    await played();
    const wrong = await postForm(server, `/t/${table.id}/dispute`, { ...dispute, seq: '77' }, ada).expect(400);
    expect(textOf(wrong.text)).toContain('“77” is not an entry of this log; it goes from 1 to 2.');
    expect(wrong.text).toContain('I meant the other card.</textarea>');
    expect(wrong.text).toMatch(/value="misclick" checked/);
    expect(fieldValue(wrong.text, 'seq')).toBe('77');
    const none = await postForm(server, `/t/${table.id}/dispute`, { text: 'x' }, ada).expect(400);
    expect(textOf(none.text)).toContain('Choose what kind of dispute it is.');
    await getPage(server, `/t/${table.id}/dispute`, mia).expect(403);
    await getPage(server, `/t/${table.id}/dispute`, eve).expect(404);
  });

  test('can be read and answered by the link of its mail, and nothing else', async () => {
    const tableId = table.id;
    const { id: ticketId } = await openTicket(server.services, {
      tableId,
      playerId: ada.player.id,
      type: 'rules',
      text: 'That is not the rule.',
    });
    const link = `/d/${await issueLink(server.services, { purpose: 'ticket', playerId: ben.player.id, tableId, ticketId })}`;
    const { text } = await getPage(server, link).expect(200);
    expect(textOf(text)).toContain('That is not the rule.');
    expect(text).not.toContain(`/t/${tableId}`);
    await postForm(server, `${link}/talk`, { text: 'It is.' }).expect(303);
    expect(textOf((await getPage(server, link).expect(200)).text)).toContain('It is.');
    await postForm(server, `${link}/withdraw`, {}).expect(403);
    await postForm(server, `${link}/resolve`, { resolution: 'I win.' }).expect(404);
    await server.services.db.seat.updateMany({
      where: { tableId, playerId: ben.player.id },
      data: { playerId: eve.player.id },
    });
    await getPage(server, link).expect(404);
    await postForm(server, `${link}/talk`, { text: 'Still here.' }).expect(404);
  });
});

describe('a ruling on the pages', () => {
  const rule = (fields: { [name: string]: string }, person: Person) =>
    postForm(server, `${desk()}/rule`, fields, person);

  test('is tried before it binds; then it stands in the log, with its reason', async () => {
    await played();
    await played();
    const ruling = { kind: 'rewind', to: '2', expectedSeq: '3', reason: 'A mis-click' };
    const tried = await rule({ ...ruling, do: 'try' }, mia).expect(200);
    expect(textOf(tried.text)).toContain('Nothing has happened yet.');
    expect(textOf(tried.text)).toContain('The moderator went back to entry 2: A mis-click');
    expect(textOf(tried.text)).toContain('What would not count any more');
    expect(fieldValue(tried.text, 'expectedSeq')).toBe('3');
    expect(await head()).toBe(3);
    await rule({ ...ruling, do: 'rule' }, mia).expect(303);
    expect(await head()).toBe(4);
    const log = await getPage(server, `/t/${table.id}/log`, ben).expect(200);
    expect(textOf(log.text)).toContain('The moderator, Mia, went back to entry 2: A mis-click');
    expect((await looks()).slice(-2)).toEqual(['trial', 'ruling']);
    const told = await server.services.db.notice.findMany({ where: { tableId: table.id, kind: 'ruling' } });
    expect(told.map(({ playerId }) => playerId).toSorted()).toEqual([ada.player.id, ben.player.id].toSorted());

    await rule({ kind: 'undo', seq: '4', expectedSeq: '4', reason: 'I was wrong', do: 'rule' }, mia).expect(303);
    expect(await head()).toBe(5);
    const { text } = await getPage(server, `${desk()}/compare?a=3&b=5`, mia).expect(200);
    expect(textOf(text)).toContain('Nothing differs between them.');
  });

  test('is refused with a sentence, and the form stays as it was', async () => {
    await played();
    const far = await rule({ kind: 'rewind', to: '9', expectedSeq: '2', reason: 'Why not', do: 'try' }, mia).expect(
      400,
    );
    expect(textOf(far.text)).toContain('“9” is not an entry to go back to; possible are entries 1 to 1.');
    expect(fieldValue(far.text, 'to')).toBe('9');
    expect(fieldValue(far.text, 'reason')).toBe('Why not');
    const soup = await rule({ kind: 'rewind', to: 'soup', expectedSeq: '2', reason: '', do: 'try' }, mia).expect(400);
    expect(textOf(soup.text)).toContain('“soup” is not the number of an entry.');
    const silent = await rule({ kind: 'rewind', to: '1', expectedSeq: '2', reason: '', do: 'rule' }, mia).expect(400);
    expect(textOf(silent.text)).toContain('A ruling needs a reason');
    const nobody = await rule({ kind: 'skip', expectedSeq: '2', reason: 'x', do: 'try' }, mia).expect(400);
    expect(textOf(nobody.text)).toContain('Choose a seat that is asked just now.');
    expect(await head()).toBe(2);
  });

  test('of two moderators at once conflict cleanly', async () => {
    await played();
    const ruling = { kind: 'rewind', to: '1', expectedSeq: '2', do: 'rule' };
    await rule({ ...ruling, reason: 'Mia says so' }, mia).expect(303);
    const second = await rule({ ...ruling, reason: 'Sid says so' }, sid).expect(409);
    expect(textOf(second.text)).toContain('Another ruling came first: entry 3, which goes back to entry 1.');
    expect(await head()).toBe(3);
  });

  test.each(['rewind', 'correct', 'force', 'skip', 'withdraw', 'replace-roll', 'end', 'undo'])(
    '%s has a form of its own',
    async (kind) => {
      await played();
      await getPage(server, `${desk()}/rule?kind=${kind}`, mia).expect(200);
    },
  );

  test('answers for a seat by the game’s own form, skips it, and ends the game', async () => {
    const turn = await nextTurn(server, table);
    const target = `${turn.decision}|${turn.seat}`;
    const form = await getPage(server, `${desk()}/rule?kind=force&target=${encodeURIComponent(target)}`, mia).expect(
      200,
    );
    expect(fieldValue(form.text, 'target')).toBe(target);
    const none = await rule({ kind: 'force', target, expectedSeq: '1', reason: 'Gone', do: 'try' }, mia).expect(400);
    expect(textOf(none.text)).toContain('Nothing is picked yet');
    await rule({ kind: 'skip', target, expectedSeq: '1', reason: 'Gone', do: 'rule' }, mia).expect(303);
    const at = await head();
    expect(at).toBeGreaterThan(1);
    const end = { kind: 'end', how: 'annulled', expectedSeq: String(at), reason: 'All agree' };
    const tried = await rule({ ...end, do: 'try' }, mia).expect(200);
    expect(textOf(tried.text)).toContain('The game would be over');
    await rule({ ...end, do: 'rule' }, mia).expect(303);
    const over = await getPage(server, `/t/${table.id}`, ben).expect(200);
    expect(textOf(over.text)).toContain('The game is over');
    await getPage(server, `${desk()}/rule?kind=rewind`, mia).expect(200);
  });

  test('is for moderators alone', async () => {
    await played();
    const ruling = { kind: 'rewind', to: '1', expectedSeq: '2', reason: 'I win', do: 'rule' };
    await rule(ruling, ada).expect(403);
    await rule(ruling, eve).expect(404);
    expect(await head()).toBe(2);
  });
});

describe('the seats on the desk', () => {
  const change = (fields: { [name: string]: string }, person = mia) =>
    postForm(server, `${desk()}/seats`, fields, person);
  const seatOfBen = () => Object.entries(table.people).find(([, person]) => person === ben)?.[0] ?? '';

  test('are given to somebody at once: the old player loses everything there', async () => {
    const turn = await played();
    const seat = seatOfBen();
    const nobody = await change({ seat, reason: 'Gone', do: 'give' }).expect(400);
    expect(textOf(nobody.text)).toContain('say to whom');
    const silent = await change({ seat, email: eve.player.email, reason: '', do: 'give' }).expect(400);
    expect(textOf(silent.text)).toContain('A ruling needs a reason');
    expect(silent.text).toContain(`value="${eve.player.email}"`);
    await change({ seat, email: sid.player.email, reason: 'Gone', do: 'give' }).expect(303);
    await getPage(server, `/t/${table.id}`, ben).expect(404);
    await getPage(server, desk(), sid).expect(403);
    await getPage(server, `/t/${table.id}`, sid).expect(200);
    await getPage(server, desk(), ben).expect(404);
    expect(turn.seq).toBe(1);
  });

  test('are not given to who has seen behind the screens', async () => {
    const seat = seatOfBen();
    await getPage(server, desk(), sid).expect(200);
    await change({ seat, email: sid.player.email, reason: 'Gone', do: 'give' }).expect(403);
    await change({ seat, email: mia.player.email, reason: 'Gone', do: 'give' }).expect(403);
    await change({ seat, email: eve.player.email, do: 'offer' }).expect(303);
    const { text } = await getPage(server, `${desk()}/seats`, mia).expect(200);
    expect(textOf(text)).toContain(`offered to ${eve.player.email}`);
    await change({ seat, email: eve.player.email, do: 'offer' }, ada).expect(403);
  });
});

describe('the clocks on the desk', () => {
  const change = (fields: { [name: string]: string }, person = mia) =>
    postForm(server, `${desk()}/clocks`, fields, person);

  test('are stopped, set going and extended with a reason', async () => {
    await change({ act: 'pause', hours: '24', reason: 'I look into it' }).expect(303);
    const paused = await getPage(server, `${desk()}/clocks`, mia).expect(200);
    expect(textOf(paused.text)).toContain('All clocks stand still since');
    await change({ act: 'resume', reason: 'Settled' }).expect(303);
    await change({ act: 'extend', until: '2026-12-24T20:00', reason: 'Christmas' }).expect(303);
    const { dueAt } = await server.services.db.waiting.findFirstOrThrow({ where: { tableId: table.id } });
    expect(dueAt?.toISOString()).toBe('2026-12-24T20:00:00.000Z');
  });

  test('do not go back, and need one of hours and a time', async () => {
    const past = await change({ act: 'extend', until: '2020-01-01T20:00', reason: 'Back' }).expect(400);
    expect(past.text).toContain('value="2020-01-01T20:00"');
    const both = await change({ act: 'pause', hours: '1', until: '2026-12-24T20:00', reason: 'Both' }).expect(400);
    expect(textOf(both.text)).toContain('Fill in either hours or a time.');
    expect(textOf((await change({ act: 'pause', hours: 'soup', reason: 'x' }).expect(400)).text)).toContain(
      '“soup” is not a number of hours.',
    );
    await change({ act: 'pause', hours: '1', reason: 'x' }, ben).expect(403);
  });
});

test('a dispute stops the clocks where it is wanted, until it is closed; once within a week', async () => {
  const { db } = server.services;
  const tableId = table.id;
  const paused = async () => (await db.table.findUniqueOrThrow({ where: { id: tableId } })).pausedTo;
  const fields = { type: 'rules', text: 'That is not the rule.', pause: 'yes' };
  const opened = await postForm(server, `/t/${tableId}/dispute`, fields, ada).expect(303);
  expect((await paused())?.getTime()).toBe(server.clock.now().getTime() + 48 * 3_600_000);
  const again = await postForm(server, `/t/${tableId}/dispute`, fields, ada).expect(400);
  expect(textOf(again.text)).toContain('You have stopped the clocks for a dispute within the last seven days.');
  await postForm(server, `${opened.headers.location}/withdraw`, {}, ada).expect(303);
  expect(await paused()).toBeNull();
});

describe('the page about moderation', () => {
  test('lets the host say how a table is moderated until its game begins', async () => {
    const { body } = await as(server, ada, 'post', '/api/tables').send(tableFor('guest@players.example')).expect(201);
    const path = `/t/${body.tableId}/moderation`;
    const policy = { ticketPauseHours: '0', ticketEscalationHours: '24', hostModerates: 'yes' };
    await postForm(server, path, policy, ada).expect(303);
    const stored = await server.services.db.table.findUniqueOrThrow({ where: { id: body.tableId } });
    expect(stored.policy).toMatchObject({ hostModerates: true, ticketPauseHours: 0, ticketEscalationHours: 24 });
    const wrong = await postForm(server, path, { ...policy, ticketPauseHours: '999' }, ada).expect(400);
    expect(textOf(wrong.text)).toContain('The clocks can be stopped for a dispute for 0 to 336 hours.');
    expect(fieldValue(wrong.text, 'ticketPauseHours')).toBe('999');
    await postForm(server, path, policy, eve).expect(404);
    const late = await postForm(server, `/t/${table.id}/moderation`, policy, ada).expect(409);
    expect(textOf(late.text)).toContain('The game has begun');
  });

  test('is for the people of the table; the host names moderators there', async () => {
    const { text } = await getPage(server, `/t/${table.id}/moderation`, ada).expect(200);
    expect(textOf(text)).toContain('Mia');
    const wrong = await postForm(server, `/t/${table.id}/moderators`, { email: ben.player.email }, ada).expect(400);
    expect(textOf(wrong.text)).toContain('Ben plays at this table, so he cannot moderate it.');
    expect(fieldValue(wrong.text, 'email')).toBe(ben.player.email);
    await postForm(server, `/t/${table.id}/moderators`, { email: eve.player.email }, ben).expect(403);
    await getPage(server, `/t/${table.id}/moderation`, eve).expect(404);
    await getPage(server, `/t/${table.id}/moderation`, mia).expect(200);
    await postForm(server, `/t/${table.id}/moderators/dismiss`, { moderator: mia.player.id }, ada).expect(303);
    await getPage(server, desk(), mia).expect(404);
  });
});
