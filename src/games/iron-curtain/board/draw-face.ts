import { about } from '../../../theme/drawing/about.ts';
import { fitText, letters, textWidth } from '../../../theme/drawing/lettering.ts';
import { type Box, element, round } from '../../../theme/drawing/svg.ts';
import type { CardFace } from '../view-types.ts';
import { INK, regionTint } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { drawFlagTab } from './draw-flag-tab.ts';
import { SHOWS_EVENT, TYPE } from './layout.ts';
import { msg } from './msg.ts';
import { type RegionNames, sayEvent, sideName } from './say-event.ts';

/** Narrower bands hold only the region's initials and the number of cubes. */
const ROOM_FOR_MARKS = 44;
/** Between the lines of an event. */
const LINE = 12;

/** The id of a card in the legend. */
export const cardAbout = (id: string): string => `card-${id}`;

/** What is printed on a card, in a box: region, flag and cubes, country, and the event where there is room. */
export function drawFace(card: CardFace, box: Box, regions: RegionNames, t: Translate): string {
  const wide = box.w >= SHOWS_EVENT;
  const band = wide ? 17 : 15;
  const name = fitText(t(card.name), box.w - 6, 2, wide ? 17 : 13, TYPE.small, { serif: true });
  const nameTop = box.y + band + name.size * 1.05;
  const head = drawBand(card, { ...box, h: band }, regions, t);
  const parts = [
    head.svg,
    ...name.lines.map((text, n) =>
      letters(box.x + 4, nameTop + n * name.size * 0.95, text, { size: name.size, serif: true }),
    ),
  ];
  if (wide && card.event && card.side) {
    const top = nameTop + (name.lines.length - 1) * name.size * 0.95 + 14;
    const room = Math.max(1, Math.floor((box.y + box.h - 2 - top) / LINE) + 1);
    const event = fitText(t(sayEvent(card.event, card.side, regions)), box.w - 8, room, TYPE.small, TYPE.small, {});
    for (const [n, text] of event.lines.entries()) {
      parts.push(letters(box.x + 4, top + n * LINE, text, { size: event.size, fill: INK.muted }));
    }
  }
  return about(cardAbout(card.id), box, parts.join('')) + head.signs;
}

/** The band at the top in the region's tint: its name, or initials where that is too long, and the flag's tab. */
function drawBand(card: CardFace, box: Box, regions: RegionNames, t: Translate) {
  const wide = box.w >= SHOWS_EVENT;
  const size = TYPE.small;
  const place = regions.findIndex((region) => region.id === card.region);
  const named = regions[place]?.name;
  const region = named ? t(named) : card.region;
  const tab = drawTab(card, box, wide, size, t);
  const fits = textWidth(region, { size, bold: true }) <= box.w - tab.width - 7;
  const corner = 2.6;
  const [left, right, bottom] = [round(box.x), round(box.x + box.w - corner), round(box.y + box.h)];
  const shape =
    `M${left} ${bottom}V${round(box.y + corner)}q0 -${corner} ${corner} -${corner}` +
    `H${right}q${corner} 0 ${corner} ${corner}V${bottom}z`;
  const svg =
    element('path', { d: shape, fill: regionTint(place) }) +
    letters(box.x + 4, box.y + box.h * 0.72, fits ? region : initials(region), { size, bold: true }) +
    tab.svg;
  const signs = [
    about('region', { ...box, w: box.w - tab.width - 3 }),
    tab.width === 0
      ? ''
      : about(card.side ? `flag-${card.side}` : 'start', {
          ...box,
          x: box.x + box.w - tab.width - 3,
          w: tab.width + 3,
        }),
  ].join('');
  return { svg, signs };
}

/** The flag's typographic mark and the printed cubes; the start card has none. */
function drawTab(card: CardFace, box: Box, wide: boolean, size: number, t: Translate) {
  const roomy = box.w >= ROOM_FOR_MARKS;
  if (card.side) {
    const args = { side: sideName(card.side), cubes: card.cubes ?? 0 };
    const text = wide ? t(msg('iron-curtain-board.flag-side', args)) : roomy ? undefined : String(args.cubes);
    return drawFlagTab(card.side, args.cubes, box, size, text);
  }
  if (!roomy) return { width: 0, svg: '' };
  const text = t(msg('iron-curtain-board.start-card'));
  const how = { size, italic: true, anchor: 'end' } as const;
  return {
    width: textWidth(text, how) + 3,
    svg: letters(box.x + box.w - 4, box.y + box.h * 0.72, text, how),
  };
}

/** `Central America` as `CA`, `Asia` as `As`: what is written on narrow cards and in the list of regions. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => word !== '');
  return words.length > 1 ? words.map((word) => word[0]).join('') : name.slice(0, 2);
}
