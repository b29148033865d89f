import { about } from '../../../theme/drawing/about.ts';
import { fitText, letters } from '../../../theme/drawing/lettering.ts';
import { drawPlace, type Place } from '../../../theme/drawing/places.ts';
import { line, type Panel, rect } from '../../../theme/drawing/svg.ts';
import { SIDES } from '../sides.ts';
import type { View } from '../view-types.ts';
import { INK, regionTint, SIDE_COLOURS } from './colours.ts';
import { drawCube } from './cubes.ts';
import type { Translate } from './draw-board.ts';
import { initials } from './draw-face.ts';
import { INNER, MARGIN, TYPE } from './layout.ts';
import { msg } from './msg.ts';
import { sideName } from './say-event.ts';
import { drawTick } from './tick.ts';

const ROW = 21;
const HEAD = 34;
/** Right edges of the columns of figures. */
const COLUMNS = { inPlay: 214, bonus: 256, us: 300, ussr: MARGIN + INNER } as const;

/** What each region holds: cards in play of its size, its bonus, and how many of its cards each side controls. */
export function drawRegions(view: Pick<View, 'regions'>, places: ReadonlyMap<string, Place>, t: Translate): Panel {
  const head = (x: number, text: string) =>
    letters(x, HEAD - 5, text, { size: TYPE.small, anchor: 'end', fill: INK.muted });
  const rows = view.regions.map((region, n) => {
    const top = HEAD + n * ROW;
    const base = top + 15;
    const called = t(region.name);
    const name = fitText(called, 112, 1, 14.5, 10, { serif: true });
    const ahead = SIDES.find((side) => region.controlled[side] > region.controlled[side === 'us' ? 'ussr' : 'us']);
    const counts = SIDES.map((side) => {
      const right = COLUMNS[side];
      const ground = { x: right - 40, y: top + 2, w: 40, h: ROW - 4 };
      return [
        ahead === side ? rect(ground, { fill: SIDE_COLOURS[side].wash, rx: 2 }) : '',
        region.controlled[side] > 0
          ? drawCube(side, right - 28, top + ROW / 2, 8, SIDE_COLOURS[side].strong, 'none')
          : '',
        letters(right - 7, base, String(region.controlled[side]), {
          size: 13,
          anchor: 'end',
          bold: ahead === side,
          fill: region.controlled[side] > 0 ? SIDE_COLOURS[side].strong : INK.muted,
        }),
        ahead === side ? about('lead', ground) : '',
      ].join('');
    });
    const place = places.get(`region:${region.id}`);
    return [
      about('region', undefined, drawRegionSign(called, n, MARGIN, top + 2.5)),
      letters(MARGIN + 30, base, name.lines[0] ?? '', { size: name.size, serif: true }),
      letters(
        COLUMNS.inPlay,
        base,
        t(msg('iron-curtain-board.of', { count: region.cards.length, size: region.size })),
        {
          size: 13,
          anchor: 'end',
          bold: region.complete,
        },
      ),
      region.scored
        ? about(
            'scored',
            { x: COLUMNS.inPlay - 56, y: top, w: 20, h: ROW },
            drawTick(COLUMNS.inPlay - 46, top + ROW / 2),
          )
        : '',
      letters(COLUMNS.bonus, base, String(region.bonus), { size: 13, anchor: 'end' }),
      ...counts,
      line(MARGIN, top + ROW, MARGIN + INNER, top + ROW, { stroke: INK.rule, 'stroke-width': 0.7 }),
      place ? drawPlace(place, { x: MARGIN - 2, y: top + 1, w: INNER + 4, h: ROW - 2 }, 'none') : '',
    ].join('');
  });
  return {
    height: HEAD + view.regions.length * ROW,
    svg: [
      letters(MARGIN, 13, t(msg('iron-curtain-board.regions')), { size: 15, serif: true }),
      letters(COLUMNS.ussr, 13, t(msg('iron-curtain-board.controls')), {
        size: TYPE.small,
        anchor: 'end',
        fill: INK.muted,
      }),
      head(COLUMNS.inPlay, t(msg('iron-curtain-board.in-play'))),
      head(COLUMNS.bonus, t(msg('iron-curtain-board.bonus'))),
      ...SIDES.map((side) => head(COLUMNS[side] - 3, t(sideName(side)))),
      line(MARGIN, HEAD, MARGIN + INNER, HEAD, { stroke: INK.edge, 'stroke-width': 0.8 }),
      ...rows,
    ].join(''),
  };
}

/** A region's initials on its tint, the top left corner here. */
export function drawRegionSign(name: string, place: number, x: number, y: number): string {
  return (
    rect({ x, y, w: 24, h: ROW - 5 }, { fill: regionTint(place), rx: 2 }) +
    letters(x + 12, y + 12, initials(name), { size: TYPE.small, bold: true, anchor: 'middle' })
  );
}
