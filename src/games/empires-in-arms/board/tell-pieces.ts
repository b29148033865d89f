import type { Message } from '../../../kernel/message.ts';
import { countGarrison } from '../forces/count-factors.ts';
import { powerName } from '../names.ts';
import type { AboardView, FleetView, GarrisonView, View } from '../view-types.ts';
import { msg } from './msg.ts';
import { tellFactors } from './tell-captives.ts';

export function tellGarrison({ of, infantry, militia, besieged }: GarrisonView): Message {
  const factors = String(countGarrison({ infantry, militia }));
  return msg('empires-in-arms-board.garrison', { of, factors, besieged: String(besieged === true) });
}

export function tellDepot({ power, garrison }: View['depots'][number]): Message {
  if (!garrison) return msg('empires-in-arms-board.depot', { power: powerName(power) });
  const factors = String(countGarrison(garrison));
  return msg('empires-in-arms-board.guarded-depot', { power: powerName(power), factors });
}

/** Cossacks, Freikorps or guerrillas: a factor each. */
export function tellIrregulars({
  kind,
  power,
  number,
  inCity = 0,
  atDepot = 0,
}: View['irregulars'][string][number]): Message {
  return msg('empires-in-arms-board.irregulars', {
    kind,
    power: powerName(power),
    count: number,
    number: String(number),
    inside: inCity,
    guarding: atDepot,
  });
}

/** A corps on a fleet, to who commands it. */
export function tellAboard({ name, factors, fleet }: AboardView, { fleets }: Pick<View, 'fleets'>): Message {
  return msg('empires-in-arms-board.aboard', {
    name,
    what: tellFactors(factors),
    fleet: fleets.find(({ id }) => id === fleet)?.name ?? '',
  });
}

export function tellFleet({ name, ships, at, depot }: FleetView): Message {
  const fleet = msg('empires-in-arms-board.fleet', { name, count: ships, in: at.in });
  return depot ? msg('empires-in-arms-board.with-depot', { fleet }) : fleet;
}
