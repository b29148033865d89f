import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import type { State } from '../../../src/games/empires-in-arms/state.ts';
import { battles } from '../../fixtures/campaign/battle-table.ts';
import { fightBattles } from '../../fixtures/campaign/fight-battles.ts';
import { marchTable } from '../../fixtures/campaign/march-table.ts';
import { getPage, textOf } from '../harness/reading.ts';
import { startServer, type TestServer } from '../harness/test-server.ts';

/** France has a depot that no chain reaches. */
const cutOff = (state: State): void => {
  state.depots.lisbon = { power: 'france', placed: -1 };
};
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ games: [battles({ change: cutOff })] });
});
afterAll(() => server.close());

test('the plan of a battle on its page: each heading once, and no box to tick for what stays empty', async () => {
  const people = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
  const [ada] = people;
  if (!ada) throw new Error('Ada plays');
  const table = await marchTable(server.services, people, { guard_commitment: 'on' });
  const $ = load((await getPage(server, `/t/${table}/compose`, ada)).text);
  const plan = $('form.answer-form').first();
  const wordsOf = (selector: string) =>
    plan
      .find(selector)
      .toArray()
      .map((one) =>
        textOf($.html(one))
          .replace(/\(.*?\)/g, '')
          .trim(),
      );
  const headings = wordsOf('.answer-heading');
  expect(headings).toEqual([
    'Chit',
    'Reinforcements',
    'Commitment of the guard',
    'If nobody breaks on the first day',
    'Losses, pursuit and retreat',
    'Ask me again',
  ]);
  expect(wordsOf('legend:not(.answer-heading)').filter((label) => headings.includes(label))).toEqual([]);
  expect(plan.find('input[name$="?"]').length).toBe(0);
});

test('a table’s page warns its own player of what they should see to in time', async () => {
  const people = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
  const table = await marchTable(server.services, people);
  const warned = await Promise.all(people.map(async (one) => (await getPage(server, `/t/${table}`, one)).text));
  expect(warned.map((page) => /Cut off: the depots in Lisbon/.test(page))).toEqual([true, false, false]);
});

test('a table’s page shows the battles that were fought as pictures, with the same in words', async () => {
  const people = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
  const [ada] = people;
  if (!ada) throw new Error('Ada plays');
  const table = await marchTable(server.services, people);
  expect((await getPage(server, `/t/${table}`, ada)).text).not.toContain('class="board scene"');
  await fightBattles(server.services, table);
  const { text } = await getPage(server, `/t/${table}`, ada);
  expect(text.match(/class="board scene"/g)).toHaveLength(2);
  expect(textOf(text)).toContain('Attackers: France');
  expect(textOf(text)).toContain('Linz, round 1: France on table');

  // Without scripts the pieces on the map lead to the words of their area, and say them to a mouse.
  const page = load(text);
  const pieces = page('#pieces a.piece').toArray();
  expect(pieces.length).toBeGreaterThan(3);
  for (const piece of pieces) {
    expect(page(piece).attr('href')).toMatch(/\?area=[^#]+#area$/);
    expect(page('title', piece).text()).toMatch(/^[^:]+: ./);
    expect(page(piece).attr('tabindex')).toBe('-1');
  }
});
