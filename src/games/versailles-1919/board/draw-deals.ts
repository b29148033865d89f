import { letters, wrap } from '../../../theme/drawing/lettering.ts';
import type { Panel } from '../../../theme/drawing/svg.ts';
import { tellDeals } from '../deals/deal-view.ts';
import type { View } from '../view-types.ts';
import type { Translate } from './draw-board.ts';
import { titled } from './draw-cards.ts';
import { INNER, TYPE } from './layout.ts';
import { msg } from './msg.ts';

const LINE = 15.5;

/** Deals that wait for answers, and what binds this turn (12); nothing where there is nothing. */
export function drawDeals(view: View, t: Translate): Panel {
  const lines = tellDeals(view.deals).flatMap((deal) => wrap(t(deal), INNER, { size: TYPE.text }));
  if (lines.length === 0) return { height: 0, svg: '' };
  const svg = lines.map((text, n) => letters(0, 11 + n * LINE, text, { size: TYPE.text })).join('');
  return titled(msg('versailles-1919-board.deals'), undefined, [{ height: lines.length * LINE, svg }], t);
}
