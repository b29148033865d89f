import { drawSheet } from '../../../theme/drawing/draw-sheet.ts';
import { rect } from '../../../theme/drawing/svg.ts';
import type { Pack } from '../pack-types.ts';
import { faceOf } from '../view.ts';
import { INK } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { drawFace } from './draw-face.ts';

const WIDTH = 200;
const EDGE = 8;
const BOX = { x: EDGE, y: 0, w: WIDTH - 2 * EDGE, h: 124 };

/** A card of a pack as an SVG document; undefined for what is no card. */
export function drawPrintedCard(pack: Pack, subject: string, id: string, t: Translate): string | undefined {
  if (subject !== 'cards' || !(id === pack.start.id || Object.hasOwn(pack.card, id))) return undefined;
  const face = faceOf(pack, id);
  const svg = rect(BOX, { fill: INK.card, rx: 3, stroke: INK.edge, 'stroke-width': 0.8 });
  return drawSheet([{ height: BOX.h, svg: svg + drawFace(face, BOX, pack.regions, t) }], {
    title: t(face.name),
    width: WIDTH,
    edge: EDGE,
    gap: 0,
    pickable: false,
  });
}
