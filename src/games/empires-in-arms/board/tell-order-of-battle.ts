import type { Message } from '../../../kernel/message.ts';
import type { Power } from '../pack-lists.ts';
import type { OwnCorpsView, View } from '../view-types.ts';
import { msg } from './msg.ts';
import { countForces, type Line, orderOfBattle } from './order-of-battle.ts';
import { placeName } from './place-name.ts';
import { tellFactors } from './tell-captives.ts';
import { tellAboard, tellDepot, tellFleet, tellGarrison, tellIrregulars } from './tell-pieces.ts';

/** All that a power has: the sums, then area by area, corps with what they hold and what more they could. */
export function tellOrderOfBattle(view: View, power: Power): readonly Message[] {
  const { factors, corps, ships, fleets } = countForces(view, power);
  const beside = view.leaders.filter(({ nation, is }) => nation === power && is === 'beside').map(({ name }) => name);
  return [
    msg('empires-in-arms-board.forces', { factors: String(factors), corps, ships: String(ships), fleets }),
    ...(beside.length > 0 ? [msg('empires-in-arms-board.leaders-beside', { leaders: beside })] : []),
    ...orderOfBattle(view, power).map((line) =>
      msg('empires-in-arms-board.area', { area: placeName(line.place), what: tellLine(line, view) }),
    ),
  ];
}

function tellLine(line: Line, view: View): readonly Message[] {
  const { corps, aboard, leaders, garrisons, depots, irregulars, fleets } = line;
  return [
    ...leaders.map(({ name }) => name),
    ...corps.map(tellCorps),
    ...aboard.map((one) => tellAboard(one, view)),
    ...irregulars.map(tellIrregulars),
    ...garrisons.map(tellGarrison),
    ...depots.map(tellDepot),
    ...fleets.map(tellFleet),
  ];
}

function tellCorps({ name, factors, capacity, besieged }: OwnCorpsView): Message {
  const room = capacity.flatMap(({ troops, most }) => {
    const held = troops.reduce((sum, troop) => sum + (factors[troop] ?? 0), 0);
    const [first] = troops;
    if (held >= most || first === undefined) return [];
    return [msg('empires-in-arms-board.factors', { troop: first, number: String(most - held) })];
  });
  const held = tellFactors(factors);
  const what =
    room.length === 0
      ? msg('empires-in-arms-board.full', { factors: held })
      : msg('empires-in-arms-board.room', { factors: held, room });
  return msg('empires-in-arms-board.own-corps', { name, what, besieged: String(besieged) });
}
