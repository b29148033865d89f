import type { RulebookPicture } from '../../../kernel/rulebook.ts';
import { drawSheet } from '../../../theme/drawing/draw-sheet.ts';
import { drawPlaceMark, type Place } from '../../../theme/drawing/places.ts';
import type { Box, Panel } from '../../../theme/drawing/svg.ts';
import { drawMap } from '../board/draw-map.ts';
import { drawPrintedCard } from '../board/draw-printed-card.ts';
import { drawRegions } from '../board/draw-regions.ts';
import { drawTrack } from '../board/draw-track.ts';
import { WIDTH } from '../board/layout.ts';
import { builtInPack } from '../pack/read-pack.ts';
import type { Placed } from '../state.ts';
import { inPlay, regionsIn } from '../view.ts';
import { msg } from './msg.ts';

/** Its alternative text names it. */
const UNNAMED = '';

const sheet = (panel: Panel) => drawSheet([panel], { title: UNNAMED, width: WIDTH, edge: 8, gap: 0, pickable: false });

/** The start card, whatever the pack calls it. */
const START = '';
const placed = (card: string, x: number, y: number, us: number, ussr: number): Placed => ({ card, x, y, us, ussr });
const onMap = (placed: readonly Placed[]) => {
  const { pack } = builtInPack();
  const map = placed.map((one) => ({ ...one, card: one.card === START ? pack.start.id : one.card }));
  return {
    cards: map.map((card) => inPlay(pack, card, false)),
    regions: regionsIn(pack, { map, scored: [] }),
  };
};

/** 4.2: the start card, one of the Middle East, one of Africa with three free spaces beside it. */
const PLACING = [placed(START, 0, 0, 1, 1), placed('egypt', 1, 0, 0, 1), placed('angola', 0, 1, 0, 1)];
const FREE = ['cell:-1,1', 'cell:1,1', 'cell:0,2'];

/** 5.2: nobody controls the first, one side the second, one dominates the third. */
const CONTROL = [placed('turkey', 0, 0, 1, 1), placed('egypt', 1, 0, 1, 2), placed('chile', 2, 0, 2, 0)];

/** 6: the Middle East is complete. */
const COMPLETE = [
  placed(START, 0, 0, 1, 2),
  placed('egypt', 1, 0, 1, 0),
  placed('iran', 2, 0, 2, 1),
  placed('angola', 0, 1, 0, 1),
];

/** What a newcomer should have seen: a card, the track, where a card may go, control, a region that is scored. */
export const pictures: readonly RulebookPicture[] = [
  {
    section: '1.1',
    alt: msg('iron-curtain-rulebook.picture-card-alt'),
    caption: msg('iron-curtain-rulebook.picture-card'),
    draw: (t) => drawPrintedCard(builtInPack().pack, 'cards', 'cuba', t) ?? '',
  },
  {
    section: '1.3',
    alt: msg('iron-curtain-rulebook.picture-track-alt'),
    caption: msg('iron-curtain-rulebook.picture-track'),
    draw: (t) => sheet(drawTrack({ stepsToFlag: builtInPack().pack.figures.stepsToFlag, score: 3 }, t)),
  },
  {
    section: '4.2',
    alt: msg('iron-curtain-rulebook.picture-placing-alt'),
    caption: msg('iron-curtain-rulebook.picture-placing'),
    draw: (t) => {
      const free = new Map(FREE.map((place): [string, Place] => [place, { place, label: '' }]));
      const mark = (_: Place, box: Box) => drawPlaceMark(box, 'centre', '+');
      return sheet(drawMap(onMap(PLACING), free, t, mark));
    },
  },
  {
    section: '5.2',
    alt: msg('iron-curtain-rulebook.picture-control-alt'),
    caption: msg('iron-curtain-rulebook.picture-control'),
    draw: (t) => sheet(drawMap(onMap(CONTROL), new Map(), t)),
  },
  {
    section: '6.2',
    alt: msg('iron-curtain-rulebook.picture-regions-alt'),
    caption: msg('iron-curtain-rulebook.picture-regions'),
    draw: (t) => sheet(drawRegions(onMap(COMPLETE), new Map(), t)),
  },
];
