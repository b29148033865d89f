import { about } from '../../../theme/drawing/about.ts';
import { fitText, letters, textWidth, wrap } from '../../../theme/drawing/lettering.ts';
import { drawPlace, type Place } from '../../../theme/drawing/places.ts';
import { line, type Panel, rect } from '../../../theme/drawing/svg.ts';
import type { IssueView } from '../view-types.ts';
import { at, type Chip, flow, rowEndingAt, rowWidth } from './chips.ts';
import { INK, KIND_TINTS } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { INNER, TYPE } from './layout.ts';
import { kindCode } from './names.ts';

const ROW = 23;
const LINE = 14;
const STAMP = 46;
const NAME = STAMP + 6;

/** An issue in one line: region and VP, name, a remark, chips at the right; what does not fit goes below. */
export function drawIssueLine(
  issue: IssueView,
  remark: string,
  chips: readonly Chip[],
  place: Place | undefined,
  t: Translate,
): Panel {
  const small = { size: TYPE.small, fill: INK.muted };
  const wide = INNER - 2;
  const called = t(issue.name);
  const name = fitText(called, wide - NAME, 1, 15, TYPE.small, { serif: true });
  const after = NAME + textWidth(called, { size: name.size, serif: true }) + 8;
  const beside = after + textWidth(remark, small) <= wide;
  const oneLine = beside && after + textWidth(remark, small) + 8 + rowWidth(chips) <= wide;
  const remarks = beside ? [] : wrap(remark, wide - NAME, small);
  const rows = oneLine ? { height: 0, svg: '' } : flow(chips, wide - NAME);
  const top = ROW + remarks.length * LINE;
  const height = top + (rows.height > 0 ? rows.height + 4 : 0);
  return {
    height,
    svg: [
      drawLineStamp(issue, t),
      about(
        `issue-${issue.id}`,
        { x: NAME, y: 0, w: INNER - NAME, h: height },
        [
          letters(NAME, 16.5, name.lines[0] ?? '', { size: name.size, serif: true }),
          beside ? letters(after, 16, remark, small) : '',
          ...remarks.map((text, n) => letters(NAME, ROW + 9 + n * LINE, text, small)),
        ].join(''),
      ),
      oneLine ? rowEndingAt(chips, wide, 3) : at(NAME, top, rows.svg),
      line(0, height - 0.4, INNER, height - 0.4, { stroke: INK.rule, 'stroke-width': 0.7 }),
      place ? drawPlace(place, { x: 0, y: 1, w: INNER, h: height - 2 }, 'edge') : '',
    ].join(''),
  };
}

/** VP and letters on the tint of what an issue belongs to. */
export function drawLineStamp({ kind, vp }: Pick<IssueView, 'kind' | 'vp'>, t: Translate): string {
  return about(
    `kind-${kind}`,
    undefined,
    [
      rect({ x: 0, y: 2, w: STAMP, h: 19 }, { rx: 2.5, fill: KIND_TINTS[kind] }),
      letters(4, 15.8, t(kindCode(kind)), { size: TYPE.small }),
      letters(STAMP - 5, 16.3, String(vp), { size: 13.5, bold: true, anchor: 'end' }),
    ].join(''),
  );
}
