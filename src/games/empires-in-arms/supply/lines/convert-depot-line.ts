import { corpsCommander } from '../../forces/who-commands.ts';
import { areaName } from '../../names.ts';
import type { AreaId } from '../../pack-lists.ts';
import { convertDepot, whyNotConvertDepot } from '../convert-depot.ts';
import { msg } from '../msg.ts';
import type { NoDepot } from '../no-depot.ts';
import { noDepotMisfit } from '../say-no-depot.ts';
import { areaOption, type Desk, idIn, oneOf, type SupplyLine } from './supply-line.ts';

/** 7.3.6.1: an enemy depot without a garrison, where somebody of the power has come, becomes its own. */
export const convertDepotLine: SupplyLine<AreaId, NoDepot> = {
  id: 'convert-depot',
  orders: (desk) => {
    const areas = Object.keys(desk.state.depots).filter((area) => {
      const no = whyNotConvertHere(desk, area)?.why;
      return no !== 'no_enemy_depot' && no !== 'nobody_there';
    });
    return oneOf(
      'convert-depot',
      areas.map((area) => areaOption(desk.pack, area)),
    );
  },
  read: idIn,
  whyNot: whyNotConvertHere,
  sayNo: noDepotMisfit,
  carryOut: (desk, area, play) => {
    const { state, power } = desk;
    const of = state.depots[area]?.power ?? power;
    convertDepot(desk, power, area);
    play?.tell({ type: 'depot-converted', power, of, area });
  },
  say: (pack, area) => msg('empires-in-arms-supply.line.convert-depot', { area: areaName(pack, area) }),
  changesSurroundings: true,
};

function whyNotConvertHere(desk: Desk, area: AreaId): NoDepot | undefined {
  const { state, pack, power } = desk;
  const there = state.depots[area];
  if (!there || there.power === power) return { why: 'no_enemy_depot', id: area };
  const corps = Object.entries(state.corps).some(
    ([id, one]) => one.area === area && !one.besieged && !one.inCity && corpsCommander(state, pack, id) === power,
  );
  const irregulars = (state.irregulars[area] ?? []).some((one) => one.power === power && one.number > 0);
  return corps || irregulars ? whyNotConvertDepot(desk, power, area) : { why: 'nobody_there', id: area };
}
