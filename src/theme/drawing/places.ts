import type { Drawing } from '../../kernel/board.ts';
import { LIGHT } from '../tokens.ts';
import { letters } from './lettering.ts';
import { type Box, element, escapeText, rect } from './svg.ts';

export type Place = NonNullable<Drawing['places']>[number];

/** The places by id. */
export function placesOf(drawing: Drawing): ReadonlyMap<string, Place> {
  return new Map((drawing.places ?? []).map((place) => [place.place, place]));
}

/**
 * What makes a part of the board something to pick: a frame, and a link or a focusable group with the label.
 * A label that begins with a mark (`3. East of Poland`, `b. Italy`) shows it, so that pictures match lists with marks.
 */
export function drawPlace(place: Place, box: Box, badge: keyof typeof BADGES | 'none'): string {
  const number = /^(?:\d+|[a-z]{1,2})(?=\. )/.exec(place.label)?.[0];
  const sign =
    badge === 'none' || (number === undefined && badge !== 'centre') ? '' : drawBadge(box, badge, number ?? '+');
  const content = [
    element('title', {}, escapeText(place.label)),
    rect(box, {
      class: 'place-frame',
      rx: 3,
      fill: LIGHT.accent,
      'fill-opacity': 0.08,
      stroke: LIGHT.accent,
      'stroke-width': 2,
      'stroke-dasharray': '5 3',
    }),
    sign,
  ];
  const shared = { class: 'place', 'data-place': place.place, 'aria-label': place.label };
  return place.href === undefined
    ? element('g', { ...shared, role: 'button', tabindex: 0 }, ...content)
    : element('a', { ...shared, href: place.href }, ...content);
}

/** Where the number is, in parts of the box: where it hides least. */
const BADGES = { centre: [0.5, 0.5], top: [0.5, 0.02], bottom: [0.9, 0.86], corner: [0.01, 0.02] } as const;

function drawBadge(box: Box, at: keyof typeof BADGES, sign: string): string {
  const x = box.x + BADGES[at][0] * box.w;
  const y = box.y + BADGES[at][1] * box.h;
  return (
    element('circle', { cx: x, cy: y, r: 8.5, fill: LIGHT.accent }) +
    letters(x, y + 4, sign, { size: 11.5, bold: true, anchor: 'middle', fill: '#ffffff' })
  );
}
