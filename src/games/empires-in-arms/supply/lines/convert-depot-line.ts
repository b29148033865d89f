import { corpsCommander } from '../../forces/who-commands.ts';
import { areaName } from '../../names.ts';
import type { AreaId } from '../../pack-lists.ts';
import { areaOption } from '../../piece-options.ts';
import { idIn } from '../../read-form.ts';
import { convertDepot, whyNotConvertDepot } from '../convert-depot.ts';
import { msg } from '../msg.ts';
import type { NoDepot } from '../no-depot.ts';
import { noDepotMisfit } from '../say-no-depot.ts';
import { oneOf, type SupplyLine, type SupplyPlan } from './supply-line.ts';

/** 7.3.6.1: an enemy depot without a garrison, where somebody of the power has come, becomes its own. */
export const convertDepotLine: SupplyLine<AreaId, NoDepot> = {
  id: 'convert-depot',
  orders: (plan) => {
    const areas = Object.keys(plan.state.depots).filter((area) => {
      const no = whyNotConvertHere(plan, area)?.why;
      return no !== 'no_enemy_depot' && no !== 'nobody_there';
    });
    return oneOf(
      'convert-depot',
      areas.map((area) => areaOption(plan.pack, area)),
    );
  },
  read: idIn,
  whyNot: whyNotConvertHere,
  sayNo: noDepotMisfit,
  carryOut: (plan, area, play) => {
    const { state, power } = plan;
    const of = state.depots[area]?.power ?? power;
    convertDepot(plan, power, area);
    play?.tell({ type: 'depot-converted', power, of, area });
  },
  say: (pack, area) => msg('empires-in-arms-supply.line.convert-depot', { area: areaName(pack, area) }),
  changesSurroundings: true,
};

function whyNotConvertHere(plan: SupplyPlan, area: AreaId): NoDepot | undefined {
  const { state, pack, power } = plan;
  const there = state.depots[area];
  if (!there || there.power === power) return { why: 'no_enemy_depot', id: area };
  const corps = Object.entries(state.corps).some(
    ([id, one]) => one.area === area && !one.besieged && !one.inCity && corpsCommander(state, pack, id) === power,
  );
  const irregulars = (state.irregulars[area] ?? []).some((one) => one.power === power && one.number > 0);
  return corps || irregulars ? whyNotConvertDepot(plan, power, area) : { why: 'nobody_there', id: area };
}
