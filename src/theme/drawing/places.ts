import type { Drawing } from '../../kernel/board.ts';
import { LIGHT } from '../tokens.ts';
import { BOARD } from './board-colours.ts';
import { letters } from './lettering.ts';
import { type Box, element, escapeText, rect, round } from './svg.ts';

export type Place = NonNullable<Drawing['places']>[number];

/** The places by id. */
export function placesOf(drawing: Drawing): ReadonlyMap<string, Place> {
  return new Map((drawing.places ?? []).map((place) => [place.place, place]));
}

/** Room for a sign above what can be picked, where it stands in a grid. */
export const ABOVE = 16;

type Point = readonly [x: number, y: number];
type Where = (box: Box) => Point;
type Signs = { readonly number: Where; readonly amount: Where };
const RADIUS = 7.5;

/** Where a place's number is, and how many of it are picked: each covers nothing that is drawn there. */
const SIGNS = {
  /** In an empty box. */
  centre: both(({ x, y, w, h }) => [x + w / 2, y + h / 2]),
  /** In the strip of `ABOVE` over it. */
  above: {
    number: ({ x, y }) => [x + RADIUS + 1, y - ABOVE / 2],
    amount: ({ x, y, w }) => [x + w - RADIUS - 1, y - ABOVE / 2],
  } satisfies Signs,
  /** On its right edge, half in the margin and half in what a card leaves free there. */
  edge: both(({ x, y, w, h }) => [x + w, y + h / 2]),
  /** On its corner. */
  corner: both(({ x, y, w }) => [x + w - 2, y + 2]),
} as const;

function both(where: Where): Signs {
  return { number: where, amount: where };
}

/**
 * What makes a part of the board something to pick: a frame, and a link or a focusable group with the label. A label
 * that begins with a mark (`3. East of Poland`, `b. Italy`) shows it, so that pictures match lists with marks; an empty
 * box shows a plus. `data-amount` is where a page may write how many are picked.
 */
export function drawPlace(place: Place, box: Box, at: keyof typeof SIGNS | 'none'): string {
  const number = /^(?:\d+|[a-z]{1,2})(?=\. )/.exec(place.label)?.[0] ?? (at === 'centre' ? '+' : undefined);
  const content = [element('title', {}, escapeText(place.label)), drawPlaceMark(box, at, number)];
  const shared = { class: 'place', 'data-place': place.place, 'aria-label': place.label };
  return place.href === undefined
    ? element('g', { ...shared, role: 'button', tabindex: 0 }, ...content)
    : element('a', { ...shared, href: place.href }, ...content);
}

/** How a place looks, with nothing to operate: its frame, and its number. */
export function drawPlaceMark(box: Box, at: keyof typeof SIGNS | 'none', number?: string): string {
  const [x, y] = SIGNS[at === 'none' ? 'edge' : at].amount(box);
  const frame = rect(box, {
    class: 'place-frame',
    'data-amount': `${round(x)} ${round(y)}`,
    rx: 3,
    fill: LIGHT.accent,
    'fill-opacity': 0.06,
    stroke: LIGHT.accent,
    'stroke-width': 2,
    'stroke-dasharray': '5 3',
  });
  return frame + (at === 'none' || number === undefined ? '' : drawNumber(SIGNS[at].number(box), number));
}

function drawNumber([x, y]: Point, number: string): string {
  return (
    element('circle', { cx: x, cy: y, r: RADIUS, fill: LIGHT.accent }) +
    letters(x, y + 4, number, { size: 11, bold: true, anchor: 'middle', fill: BOARD.card.light })
  );
}
