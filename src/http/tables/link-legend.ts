import type { Board, Drawing } from '../../kernel/board.ts';
import type { LegendItem } from '../../kernel/legend.ts';
import { type AboutLink, aboutIn, linkAbout } from '../../theme/drawing/about.ts';

/** A drawing that can be asked what its parts are, and what its page tells of those that this view alone shows. */
export type LinkedDrawing = { readonly svg: string; readonly about: readonly LegendItem[] };

type ById = ReadonlyMap<string, LegendItem>;

/** All that the pictures of a view can show: icons of every position, which the rules explain, and what this has. */
export type Legend = { readonly icons: ById; readonly seen: ById; readonly rules: string | undefined };

export function legendOf(board: Board, view: object, rules: string | undefined): Legend {
  return { icons: byId(board.legend), seen: byId(board.seen?.(view)), rules };
}

/** What a picture that belongs to no view can show: icons alone. */
export function iconsOf({ legend }: Board, rules: string | undefined): Legend {
  return { icons: byId(legend), seen: byId(), rules };
}

const byId = (items: readonly LegendItem[] = []) => new Map(items.map((item) => [item.id, item]));

/**
 * Links the parts of a drawing: an icon to the glossary of the rules, which every page with a board can leave out, and
 * what the view shows to what the page says of it, as the elements `about-…`.
 */
export function linkLegend(drawing: string, { icons, seen, rules }: Legend, t: Drawing['t']): LinkedDrawing {
  const about = aboutIn(drawing).flatMap((id) => seen.get(id) ?? []);
  const svg = linkAbout(drawing, (id): AboutLink | undefined => {
    const item = seen.get(id) ?? icons.get(id);
    const page = seen.has(id) ? '' : rules;
    if (!item || page === undefined) return undefined;
    return { class: 'about', href: `${page}#${page === '' ? 'about' : 'sign'}-${id}`, label: t(item.name) };
  });
  // A picture's parts are not read out; links are.
  return { svg: svg === drawing ? svg : svg.replaceAll(/(<svg\b[^>]*) role="img"/g, '$1 role="group"'), about };
}
