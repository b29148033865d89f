import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { builtInPack } from '../../../src/games/empires-in-arms/pack/read-pack.ts';

const { pack } = builtInPack();
const FILE = new URL('../../../src/games/empires-in-arms/data/corrections.json', import.meta.url);
const { corrections } = z
  .object({
    corrections: z.array(
      z.strictObject({
        what: z.enum(['links', 'coasts', 'seas', 'areas', 'cities']),
        at: z.array(z.string()),
        do: z.enum(['drop', 'add']),
        why: z.string().min(20),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(FILE, 'utf8')));

const linked = (a: string, b: string) => pack.area[a]?.links.some(({ to }) => to === b) ?? false;

test('the pack has every correction of the first reconstruction in it', () => {
  for (const { what, at, do: change } of corrections) {
    const [a = '', b = ''] = at;
    const there = change === 'add';
    if (what === 'links') expect([a, b, linked(a, b), linked(b, a)]).toEqual([a, b, there, there]);
    if (what === 'coasts') expect([a, b, pack.area[a]?.coasts.includes(b)]).toEqual([a, b, there]);
    if (what === 'seas') expect([a, b, b ? pack.sea[a]?.links.includes(b) : a in pack.sea]).toEqual([a, b, there]);
    if (what === 'areas') expect([a, a in pack.area]).toEqual([a, there]);
    if (what === 'cities') for (const id of at) expect([id, pack.area[id]?.city]).toEqual([id, undefined]);
  }
});

test('each correction that the map began with is listed', () => {
  const listed = corrections.map(({ at }) => at.join(' '));
  expect(listed).toEqual(
    expect.arrayContaining([
      ...['berlin leipzig', 'esseg temesvar', 'gibraltar tangier', 'malmo stralsund'],
      ...['poitiers bay_of_biscay', 'laibach adriatic', 'sarajevo adriatic', 'adrianople west_black_sea'],
      ...['aleppo levant', 'patras aegean', 'gulf_of_bothnia gulf_of_finland'],
      ...['artois', 'rhodope_forest', 'azov', 'off_yarmouth'],
    ]),
  );
});

test('about two thirds of the areas have a city, among them every capital and every port', () => {
  const cities = pack.areas.filter(({ city }) => city);
  expect([pack.areas.length, cities.length]).toEqual([280, 194]);
  for (const { capital } of [...pack.provinces, ...pack.minors])
    expect([capital, pack.area[capital]?.city]).toBeTruthy();
  expect(pack.areas.filter(({ city, port }) => port && !city)).toEqual([]);
});

test('what was attested and missing is there', () => {
  expect(linked('artois', 'paris')).toBe(true);
  expect(pack.area.rhodope_forest).toMatchObject({ terrain: 'forest', city: undefined });
  expect(linked('rhodope_forest', 'adrianople')).toBe(true);
  expect([pack.area.london, pack.area.yarmouth, pack.area.amsterdam].map((area) => area?.port?.seas)).toEqual([
    ['off_yarmouth'],
    ['off_yarmouth'],
    ['off_yarmouth'],
  ]);
  expect(pack.area.azov).toMatchObject({
    city: { spires: 2, fortification: 1 },
    port: { domestic: 1, overseas: 0, guns: 20 },
  });
});

test('the winter zone has Moscow and Vienna in it, and not Paris, Madrid and Cairo', () => {
  const ids = ['moscow', 'vienna', 'berlin', 'paris', 'madrid', 'cairo', 'london'];
  expect(ids.map((id) => pack.area[id]?.winter)).toEqual([true, true, true, false, false, false, false]);
});
