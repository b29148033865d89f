/** How much of a pixel is ink: soft edges have this many steps, more cannot be told apart at twice the density. */
export const LEVELS = 4;

/**
 * The colours of pictures, at most 256, each an RGB number. Plain data with functions beside it: a closure would be
 * compiled anew for each palette, and what asks is the loop over all pixels.
 */
export type PicturePalette = {
  readonly colours: readonly number[];
  /** What was asked for lately, each colour in the one slot that it may have, and the answers. */
  readonly asked: Int32Array;
  readonly answers: Uint8Array;
  /** By ink: see `inkTable`. */
  readonly inks: Map<number, Uint8Array>;
};

const MOST = 256;
const SLOTS = 2 ** 14;
const SLOT_SHIFT = 32 - 14;
/** Knuth's multiplicative hashing: the golden ratio of 32 bits. */
const SPREAD = 0x9e3779b1;
/** From this lightness on, of 255, a colour is a ground; a darker one is an ink. */
const LIGHT = 150;
/** How far apart mixed colours are at least, to begin with. */
const APART = 40;

/**
 * The palette for drawings of these colours: they themselves, what the soft edges of inks on grounds are made of, and
 * where there is room a few of all that there are, for what is half transparent. The same colours have the same
 * palette, whatever was drawn before.
 */
export function paletteOf(named: readonly number[]): PicturePalette {
  return {
    colours: withMixes(named.slice(0, MOST)),
    asked: new Int32Array(SLOTS).fill(-1),
    answers: new Uint8Array(SLOTS),
    inks: new Map(),
  };
}

/** The index of the nearest colour. */
export function indexOf({ colours, asked, answers }: PicturePalette, colour: number): number {
  const slot = Math.imul(colour, SPREAD) >>> SLOT_SHIFT;
  if (asked[slot] !== colour) {
    asked[slot] = colour;
    answers[slot] = nearest(colour, colours).index;
  }
  return answers[slot] ?? 0;
}

/** What becomes of a ground under an ink, by `level * 256 + ground`: level 0 leaves it, `LEVELS` covers it. */
export function inkTable(palette: PicturePalette, ink: number): Uint8Array {
  const known = palette.inks.get(ink);
  if (known) return known;
  const table = new Uint8Array((LEVELS + 1) * MOST);
  for (let level = 0; level <= LEVELS; level++)
    for (const [ground, colour] of palette.colours.entries())
      table[level * MOST + ground] = indexOf(palette, mix(colour, ink, level));
  palette.inks.set(ink, table);
  return table;
}

/**
 * The colours that a drawing names, each once, in an order that is the same for all drawings with these colours; white
 * and black, which need no name, are always there.
 */
export function coloursIn(svg: string): readonly number[] {
  const found = new Set<number>([0xffffff, 0]);
  for (const [, digits = ''] of svg.matchAll(/="#([\da-f]{6})"/gi)) found.add(Number.parseInt(digits, 16));
  return [...found].sort((a, b) => b - a);
}

function withMixes(named: readonly number[]): readonly number[] {
  const grounds = named.filter((colour) => lightness(colour) >= LIGHT);
  const inks = named.filter((colour) => lightness(colour) < LIGHT);
  const steps = [2, 1, 3].flatMap((level) => inks.flatMap((ink) => grounds.map((ground) => mix(ground, ink, level))));
  for (let apart = APART; ; apart *= 2) {
    const colours = [...named];
    for (const step of steps) if (nearest(step, colours).distance > apart) colours.push(step);
    if (colours.length <= MOST) return [...colours, ...others].slice(0, MOST);
  }
}

/** Colours from all over, for what a drawing has without naming it. */
const SHARES = [255, 192, 128, 64, 0];
const others = SHARES.flatMap((r) => SHARES.flatMap((g) => SHARES.map((b) => (r << 16) | (g << 8) | b)));

const lightness = (colour: number) => (2 * (colour >> 16) + 5 * ((colour >> 8) & 255) + (colour & 255)) / 8;

/** A ground of which so many of `LEVELS` are ink. */
function mix(ground: number, ink: number, level: number): number {
  const part = (shift: number) => {
    const [under, over] = [(ground >> shift) & 255, (ink >> shift) & 255];
    return Math.round(under + ((over - under) * level) / LEVELS) << shift;
  };
  return part(16) | part(8) | part(0);
}

function nearest(colour: number, colours: readonly number[]): { readonly index: number; readonly distance: number } {
  let index = 0;
  let distance = Number.POSITIVE_INFINITY;
  for (let n = 0; n < colours.length && distance > 0; n++) {
    const other = colours[n] ?? 0;
    const r = (colour >> 16) - (other >> 16);
    const g = ((colour >> 8) & 255) - ((other >> 8) & 255);
    const b = (colour & 255) - (other & 255);
    const apart = 2 * r * r + 4 * g * g + b * b;
    if (apart >= distance) continue;
    index = n;
    distance = apart;
  }
  return { index, distance };
}
