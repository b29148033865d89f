import type { Board, Drawing } from '../../kernel/board.ts';
import type { LegendItem } from '../../kernel/legend.ts';
import { aboutIn, linkAbout } from '../../theme/drawing/about.ts';

/** A drawing that can be asked what its parts are, and what is told of them. */
export type LinkedDrawing = { readonly svg: string; readonly about: readonly LegendItem[] };

/** All that the pictures of a view can show, by id: the icons of every position, and what this one shows. */
export function legendOf(board: Board, view: object): ReadonlyMap<string, LegendItem> {
  return new Map([...(board.legend ?? []), ...(board.seen?.(view) ?? [])].map((item) => [item.id, item]));
}

/** Links the parts of a drawing to what its page says of them, as the elements `about-…`. */
export function linkLegend(drawing: string, legend: ReadonlyMap<string, LegendItem>, t: Drawing['t']): LinkedDrawing {
  const about = aboutIn(drawing).flatMap((id) => legend.get(id) ?? []);
  if (about.length === 0) return { svg: drawing, about };
  const labels = new Map(about.map(({ id, name, text }) => [id, `${t(name)}: ${text.map(t).join(' ')}`]));
  const svg = linkAbout(drawing, (id) => {
    const label = labels.get(id);
    return label === undefined ? undefined : { class: 'about', href: `#about-${id}`, label };
  });
  // A picture's parts are not read out; links are.
  return { svg: svg.replaceAll(/(<svg\b[^>]*) role="img"/g, '$1 role="group"'), about };
}
