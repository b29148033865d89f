import { letters, wrap } from '../../../theme/drawing/lettering.ts';
import type { Place } from '../../../theme/drawing/places.ts';
import { type Panel, stack } from '../../../theme/drawing/svg.ts';
import type { View } from '../view-types.ts';
import { INK } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { titled } from './draw-cards.ts';
import { drawIssueLine } from './draw-issue-line.ts';
import { INNER, TYPE } from './layout.ts';
import { msg } from './msg.ts';
import { kindTitle } from './names.ts';

/** The decks, the end card, and the top of the discard pile with what taking a card from it costs. */
export function drawPiles(view: View, places: ReadonlyMap<string, Place>, t: Translate): Panel {
  const top = view.discard.slice(0, view.discardPrices.length);
  const lines = top.map((issue, n) => {
    const price = view.discardPrices[n] ?? 0;
    const remark = msg('versailles-1919-board.discarded', { kind: kindTitle(issue.kind), price });
    return drawIssueLine(issue, t(remark), [], places.get(`issue:${issue.id}`), t);
  });
  const notes = [
    msg('versailles-1919-board.decks', {
      issues: view.deck,
      events: view.eventDeck,
      discarded: view.eventDiscard.length,
    }),
    msg('versailles-1919-board.end-card-place', { where: view.endCard }),
    ...(view.unofficial ? [msg('versailles-1919-board.unofficial')] : []),
  ].flatMap((note) => wrap(t(note), INNER, { size: TYPE.text }));
  const small = {
    height: notes.length * 16,
    svg: notes.map((text, n) => letters(0, 12 + n * 16, text, { size: TYPE.text, fill: INK.muted })).join(''),
  };
  const title = msg('versailles-1919-board.piles');
  return titled(title, undefined, [...(lines.length > 0 ? [stack(lines, 0, 0)] : []), small], t);
}
