import type { Box } from '../drawing/svg.ts';
import type { MapPack, Point } from './map-pack.ts';

/** The box around points. */
export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** A box with a margin around it. */
export const widened = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.w >= inner.x + inner.w &&
    outer.y + outer.h >= inner.y + inner.h
  );
}

/** The least height of a window for its width, and the most. */
const SHAPE = { least: 0.55, most: 1 };

/**
 * The window that shows places with a margin (in map units) around them, no taller and no flatter than can be read,
 * within the map.
 */
export function windowAround(pack: Pick<MapPack, 'width' | 'height'>, points: readonly Point[], margin: number): Box {
  const tight = boxOf(points);
  const w = Math.min(pack.width, Math.max(tight.w + 2 * margin, (tight.h + 2 * margin) / SHAPE.most));
  const h = Math.min(pack.height, Math.max(tight.h + 2 * margin, w * SHAPE.least));
  const within = (at: number, size: number, most: number) => Math.max(0, Math.min(most - size, at));
  return {
    x: Math.round(within(tight.x + tight.w / 2 - w / 2, w, pack.width)),
    y: Math.round(within(tight.y + tight.h / 2 - h / 2, h, pack.height)),
    w: Math.round(w),
    h: Math.round(h),
  };
}
