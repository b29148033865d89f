import type { Message } from '../../../kernel/message.ts';
import { isPower } from '../forces/who-commands.ts';
import { msg as gameMsg } from '../msg.ts';
import { powerName } from '../names.ts';
import type { Owner } from '../pack-lists.ts';
import type { PowerView, View } from '../view-types.ts';
import { signed } from './figure.ts';
import { msg } from './msg.ts';

/** As many months as lie between two economic phases: older lines are in the log. */
const RECENT = 3;

/** What a power has gained and lost of late, with the reason of each. */
export function tellAccounts(view: View): readonly Message[] {
  return view.powers.flatMap((power) => {
    const lines = recentLines(view, power);
    if (lines.length === 0) return [];
    return [msg('empires-in-arms-board.account', { power: powerName(power.id), lines })];
  });
}

/** The lines of a power's account of political points (4) in the last months, each "+2 control of Bavaria (4.6.3)". */
export function recentLines(view: View, { account }: Pick<PowerView, 'account'>): readonly Message[] {
  return account
    .filter(({ month }) => month > view.month - RECENT)
    .map(({ for: event, with: other, points }) =>
      msg('empires-in-arms-board.account-line', {
        points: signed(points),
        why: gameMsg('empires-in-arms.points-for', { event, with: other === undefined ? '' : nameOf(view, other) }),
      }),
    );
}

function nameOf({ minors, combinations }: View, owner: Owner): Message | string {
  if (isPower(owner)) return powerName(owner);
  return [...minors, ...combinations].find(({ id }) => id === owner)?.name ?? owner;
}
