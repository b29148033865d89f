/** A text of a drawing, apart from it: where it begins (or ends, or has its middle), its ink, and how it is set. */
export type Word = {
  /** In units of the drawing, from its upper left corner. */
  readonly x: number;
  readonly y: number;
  /** `#rrggbb`. */
  readonly fill: string;
  /** Its size, in units of the drawing. */
  readonly size: number;
  /** `middle` and `end` as SVG means them; else it begins at `x`. */
  readonly anchor: string | undefined;
  /** The attributes of its type face, as SVG. */
  readonly face: string;
  /** Escaped, as it stands in the drawing. */
  readonly text: string;
};

export type Taken = {
  /** The drawing without its words. */
  readonly shapes: string;
  readonly words: readonly Word[];
};

const TAG = /<(\/?)(g|text)\b([^>]*)>(?:([^<]*)<\/text>)?/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const MOVED = /^ transform="translate\((-?[\d.]+) (-?[\d.]+)\)"$/;
const PLAIN = new Set(['x', 'y', 'fill', 'font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor']);

/**
 * Take the plain words out of a drawing: those that are set in one piece and in one ink, in groups that are moved at
 * most, and that are `known`. All others stay in it.
 */
export function takeWords(svg: string, known: (text: string) => boolean): Taken {
  const words: Word[] = [];
  const groups = [cornerOf(svg)];
  const shapes = svg.replace(TAG, (whole, end: string, name: string, attributes: string, text: string | undefined) => {
    const group = groups.at(-1);
    if (name === 'g' && end) groups.pop();
    else if (name === 'g') groups.push(within(group, attributes));
    const word = name === 'text' && group ? wordOf(attributes, text, group) : undefined;
    if (!word || !known(word.text)) return whole;
    words.push(word);
    return '';
  });
  return { shapes, words };
}

/** Where a group's own corner is, from that of the picture; undefined: it does more with what is in it than move it. */
type Corner = { readonly x: number; readonly y: number } | undefined;

function cornerOf(svg: string): Corner {
  const [, left = 0, top = 0] = /\bviewBox="(-?[\d.]+) (-?[\d.]+) /.exec(svg) ?? [];
  return { x: -Number(left), y: -Number(top) };
}

function within(corner: Corner, attributes: string): Corner {
  if (attributes === '') return corner;
  const [, x, y] = MOVED.exec(attributes) ?? [];
  return corner && x && y ? { x: corner.x + Number(x), y: corner.y + Number(y) } : undefined;
}

function wordOf(attributes: string, text: string | undefined, corner: NonNullable<Corner>): Word | undefined {
  const read = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value] as const);
  if (text === undefined || read.some(([name]) => !PLAIN.has(name))) return undefined;
  const { x, y, fill = '', 'font-size': size, 'text-anchor': anchor, ...face } = Object.fromEntries(read);
  const numbers = { x: corner.x + Number(x), y: corner.y + Number(y), size: Number(size) };
  if (!/^#[\da-f]{6}$/i.test(fill) || !Object.values(numbers).every(Number.isFinite)) return undefined;
  const written = Object.entries(face).map(([name, value]) => `${name}="${value}"`);
  return { ...numbers, fill, anchor, face: written.join(' '), text };
}
