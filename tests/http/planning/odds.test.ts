import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import type { State } from '../../../src/games/empires-in-arms/state.ts';
import { battles } from '../../fixtures/campaign/battle-table.ts';
import { marchTable } from '../../fixtures/campaign/march-table.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let people: readonly Person[];
let table: string;
const page = () => `/t/${table}/plan/odds?area=linz`;

async function begin(change?: (state: State) => void) {
  const begun = await startServer({ games: [battles({ change })] });
  const three = [await begun.person('Ada'), await begun.person('Ben'), await begun.person('Cid')];
  return { begun, three, id: await marchTable(begun.services, three) };
}
beforeAll(async () => {
  const { begun, three, id } = await begin();
  [server, people, table] = [begun, three, id];
});
afterAll(() => server.close());

const ada = () => people[0] as Person;
const api = (who = ada()) => request.agent(server.app).set('authorization', `Bearer ${who.key}`);
const oddsAt = () => `/api/tables/${table}/plan/odds`;
const form = {
  'a.side': 'attackers',
  'a.corps': ['corps:france_i'],
  'a.leader': 'leader:napoleon',
  'a.nation': 'austria',
  'a.number': '1',
  'a.factors.infantry': '20',
};

describe('a battle is tried on the planning board', () => {
  test('it is begun at an area, with what stands there', async () => {
    const plan = await getPage(server, `/t/${table}/plan?area=linz`, ada());
    expect(textOf(plan.text)).toContain('Try a battle here');
    const { text } = await getPage(server, page(), ada());
    expect(textOf(text)).toContain('A battle in Linz (open country)');
    expect(text).toMatch(/value="corps:france_i" checked/);
    expect(text).toMatch(/value="leader:mack" checked/);
    expect(textOf(text)).toContain('Nothing has been tried yet');
  });

  test('the form shows the chances beside itself as it was filled in, and keeps nothing', async () => {
    const before = await server.services.db.entry.count();
    const { status, text } = await postForm(server, page(), form, ada());
    expect(status).toBe(200);
    expect(textOf(text)).toMatch(
      /Assault Won in \d+%, lost in \d+%, neither in \d+%\. Losses on average: [\d.]+ factors/,
    );
    expect(text).toMatch(/name="a.factors.infantry" value="20"/);
    expect(text.indexOf('id="chances"')).toBeLessThan(text.indexOf('name="a.factors.infantry"'));
    expect(await server.services.db.entry.count()).toBe(before);
    expect((await postForm(server, page(), form, ada())).text).toBe(text);
  });

  test('what is no battle is refused in a sentence, with the form as it was filled in', async () => {
    const { status, text } = await postForm(
      server,
      page(),
      { ...form, 'a.leader': 'leader:ney', 'a.number': '40' },
      ada(),
    );
    expect(status).toBe(422);
    expect(text).toMatch(/value="leader:ney" checked/);
    const strange = await postForm(server, page(), { ...form, 'a.number': 'many' }, ada());
    expect(strange.status).toBe(400);
    expect(strange.text).toContain('value="many"');
  });

  test('by the API: the form, the chances, the reason', async () => {
    const { body: asked } = await api().get(oddsAt()).query({ place: 'linz' }).expect(200);
    expect(asked).toMatchObject({ prompt: 'A battle in Linz (open country)', given: { nation: 'austria', number: 2 } });
    const { body } = await api().post(oddsAt()).send({ place: 'linz', answer: asked.given }).expect(200);
    expect(body.rows.map(({ label }: { label: string }) => label)).toContain('Escalated Assault');
    const wrong = await api()
      .post(oddsAt())
      .send({ place: 'linz', answer: { ...asked.given, number: 5, factors: { infantry: 2 } } })
      .expect(422);
    expect(wrong.body.detail).toContain('at least one factor each');
    await api().get(oddsAt()).query({ place: 'atlantis' }).expect(400);
    await api().post(oddsAt()).send({ place: 'linz', answer: 'x' }).expect(422);
  });

  test('only who holds a seat tries anything', async () => {
    const eve = await server.person('Eve');
    expect((await getPage(server, page(), eve)).status).toBe(404);
    await api(eve).post(oddsAt()).send({ place: 'linz', answer: {} }).expect(404);
  });
});

test('tables that differ only in how strong the enemy is answer the same bytes', async () => {
  const twin = await begin((state) => {
    state.corps.austria_i = { area: 'linz', factors: { infantry: 1 } };
    state.corps.austria_ii = { area: 'linz', factors: { guard: 2, cavalry: 5 } };
  });
  try {
    const told = async (at: TestServer, id: string, who: Person) => {
      const path = `/t/${id}/plan/odds?area=linz`;
      const pages = [
        await getPage(at, path, who),
        await postForm(at, path, form, who),
        await postForm(at, path, { ...form, 'a.leader': 'leader:mack' }, who),
      ];
      return pages.map(({ status, text }) => `${status} ${text.replaceAll(id, 'TABLE')}`);
    };
    expect(await told(twin.begun, twin.id, twin.three[0] as Person)).toEqual(await told(server, table, ada()));
  } finally {
    await twin.begun.close();
  }
});

test('who tries too many within a minute reads so beside the form as it was filled in', async () => {
  let text = '';
  for (let n = 0; n < 12 && !/Please wait/.test(text); n += 1)
    text = textOf((await postForm(server, page(), form, ada())).text);
  expect(text).toMatch(/which is work\. Please wait \d+ seconds/);
  expect(text).toContain('A battle in Linz');
});
