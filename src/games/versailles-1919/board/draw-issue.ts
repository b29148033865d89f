import { fitText, letters, textWidth, wrap } from '../../../theme/drawing/lettering.ts';
import { drawPlace, type Place } from '../../../theme/drawing/places.ts';
import { line, type Panel, rect } from '../../../theme/drawing/svg.ts';
import { FACTIONS } from '../factions.ts';
import type { IssueView } from '../view-types.ts';
import { at, type Chip, cubeChip, flow, rowEndingAt, rowWidth } from './chips.ts';
import { INK, KIND_TINTS, NATION_LOOKS } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { effectChips } from './effect-chips.ts';
import { INNER, PAD, TYPE } from './layout.ts';
import { msg } from './msg.ts';
import { kindTitle, nationTitle } from './names.ts';

const HEAD = 38;
const STAMP = 38;
const LABEL = 14;

/** An issue as a card over the whole width: VP, name and cubes; below, its options side by side. */
export function drawIssue(issue: IssueView, place: Place | undefined, t: Translate): Panel {
  const options = drawOptions(issue, t);
  const height = HEAD + options.height;
  const box = { x: 0, y: 0, w: INNER, h: height };
  return {
    height,
    svg: [
      rect(box, { rx: 3, fill: INK.card }),
      drawHead(issue, t),
      at(0, HEAD, options.svg),
      rect(box, { rx: 3, fill: 'none', stroke: INK.edge, 'stroke-width': 0.8 }),
      place ? drawPlace(place, box, 'edge') : '',
    ].join(''),
  };
}

/** VP on the tint of what it belongs to. */
function drawStamp(issue: IssueView, t: Translate): string {
  return [
    rect({ x: 0.4, y: 0.4, w: STAMP - 0.4, h: HEAD - 0.8 }, { rx: 2.6, fill: KIND_TINTS[issue.kind] }),
    letters(STAMP / 2, 20, String(issue.vp), { size: 20, bold: true, anchor: 'middle' }),
    letters(STAMP / 2, 33, t(msg('versailles-1919-board.vp')), { size: TYPE.small, anchor: 'middle' }),
  ].join('');
}

function drawHead(issue: IssueView, t: Translate): string {
  const cubes = cubeChips(issue);
  const left = STAMP + PAD;
  const room = INNER - left - PAD - (cubes.length === 0 ? 0 : rowWidth(cubes) + PAD);
  const name = fitText(t(issue.name), room, 1, TYPE.name + 1.5, 12.5, { serif: true });
  const belongs = t(kindTitle(issue.kind));
  const small = { size: TYPE.small, fill: INK.muted };
  const after = left + textWidth(belongs, small) + 10;
  const { leader } = issue;
  return [
    drawStamp(issue, t),
    letters(left, 18, name.lines[0] ?? '', { size: name.size, serif: true }),
    letters(left, 32.5, belongs, small),
    issue.noMilitary
      ? letters(after, 32.5, t(msg('versailles-1919-board.no-military')), { size: TYPE.small, bold: true })
      : '',
    rowEndingAt(cubes, INNER - PAD, 4),
    leader
      ? letters(INNER - PAD, 33, t(msg('versailles-1919-board.leads', { nation: nationTitle(leader) })), {
          size: TYPE.small,
          anchor: 'end',
          fill: NATION_LOOKS[leader].strong,
        })
      : '',
  ].join('');
}

/** The cubes on an issue, most first. */
function cubeChips({ cubes, leader }: IssueView): readonly Chip[] {
  return FACTIONS.filter((faction) => (cubes[faction] ?? 0) > 0)
    .toSorted((a, b) => (cubes[b] ?? 0) - (cubes[a] ?? 0))
    .map((faction) => cubeChip(faction, cubes[faction] ?? 0, faction === leader));
}

/** Three side by side; four in two rows. */
function drawOptions(issue: IssueView, t: Translate): Panel {
  if (issue.kind === 'end') {
    const text = letters(STAMP + PAD, 15, t(msg('versailles-1919-board.end-card')), { size: TYPE.text });
    return { height: 24, svg: text };
  }
  const across = issue.options.length > 3 ? 2 : Math.max(1, issue.options.length);
  const column = (INNER - 2 * PAD) / across;
  const room = column - 7;
  const cells = issue.options.map(({ label, parts }) => {
    const name = wrap(t(label), room, { size: TYPE.text, bold: true });
    const chips = flow(
      parts.flatMap((effect) => effectChips(effect, room, t)),
      room,
    );
    return { name, chips };
  });
  const drawn: string[] = [];
  let y = 6;
  for (let first = 0; first < cells.length; first += across) {
    const row = cells.slice(first, first + across);
    const lines = Math.max(...row.map(({ name }) => name.length));
    const height = lines * LABEL + 4 + Math.max(...row.map(({ chips }) => chips.height));
    for (const [n, { name, chips }] of row.entries()) {
      const x = PAD + n * column + (n === 0 ? 0 : 5);
      if (n > 0) drawn.push(line(x - 5, y, x - 5, y + height, { stroke: INK.rule, 'stroke-width': 0.8 }));
      for (const [i, text] of name.entries())
        drawn.push(letters(x, y + 11 + i * LABEL, text, { size: TYPE.text, bold: true }));
      drawn.push(at(x, y + lines * LABEL + 3, chips.svg));
    }
    y += height + 8;
  }
  return { height: y - 1, svg: drawn.join('') };
}
