import type { MapMark } from '../../kernel/board-map.ts';
import { letters } from '../drawing/lettering.ts';
import { element } from '../drawing/svg.ts';
import type { MapPack, Point } from './map-pack.ts';

/** Guesses and plans look like pencil: broken lines, on paper. */
const PENCIL = '#5b3a8c';
const PAPER = '#fff7d6';

/**
 * What a reader has drawn for themselves, each with its number in their list: broken arrows, slips of paper, and
 * counters with a broken edge, beside what stands there. `size` is that of names.
 */
export function drawMarks(pack: MapPack, marks: readonly MapMark[], size: number): string {
  const counters = new Map(pack.areas.map(({ id, counters: at }) => [id, at]));
  const taken = new Map<string, number>();
  return marks
    .map((mark, n) => {
      const number = String(n + 1);
      if (mark.kind === 'arrow') {
        const [a, b] = [counters.get(mark.from), counters.get(mark.to)];
        return a && b ? drawArrow(a, b, number, size) : '';
      }
      const at = counters.get(mark.at);
      if (!at) return '';
      const before = taken.get(mark.at) ?? 0;
      taken.set(mark.at, before + 1);
      const [x, y] = [at[0] + size * (0.4 + before * 1.5), at[1] + size * 1.5];
      return drawSlip([x, y], number, mark.kind === 'piece', size);
    })
    .join('');
}

function drawArrow([x1, y1]: Point, [x2, y2]: Point, number: string, size: number): string {
  const far = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  const [dx, dy] = [(x2 - x1) / far, (y2 - y1) / far];
  const head = size * 0.9;
  const [ex, ey] = [x2 - dx * head, y2 - dy * head];
  const corner = (side: number) =>
    `${Math.round(ex - dy * side * head * 0.6)} ${Math.round(ey + dx * side * head * 0.6)}`;
  return (
    element('path', {
      d: `M${x1} ${y1}L${Math.round(ex)} ${Math.round(ey)}`,
      stroke: PENCIL,
      'stroke-width': size * 0.26,
      'stroke-dasharray': `${size * 0.7} ${size * 0.35}`,
      fill: 'none',
    }) +
    element('path', { d: `M${x2} ${y2}L${corner(1)}L${corner(-1)}z`, fill: PENCIL }) +
    drawSlip([(x1 + x2) / 2, (y1 + y2) / 2], number, false, size * 0.85)
  );
}

/** A number on a slip of paper; on a counter with a broken edge where it stands for a piece. */
function drawSlip([x, y]: Point, number: string, piece: boolean, size: number): string {
  const [w, h] = [size * (number.length > 1 ? 1.7 : 1.35), size * 1.25];
  return (
    element('rect', {
      x: x - w / 2,
      y: y - h / 2,
      width: w,
      height: h,
      rx: piece ? h / 2 : size * 0.1,
      fill: PAPER,
      stroke: PENCIL,
      'stroke-width': size * 0.13,
      ...(piece ? { 'stroke-dasharray': `${size * 0.3} ${size * 0.2}` } : {}),
    }) + letters(x, y + size * 0.32, number, { size: size * 0.92, bold: true, anchor: 'middle', fill: PENCIL })
  );
}
