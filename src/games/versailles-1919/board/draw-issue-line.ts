import { fitText, letters, textWidth } from '../../../look/drawing/lettering.ts';
import { drawPlace, type Place } from '../../../look/drawing/places.ts';
import { line, type Panel, rect } from '../../../look/drawing/svg.ts';
import type { IssueView } from '../view-types.ts';
import { type Chip, rowEndingAt, rowWidth } from './chips.ts';
import { INK, KIND_TINTS } from './colours.ts';
import type { Say } from './draw-board.ts';
import { INNER, TYPE } from './layout.ts';
import { kindCode } from './names.ts';

const ROW = 23;
const STAMP = 46;
const NAME = STAMP + 6;

/** An issue in one line: region and VP, name, a remark, chips at the right; in two where they do not fit. */
export function drawIssueLine(
  issue: IssueView,
  remark: string,
  chips: readonly Chip[],
  place: Place | undefined,
  speak: Say,
): Panel {
  const small = { size: TYPE.small, fill: INK.muted };
  const name = { size: 15, serif: true } as const;
  const after = NAME + textWidth(issue.name, name) + 8;
  const wide = INNER - 2;
  const oneLine = after + textWidth(remark, small) + 8 + rowWidth(chips) <= wide;
  const height = oneLine ? ROW : ROW + 19;
  // The remark stays beside the name where the chips alone have to move down.
  const beside = oneLine || after + textWidth(remark, small) <= wide;
  const below = fitText(remark, wide - NAME - (chips.length === 0 ? 0 : rowWidth(chips) + 8), 1, TYPE.small, 9, {});
  return {
    height,
    svg: [
      rect({ x: 0, y: 2, w: STAMP, h: 19 }, { rx: 2.5, fill: KIND_TINTS[issue.kind] }),
      letters(4, 15.8, speak(kindCode(issue.kind)), { size: TYPE.small }),
      letters(STAMP - 5, 16.3, String(issue.vp), { size: 13.5, bold: true, anchor: 'end' }),
      letters(NAME, 16.5, issue.name, name),
      beside
        ? letters(after, 16, remark, small)
        : letters(NAME, 34, below.lines[0] ?? '', { ...small, size: below.size }),
      rowEndingAt(chips, wide, oneLine ? 3 : 21),
      line(0, height - 0.4, INNER, height - 0.4, { stroke: INK.rule, 'stroke-width': 0.7 }),
      place ? drawPlace(place, { x: 0, y: 1, w: INNER, h: height - 2 }, 'corner') : '',
    ].join(''),
  };
}
