/** About what a file of 190 kB holds of a board: lines, letters, few colours. */
const PIXELS = 2_920_000;

/**
 * How many pixels wide a document is drawn: as many as asked for, fewer where it is so tall that the file would grow
 * too big, or where it says so itself (`data-pixels`), because it is full of lines.
 */
export function pictureWidth(svg: string, most: number): number {
  const found = /\bviewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg);
  const [wide, tall] = [Number(found?.[1]), Number(found?.[2])];
  const said = Number(/^<svg[^>]*\bdata-pixels="(\d+)"/.exec(svg)?.[1] ?? most);
  if (!(wide > 0 && tall > 0)) return Math.min(most, said);
  return Math.min(most, said, Math.floor(Math.sqrt((PIXELS * wide) / tall)));
}
