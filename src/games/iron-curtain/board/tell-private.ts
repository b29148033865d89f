import type { Message } from '../../../kernel/message.ts';
import { isSide } from '../sides.ts';
import type { View } from '../view-types.ts';
import { msg } from './msg.ts';
import { faceArgs } from './tell-board.ts';

/** A side's own cards in sentences: its hand, and what it set aside for the aftermath. Empty for all others. */
export function tellPrivate(view: View): readonly Message[] {
  const side = view.viewer;
  if (!isSide(side)) return [];
  const hand = view.hands[side].known.map((card) =>
    msg('iron-curtain-board.private-card', faceArgs(card, view.regions)),
  );
  const aside = view.aftermath[side].known.map((card) =>
    msg('iron-curtain-board.private-aftermath', faceArgs(card, view.regions)),
  );
  const empty = hand.length === 0 && !view.ending ? [msg('iron-curtain-board.private-empty')] : [];
  return [...hand, ...empty, ...aside];
}
