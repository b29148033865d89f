import type { Message } from '../../../kernel/message.ts';
import { about } from '../../../theme/drawing/about.ts';
import { letters, wrap } from '../../../theme/drawing/lettering.ts';
import type { Place } from '../../../theme/drawing/places.ts';
import { line, type Panel, rect } from '../../../theme/drawing/svg.ts';
import type { FactionId } from '../pack-types.ts';
import type { View } from '../view-types.ts';
import { at } from './chips.ts';
import { INK, NATION_LOOKS } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { titled } from './draw-cards.ts';
import { drawIssue } from './draw-issue.ts';
import { INNER, MARGIN, PAD, TYPE, WIDTH } from './layout.ts';
import { drawFlame, drawMark } from './marks.ts';
import { msg } from './msg.ts';
import { nationTitle } from './names.ts';
import { bidWords, checkLines } from './trouble-words.ts';

/** The uprising check under way: each region, what the die needs, what has been announced. */
export function drawCheck(view: View, t: Translate): Panel {
  const { check } = view;
  if (!check) return { height: 0, svg: '' };
  const lines = checkLines(view, check).flatMap((text) => wrap(t(text), INNER - 26, { size: TYPE.text }));
  const height = 32 + lines.length * 16;
  return {
    height,
    svg: [
      wash(height),
      about('check', { x: 0, y: 0, w: 24, h: 28 }, drawFlame(10, 14, 24)),
      letters(26, 18, t(msg('versailles-1919-board.check')), { size: TYPE.title, serif: true }),
      ...lines.map((text, n) => letters(26, 37 + n * 16, text, { size: TYPE.text })),
    ].join(''),
  };
}

/** The issue up for bid: the card, and what each nation has bid. */
export function drawAuction(view: View, places: ReadonlyMap<string, Place>, t: Translate): Panel {
  const { auction } = view;
  if (!auction) return { height: 0, svg: '' };
  const rows = view.factions
    .filter(({ id }) => id !== view.neutral)
    .map(({ id }, n) => bidRow(id, bidWords(auction, id), id === auction.best, n, t));
  const bids = { height: rows.length * 22, svg: rows.join('') };
  const note = msg('versailles-1919-board.was-of', { nation: nationTitle(auction.owner) });
  const panel = titled(
    msg('versailles-1919-board.auction'),
    note,
    [drawIssue(auction.issue, places.get(`issue:${auction.issue.id}`), t), bids],
    t,
  );
  return { height: panel.height + 8, svg: wash(panel.height + 8) + panel.svg };
}

/** What is under way has a wash that reaches the edges of the sheet. */
function wash(height: number): string {
  return rect({ x: -MARGIN, y: -6, w: WIDTH, h: height + 6 }, { fill: INK.accentWash });
}

function bidRow(faction: FactionId, text: Message, leads: boolean, n: number, t: Translate): string {
  const { strong } = NATION_LOOKS[faction];
  return at(
    0,
    n * 22,
    [
      about(`nation-${faction}`, { x: 0, y: 1, w: 16, h: 20 }, drawMark(faction, 7, 11, 10)),
      letters(PAD + 10, 15.5, t(nationTitle(faction)), { size: TYPE.text, bold: true, fill: strong }),
      letters(76, 15.5, t(text), { size: TYPE.text, bold: leads }),
      line(0, 21.5, INNER, 21.5, { stroke: INK.rule, 'stroke-width': 0.7 }),
    ].join(''),
  );
}
