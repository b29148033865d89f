import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let carl: Person;
let dora: Person;
beforeAll(async () => {
  server = await startServer();
  [ada, ben, carl, dora] = await Promise.all([
    server.person('Ada'),
    server.person('Ben'),
    server.person('Carl'),
    server.person('Dora'),
  ]);
});
afterAll(() => server.close());

/** Versailles 1919 for three: Ada plays France, Ben the UK, Carl the US. */
async function threeAtTable(policy: object = {}): Promise<string> {
  const made = await as(server, ada, 'post', '/api/tables').send({
    game: 'versailles-1919',
    name: 'Tuesday Club',
    players: 3,
    hostSeat: 'fr',
    invitations: [
      { email: ben.player.email, seat: 'uk' },
      { email: carl.player.email, seat: 'us' },
    ],
    policy,
  });
  expect(made.status).toBe(201);
  for (const guest of [ben, carl]) {
    const { body } = await as(server, guest, 'get', '/api/invitations').expect(200);
    for (const { id } of body.invitations) await as(server, guest, 'post', `/api/invitations/${id}/accept`).expect(200);
  }
  return made.body.tableId;
}

describe('the letters’ pages', () => {
  test('show what is written, let it be answered, and count what is unread', async () => {
    const table = await threeAtTable();
    const press = `/t/${table}/press`;
    const { text: form } = await getPage(server, press, ada).expect(200);
    const key = fieldValue(form, 'key') ?? '';
    const fields = { to: ['uk'], text: 'Shall we?\n\n> a quotation', key };
    const sent = await postForm(server, press, fields, ada).expect(303);
    await postForm(server, press, fields, ada).expect(303);
    const thread = sent.headers.location?.split('?')[0] ?? '';

    expect(textOf((await getPage(server, '/', ben).expect(200)).text)).toContain('A letter for you');
    expect(textOf((await getPage(server, `/t/${table}`, ben).expect(200)).text)).toContain('A letter for you');
    expect(textOf((await getPage(server, press, ben).expect(200)).text)).toContain('With France one unread');
    const { text: html } = await getPage(server, `${thread}?quote=${await newest(thread)}`, ben).expect(200);
    expect(textOf(html)).toContain('From France to you new');
    expect(html).toContain('<blockquote class="words break muted">a quotation</blockquote>');
    expect(html).toContain('&gt; Shall we?');

    const answer = { text: 'Yes.', key: 'another', newest: await newest(thread) };
    await postForm(server, `${thread}/answer`, answer, ben).expect(303);
    expect(textOf((await getPage(server, press, ben).expect(200)).text)).not.toContain('unread');
    expect(textOf((await getPage(server, thread, ada).expect(200)).text)).toContain('From UK to you new');
    await postForm(server, `${thread}/read`, { letter: await newest(thread), quiet: 'yes' }, ada).expect(204);
    expect(textOf((await getPage(server, `/t/${table}`, ada).expect(200)).text)).not.toContain('A letter for you');
    const found = textOf((await getPage(server, `${press}?search=SHALL`, ben).expect(200)).text);
    expect(found).toContain('Found: one letter');
  });

  async function newest(thread: string): Promise<string> {
    const { id } = await server.services.db.letter.findFirstOrThrow({
      where: { thread: thread.split('/').at(-1) ?? '' },
      orderBy: { number: 'desc' },
    });
    return id;
  }

  test('keep what was written when it is refused', async () => {
    const table = await threeAtTable();
    const press = `/t/${table}/press`;
    const { text: html } = await postForm(server, press, { text: 'A long <b>draft</b>.' }, ada).expect(400);
    expect(html).toContain('A long &lt;b&gt;draft&lt;/b&gt;.');
    expect(textOf(html)).toContain('Choose to whom your letter goes.');
    const sent = await postForm(server, press, { to: 'everybody', text: 'Hello.' }, ada).expect(303);
    const thread = sent.headers.location?.split('?')[0] ?? '';
    const { text: again } = await postForm(server, `${thread}/answer`, { text: 'x'.repeat(5001) }, ben).expect(400);
    expect(again).toContain('x'.repeat(5001));
    expect(textOf(again)).toContain('A letter has at most 5000 characters; yours has 5001.');
    const { text: nothing } = await postForm(server, `${thread}/report`, { report: 'Look.' }, ben).expect(400);
    expect(textOf(nothing)).toContain('Choose the letters that you report.');
    expect(nothing).toContain('Look.');
  });

  test('say what the table allows, and nobody writes where it allows nothing', async () => {
    const table = await threeAtTable({ pressWhen: 'around', pressPublished: 'always' });
    const { text } = await getPage(server, `/t/${table}/press`, ada).expect(200);
    expect(textOf(text)).toContain('They are written before the game and after it, not while it is played.');
    expect(text).not.toContain('name="text"');
  });

  test('lead to a report, which a moderator reads by a form of its own', async () => {
    const table = await threeAtTable();
    const sent = await postForm(server, `/t/${table}/press`, { to: 'everybody', text: 'You fools.' }, ada).expect(303);
    const thread = sent.headers.location?.split('?')[0] ?? '';
    const letter = await newest(thread);
    const opened = await postForm(server, `${thread}/report`, { letter, report: 'Rude.' }, ben).expect(303);
    const dispute = opened.headers.location ?? '';
    await server.services.db.tableModerator.create({ data: { tableId: table, playerId: dora.player.id } });
    const before = textOf((await getPage(server, dispute, dora).expect(200)).text);
    expect(before).toContain('A letter was reported with this.');
    expect(before).not.toContain('You fools.');
    await postForm(server, `${dispute}/letters`, {}, ben).expect(403);
    await postForm(server, `${dispute}/letters`, {}, dora).expect(303);
    expect(textOf((await getPage(server, dispute, dora).expect(200)).text)).toContain('You fools.');
    expect(textOf((await getPage(server, thread, carl).expect(200)).text)).toContain(
      'A moderator has read this letter, because somebody reported it:',
    );
  });

  test('of a finished game are published where all agree, beside its log', async () => {
    const table = await threeAtTable();
    await postForm(server, `/t/${table}/press`, { to: ['uk'], text: 'Between the two of us.' }, ada).expect(303);
    const published = async () => textOf((await getPage(server, `/t/${table}/letters`, carl).expect(200)).text);
    expect(await published()).toContain('No letters of this game are published.');
    const finishedAt = server.clock.now();
    await server.services.db.table.update({ where: { id: table }, data: { status: 'finished', finishedAt } });
    for (const one of [ada, ben, carl]) {
      expect(await published()).not.toContain('Between the two of us.');
      await postForm(server, `/t/${table}/press/consent`, { agrees: 'yes' }, one).expect(303);
    }
    expect(await published()).toContain('Between the two of us.');
    expect(textOf((await getPage(server, `/t/${table}/log`, carl).expect(200)).text)).toContain(
      'Between the two of us.',
    );
    expect(textOf((await getPage(server, `/t/${table}`, carl).expect(200)).text)).toContain(
      'Read the letters of this game',
    );
    const { body } = await as(server, carl, 'get', `/api/tables/${table}/letters`).expect(200);
    expect(body).toMatchObject({ state: 'published', letters: [{ text: 'Between the two of us.', seq: 1 }] });
  });

  test('have their options on the page for a new table', async () => {
    const { text } = await getPage(server, '/tables/new?game=versailles-1919', ada).expect(200);
    for (const name of ['pressWhen', 'pressTo', 'pressSigned', 'pressPublished'])
      expect(text).toContain(`name="${name}"`);
    // Its rounds have no parts that are always the same.
    expect(text).not.toContain('name="pressParts"');
    const fields = {
      game: 'versailles-1919',
      name: 'Press',
      timeZone: 'UTC',
      pressWhen: 'parts',
      pressParts: 'round-1',
    };
    const refused = await postForm(server, '/tables/new', fields, ada).expect(400);
    expect(textOf(refused.text)).toContain('Versailles 1919 has no parts in which alone letters could be written');
  });

  test('have the parts of a game to pick from, and name them', async () => {
    const { text } = await getPage(server, '/tables/new?game=marches', ada).expect(200);
    for (const part of ['purchases', 'orders', 'moves', 'battles'])
      expect(text).toContain(`name="pressParts" value="${part}"`);

    const fields = {
      ...{ game: 'marches', name: 'Marches', timeZone: 'UTC', players: '3', me: 'any', who: 'private' },
      ...{ email: ['bea@players.example', 'cyd@players.example'], for: ['', ''] },
      ...{ hours: '24', expiry: 'fallback', grace: '12', pressWhen: 'parts' },
    };
    const none = await postForm(server, '/tables/new', fields, ada).expect(400);
    expect(textOf(none.text)).toContain(
      'Pick at least one part of the game in which letters are written: “purchases”, “orders”, “moves” and “battles”.',
    );
    const unknown = await postForm(server, '/tables/new', { ...fields, pressParts: 'dinner' }, ada).expect(400);
    expect(textOf(unknown.text)).toContain('Pick at least one part of the game');

    const picked = { ...fields, pressParts: ['orders', 'moves'] };
    const made = await postForm(server, '/tables/new', picked, ada).expect(303);
    const press = await getPage(server, (made.headers.location ?? '').replace(/\?said=.*/, '/press'), ada).expect(200);
    expect(textOf(press.text)).toContain('While the game is played, they are written in: “orders” and “moves”.');
  });
});

test('the API does the same', async () => {
  const table = await threeAtTable({ pressSigned: 'choice' });
  const at = (path: string) => `/api/tables/${table}/press${path}`;
  const { body: sent } = await as(server, ada, 'post', at(''))
    .set('Idempotency-Key', 'k')
    .send({ to: ['us'], text: 'Hello ben@players.example', unsigned: true })
    .expect(201);
  expect(sent.changed).toBe(true);
  const { body: press } = await as(server, carl, 'get', at('?search=hello')).expect(200);
  expect(press).toMatchObject({ unread: 1, threads: [{ unsigned: true, last: { text: 'Hello […@…]' } }] });
  expect(press.found).toHaveLength(1);
  expect(press.threads[0].last.from).toBeUndefined();
  expect(JSON.stringify(press)).not.toContain('@players');
  const { body: thread } = await as(server, carl, 'get', at(`/${sent.thread}`)).expect(200);
  expect(thread.letters).toMatchObject([{ id: sent.letter, unread: true, unsigned: true }]);
  await as(server, carl, 'post', at(`/${sent.thread}/read`))
    .send({ letter: sent.letter })
    .expect(204);
  expect((await as(server, carl, 'get', at('')).expect(200)).body.unread).toBe(0);
  await as(server, carl, 'post', at('/mutes')).send({ who: 'unsigned', muted: true }).expect(204);
  expect((await as(server, carl, 'get', at('')).expect(200)).body.muted).toEqual(['unsigned']);
  await as(server, ben, 'get', at(`/${sent.thread}`)).expect(404);
  const { body: dispute } = await as(server, carl, 'post', at('/reports'))
    .send({ letters: [sent.letter], text: 'Who is it?' })
    .expect(201);
  const letters = `/api/tables/${table}/disputes/${dispute.id}/letters`;
  expect((await as(server, carl, 'get', letters).expect(200)).body).toEqual({ count: 1 });
  await as(server, carl, 'post', letters).expect(403);
  await as(server, carl, 'post', at('/consent')).send({ agrees: true }).expect(400);
  for (const bad of ['%00', 'a'.repeat(19), '..']) await as(server, ada, 'get', at(`/${bad}`)).expect(404);
  await as(server, ada, 'get', at(`/${sent.thread}?before=a%00b`)).expect(404);
  await as(server, ada, 'get', at('?search=a%00b')).expect(400);
  await as(server, ada, 'get', `/api/tables/${table}/letters?after=a%00b`).expect(200);
});

test('tables that differ in what two others write to each other look alike to the third, byte for byte', async () => {
  const table = await threeAtTable();
  const pages = ['', '/press', '/log', '/letters', '/moderation'];
  const seen = async () => {
    const texts: string[] = [];
    for (const path of pages) {
      const { text, headers } = await getPage(server, `/t/${table}${path}`, carl).expect(200);
      texts.push(text.replace(/name="key" value="[^"]*"/, ''), JSON.stringify(headers.etag));
    }
    for (const path of ['', '/log', '/decisions', '/press', '/letters', '/disputes']) {
      const { text, headers } = await as(server, carl, 'get', `/api/tables/${table}${path}`).expect(200);
      texts.push(text, JSON.stringify(headers.etag));
    }
    texts.push((await getPage(server, '/', carl).expect(200)).text);
    return texts;
  };
  const before = await seen();
  const { body } = await as(server, ada, 'post', `/api/tables/${table}/press`)
    .send({ to: ['uk'], text: 'Behind his back.' })
    .expect(201);
  await as(server, ben, 'post', `/api/tables/${table}/press/mutes`).send({ who: 'us', muted: true }).expect(204);
  await as(server, ben, 'post', `/api/tables/${table}/press/reports`)
    .send({ letters: [body.letter], text: 'x' })
    .expect(201);
  expect(await seen()).toEqual(before);
  const record = await as(server, ada, 'get', `/api/tables/${table}/log`).expect(200);
  expect(record.text).not.toContain('Behind his back');
  expect(await server.services.db.notification.count({ where: { tableId: table, kind: 'letter', seat: 'us' } })).toBe(
    0,
  );
});
