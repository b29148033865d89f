import { letters, textWidth, wrap } from '../../../theme/drawing/lettering.ts';
import type { Panel } from '../../../theme/drawing/svg.ts';
import type { View } from '../view-types.ts';
import { INK, SIDE_COLOURS } from './colours.ts';
import { drawCube } from './cubes.ts';
import type { Translate } from './draw-board.ts';
import { INNER, MARGIN } from './layout.ts';
import { msg } from './msg.ts';
import { sideName } from './say-event.ts';

/** How far the game is: round and turn, and whose turn it is; and the card that this turn is about. */
export function drawHeading(view: View, t: Translate): Panel {
  const { round, rounds, turn, turns } = view;
  const when = view.active
    ? msg('iron-curtain-board.turn', { round, rounds, turn, turns })
    : msg('iron-curtain-board.before-round', { round, rounds });
  const side = view.ending?.winner ?? view.active;
  const what = view.ending
    ? msg('iron-curtain-board.wins', { side: sideName(view.ending.winner) })
    : view.active
      ? msg('iron-curtain-board.to-play', { side: sideName(view.active) })
      : undefined;
  const left = view.ending
    ? msg('iron-curtain-board.ending', { how: view.ending.how, side: sideName(view.ending.winner) })
    : when;
  const parts = [letters(MARGIN, 14, t(left), { size: 13.5 })];
  if (side && what) {
    const text = t(what);
    const how = { size: 14.5, bold: true, anchor: 'end', fill: SIDE_COLOURS[side].strong } as const;
    parts.push(letters(MARGIN + INNER, 14, text, how));
    parts.push(drawCube(side, MARGIN + INNER - textWidth(text, how) - 8, 9.5, 10, SIDE_COLOURS[side].strong, 'none'));
  }
  const lines = wrap(sayTurnCard(view, t), INNER, { size: 12 });
  const shown = lines.filter((text) => text !== '');
  for (const [n, text] of shown.entries())
    parts.push(letters(MARGIN, 31 + n * 15, text, { size: 12, fill: INK.muted }));
  return { height: 16 + shown.length * 15 + (shown.length > 0 ? 3 : 0), svg: parts.join('') };
}

/** The card of this turn in one sentence; empty when there is none. */
function sayTurnCard(view: View, t: Translate): string {
  const known = view.chosen?.known[0];
  const card = view.cards.find((face) => face.id === view.played) ?? known;
  if (card?.side && card.eventText) {
    return t(
      msg(known === card ? 'iron-curtain-board.heading-chosen' : 'iron-curtain-board.heading-played', {
        name: card.name,
        side: sideName(card.side),
        cubes: card.cubes ?? 0,
        event: card.eventText,
      }),
    );
  }
  if (view.chosen && view.active) {
    return t(msg('iron-curtain-board.chosen-hidden', { side: sideName(view.active) }));
  }
  return '';
}
