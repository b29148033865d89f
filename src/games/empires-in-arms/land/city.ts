import { countFactors } from '../forces/count-factors.ts';
import { commanderOf, corpsCommander } from '../forces/who-commands.ts';
import type { AreaId, CorpsId, Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { isOpenTo } from '../reinforcement/garrison-open.ts';
import { isEnemy } from '../relations/is-enemy.ts';
import type { IrregularsState } from '../state.ts';
import type { NoLand } from './no-land.ts';

/** The corps in the city of an area, besieged ones too. */
export function corpsInCity({ state }: Pick<Board, 'state'>, area: AreaId): readonly CorpsId[] {
  return Object.entries(state.corps).flatMap(([id, one]) =>
    one.area === area && (one.inCity || one.besieged) ? [id] : [],
  );
}

/** The irregulars that garrison the city of an area (7.3.3.3.1). */
function irregularsInCity({ state }: Pick<Board, 'state'>, area: AreaId): readonly IrregularsState[] {
  return (state.irregulars[area] ?? []).filter(({ inCity = 0 }) => inCity > 0);
}

/** Whose troops are in a city: everybody can see it, but for their strength. */
export function powersInCity({ state, pack }: Board, area: AreaId): readonly Power[] {
  const garrison = state.garrisons[area];
  const powers = [
    ...(garrison ? [commanderOf(state, garrison.nation)] : []),
    ...corpsInCity({ state }, area).map((id) => corpsCommander(state, pack, id)),
    ...irregularsInCity({ state }, area).map(({ power }) => power),
  ];
  return [...new Set(powers.filter((power) => power !== undefined))];
}

/** True where an enemy of a power has a garrison or corps in the city. */
export function isHeldByEnemy({ state, pack }: Board, power: Power, area: AreaId): boolean {
  const garrison = state.garrisons[area];
  const board = { state, pack };
  if (garrison && isEnemy(board, power, garrison.nation, commanderOf(state, garrison.nation))) return true;
  return (
    irregularsInCity({ state }, area).some((one) => isEnemy(board, power, undefined, one.power)) ||
    corpsInCity({ state }, area).some((id) =>
      isEnemy(board, power, pack.corpsOf[id]?.nation, corpsCommander(state, pack, id)),
    )
  );
}

/**
 * Why a nation's troops cannot go into a city (7.3.3): its own power's troops must be in it, or nobody's, where the
 * power may garrison it. Troops of several powers share no city (ruling).
 */
export function whyNotUseCity(board: Board, power: Power, nation: Owner, area: AreaId): NoLand | undefined {
  const { state, pack } = board;
  if (!pack.area[area]?.city) return { why: 'no_city', area };
  const isBesieged =
    state.sieges?.[area] !== undefined ||
    state.garrisons[area]?.besieged ||
    corpsInCity(board, area).some((id) => state.corps[id]?.besieged);
  return isBesieged ? { why: 'city_besieged', area } : whyNotRelieveCity(board, power, nation, area);
}

/** The same for those who come by sea, into a besieged port too (7.3.5). */
export function whyNotRelieveCity(board: Board, power: Power, nation: Owner, area: AreaId): NoLand | undefined {
  if (!board.pack.area[area]?.city) return { why: 'no_city', area };
  const inside = powersInCity(board, area);
  const isOurs = inside.length > 0 ? inside.every((one) => one === power) : isOpenTo(board, nation, area, power);
  return isOurs ? undefined : { why: 'not_friendly', area };
}

/** 7.3.3.4: how many more factors a city holds: those of garrison, corps and irregulars count alike. */
export function roomInCity({ state, pack }: Board, area: AreaId): number {
  const most = (pack.area[area]?.city?.spires ?? 0) * pack.limits.cityFactorsPerSpire;
  const { infantry = 0, militia = 0 } = state.garrisons[area] ?? {};
  const corps = corpsInCity({ state }, area).reduce((sum, id) => sum + countFactors(state.corps[id]?.factors ?? {}), 0);
  const irregulars = irregularsInCity({ state }, area).reduce((sum, { inCity = 0 }) => sum + inCity, 0);
  return Math.max(most - infantry - militia - corps - irregulars, 0);
}
