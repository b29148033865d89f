import type { Message } from '../../../kernel/message.ts';
import { areaName, corpsName, fleetName, nationName, provinceName } from '../names.ts';
import type { AreaId, CorpsId, FleetId, Irregular, MinorId, ProvinceId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { msg } from './msg.ts';
import type { PurchaseOrder, Ware } from './price-purchases.ts';

/** A province, a minor country, or a new political combination. */
export const landName = (pack: Pack, land: ProvinceId | MinorId): Message =>
  pack.province[land] ? provinceName(pack, land) : nationName(pack, land);

export const counterName = (pack: Pack, id: CorpsId | FleetId): Message =>
  pack.fleet[id] ? fleetName(pack, id) : corpsName(pack, id);

/** What is maintained: a corps, a fleet, or the depot in an area. */
export const maintainedName = (pack: Pack, id: CorpsId | FleetId | AreaId): Message =>
  pack.area[id] && !pack.corpsOf[id] && !pack.fleet[id]
    ? msg('empires-in-arms-economy.depot', { area: areaName(pack, id) })
    : counterName(pack, id);

export const wareName = (ware: Ware): Message => msg('empires-in-arms-economy.ware', { ware });

export const irregularName = (kind: Irregular): Message => msg('empires-in-arms-economy.irregular', { kind });

/** "12 infantry", "5 infantry for Holland", "XII Corps". */
export function purchaseName(pack: Pack, order: PurchaseOrder, own: string): Message {
  if (order.what === 'counter') return counterName(pack, order.id);
  const { what, number, nation, port } = order;
  return msg('empires-in-arms-economy.factors', {
    ware: what,
    count: number,
    foreign: String(nation !== own),
    nation: nationName(pack, nation),
    built: port === undefined ? 'no' : 'yes',
    port: port === undefined ? '' : areaName(pack, port),
  });
}
