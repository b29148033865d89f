import { type Box, element, escapeText, rect } from './svg.ts';

/**
 * A part of a drawing that can be asked what it is, by its id in the board's legend: what is in the box, and `svg`. It
 * looks as if it were not there; `linkAbout` makes a link of it. What stands in another such part is written behind it.
 */
export function about(id: string, box: Box | undefined, svg = ''): string {
  const whole = box ? rect(box, { fill: 'none', 'pointer-events': 'all' }) : '';
  return element('a', { 'data-about': id }, whole, svg);
}

const PARTS = /<a data-about="([^"]*)">/g;

/** What the parts of a drawing are about, each once, in their order. */
export function aboutIn(svg: string): readonly string[] {
  return [...new Set([...svg.matchAll(PARTS)].map(([, id = '']) => id))];
}

/** Where a part leads; its label is shown where a mouse rests on it, and read out. */
export type AboutLink = {
  readonly class: 'about' | 'piece';
  readonly href: string;
  readonly label: string;
  /** The Tab key passes it over, as it does those that are there again. */
  readonly passedOver?: boolean;
};

/** Makes links of the parts of a drawing that lead somewhere. The others stay as they are. */
export function linkAbout(svg: string, linkOf: (id: string) => AboutLink | undefined): string {
  const before = new Set<string>();
  return svg.replace(PARTS, (whole, id: string) => {
    const link = linkOf(id);
    if (!link) return whole;
    const passed = link.passedOver || before.has(id) ? ' tabindex="-1"' : '';
    before.add(id);
    const title = element('title', {}, escapeText(link.label));
    return `<a class="${link.class}" href="${escapeText(link.href)}"${passed}>${title}`;
  });
}
