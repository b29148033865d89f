import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import { figure } from './board/figure.ts';
import { msg } from './board/msg.ts';
import { countForces } from './board/order-of-battle.ts';
import { zoneName } from './board/short-names.ts';
import type { PowerView, View } from './view-types.ts';

const WHAT = ['points', 'money', 'manpower', 'factors', 'ships', 'minors', 'areas'] as const;
type Standing = { readonly [what in (typeof WHAT)[number]]: number };

/** What has become of a power: its status and victory points, its treasury and forces, and the lands it holds. */
export function gains(before: View, after: View, seat: SeatId): readonly Message[] {
  const [was, is] = [powerIn(before, seat), powerIn(after, seat)];
  if (!was || !is) return [];
  const [from, to] = [standing(before, was), standing(after, is)];
  return [
    ...(was.square === is.square
      ? []
      : [msg('empires-in-arms-board.gains-status', { before: squareName(was), after: squareName(is) })]),
    ...WHAT.filter((what) => from[what] !== to[what]).map((what) =>
      msg('empires-in-arms-board.gains', { what, before: figure(from[what]), after: figure(to[what]) }),
    ),
  ];
}

const powerIn = ({ powers }: View, seat: SeatId) => powers.find(({ id }) => id === seat);

function standing(view: View, { id, victoryPoints }: PowerView): Standing {
  const { factors, ships } = countForces(view, id);
  const treasury = view.treasuries.find(({ power }) => power === id);
  return {
    points: victoryPoints,
    money: treasury?.money ?? 0,
    manpower: treasury?.manpower ?? 0,
    factors,
    ships,
    minors: view.minors.filter(({ controller }) => controller === id).length,
    areas: Object.values(view.held).filter((holder) => holder === id).length,
  };
}

const squareName = ({ zone, box }: PowerView) =>
  msg('empires-in-arms-board.square', { zone: zoneName(zone), box: String(box) });
