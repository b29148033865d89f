import { type Panel, stack } from '../../../theme/drawing/svg.ts';
import type { View } from '../view-types.ts';
import { drawMarker, MARKER } from './draw-marker.ts';
import { msg } from './msg.ts';
import { drawLines, EMPTY, type Translate, titled } from './panel.ts';
import { recentLines } from './tell-accounts.ts';

/** The accounts of political points of the last months, power by power; nothing where nobody gained or lost. */
export function drawAccounts(view: View, t: Translate): Panel {
  const accounts = view.powers.flatMap((power) => {
    const lines = recentLines(view, power).map(t);
    if (lines.length === 0) return [];
    const { height, svg } = drawLines(lines, { left: MARKER.width + 7 });
    return [{ height: Math.max(height, MARKER.height), svg: drawMarker(power.id, 0, 1, t) + svg }];
  });
  if (accounts.length === 0) return EMPTY;
  return titled(
    t(msg('empires-in-arms-board.accounts')),
    t(msg('empires-in-arms-board.accounts-note')),
    stack(accounts, 0, 5),
  );
}
