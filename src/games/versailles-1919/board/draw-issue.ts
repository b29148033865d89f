import { about } from '../../../theme/drawing/about.ts';
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
const QUIET = { size: TYPE.small, fill: INK.muted } as const;

/** An issue as a card over the whole width: VP, name and cubes; below, its options side by side. */
export function drawIssue(issue: IssueView, place: Place | undefined, t: Translate): Panel {
  const options = drawOptions(issue, t);
  const height = HEAD + options.height;
  const box = { x: 0, y: 0, w: INNER, h: height };
  return {
    height,
    svg: [
      about(
        `issue-${issue.id}`,
        undefined,
        rect(box, { rx: 3, fill: INK.card }) + drawHead(issue, t) + at(0, HEAD, options.svg),
      ),
      drawStamp(issue, t),
      ...signsOf(issue, t),
      at(0, HEAD, options.signs),
      rect(box, { rx: 3, fill: 'none', stroke: INK.edge, 'stroke-width': 0.8 }),
      place ? drawPlace(place, box, 'edge') : '',
    ].join(''),
  };
}

/** VP on the tint of what it belongs to. */
function drawStamp({ kind, vp }: Pick<IssueView, 'kind' | 'vp'>, t: Translate): string {
  return about(
    `kind-${kind}`,
    undefined,
    [
      rect({ x: 0.4, y: 0.4, w: STAMP - 0.4, h: HEAD - 0.8 }, { rx: 2.6, fill: KIND_TINTS[kind] }),
      letters(STAMP / 2, 20, String(vp), { size: 20, bold: true, anchor: 'middle' }),
      letters(STAMP / 2, 33, t(msg('versailles-1919-board.vp')), { size: TYPE.small, anchor: 'middle' }),
    ].join(''),
  );
}

function drawHead(issue: IssueView, t: Translate): string {
  const cubes = cubeChips(issue);
  const left = STAMP + PAD;
  const room = INNER - left - PAD - (cubes.length === 0 ? 0 : rowWidth(cubes) + PAD);
  const name = fitText(t(issue.name), room, 1, TYPE.name + 1.5, 12.5, { serif: true });
  const { leader } = issue;
  return [
    letters(left, 18, name.lines[0] ?? '', { size: name.size, serif: true }),
    letters(left, 32.5, t(kindTitle(issue.kind)), QUIET),
    leader
      ? letters(INNER - PAD, 33, t(msg('versailles-1919-board.leads', { nation: nationTitle(leader) })), {
          size: TYPE.small,
          anchor: 'end',
          fill: NATION_LOOKS[leader].strong,
        })
      : '',
  ].join('');
}

/** What of its head has a meaning of its own: its cubes, and whether no units count in a bid for it. */
function signsOf(issue: IssueView, t: Translate): readonly string[] {
  const cubes = rowEndingAt(cubeChips(issue), INNER - PAD, 4);
  if (!issue.noMilitary) return [cubes];
  const left = STAMP + PAD + textWidth(t(kindTitle(issue.kind)), QUIET) + 10;
  const how = { size: TYPE.small, bold: true } as const;
  const words = t(msg('versailles-1919-board.no-military'));
  const box = { x: left, y: 22, w: textWidth(words, how), h: 15 };
  return [cubes, about('no-military', box, letters(left, 32.5, words, how))];
}

/** The cubes on an issue, most first. */
function cubeChips({ cubes, leader }: IssueView): readonly Chip[] {
  return FACTIONS.filter((faction) => (cubes[faction] ?? 0) > 0)
    .toSorted((a, b) => (cubes[b] ?? 0) - (cubes[a] ?? 0))
    .map((faction) => cubeChip(faction, cubes[faction] ?? 0, faction === leader));
}

/** Three side by side; four in two rows; `signs`: what they do, to be written over them. */
function drawOptions(issue: IssueView, t: Translate): Panel & { readonly signs: string } {
  if (issue.kind === 'end') {
    const text = letters(STAMP + PAD, 15, t(msg('versailles-1919-board.end-card')), { size: TYPE.text });
    return { height: 24, svg: text, signs: '' };
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
  const signs: string[] = [];
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
      signs.push(at(x, y + lines * LABEL + 3, chips.svg));
    }
    y += height + 8;
  }
  return { height: y - 1, svg: drawn.join(''), signs: signs.join('') };
}
