import type { LegendItem } from '../../../kernel/legend.ts';
import { cardAbout } from '../board/draw-face.ts';
import type { RegionNames } from '../board/say-event.ts';
import { SIDES } from '../sides.ts';
import type { CardFace, View } from '../view-types.ts';
import { msg } from './msg.ts';

/** The cards that a viewer sees: on the map, in their own hand, set aside or chosen by them. */
export function cardsOf({ cards, hands, aftermath, chosen, regions }: View): readonly LegendItem[] {
  const hidden = [...SIDES.flatMap((side) => [hands[side], aftermath[side]]), ...(chosen ? [chosen] : [])];
  const seen = [...cards, ...hidden.flatMap(({ known }) => known)];
  return [...new Map(seen.map((card) => [card.id, card])).values()].map((card) => itemOf(card, regions));
}

/** 1.1: a card as it is printed. */
function itemOf({ id, name, side, cubes, region, eventText }: CardFace, regions: RegionNames): LegendItem {
  const item = { id: cardAbout(id), name, section: '1.1' };
  if (!side) return { ...item, text: [msg('iron-curtain-legend.start-text')] };
  const called = regions.find((other) => other.id === region)?.name ?? region;
  return {
    ...item,
    text: [
      msg('iron-curtain-legend.card', { region: called, side, cubes: cubes ?? 0 }),
      ...(eventText ? [msg('iron-curtain-legend.event', { event: eventText })] : []),
    ],
  };
}
