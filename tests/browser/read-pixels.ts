import { PNG } from 'pngjs';
import { contrast } from '../harness/contrast.ts';

/** A part of a picture, in its pixels. */
export type Part = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * How well a line of letters can be read, from the pixels of its picture: the contrast (WCAG) between the ground, which
 * is the commonest colour there, and the colour of what differs most from it. Letters have soft edges, so the darkest
 * pixel of a stem stands for the ink.
 */
export function contrastWithin(png: PNG, { x, y, width, height }: Part): number {
  const colours = new Map<string, number>();
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(png.height, y + height); row += 1)
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(png.width, x + width); column += 1) {
      const at = 4 * (row * png.width + column);
      const colour = `#${png.data.subarray(at, at + 3).toString('hex')}`;
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
  const [[ground = ''] = []] = [...colours].sort(([, a], [, b]) => b - a);
  return Math.max(1, ...[...colours.keys()].map((colour) => contrast(colour, ground)));
}

/** The pixels of a screenshot. */
export function pixelsOf(png: Buffer): PNG {
  return PNG.sync.read(png);
}
