import { textWidth } from '../../../../src/theme/drawing/lettering.ts';

/** Letters of a drawing with the room they take, in the drawing's units. */
export type Letters = {
  readonly text: string;
  readonly size: number;
  readonly left: number;
  readonly right: number;
  readonly base: number;
};
export type Shape = { readonly left: number; readonly right: number; readonly bottom: number };
export type Read = {
  readonly width: number;
  readonly height: number;
  readonly letters: readonly Letters[];
  readonly rects: readonly Shape[];
};

/** `textWidth` is a little too wide rather than too narrow: this much of it is surely covered. */
const SURE = 0.86;

/** Reads a drawing as it is written: a tag that is not closed, or closed twice, is an error. */
export function readSvg(svg: string): Read {
  const open: { readonly name: string; readonly x: number; readonly y: number }[] = [];
  const letters: Letters[] = [];
  const rects: Shape[] = [];
  let at = 0;
  let pending: { readonly attributes: Attributes; readonly x: number; readonly y: number } | undefined;
  for (const tag of svg.matchAll(/<(\/?)([a-z]+)((?: [a-zA-Z0-9:-]+="[^"<]*")*)(\/?)>/g)) {
    const [whole, closing, name = '', written = '', single] = tag;
    const between = svg.slice(at, tag.index);
    if (/[<>]/.test(between)) throw new Error(`not well-formed: ${between}`);
    if (pending) {
      letters.push(lettersOf(pending.attributes, between, pending.x, pending.y));
      pending = undefined;
    }
    at = tag.index + whole.length;
    const last = open.at(-1);
    if (closing) {
      if (last?.name !== name) throw new Error(`</${name}> closes <${last?.name ?? ''}>`);
      open.pop();
      continue;
    }
    const attributes = attributesOf(written);
    const [, dx = '0', dy = '0'] = /^translate\((\S+) (\S+)\)/.exec(attributes.transform ?? '') ?? [];
    const [x, y] = [(last?.x ?? 0) + Number(dx), (last?.y ?? 0) + Number(dy)];
    if (name === 'rect') rects.push(rectOf(attributes, x, y));
    if (!single) open.push({ name, x, y });
    if (name === 'text') pending = { attributes, x, y };
  }
  if (open.length > 0 || at !== svg.length) throw new Error('the drawing does not end');
  const [, width = '', height = ''] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height), letters, rects };
}

type Attributes = { readonly [name: string]: string };

function attributesOf(written: string): Attributes {
  return Object.fromEntries(
    [...written.matchAll(/ ([a-zA-Z0-9:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function rectOf({ x, y, width, height }: Attributes, dx: number, dy: number): Shape {
  const left = Number(x) + dx;
  return { left, right: left + Number(width), bottom: Number(y) + dy + Number(height) };
}

function lettersOf(attributes: Attributes, written: string, dx: number, dy: number): Letters {
  const size = Number(attributes['font-size']);
  const text = written
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  const serif = attributes['font-family'] !== undefined;
  const room = textWidth(text, { size, serif, bold: attributes['font-weight'] === '600' }) * SURE;
  const x = Number(attributes.x) + dx;
  const anchor = attributes['text-anchor'];
  const left = anchor === 'end' ? x - room : anchor === 'middle' ? x - room / 2 : x;
  return { text, size, left, right: left + room, base: Number(attributes.y) + dy };
}

/** Letters that lie over others. */
export function overlaps({ letters }: Read): readonly string[] {
  const sorted = letters.toSorted((a, b) => a.base - b.base);
  return sorted.flatMap((one, i) => {
    const found: string[] = [];
    for (let j = i + 1; j < sorted.length; j += 1) {
      const other = sorted[j];
      if (!other || other.base - one.base > 8) break;
      if (one.left < other.right && other.left < one.right) found.push(`${one.text} / ${other.text}`);
    }
    return found;
  });
}
