import { about } from '../../../theme/drawing/about.ts';
import { letters } from '../../../theme/drawing/lettering.ts';
import { type Panel, rect, stack } from '../../../theme/drawing/svg.ts';
import type { Power } from '../pack-lists.ts';
import type { RelationView, View } from '../view-types.ts';
import { drawMarker, MARKER } from './draw-marker.ts';
import { INK, INNER, TYPE } from './layout.ts';
import { msg } from './msg.ts';
import { drawLines, EMPTY, type Translate, titled } from './panel.ts';
import { shortMonth } from './short-names.ts';
import { tellPacts } from './tell-relations.ts';

const ROW = 20;
const SIDE = MARKER.width + 6;

/** Who is at war, allied, or bound by enforced peace, as a table of powers; what else binds them is said below it. */
export function drawRelations(view: View, t: Translate): Panel {
  const powers = view.powers.flatMap(({ id, played }) => (played === 'gone' ? [] : [id]));
  const table = drawTable(powers, view.relations, t);
  const dated = view.relations.some(({ war, allied, peace }) => !war && !allied && peace.length > 0);
  const key = dated ? drawLines([t(msg('empires-in-arms-board.key-peace'))], { fill: INK.muted }) : EMPTY;
  return titled(
    t(msg('empires-in-arms-board.between')),
    '',
    stack([table, key, drawLines(tellPacts(view).map(t))], 0, 6),
  );
}

function drawTable(powers: readonly Power[], relations: View['relations'], t: Translate): Panel {
  const wide = (INNER - SIDE) / powers.length;
  const heads = powers.map((power, n) => drawMarker(power, SIDE + n * wide + (wide - MARKER.width) / 2, 0, t));
  const rows = powers.map((power, row) => {
    const top = ROW * (row + 1);
    const cells = powers.map((other, column) => {
      const box = { x: SIDE + column * wide, y: top, w: wide, h: ROW };
      return drawCell(box, power === other ? 'self' : lookOf(power, other, relations), t);
    });
    return drawMarker(power, 0, top + (ROW - MARKER.height) / 2, t) + cells.join('');
  });
  return { height: ROW * (powers.length + 1), svg: heads.join('') + rows.join('') };
}

/** What two powers are to each other, and how its cell looks. */
export type Look = {
  readonly is: 'war' | 'ally' | 'peace';
  readonly text: ReturnType<typeof shortMonth>;
  readonly ground: string;
  readonly fill?: string;
};

/** How the power of a row stands to that of a column; undefined where there is nothing to say. */
function lookOf(row: Power, column: Power, relations: readonly RelationView[]): Look | undefined {
  const found = relations.find(({ between }) => between.includes(row) && between.includes(column));
  if (!found) return undefined;
  if (found.war) return WAR;
  if (found.allied) return ALLIED;
  const peace = found.peace.find(({ power }) => power === row);
  return peace && peaceUntil(peace.until);
}

export const WAR: Look = {
  is: 'war',
  text: msg('empires-in-arms-board.war'),
  ground: INK.warWash,
  fill: INK.war,
};
export const ALLIED: Look = { is: 'ally', text: msg('empires-in-arms-board.ally'), ground: INK.allyWash };
export const peaceUntil = (month: Parameters<typeof shortMonth>[0]): Look => ({
  is: 'peace',
  text: shortMonth(month),
  ground: INK.peaceWash,
});

function drawCell(box: Parameters<typeof rect>[0], look: Look | 'self' | undefined, t: Translate): string {
  const edge = { stroke: INK.rule, 'stroke-width': 0.8 };
  if (look === undefined) return rect(box, { fill: INK.card, ...edge });
  if (look === 'self') return rect(box, { fill: INK.shade, ...edge });
  return about(look.is, undefined, drawRelation(look, box, t));
}

/** A cell with what two powers are to each other. */
export function drawRelation({ text, ground, fill }: Look, box: Parameters<typeof rect>[0], t: Translate): string {
  const how = { size: TYPE.small, bold: fill !== undefined, anchor: 'middle', fill: fill ?? INK.text } as const;
  return (
    rect(box, { fill: ground, stroke: INK.rule, 'stroke-width': 0.8 }) +
    letters(box.x + box.w / 2, box.y + 14, t(text), how)
  );
}
