import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { replacePlayer } from '../../../src/seats/substitutes/replace-player.ts';
import { marchTable } from '../../fixtures/marches/march-table.ts';
import { dealTable } from '../../fixtures/side-deals/deal-table.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let cid: Person;
let eve: Person;
let table: string;
let page: string;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  ben = await server.person('Ben');
  cid = await server.person('Cid');
  eve = await server.person('Eve');
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await marchTable(server.services, [ada, ben, cid]);
  page = `/t/${table}/plan`;
});

const looks = async (at = page, who = ada) => textOf((await getPage(server, at, who).expect(200)).text);
const draws = async (fields: { [name: string]: string }, who = ada) => {
  const version = fieldValue((await getPage(server, page, who)).text, 'version') ?? '0';
  return postForm(server, page, { version, ...fields }, who);
};
const api = (who: Person) => request.agent(server.app).set('authorization', `Bearer ${who.key}`);
const planAt = () => `/api/tables/${table}/plan`;
const linkIn = (html: string) => /\/t\/[^/]+\/plans\/[\w-]{43}/.exec(html)?.[0] ?? '';

describe('a planning board', () => {
  test('is reached from the table, and is empty at first', async () => {
    expect((await getPage(server, `/t/${table}`, ada)).text).toContain(`href="${page}"`);
    expect(await looks()).toContain('Nothing is drawn yet');
  });

  test('holds arrows, notes and guessed pieces, drawn by plain forms, by the names of areas', async () => {
    expect((await draws({ do: 'arrow', from: 'A1', to: 'b1', text: 'first' })).status).toBe(303);
    await draws({ do: 'note', place: 'c3', text: 'Watch the <river>' });
    await draws({ do: 'piece', place: 'f6', whose: 'Birch', text: '' });
    const said = await looks();
    expect(said).toMatch(/Arrow: \S+ → \S+ – first/i);
    expect(said).toContain('Watch the <river>');
    expect(said).toMatch(/Piece at \S+ \(Birch\)/i);
    const { text } = await getPage(server, page, ada);
    expect(text).not.toContain('<river>');
    expect(text).toContain('stroke-dasharray');
    await draws({ do: 'remove', at: '1' });
    expect(await looks()).not.toContain('Watch the');
  });

  test('fills in what was tapped: an arrow from an area to another', async () => {
    const tapped = await getPage(server, `${page}?area=b1&from=a1`, ada);
    expect(fieldValue(tapped.text, 'from')?.toLowerCase()).toBe('a1');
    expect(fieldValue(tapped.text, 'to')?.toLowerCase()).toBe('b1');
    expect(textOf(tapped.text)).toMatch(/End the arrow from a1 here/i);
  });

  test('shows what a piece can reach, where the game says it, and of one’s own pieces alone', async () => {
    const own = await looks(`${page}?area=a1`);
    expect(own).toContain('Ash-1 in a season');
    expect((await getPage(server, `${page}?area=a1`, ada)).text).toContain('b1, in range');
    expect(await looks(`${page}?area=a1`, ben)).not.toContain('in a season');
  });

  test.each([
    [{ do: 'arrow', from: 'a1', to: 'nowhere', text: '' }, 400, 'no area “nowhere”'],
    [{ do: 'arrow', from: 'a1', to: 'a1', text: '' }, 400, 'from one area to another'],
    [{ do: 'arrow', from: '', to: 'a1', text: '' }, 400, 'Name an area'],
    [{ do: 'note', place: 'a1', text: ' ' }, 400, 'a note with words'],
    [{ do: 'note', place: 'a1', text: 'x'.repeat(201) }, 400, 'at most 200 characters'],
    [{ do: 'note', place: 'a1', text: 'a\u0000b' }, 400, ''],
    [{ do: 'remove', at: '7' }, 400, 'gone already'],
    [{ do: 'dance' }, 400, 'Say what is to be drawn'],
    [{ do: 'share' }, 400, 'nothing to share yet'],
  ])('refuses %j in a sentence, and keeps what was written', async (fields, status, says) => {
    const answer = await draws(fields as { [name: string]: string });
    expect(answer.status).toBe(status);
    expect(textOf(answer.text)).toContain(says);
    if ('to' in fields && says !== '') expect(answer.text).toContain(`value="${fields.to}"`);
    expect((await api(ada).get(planAt())).body.marks).toEqual([]);
  });

  test('of two changes in two windows the second is refused, and loses nothing', async () => {
    await draws({ do: 'note', place: 'a1', text: 'one' });
    const late = await postForm(server, page, { version: '0', do: 'note', place: 'a2', text: 'two' }, ada);
    expect(late.status).toBe(409);
    expect(late.text).toContain('value="two"');
    expect(await looks()).toContain('one');
  });

  test('of two that begin at once one is written', async () => {
    const both = await Promise.all(
      ['x', 'y'].map((text) => postForm(server, page, { version: '0', do: 'note', place: 'a1', text }, ada)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  });

  test('holds a hundred marks and no more', async () => {
    const marks = Array.from({ length: 100 }, (_, n) => ({ kind: 'note', at: 'a1', text: `note ${n}` }));
    await api(ada).patch(planAt()).send({ version: 0, marks }).expect(200);
    expect((await draws({ do: 'note', place: 'a1', text: 'one more' })).status).toBe(429);
    await api(ada)
      .patch(planAt())
      .send({ version: 1, marks: [...marks, marks[0]] })
      .expect(400);
  });

  test('is there only in a game with a map, for those who play', async () => {
    const deals = await dealTable(server.services, [ada, ben, cid]);
    expect((await getPage(server, `/t/${deals}`, ada)).text).not.toContain('/plan"');
    const none = await getPage(server, `/t/${deals}/plan`, ada).expect(400);
    expect(textOf(none.text)).toContain('not played on a map');
    await getPage(server, page, eve).expect(404);
    await api(eve).get(planAt()).expect(404);
  });

  test('changes nothing that anybody else sees, nor the game', async () => {
    const look = async () =>
      JSON.stringify([
        (await api(ben).get(`/api/tables/${table}`)).body,
        (await api(ben).get(planAt())).body,
        await looks(page, ben),
        await looks(`/t/${table}`, ben),
        (await api(ben).get(`/api/tables/${table}/plans/${'x'.repeat(43)}`)).body.detail,
      ]);
    const entries = () => server.services.db.entry.count({ where: { tableId: table } });
    const told = () => server.services.db.notification.count({ where: { tableId: table } });
    const [before, count, notices] = [await look(), await entries(), await told()];
    await draws({ do: 'piece', place: 'f6', whose: 'Birch', text: 'weak' });
    await draws({ do: 'share' });
    expect(await look()).toBe(before);
    expect(await entries()).toBe(count);
    expect(await told()).toBe(notices);
  });
});

describe('its link', () => {
  test('shows the marks on the map as its reader sees it, and later ones too, until it is ended', async () => {
    await draws({ do: 'note', place: 'a1', text: 'Ours at dawn' });
    const shared = await draws({ do: 'share' });
    const link = linkIn(shared.text);
    expect(link).not.toBe('');
    expect(await looks(link, ben)).toContain('Ours at dawn');
    await draws({ do: 'arrow', from: 'a1', to: 'b1', text: '' });
    expect(await looks(link, ben)).toMatch(/Arrow: a1 → b1/i);
    expect((await getPage(server, `${link}?area=a1`, ben)).text).not.toContain('Ash-1 in a season');
    await draws({ do: 'end-share' });
    await getPage(server, link, ben).expect(404);
  });

  test('is another each time: the old one ends', async () => {
    await draws({ do: 'note', place: 'a1', text: 'x' });
    const [first, second] = [linkIn((await draws({ do: 'share' })).text), linkIn((await draws({ do: 'share' })).text)];
    expect(second).not.toBe(first);
    await getPage(server, first, ben).expect(404);
    await getPage(server, second, ben).expect(200);
  });

  test('is of no use to strangers, at another table, or when guessed: all alike', async () => {
    await draws({ do: 'note', place: 'a1', text: 'secret' });
    const link = linkIn((await draws({ do: 'share' })).text);
    await getPage(server, link, eve).expect(404);
    const other = await marchTable(server.services, [ada, ben, cid]);
    const strange = await getPage(server, link.replace(table, other), ben).expect(404);
    const guessed = await getPage(server, `/t/${table}/plans/${'a'.repeat(43)}`, ben).expect(404);
    const nonsense = await getPage(server, `/t/${table}/plans/%00'--`, ben);
    expect(nonsense.status).toBe(404);
    expect(textOf(strange.text)).toContain('no planning board, or no longer');
    expect(textOf(guessed.text)).toContain('no planning board, or no longer');
  });

  test('ends when the seat changes hands; the marks stay with the seat', async () => {
    await draws({ do: 'note', place: 'a1', text: 'for the seat' });
    const link = linkIn((await draws({ do: 'share' })).text);
    await replacePlayer(server.services, {
      tableId: table,
      seat: 'Ash',
      playerId: eve.player.id,
      by: 'moderator',
    } as never);
    await getPage(server, link, ben).expect(404);
    expect(await looks(page, eve)).toContain('for the seat');
    await getPage(server, page, ada).expect(403);
  });

  test('by the API', async () => {
    const marks = [{ kind: 'arrow', from: 'a1', to: 'b1', text: '' }];
    await api(ada).patch(planAt()).send({ version: 0, marks }).expect(200);
    const { body } = await api(ada).post(`${planAt()}/link`).expect(201);
    const token = String(body.url).split('/').at(-1);
    const read = await api(ben).get(`/api/tables/${table}/plans/${token}`).expect(200);
    expect(read.body).toEqual({ seat: 'Ash', marks });
    await api(ada).delete(`${planAt()}/link`).expect(204);
    await api(ben).get(`/api/tables/${table}/plans/${token}`).expect(404);
    await api(ada).patch(planAt()).send({ version: 0, marks: [] }).expect(409);
    await api(ada)
      .patch(planAt())
      .send({ version: 1, marks: [{ kind: 'dragon' }] })
      .expect(400);
  });
});
