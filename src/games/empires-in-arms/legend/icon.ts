/** As tall as a legend's line. */
export const HEIGHT = 28;
export const MIDDLE = HEIGHT / 2;

/** A picture of this width. */
export function picture(width: number, svg: string) {
  return { width, height: HEIGHT, svg };
}
