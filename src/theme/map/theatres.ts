import { msg } from '../../i18n/msg.ts';
import type { Theatre } from '../../kernel/board-map.ts';
import type { MapMove, ToldMoves } from '../../kernel/map-move.ts';
import type { Message } from '../../kernel/message.ts';
import type { Box } from '../drawing/svg.ts';
import { boxOf, overlap, widened, windowAround } from './box-of.ts';
import type { MapNames } from './map-names.ts';
import type { MapPack, Point } from './map-pack.ts';

/** What lies within so many map units is near enough to be seen together. */
const NEAR = 70;
/** A window of more map units than this can hardly be read: theatres are not merged into one. */
const WIDEST = 950;
/** How far a window reaches beyond what it shows, in map units. */
const MARGIN = 90;
/** Moves beyond these, the oldest, are on the log alone. */
const MOST_MOVES = 300;

type Told = { readonly text: Message; readonly move: MapMove };
type Part = { readonly box: Box; readonly told: readonly Told[] };

/**
 * Where something went, as windows: moves near each other make one theatre, and those in which most pieces moved come
 * first. Each is told by the sentences of its moves, in the order in which they happened.
 */
export function theatresOf(pack: MapPack, names: MapNames, told: readonly ToldMoves[]): readonly Theatre[] {
  const places = new Map<string, Point>(pack.areas.map(({ id, counters }) => [id, counters]));
  const parts = told
    .flatMap(({ text, moves }) => moves.map((move) => ({ text, move })))
    .slice(-MOST_MOVES)
    .flatMap((one): readonly Part[] => {
      const points = one.move.way.flatMap((id) => {
        const at = places.get(id);
        return at ? [at] : [];
      });
      return points.length === one.move.way.length ? [{ box: boxOf(points), told: [one] }] : [];
    });
  return merge(parts)
    .toSorted((a, b) => piecesIn(b) - piecesIn(a))
    .map(({ told: here }, n) => theatreOf(pack, names, here, n));
}

/** Parts that are near each other as one, as long as that can be read. */
function merge(parts: readonly Part[]): readonly Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    let grown = part;
    for (let near = nearest(merged, grown); near; near = nearest(merged, grown)) {
      merged.splice(merged.indexOf(near), 1);
      grown = joined(near, grown);
    }
    merged.push(grown);
  }
  return merged;
}

/** Of the parts that can be seen together with one, that with which the window is smallest. */
function nearest(parts: readonly Part[], part: Part): Part | undefined {
  const reach = widened(part.box, NEAR);
  const [best] = parts
    .filter(({ box }) => overlap(reach, widened(box, NEAR)))
    .map((other) => ({ other, box: joined(other, part).box }))
    .filter(({ box, other }) => Math.max(box.w, box.h) <= Math.max(WIDEST, other.box.w, other.box.h, part.box.w))
    .toSorted((a, b) => a.box.w * a.box.h - b.box.w * b.box.h);
  return best?.other;
}

function joined(a: Part, b: Part): Part {
  const [left, top] = [Math.min(a.box.x, b.box.x), Math.min(a.box.y, b.box.y)];
  const right = Math.max(a.box.x + a.box.w, b.box.x + b.box.w);
  const foot = Math.max(a.box.y + a.box.h, b.box.y + b.box.h);
  return { box: { x: left, y: top, w: right - left, h: foot - top }, told: [...a.told, ...b.told] };
}
const piecesIn = ({ told }: Part) => told.reduce((sum, { move }) => sum + move.number, 0);

function theatreOf(pack: MapPack, names: MapNames, told: readonly Told[], n: number): Theatre {
  const ways = new Set(told.flatMap(({ move }) => move.way));
  const points = pack.areas.flatMap(({ id, counters }) => (ways.has(id) ? [counters] : []));
  return {
    name: `theatre-${n + 1}`,
    title: msg('maps.theatre', { area: names.area(middleOf(told)) }),
    box: windowAround(pack, points, MARGIN),
    moves: told.map(({ move }) => move),
    text: [...new Set(told.map(({ text }) => text))],
  };
}

/** Where most pieces have come to. */
function middleOf(told: readonly Told[]): string {
  const come = new Map<string, number>();
  for (const { move } of told) {
    const to = move.way.at(-1) ?? '';
    come.set(to, (come.get(to) ?? 0) + move.number);
  }
  return [...come].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as const)[0];
}
