import { expect, test } from '@jest/globals';
import { map } from '../../../src/games/empires-in-arms/map.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { checkMap } from '../../../src/theme/map/check-map.ts';
import {
  drawMomentLayers,
  drawStaticLayer,
  drawWholeMap,
  drawWindow,
  windowOf,
} from '../../../src/theme/map/draw-map.ts';
import { hatchAreas } from '../../../src/theme/map/hatch-areas.ts';
import type { MapMoment } from '../../../src/theme/map/map-moment.ts';
import { tellMap, tellWindow } from '../../../src/theme/map/tell-map.ts';
import { thinOut } from '../../../src/theme/map/thin-out.ts';
import { twoFields } from './two-fields.ts';

const english = translator('en', 'UTC');
const spanish = translator('es', 'UTC');
const { pack, names, moment } = map;
const AT_WAR: MapMoment = {
  ...moment,
  areas: {
    ...moment.areas,
    munich: {
      flags: ['france'],
      stacks: [
        { power: 'france', kind: 'army', name: 'II Corps', strength: 14 },
        { power: 'austria', kind: 'army' },
      ],
    },
  },
  arrows: [{ power: 'france', kind: 'army', number: 1, way: ['strasbourg', 'ulm'] }],
};

test('the map of Empires in Arms fits', () => {
  expect(checkMap(pack)).toEqual([]);
  expect(pack.areas.filter(({ kind }) => kind === 'land')).toHaveLength(280);
  expect(pack.provenance.reconstructed).toBe(true);
});

test('the static layer has every area once, and colours that a page can change', () => {
  const svg = drawStaticLayer(pack);
  for (const { id } of pack.areas) expect(svg.split(`<path id="a-${id}"`)).toHaveLength(2);
  expect(svg.length).toBeLessThan(160_000);
  expect(svg).toContain('var(--map-sea,');
  expect(svg).not.toMatch(/NaN|undefined/);
});

test('a window shows its areas with their names, and a picture has its colours written in', () => {
  const around = { title: 'Bavaria', areas: ['munich', 'ulm'] };
  const svg = drawWindow(pack, AT_WAR, around);
  expect(svg).toContain('>Munich</text>');
  expect(svg).toContain('>14</text>');
  expect(svg).toContain('>?</text>');
  expect(svg).not.toMatch(/NaN|undefined|var\(/);
  const { x, y, w, h } = windowOf(pack, around);
  const munich = pack.areas.find(({ id }) => id === 'munich');
  expect(munich?.label[0]).toBeGreaterThan(x);
  expect(munich?.label[0]).toBeLessThan(x + w);
  expect(munich?.label[1]).toBeGreaterThan(y);
  expect(munich?.label[1]).toBeLessThan(y + h);
  expect(() => windowOf(pack, { title: '', areas: ['atlantis'] })).toThrow('There is no area atlantis on this map');
});

test('ships are not added to troops, and what is not known is a question mark', () => {
  const areas = {
    brest: {
      stacks: [
        { power: 'france', kind: 'army', strength: 7 },
        { power: 'france', kind: 'fleet', strength: 25 },
        { power: 'france', kind: 'garrison', strength: 4 },
      ],
    },
    lorient: {
      stacks: [
        { power: 'france', kind: 'army' },
        { power: 'france', kind: 'depot', strength: 0 },
      ],
    },
  } as const;
  const svg = drawWindow(pack, { ...moment, areas }, { title: 'Brittany', areas: ['brest', 'lorient'] });
  expect([...svg.matchAll(/>([\d+?]+)<\/text>/g)].map(([, text]) => text)).toEqual(['11', '25', '?']);
});

test('each power has a hatching beside its colour', () => {
  const { under } = drawMomentLayers(pack, moment, { layer: '/layer.svg' });
  const hatchings = [...under.matchAll(/<pattern id="power-\d"[^>]*><path d="([^"]*)"/g)].map(([, d]) => d);
  expect(new Set(hatchings).size).toBe(7);
  const hatched = drawWholeMap(pack, moment, 'Europe').match(/<path d="[^"]*" fill="none" [^>]*opacity="0.5"\/>/g);
  expect(hatched).toHaveLength(7);
});

test('the hatching of a picture is drawn line by line, within the areas and the window', () => {
  const hatch = (place: number, box = { x: 0, y: 0, w: 40, h: 20 }) =>
    /d="([^"]*)"/.exec(hatchAreas(twoFields(), ['east'], { place, colour: '#123456', thin: 1, box }))?.[1];
  expect(hatch(2)).toBe('M20 0L40 0M20 8L40 8M20 16L40 16');
  expect(hatch(3)).toBe('M24 0L24 20M32 0L32 20');
  expect(hatch(0)).toBe('M32 0L40 8M20 4L36 20');
  expect(hatch(5)).toBe('M32 0h.1M24 8h.1M40 8h.1M32 16h.1');
  expect(hatch(3, { x: 0, y: 0, w: 20, h: 20 })).toBeUndefined();
});

test('lines are thinned out between their ends', () => {
  const line = [
    [0, 0],
    [5, 1],
    [10, 0],
    [15, 9],
    [20, 0],
  ] as const;
  expect(thinOut(line, 2)).toEqual([
    [0, 0],
    [10, 0],
    [15, 9],
    [20, 0],
  ]);
  expect(thinOut(line, 20)).toEqual([
    [0, 0],
    [20, 0],
  ]);
});

test('names are those of the reader’s language, on pictures and on the layer of pages', () => {
  const nameOf = ({ id }: { readonly id: string }) => spanish.t(names.area(id));
  const around = { title: 'Baviera', areas: ['munich', 'ulm'] };
  const window = drawWindow(pack, AT_WAR, around, { nameOf });
  expect(window).toContain('>Múnich</text>');
  expect(window).not.toContain('>Munich</text>');
  expect(drawWholeMap(pack, moment, 'Europa', { nameOf })).toContain('>París</text>');
  const layer = drawStaticLayer(pack, 'near', nameOf);
  expect(layer).toContain('>Múnich</text>');
  expect(layer.length).toBeLessThan(160_000);
  const told = tellWindow(pack, names, AT_WAR, around).map(spanish.t);
  expect(told).toContain('Francia: de Estrasburgo a Ulm.');
});

test('every region and province of the map has a name in each language', () => {
  const provinces = new Set(pack.areas.flatMap((area) => (area.kind === 'land' ? [area.province] : [])));
  for (const { id, name } of pack.regions) expect(english.t(names.region(id))).toBe(name);
  for (const name of provinces) expect(english.t(names.province(name))).toBe(name);
  expect(spanish.t(names.region('africa-levant'))).toBe('África y Levante');
  expect(spanish.t(names.province('Ile de France'))).toBe('Isla de Francia');
});

test('a window is told in words, with what is not known left open', () => {
  const told = tellWindow(pack, names, AT_WAR, { title: 'Bavaria', areas: ['munich', 'ulm'] }).map(english.t);
  expect(told).toContain('Munich: flag of France, France: II Corps (14) and Austria: an army (?).');
  expect(told).toContain('France: from Strasbourg to Ulm.');
  expect(told).not.toContain('Madrid: held by Spain.');
  expect(tellMap(pack, names, AT_WAR).map(english.t)).toContain('Madrid: held by Spain.');
});
