import { countFactors } from '../../forces/count-factors.ts';
import { corpsCommander } from '../../forces/who-commands.ts';
import { areaName } from '../../names.ts';
import type { AreaId, CorpsId } from '../../pack-lists.ts';
import { areaOptions, one } from '../../piece-options.ts';
import { idIn, idsIn } from '../../read-form.ts';
import { isHeldByEnemy, roomInCity, whyNotUseCity } from '../city.ts';
import type { OrderTo } from '../land-order.ts';
import { isOutside, type LandPlan, marchOf, ownCorpsOf, setMarch } from '../land-plan.ts';
import { changeTurn } from '../land-turn.ts';
import { msg } from '../msg.ts';
import type { NoLand } from '../no-land.ts';
import { corpsNames, sayNoLand } from '../say-land.ts';
import { besiege, corpsOutside, liftSiege } from '../siege.ts';
import { lineKind } from './line-kind.ts';
import { corpsOptions, orderOf, some } from './line-parts.ts';

/** 7.3.3.3.2, 7.3.4: corps go into the city of their area and are its garrison. */
export const enterCityLine = lineKind<OrderTo<'enter_city'>, NoLand>({
  id: 'enter-city',
  orders: (plan) => {
    const corps = ownCorpsOf(plan, plan.power).filter((id) => {
      const there = plan.state.corps[id];
      return there !== undefined && isOutside(there) && plan.pack.area[there.area]?.city !== undefined;
    });
    return corps.length === 0 ? [] : [orderOf('enter-city', some(corpsOptions(plan, corps)))];
  },
  read: (answer) => ({ order: 'enter_city', corps: idsIn(answer) }),
  whyNot: (plan, { corps }) => {
    const taken = new Map<AreaId, number>();
    for (const id of corps) {
      const area = plan.state.corps[id]?.area ?? '';
      const no = whyNotEnter(plan, id, taken.get(area) ?? 0);
      if (no) return no;
      taken.set(area, (taken.get(area) ?? 0) + countFactors(plan.state.corps[id]?.factors ?? {}));
    }
    return undefined;
  },
  sayNo: sayNoLand,
  carryOut: (plan, { corps }, play) => {
    for (const id of corps) {
      const there = plan.state.corps[id];
      if (!there) continue;
      setMarch(plan.state, id, marchOf(plan, id));
      there.inCity = true;
      play?.tell({ type: 'entered-city', power: plan.power, corps: [id], area: there.area });
    }
  },
  say: (pack, { corps }) => msg('empires-in-arms-land.line.enter-city', { corps: corpsNames(pack, corps) }),
});

function whyNotEnter(plan: LandPlan, id: CorpsId, taken: number): NoLand | undefined {
  const { state, pack, power, around } = plan;
  const there = state.corps[id];
  if (!there) return { why: 'off_the_map', id };
  if (there.besieged) return { why: 'besieged', id };
  if (there.inCity) return { why: 'in_city_already', id };
  const { area, factors } = there;
  const { entered = [], cameOut } = state.marches?.[id] ?? {};
  if ((entered.length > 0 || cameOut) && around.enemies.outside.has(area)) return { why: 'must_stop', area };
  const no = whyNotUseCity(plan, power, pack.corpsOf[id]?.nation ?? power, area);
  if (no) return no;
  const room = roomInCity(plan, area) - taken;
  return countFactors(factors) > room ? { why: 'no_room', area, room } : undefined;
}

/** 7.3.4: corps come out of a city that is not besieged, at no cost, and attack enemy corps before it (7.3.7.1). */
export const leaveCityLine = lineKind<OrderTo<'leave_city'>, NoLand>({
  id: 'leave-city',
  orders: (plan) => {
    const corps = ownCorpsOf(plan, plan.power).filter((id) => !whyNotLeave(plan, id));
    return corps.length === 0 ? [] : [orderOf('leave-city', some(corpsOptions(plan, corps)))];
  },
  read: (answer) => ({ order: 'leave_city', corps: idsIn(answer) }),
  whyNot: (plan, { corps }) => corps.map((id) => whyNotLeave(plan, id)).find((no) => no !== undefined),
  sayNo: sayNoLand,
  carryOut: (plan, { corps }, play) => {
    for (const id of corps) {
      const there = plan.state.corps[id];
      if (!there) continue;
      setMarch(plan.state, id, { ...marchOf(plan, id), cameOut: true });
      delete there.inCity;
      play?.tell({ type: 'left-city', power: plan.power, corps: [id], area: there.area });
    }
  },
  say: (pack, { corps }) => msg('empires-in-arms-land.line.leave-city', { corps: corpsNames(pack, corps) }),
});

function whyNotLeave({ state, pack, power }: LandPlan, id: CorpsId): NoLand | undefined {
  const there = state.corps[id];
  if (!there) return { why: 'off_the_map', id };
  if (corpsCommander(state, pack, id) !== power) return { why: 'not_yours', id };
  if (there.besieged) return { why: 'besieged', id };
  return there.inCity ? undefined : { why: 'not_in_city', id };
}

/** 7.3.7.1: corps end their march and besiege the city of their area; they have no points left then (7.4.1.2.2). */
export const besiegeLine = lineKind<OrderTo<'besiege'>, NoLand>({
  id: 'besiege',
  changesSurroundings: true,
  orders: (plan) => {
    const corps = ownCorpsOf(plan, plan.power).filter((id) => !whyNotBesiege(plan, id));
    return corps.length === 0 ? [] : [orderOf('besiege', some(corpsOptions(plan, corps)))];
  },
  read: (answer) => ({ order: 'besiege', corps: idsIn(answer) }),
  whyNot: (plan, { corps }) => {
    for (const id of corps) {
      const no = whyNotBesiege(plan, id);
      if (no) return no;
    }
    return undefined;
  },
  sayNo: sayNoLand,
  carryOut: (plan, { corps }, play) => {
    const { state, power } = plan;
    for (const id of corps) {
      const area = state.corps[id]?.area ?? '';
      setMarch(state, id, { ...marchOf(plan, id), left: 0 });
      changeTurn(state, (turn) => {
        if (!turn.besiege.includes(area)) turn.besiege.push(area);
        turn.passBy = turn.passBy.filter((other) => other !== area);
      });
      // Enemies outside must be fought first (7.3.7.1).
      if (plan.around.enemies.outside.has(area) || state.sieges?.[area]?.includes(power)) continue;
      besiege(plan, power, area);
      play?.tell({ type: 'siege-begun', power, area });
    }
  },
  say: (pack, { corps }, plan) => {
    const area = plan?.state.corps[corps[0] ?? '']?.area;
    return msg('empires-in-arms-land.line.besiege', {
      corps: corpsNames(pack, corps),
      area: area === undefined ? '' : areaName(pack, area),
    });
  },
});

function whyNotBesiege(plan: LandPlan, id: CorpsId): NoLand | undefined {
  const there = plan.state.corps[id];
  if (!there) return { why: 'off_the_map', id };
  if (there.besieged) return { why: 'besieged', id };
  if (!isOutside(there)) return { why: 'in_its_own_city', area: there.area };
  return isHeldByEnemy(plan, plan.power, there.area) ? undefined : { why: 'nobody_to_besiege', area: there.area };
}

/** Cities of enemies before which corps of the power stand that neither besiege them nor were told to pass them by. */
export function citiesLeftAlone(
  plan: LandPlan,
): readonly { readonly area: AreaId; readonly corps: readonly CorpsId[] }[] {
  const { state, power } = plan;
  const { besiege: ordered = [], passBy = [] } = state.landTurn ?? {};
  const before = ownCorpsOf(plan, power).filter((id) => !whyNotBesiege(plan, id));
  const areas = [...new Set(before.map((id) => state.corps[id]?.area ?? ''))];
  return areas
    .filter((area) => !state.sieges?.[area]?.includes(power) && !ordered.includes(area) && !passBy.includes(area))
    .map((area) => ({ area, corps: before.filter((id) => state.corps[id]?.area === area) }));
}

/** 7.3.7.1: the corps in an area leave its city alone, or give a siege up. */
export const passByLine = lineKind<OrderTo<'pass_by'>, NoLand>({
  id: 'pass-by',
  changesSurroundings: true,
  orders: (plan) => {
    const own = ownCorpsOf(plan, plan.power).map((id) => plan.state.corps[id]?.area ?? '');
    const areas = [...new Set(own)].filter((area) => !whyNotPassBy(plan, area));
    return areas.length === 0 ? [] : [orderOf('pass-by', one(areaOptions(plan, areas)))];
  },
  read: (answer) => ({ order: 'pass_by', area: idIn(answer) }),
  whyNot: (plan, { area }) => whyNotPassBy(plan, area),
  sayNo: sayNoLand,
  carryOut: (plan, { area }, play) => {
    const { state, power } = plan;
    changeTurn(state, (turn) => {
      if (!turn.passBy.includes(area)) turn.passBy.push(area);
      turn.besiege = turn.besiege.filter((other) => other !== area);
    });
    if (!state.sieges?.[area]?.includes(power)) return;
    liftSiege(state, power, area);
    play?.tell({ type: 'siege-lifted', power, area });
  },
  say: (pack, { area }) => msg('empires-in-arms-land.line.pass-by', { area: areaName(pack, area) }),
});

function whyNotPassBy(plan: LandPlan, area: AreaId): NoLand | undefined {
  const { state, power } = plan;
  if (!plan.pack.area[area]?.city) return { why: 'no_city', area };
  // Enemies in the field may go into the city when they are attacked (7.5.1.1).
  const enemies = isHeldByEnemy(plan, power, area) || plan.around.enemies.outside.has(area);
  if (corpsOutside(plan, power, area).length === 0 || !enemies) return { why: 'nobody_to_besiege', area };
  return state.sieges?.[area]?.some((other) => other !== power) ? { why: 'ally_besieges', area } : undefined;
}
