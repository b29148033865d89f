import { ABOVE, type Place } from '../../../theme/drawing/places.ts';
import type { Box } from '../../../theme/drawing/svg.ts';
import type { CardInPlay } from '../view-types.ts';
import { cellOf } from './places.ts';

/**
 * The board is 360 units wide: one unit is one CSS pixel on a narrow phone. A map of many columns makes it broader.
 */
export const WIDTH = 360;
export const MARGIN = 8;
export const INNER = WIDTH - 2 * MARGIN;

const GAP = 4;
/** Rows and columns at the edge that hold only free spaces are narrow, so that the cards stay large. */
const FREE_COLUMN = 22;
const FREE_ROW = 24;
const WIDEST_CARD = 108;
/** Room for the longest word of a name, in letters that can be read. */
const NARROWEST_CARD = 54;

/** Sizes of type; nothing is smaller than `small`. */
export const TYPE = { small: 11 } as const;

export type MapLayout = {
  /** Of the whole board. */
  readonly width: number;
  readonly height: number;
  readonly card: { readonly w: number; readonly h: number };
  /** The box of a cell on the map; undefined outside. */
  boxOf(x: number, y: number): Box | undefined;
};

type Tracks = { readonly from: number; readonly offsets: readonly number[]; readonly sizes: readonly number[] };

/** Where the cells lie: the grid is cropped to the cards and the free spaces that can be picked. */
export function layOutMap(cards: readonly CardInPlay[], places: readonly Place[]): MapLayout {
  const free = places.flatMap((place) => cellOf(place) ?? []);
  const columns = range(cards, free, 'x');
  const rows = range(cards, free, 'y');
  const full = columns.filter(({ used }) => used).length;
  const narrow = columns.length - full;
  const even = (INNER - narrow * FREE_COLUMN - (columns.length - 1) * GAP) / full;
  const w = Math.max(NARROWEST_CARD, Math.min(WIDEST_CARD, even));
  const h = cardHeight(w);
  const across = tracks(columns, w, { narrow: FREE_COLUMN, gap: GAP });
  const down = tracks(rows, h, { narrow: FREE_ROW, gap: places.length > 0 ? ABOVE : GAP });
  const width = extent(across);
  const left = MARGIN + Math.max(0, (INNER - width) / 2);
  return {
    width: Math.max(WIDTH, width + 2 * MARGIN),
    height: extent(down),
    card: { w, h },
    boxOf: (x, y) => {
      const [i, j] = [x - across.from, y - down.from];
      const [bx, by, bw, bh] = [across.offsets[i], down.offsets[j], across.sizes[i], down.sizes[j]];
      if (bx === undefined || by === undefined || bw === undefined || bh === undefined) return undefined;
      return { x: left + bx, y: by, w: bw, h: bh };
    },
  };
}

/** Wide cards also carry their event; narrow ones are higher than wide. */
function cardHeight(w: number): number {
  if (w >= SHOWS_EVENT) return Math.max(136, w * 1.3);
  return Math.max(78, w * 1.22);
}

/** From this width on a card shows its event and its region's whole name. */
export const SHOWS_EVENT = 78;

type Cell = { readonly x: number; readonly y: number };

function range(cards: readonly Cell[], free: readonly Cell[], axis: 'x' | 'y') {
  const at = [...cards, ...free].map((cell) => cell[axis]);
  const used = new Set(cards.map((cell) => cell[axis]));
  const from = at.length === 0 ? 0 : Math.min(...at);
  const to = at.length === 0 ? 0 : Math.max(...at);
  return Array.from({ length: to - from + 1 }, (_, n) => ({ at: from + n, used: used.has(from + n) }));
}

function tracks(
  cells: readonly { readonly at: number; readonly used: boolean }[],
  full: number,
  { narrow, gap }: { readonly narrow: number; readonly gap: number },
): Tracks {
  const sizes = cells.map(({ used }) => (used ? full : narrow));
  const offsets: number[] = [];
  let offset = 0;
  for (const size of sizes) {
    offsets.push(offset);
    offset += size + gap;
  }
  return { from: cells[0]?.at ?? 0, offsets, sizes };
}

function extent({ offsets, sizes }: Tracks): number {
  return (offsets.at(-1) ?? 0) + (sizes.at(-1) ?? 0);
}
