import { at, CHIP_HEIGHT, type Chip } from '../board/chips.ts';

/** As tall as a legend's line. */
export const HEIGHT = 24;
export const MIDDLE = HEIGHT / 2;

/** A picture of this width. */
export function picture(width: number, svg: string) {
  return { width, height: HEIGHT, svg };
}

/** A chip as a picture of its own. */
export function chipPicture({ width, svg }: Chip) {
  return picture(width + 2, at(1, (HEIGHT - CHIP_HEIGHT) / 2, svg));
}
