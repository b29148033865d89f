/** Small helpers to write SVG. Only plain attributes: no style sheet, so that any renderer draws the same. */
export type Attributes = { readonly [name: string]: string | number | undefined };

export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let written = '';
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) written += ` ${key}="${typeof value === 'number' ? round(value) : escapeText(value)}"`;
  }
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

const MARKUP = /[&<>"]/;

export function escapeText(text: string): string {
  // A board has thousands of texts, and hardly any has something to escape.
  if (!MARKUP.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export function round(n: number): number {
  return Math.round(n * 100) / 100;
}

export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export function rect(box: Box, attributes: Attributes): string {
  return element('rect', { x: box.x, y: box.y, width: box.w, height: box.h, ...attributes });
}

export function line(x1: number, y1: number, x2: number, y2: number, attributes: Attributes): string {
  return element('line', { x1, y1, x2, y2, ...attributes });
}

/** A drawing and how high it is, for stacking one under the other. */
export type Panel = { readonly height: number; readonly svg: string };

/** Panels one under the other, from `top`, with a gap between them. */
export function stack(panels: readonly Panel[], top: number, gap: number): Panel {
  let y = top;
  const parts = panels
    .filter((panel) => panel.height > 0)
    .map((panel) => {
      const placed = element('g', { transform: `translate(0 ${round(y)})` }, panel.svg);
      y += panel.height + gap;
      return placed;
    });
  return { height: y - gap, svg: parts.join('') };
}
