import { letters } from '../../../theme/drawing/lettering.ts';
import { element, rect, round } from '../../../theme/drawing/svg.ts';
import type { NationId } from '../pack-types.ts';
import { INK, NATION_LOOKS } from './colours.ts';
import { CODES } from './names.ts';

/** A nation's second mark beside its colour: square, diamond, circle, triangle, cross, as on the pages. */
export function drawMark(nation: NationId, x: number, y: number, size: number, fill?: string): string {
  const half = size / 2;
  const paint = { fill: fill ?? NATION_LOOKS[nation].strong };
  const polygon = (...points: number[]) => element('polygon', { ...paint, points: points.map(round).join(' ') });
  switch (nation) {
    case 'uk':
      return rect({ x: x - half * 0.9, y: y - half * 0.9, w: size * 0.9, h: size * 0.9 }, paint);
    case 'fr':
      return polygon(x, y - half * 1.15, x + half * 1.15, y, x, y + half * 1.15, x - half * 1.15, y);
    case 'us':
      return element('circle', { ...paint, cx: x, cy: y, r: half });
    case 'it':
      return polygon(x, y - half * 1.05, x + half * 1.1, y + half * 0.85, x - half * 1.1, y + half * 0.85);
    case 'jp': {
      const [arm, end] = [size * 0.18, half];
      return polygon(
        ...[x - arm, y - end, x + arm, y - end, x + arm, y - arm, x + end, y - arm, x + end, y + arm, x + arm, y + arm],
        ...[x + arm, y + end, x - arm, y + end, x - arm, y + arm, x - end, y + arm, x - end, y - arm, x - arm, y - arm],
      );
    }
  }
}

/** A military unit: a disc with the nation's letters. */
export function drawUnit(nation: NationId, x: number, y: number, r = 13): string {
  const { strong } = NATION_LOOKS[nation];
  return (
    element('circle', { cx: x, cy: y, r, fill: strong }) +
    element('circle', { cx: x, cy: y, r: r - 2, fill: 'none', stroke: '#ffffff', 'stroke-width': 0.9 }) +
    letters(x, y + 4.2, CODES[nation], { size: 11.5, bold: true, anchor: 'middle', fill: '#ffffff' })
  );
}

/** A powder keg, about 20 wide and 22 high. */
export function drawKeg(x: number, y: number, scale = 1): string {
  const [w, h] = [9 * scale, 11 * scale];
  const hoop = (dy: number) =>
    element('path', {
      d: `M${round(x - w)} ${round(y + dy)}H${round(x + w)}`,
      stroke: '#ffffff',
      'stroke-width': round(1.5 * scale),
    });
  const d = [
    `M${round(x - w * 0.75)} ${round(y - h)}H${round(x + w * 0.75)}`,
    `Q${round(x + w * 1.3)} ${round(y)} ${round(x + w * 0.75)} ${round(y + h)}`,
    `H${round(x - w * 0.75)}Q${round(x - w * 1.3)} ${round(y)} ${round(x - w * 0.75)} ${round(y - h)}z`,
  ].join('');
  return element('path', { d, fill: INK.keg }) + hoop(-h * 0.45) + hoop(h * 0.45);
}

/** A flame: unrest. `size` is its height. */
export function drawFlame(x: number, y: number, size: number, fill: string = INK.unrest): string {
  const scale = round(size / 20);
  return element('path', {
    transform: `translate(${round(x)} ${round(y)}) scale(${scale})`,
    d:
      'M1 -10C2 -5 7 -3 7 3C7 7.5 4 10 0 10' +
      'C-4 10 -7 7.5 -7 3.5C-7 0 -5 -1.5 -4 -4.5C-2.5 -3 -2 -2 -2 -0.5C0.5 -3 1.5 -6 1 -10z',
    fill,
  });
}

/** A face: happiness that rises or falls. */
export function drawFace(x: number, y: number, rises: boolean): string {
  const mouth = rises ? 'M-2.6 1.2Q0 4.2 2.6 1.2' : 'M-2.6 3.2Q0 0.4 2.6 3.2';
  return element(
    'g',
    { transform: `translate(${round(x)} ${round(y)})` },
    element('circle', { r: 5.2, fill: 'none', stroke: INK.text, 'stroke-width': 1.1 }),
    element('circle', { cx: -1.9, cy: -1.4, r: 0.8, fill: INK.text }),
    element('circle', { cx: 1.9, cy: -1.4, r: 0.8, fill: INK.text }),
    element('path', { d: mouth, fill: 'none', stroke: INK.text, 'stroke-width': 1.1, 'stroke-linecap': 'round' }),
  );
}

/** The influence icon of an event that takes a cube: an empty cube. */
export function drawSlot(x: number, y: number, size: number): string {
  const half = size / 2;
  const box = { x: x - half, y: y - half, w: size, h: size };
  return rect(box, { fill: 'none', stroke: INK.text, 'stroke-width': 1.2, 'stroke-dasharray': '2.5 2' });
}
