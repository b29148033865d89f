import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addAbsence } from '../../../src/absences/add-absence.ts';
import { endAbsence } from '../../../src/absences/end-absence.ts';
import { COMMAND_LINE } from '../../../src/administration/actor.ts';
import { backUpTable } from '../../../src/administration/back-up.ts';
import { readTableActs } from '../../../src/audit/read-acts.ts';
import { openDispute } from '../../../src/disputes/open-dispute.ts';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { nextTurn, type PlayedTable, startTable, type Turn, tableFor } from '../harness/a-table.ts';
import { play } from '../harness/playing.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

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
  // Nobody makes so many tables in an hour.
  await server.services.db.table.updateMany({ data: { createdAt: new Date('2026-01-01') } });
  await server.services.db.notification.updateMany({ data: { createdAt: new Date('2026-01-01') } });
  table = await startTable(server, ada, ben);
  await server.services.db.tableModerator.create({ data: { tableId: table.id, playerId: mia.player.id } });
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
    expect(await looks()).toEqual([]);
    for (const page of PAGES) await getPage(server, `${desk()}${page}`, mia).expect(200);
    expect(await looks()).toEqual(['state', 'log', 'compare', 'mails', 'clocks', 'actors', 'state']);
    await getPage(server, desk(), eve).expect(404);
    expect(await looks()).toHaveLength(7);
    const during = await getPage(server, `/t/${table.id}/moderation`, ben).expect(200);
    expect(textOf(during.text)).not.toContain('with hands and orders');
    await backUpTable(server.services, { by: COMMAND_LINE, tableId: table.id });
    await postForm(server, `/t/${table.id}/resign`, {}, ada).expect(303);
    const over = await getPage(server, `/t/${table.id}/moderation`, ben).expect(200);
    expect(textOf(over.text)).toContain('Mia : the position after entry 2, with hands and orders (2 times)');
    expect(textOf(over.text)).toContain('Mia : the full log, entries 1 to 2');
    expect(textOf(over.text)).toContain('The server’s command line : the whole record, with everything hidden');
  });

  test('shows what each seat alone knows, now and after any entry', async () => {
    await played();
    const { text } = await getPage(server, desk(), mia).expect(200);
    expect(textOf(text)).toContain('What only each seat knows');
    expect(text).toContain('<svg');
    const past = await getPage(server, `${desk()}?at=1`, mia).expect(200);
    expect(textOf(past.text)).toContain('You are looking at entry 1 of 2.');
    await getPage(server, `${desk()}?at=99`, mia).expect(404);
    const compared = await getPage(server, `${desk()}/compare?a=1&b=2`, mia).expect(200);
    expect(textOf(compared.text)).toContain('Exactly, as data');
    const wrong = await getPage(server, `${desk()}/compare?a=soup&b=99`, mia).expect(400);
    expect(textOf(wrong.text)).toContain('“soup” is not an entry of this log; it goes from 1 to 2.');
    expect(wrong.text).toContain('value="soup"');
    expect(wrong.text).toContain('value="99"');
  });

  test('goes through the chapters and parts of a game, too, with the dispute that is looked at', async () => {
    await played();
    const { id: dispute } = await openDispute(server.services, {
      tableId: table.id,
      playerId: ada.player.id,
      type: 'rules',
      text: 'May they?',
    });
    const { text } = await getPage(server, `${desk()}?at=round-1/turn-1&dispute=${dispute}`, mia).expect(200);
    const plain = text.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&');
    expect(plain).toContain('<option value="round-1/turn-1" selected>Turn 1</option>');
    expect(plain).toMatch(new RegExp(`data-history>\\s*<input type="hidden" name="dispute" value="${dispute}">`));
    const named = await getPage(server, `${desk()}?at=round-1`, mia).expect(200);
    expect(textOf(named.text)).toContain('Round 1: Turn 1');
    const unknown = await getPage(server, `${desk()}?at=round-9`, mia).expect(404);
    expect(textOf(unknown.text)).toContain('This game has no chapter “round-9” (yet).');
    expect((await looks()).slice(-2)).toEqual(['state', 'log']);
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
          timeControl:
            (await server.services.db.table.findUniqueOrThrow({ where: { id: table.id } })).timeControl ?? {},
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

describe('the way to the desk', () => {
  const DESK_LINK = '<a href="/desk"';
  const masthead = async (person?: Person) => (await getPage(server, '/help', person).expect(200)).text;

  test('stands above every page of who moderates a table or the site, and of nobody else', async () => {
    for (const person of [mia, sid]) expect(await masthead(person)).toContain(DESK_LINK);
    for (const person of [ada, ben, eve, undefined]) expect(await masthead(person)).not.toContain(DESK_LINK);
    await server.services.db.tableModerator.deleteMany({ where: { playerId: mia.player.id } });
    await server.services.db.tableModerator.create({ data: { tableId: table.id, playerId: mia.player.id } });
    await postForm(server, `/t/${table.id}/moderators/dismiss`, { moderator: mia.player.id }, ada).expect(303);
    expect(await masthead(mia)).not.toContain(DESK_LINK);
  });

  test('leads to a list of the tables that are theirs, with what is open there', async () => {
    const turn = await nextTurn(server, table);
    const fields = { type: 'rules', text: 'That is not the rule.' };
    await postForm(server, `/t/${table.id}/dispute`, fields, ada).expect(303);
    for (const person of [mia, sid]) {
      const { text } = await getPage(server, '/desk', person).expect(200);
      expect(text).toContain(`<a href="${desk()}">Tuesday Club</a>`);
      expect(textOf(text)).toMatch(
        /Tuesday Club being played Iron Curtain · 1 entry · last moved [^·]+ · waits for (US|USSR) · 1 open dispute/,
      );
    }
    for (const person of [ada, ben, eve])
      expect((await getPage(server, '/desk', person).expect(200)).text).not.toContain(table.id);
    expect((await as(server, mia, 'get', '/api/desk').expect(200)).body.tables).toContainEqual(
      expect.objectContaining({
        tableId: table.id,
        disputes: 1,
        waiting: [expect.objectContaining({ seat: turn.seat })],
      }),
    );
  });

  test('is there for a host who moderates, until they take a seat', async () => {
    const { db } = server.services;
    const hal = await server.person('Hal');
    const made = tableFor('guest@players.example');
    const { body } = await as(server, hal, 'post', '/api/tables').send(made).expect(201);
    const where = { tableId: body.tableId, playerId: hal.player.id };
    await db.seat.updateMany({ where, data: { playerId: eve.player.id } });
    expect(await masthead(hal)).not.toContain(DESK_LINK);
    const policy = { disputePauseHours: '48', disputeEscalationHours: '48', hostModerates: 'yes' };
    await postForm(server, `/t/${body.tableId}/moderation`, policy, hal).expect(303);
    expect(await masthead(hal)).toContain(DESK_LINK);
    expect((await getPage(server, '/desk', hal).expect(200)).text).toContain(`/desk/t/${body.tableId}`);
    await db.seat.updateMany({ where: { tableId: body.tableId }, data: { playerId: hal.player.id } });
    server.context.callers.forget(hal.player.id);
    expect(await masthead(hal)).not.toContain(DESK_LINK);
    expect((await getPage(server, '/desk', hal).expect(200)).text).not.toContain(body.tableId);
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
    expect(textOf(queue.text)).toMatch(
      /A mis-click soon Tuesday Club .* by (Ada|Ben) · About entry 2 open · open for /,
    );
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
    const { id: disputeId } = await openDispute(server.services, {
      tableId,
      playerId: ada.player.id,
      type: 'rules',
      text: 'That is not the rule.',
    });
    const target = { purpose: 'dispute', playerId: ben.player.id, tableId, disputeId } as const;
    const link = `/d/${await issueLink(server.services, target)}`;
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
  type Fields = { readonly [name: string]: string };
  const rule = (fields: Fields, person: Person) => postForm(server, `${desk()}/rule`, fields, person);
  /** What the page of the preview sends when its button is pressed. */
  const tried = async (fields: Fields, person: Person) => {
    const { text } = await rule({ ...fields, do: 'try' }, person).expect(200);
    const own = { expectedSeq: fieldValue(text, 'expectedSeq') ?? '', seen: fieldValue(text, 'seen') ?? '' };
    return { ...fields, ...own, do: 'rule' };
  };
  const confirmed = async (fields: Fields, person: Person) => rule(await tried(fields, person), person);

  test('is tried before it binds; then it stands in the log, with its reason', async () => {
    await played();
    await played();
    const ruling = { kind: 'rewind', to: '2', expectedSeq: '3', reason: 'A mis-click' };
    const { text: trial } = await rule({ ...ruling, do: 'try' }, mia).expect(200);
    expect(textOf(trial)).toContain('Nothing has happened yet.');
    expect(textOf(trial)).toContain('The moderator went back to entry 2: A mis-click');
    expect(textOf(trial)).toContain('What would not count any more');
    expect(fieldValue(trial, 'expectedSeq')).toBe('3');
    expect(await head()).toBe(3);
    const confirm = await tried(ruling, mia);
    await rule(confirm, mia).expect(303);
    expect(await head()).toBe(4);
    // Pressed twice, it is made once.
    await rule(confirm, mia).expect(303);
    expect(await head()).toBe(4);
    const log = await getPage(server, `/t/${table.id}/log`, ben).expect(200);
    expect(textOf(log.text)).toContain('The moderator, Mia, went back to entry 2: A mis-click');
    expect((await looks()).slice(-3)).toEqual(['trial', 'trial', 'ruling']);
    const told = await server.services.db.notification.findMany({ where: { tableId: table.id, kind: 'ruling' } });
    expect(told.map(({ playerId }) => playerId).toSorted()).toEqual([ada.player.id, ben.player.id].toSorted());

    const undone = await confirmed({ kind: 'undo', seq: '4', expectedSeq: '4', reason: 'I was wrong' }, mia);
    expect(undone.status).toBe(303);
    expect(await head()).toBe(5);
    const { text } = await getPage(server, `${desk()}/compare?a=3&b=5`, mia).expect(200);
    expect(textOf(text)).toContain('Nothing differs between them.');
  });

  test('binds only as it was seen: without its preview, or changed since, it is shown instead of made', async () => {
    await played();
    await played();
    const ruling = { kind: 'rewind', to: '2', expectedSeq: '3', reason: 'A mis-click', do: 'rule' };
    const confirm = await tried(ruling, mia);
    const { expectedSeq: _, ...unsaid } = ruling;
    for (const fields of [ruling, unsaid, { ...ruling, seen: 'soup' }, { ...confirm, to: '1' }]) {
      const { text } = await rule(fields, mia).expect(200);
      expect(textOf(text)).toContain('Nothing was ruled yet: this is what it would do.');
      expect(fieldValue(text, 'expectedSeq')).toBe('3');
    }
    expect(await head()).toBe(3);
    // The table moves on while the moderator looks at the preview.
    await played();
    const late = await rule(confirm, mia).expect(409);
    expect(textOf(late.text)).toContain('The table moved on while you looked at it');
    expect(fieldValue(late.text, 'to')).toBe('2');
    expect(fieldValue(late.text, 'expectedSeq')).toBe('4');
    expect(await head()).toBe(4);
    // Only the reason may be another one than in the preview.
    await rule({ ...(await tried({ ...ruling, expectedSeq: '4' }, mia)), reason: 'Better words' }, mia).expect(303);
    const log = await getPage(server, `/t/${table.id}/log`, ben).expect(200);
    expect(textOf(log.text)).toContain('went back to entry 2: Better words');
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
    const silent = await confirmed({ kind: 'rewind', to: '1', expectedSeq: '2', reason: '' }, mia);
    expect(silent.status).toBe(400);
    expect(textOf(silent.text)).toContain('A ruling needs a reason');
    const nobody = await rule({ kind: 'skip', expectedSeq: '2', reason: 'x', do: 'try' }, mia).expect(400);
    expect(textOf(nobody.text)).toContain('Choose a seat that is asked just now.');
    expect(await head()).toBe(2);
  });

  test('of two moderators at once conflict cleanly', async () => {
    await played();
    const ruling = { kind: 'rewind', to: '1', expectedSeq: '2' };
    const first = await tried({ ...ruling, reason: 'Mia says so' }, mia);
    const second = await tried({ ...ruling, reason: 'Sid says so' }, sid);
    await rule(first, mia).expect(303);
    const late = await rule(second, sid).expect(409);
    expect(textOf(late.text)).toContain('Another ruling came first: entry 3, which goes back to entry 1.');
    expect(await head()).toBe(3);
  });

  test('of two moderators for one seat: the second is told that it was answered for already', async () => {
    const turn = await nextTurn(server, table);
    const ruling = { kind: 'skip', target: `${turn.decision}|${turn.seat}`, expectedSeq: '1' };
    const first = await tried({ ...ruling, reason: 'Mia says so' }, mia);
    const second = await tried({ ...ruling, reason: 'Sid says so' }, sid);
    await rule(first, mia).expect(303);
    const at = await head();
    const late = await rule(second, sid).expect(409);
    expect(textOf(late.text)).toContain('Another ruling came first: entry 2, an answer for a seat.');
    await rule(first, mia).expect(303);
    expect(await head()).toBe(at);
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
    const skipped = await confirmed({ kind: 'skip', target, expectedSeq: '1', reason: 'Gone' }, mia);
    expect(skipped.status).toBe(303);
    const at = await head();
    expect(at).toBeGreaterThan(1);
    const end = { kind: 'end', how: 'annulled', expectedSeq: String(at), reason: 'All agree' };
    const trial = await rule({ ...end, do: 'try' }, mia).expect(200);
    expect(textOf(trial.text)).toContain('The game would be over');
    await rule(await tried(end, mia), mia).expect(303);
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
    expect(textOf(paused.text)).toContain('All clocks have been stopped since');
    await change({ act: 'resume', reason: 'Settled' }).expect(303);
    await change({ act: 'extend', until: '2026-12-24T20:00', reason: 'Christmas' }).expect(303);
    const { dueAt } = await server.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId: table.id } });
    expect(dueAt?.toISOString()).toBe('2026-12-24T20:00:00.000Z');
  });

  test('are explained by how much time each was given, and by who was away', async () => {
    const absence = { playerId: ada.player.id, from: '2026-12-24', to: '2026-12-26' };
    const { id: absenceId } = await addAbsence(server.services, absence);
    await endAbsence(server.services, { playerId: ada.player.id, absenceId });
    const seen = textOf((await getPage(server, `${desk()}/clocks`, mia).expect(200)).text);
    expect(seen).toMatch(/\d+ hours that count/);
    expect(seen).toMatch(
      /Ada \((US|USSR)\) set an absence from .* 24 Dec, .* to .* 27 Dec, .*: that clock does not run then\./,
    );
    expect(seen).toMatch(/Ada \((US|USSR)\) took back the absence from .* before it began\./);
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
    const policy = { disputePauseHours: '0', disputeEscalationHours: '24', hostModerates: 'yes' };
    await postForm(server, path, policy, ada).expect(303);
    const stored = await server.services.db.table.findUniqueOrThrow({ where: { id: body.tableId } });
    const set = { hostModerates: true, disputePauseHours: 0, disputeEscalationHours: 24 };
    expect(stored.policy).toMatchObject(set);
    expect(await readTableActs(server.services, stored.id)).toMatchObject([{ what: 'policy', data: set }]);
    const wrong = await postForm(server, path, { ...policy, disputePauseHours: '999' }, ada).expect(400);
    expect(textOf(wrong.text)).toContain('The clocks can be stopped for a dispute for 0 to 336 hours.');
    expect(fieldValue(wrong.text, 'disputePauseHours')).toBe('999');
    await postForm(server, path, policy, eve).expect(404);
    const late = await postForm(server, `/t/${table.id}/moderation`, policy, ada).expect(409);
    expect(textOf(late.text)).toContain('The game has begun');
  });

  test('is reached from the table’s page, now and when one looks back', async () => {
    await play(server, table, await nextTurn(server, table));
    for (const path of [`/t/${table.id}`, `/t/${table.id}?at=1`]) {
      const { text } = await getPage(server, path, ben).expect(200);
      expect(text).toContain(`<a href="/t/${table.id}/moderation">How this table is moderated</a>`);
    }
  });

  test('is for the people of the table; the host names moderators there', async () => {
    const { text } = await getPage(server, `/t/${table.id}/moderation`, ada).expect(200);
    expect(textOf(text)).toContain('Mia');
    const wrong = await postForm(server, `/t/${table.id}/moderators`, { email: ada.player.email }, ada).expect(400);
    expect(textOf(wrong.text)).toContain('This is your own address, and you play here');
    expect(fieldValue(wrong.text, 'email')).toBe(ada.player.email);
    await postForm(server, `/t/${table.id}/moderators`, { email: eve.player.email }, ben).expect(403);
    await getPage(server, `/t/${table.id}/moderation`, eve).expect(404);
    await getPage(server, `/t/${table.id}/moderation`, mia).expect(200);
    await postForm(server, `/t/${table.id}/moderators/dismiss`, { moderator: mia.player.id }, ada).expect(303);
    await getPage(server, desk(), mia).expect(404);
  });
});
