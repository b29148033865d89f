import { expect, test } from '@jest/globals';
import { map } from '../../../src/games/empires-in-arms/map.ts';
import type { MapMove } from '../../../src/kernel/map-move.ts';
import { drawArrows } from '../../../src/theme/map/draw-arrows.ts';
import { inPicture } from '../../../src/theme/map/map-colours.ts';

const { pack, moment } = map;
const march: MapMove = { power: 'france', kind: 'army', number: 1, way: ['strasbourg', 'stuttgart', 'ulm'] };

function drawn(...arrows: readonly MapMove[]): string {
  return drawArrows(
    pack,
    { ...moment, arrows },
    { paint: inPicture, size: 12, colour: (place) => `colour-${place}`, standing: () => undefined },
  );
}

test('an arrow goes through every area of its way, in its power’s colour', () => {
  const svg = drawn(march);
  const [, d = ''] = /d="(M[^"]*)"/.exec(svg) ?? [];
  const [x = 0, y = 0] = pack.areas.find(({ id }) => id === 'stuttgart')?.counters ?? [];
  expect(d.split('L')).toHaveLength(3);
  expect(d).toContain(`L${x} ${y}L`);
  expect(svg).toContain(`stroke="colour-${moment.powers.findIndex(({ id }) => id === 'france')}"`);
  expect(svg).not.toMatch(/NaN|undefined|dasharray/);
});

test('what went the same way is one arrow with its number; at sea it is dashed', () => {
  const svg = drawn(march, { ...march, number: 2 }, { ...march, power: 'austria' });
  expect(svg.match(/fill="none"/g)).toHaveLength(4);
  expect(svg).toContain('>3</text>');
  expect(drawn({ ...march, kind: 'fleet' })).toContain('stroke-dasharray');
});

test('it ends before the counters that would hide its head', () => {
  const [x = 0, y = 0] = pack.areas.find(({ id }) => id === 'ulm')?.counters ?? [];
  const box = { x: x - 40, y: y - 20, w: 80, h: 40 };
  const svg = drawArrows(
    pack,
    { ...moment, arrows: [march] },
    { paint: inPicture, size: 6, colour: () => 'red', standing: ({ id }) => (id === 'ulm' ? box : undefined) },
  );
  const [, headX = 0, headY = 0] = /d="M([\d.]+) ([\d.]+)L[^"]*z"/.exec(svg)?.map(Number) ?? [];
  const isInside = headX > box.x && headX < box.x + box.w && headY > box.y && headY < box.y + box.h;
  expect(isInside).toBe(false);
});

test('a way to an area that is not on the map is not drawn to it', () => {
  expect(drawn({ ...march, way: ['strasbourg', 'atlantis'] })).toBe('');
});
