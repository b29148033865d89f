/** What a board may have: a file of it is within its limit then, as good as always, and it is drawn in a moment. */
const PIXELS = 2_600_000;
/** So many widths to the octave, and none between: at the same width the same words have the same stamps. */
const STEPS = 8;
/** Below this nothing can be told of any board. */
const LEAST = 100;

/** How large a drawing is, in its own units; undefined where it does not say so. */
export function drawingSize(svg: string): { readonly wide: number; readonly tall: number } | undefined {
  const found = /\bviewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg);
  const [wide, tall] = [Number(found?.[1]), Number(found?.[2])];
  return wide > 0 && tall > 0 ? { wide, tall } : undefined;
}

/**
 * How many pixels wide a drawing may be drawn, the most first: as many as asked for, fewer where it is so tall that the
 * file would be too large, or where it says so itself (`data-pixels`), because it is full of lines. Never none.
 */
export function pictureWidths(svg: string, most: number): readonly number[] {
  const { wide, tall } = drawingSize(svg) ?? { wide: 1, tall: 1 };
  const said = Number(/^<svg[^>]*\bdata-pixels="(\d+)"/.exec(svg)?.[1] ?? most);
  const bound = Math.max(LEAST, Math.min(said, Math.sqrt((PIXELS * wide) / tall)));
  const steps = Math.max(0, Math.ceil(STEPS * Math.log2(most / LEAST)));
  const widths = Array.from({ length: steps + 1 }, (_, step) => Math.round(most / 2 ** (step / STEPS)));
  const allowed = widths.filter((width) => width <= bound);
  return allowed.length > 0 ? allowed : widths.slice(-1);
}
