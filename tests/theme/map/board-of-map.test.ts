import { expect, test } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import { checkMap } from '../../../src/theme/map/check-map.ts';
import { groupAreas } from '../../../src/theme/map/group-areas.ts';
import { mapPackSchema } from '../../../src/theme/map/map-pack.ts';
import { board } from '../../fixtures/marches/board.ts';
import { buildPack } from '../../fixtures/marches/build-pack.ts';
import type { Marches } from '../../fixtures/marches/types.ts';

const { t } = translator('en', 'UTC');
const pack = buildPack();
const corps = (id: string, area: string, strength: number) => {
  const seat = id.slice(0, id.indexOf('-'));
  return { id, seat, area, strength };
};
const VIEW: Marches['View'] = {
  viewer: 'Ash',
  season: 1,
  part: 'orders',
  corps: [
    corps('Ash-1', 'a1', 4),
    corps('Ash-2', 'b2', 3),
    corps('Ash-3', 'south', 2),
    corps('Birch-1', 'b1', 5),
    corps('Cedar-1', 'f1', 6),
  ],
  owner: { a1: 'Ash', f6: 'Birch', f1: 'Cedar' },
  money: { Ash: 6, Birch: 6, Cedar: 6 },
  manpower: { Ash: 3 },
  standing: {},
  ambushes: [{ corps: 'Ash-1', area: 'a2' }],
};

test('the map of Marches fits', () => {
  expect(checkMap(mapPackSchema.parse(pack))).toEqual([]);
  expect(pack.areas.map(({ kind }) => kind).filter((kind) => kind === 'sea')).toHaveLength(4);
  expect(pack.areas).toHaveLength(40);
});

test('areas within two links of one another are in one window', () => {
  expect(groupAreas(pack, ['a1', 'b2', 'f6', 'c3', 'f5'])).toEqual([
    ['a1', 'b2', 'c3'],
    ['f6', 'f5'],
  ]);
});

test('a board has the whole map and the windows around the viewer, each with its title', () => {
  expect(board.pictures(VIEW).map(({ name, title }) => [name, t(title)])).toEqual([
    ['whole', '“Marches”'],
    ['around-a1', '“Around a1, b2”'],
    ['around-south', '“Around south”'],
  ]);
  expect(board.pictures({ ...VIEW, viewer: 'spectator' }).map(({ name }) => name)).toEqual(['whole']);
  expect(() => board.draw('elsewhere', VIEW, { t })).toThrow('There is no picture elsewhere of this map');
});

test.each(['around-a1', 'around-south'])('the window %s shows the counters that its text tells of', (name) => {
  const svg = board.draw(name, VIEW, { t });
  const [x = 0, y = 0, w = 0, h = 0] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  const told = (board.pictures(VIEW).find((picture) => picture.name === name)?.text ?? []).map((line) => t(line));
  for (const { id, counters } of pack.areas) {
    const isSeen = counters[0] >= x && counters[0] <= x + w && counters[1] >= y && counters[1] <= y + h;
    for (const { id: corpsId, area, strength } of VIEW.corps.filter((one) => one.area === id)) {
      const words = told.find((line) => line.startsWith(`${area}:`)) ?? '';
      expect([id, words.includes(`${corpsId} (${strength})`)]).toEqual([id, isSeen]);
      expect([id, svg.includes(`>${strength}</text>`)]).toEqual([id, isSeen]);
    }
  }
  expect(told.some((line) => line.startsWith('Ash: from a1 to a2'))).toBe(name === 'around-a1');
});

test('an area tells who has it, what stands there and what is beside it', () => {
  const area = board.map?.area(VIEW, 'a1');
  expect(area?.standing.map((line) => t(line))).toEqual(['held by Ash', 'Ash: Ash-1 (4)']);
  expect(area?.neighbours.map(({ id }) => id)).toEqual(['a2', 'b1', 'north', 'west']);
  expect(board.map?.area(VIEW, 'atlantis')).toBeUndefined();
});

test('the layer of the moment lights areas to pick and names no outline of its own', () => {
  const places = [{ place: 'b1', label: 'Move Ash-1 to b1', href: '?order=move' }];
  const { under = '', over = '' } = board.map?.moment(VIEW, { t, layer: '/layer.svg', places, chosen: 'a1' }) ?? {};
  expect(under).toContain('<a class="place" data-place="b1" aria-label="Move Ash-1 to b1" href="?order=move">');
  expect(under).toContain('<use class="chosen" href="/layer.svg#a-a1"/>');
  expect(under.length + over.length).toBeLessThan(8000);
  const layer = board.map?.layer('near', t) ?? '';
  for (const { id } of pack.areas) expect(layer).toContain(`<path id="a-${id}"`);
  expect(layer).toContain('<g id="names-far" display="none">');
});
