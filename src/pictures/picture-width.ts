/** About what a file of 190 kB holds of a board: lines, letters, few colours. */
const PIXELS = 2_920_000;

/**
 * How many pixels wide a document is drawn: as many as asked for, fewer where it is so tall that the file would grow
 * too big.
 */
export function pictureWidth(svg: string, most: number): number {
  const found = /\bviewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg);
  const [wide, tall] = [Number(found?.[1]), Number(found?.[2])];
  if (!(wide > 0 && tall > 0)) return most;
  return Math.min(most, Math.floor(Math.sqrt((PIXELS * wide) / tall)));
}
