import type { Message } from '../../kernel/message.ts';
import { type Printed, printedAs } from '../../kernel/printed.ts';
import { isPower } from './forces/who-commands.ts';
import { msg } from './msg.ts';
import type { AreaId, CorpsId, FleetId, LeaderId, Owner, Power, SeaId, Time } from './pack-lists.ts';
import type { Pack } from './pack-types.ts';

/** A power within a sentence: "the Ottoman Empire" has no article of its own in the game: "Turkey". */
export function powerName(power: Power): Message {
  return msg('empires-in-arms.power', { power });
}

/** A power or a minor country. */
export function ownerName(pack: Pick<Pack, 'minor'>, owner: Owner): Message {
  return isPower(owner) ? powerName(owner) : minorName(pack, owner);
}

/** A power, a minor country, or a new political combination (11). */
export function nationName(pack: Pick<Pack, 'minor' | 'combinations'>, nation: Owner): Message {
  return pack.combinations.find(({ id }) => id === nation)?.name ?? ownerName(pack, nation);
}

export function minorName({ minor }: Pick<Pack, 'minor'>, id: string): Printed {
  return minor[id]?.name ?? printedAs(`empires-in-arms-pack.minor-${id}`, id);
}

/** A home province, or a minor country: both are provinces of the map. */
export function provinceName({ province, minor }: Pick<Pack, 'province' | 'minor'>, id: string): Printed {
  return province[id]?.name ?? minorName({ minor }, id);
}

export function areaName({ area }: Pick<Pack, 'area'>, id: AreaId): Printed {
  return area[id]?.name ?? printedAs(`empires-in-arms-pack.area-${id}`, id);
}

export function seaName({ sea }: Pick<Pack, 'sea'>, id: SeaId): Printed {
  return sea[id]?.name ?? printedAs(`empires-in-arms-pack.sea-${id}`, id);
}

export function corpsName({ corpsOf }: Pick<Pack, 'corpsOf'>, id: CorpsId): Printed {
  return corpsOf[id]?.name ?? printedAs(`empires-in-arms-pack.corps-${id}`, id);
}

export function fleetName({ fleet }: Pick<Pack, 'fleet'>, id: FleetId): Printed {
  return fleet[id]?.name ?? printedAs(`empires-in-arms-pack.fleet-${id}`, id);
}

export function leaderName({ leader }: Pick<Pack, 'leader'>, id: LeaderId): Printed {
  return leader[id]?.name ?? printedAs(`empires-in-arms-pack.leader-${id}`, id);
}

/** Names that orders by text may use one for the other, as `Option.called` has them; undefined: there are none. */
export function anyOfNames([first, ...others]: readonly Message[]): Message | undefined {
  return first && others.reduce<Message>((before, name) => msg('empires-in-arms.any-name', { before, name }), first);
}

/** "March 1805", within a sentence: "marzo de 1805". */
export function monthName({ year, month }: Time): Message {
  return msg('empires-in-arms.month-within', { month, year: String(year) });
}

/** The same where it begins a line or is a title: "Marzo de 1805". */
export function monthTitle({ year, month }: Time): Message {
  return msg('empires-in-arms.month', { month, year: String(year) });
}
