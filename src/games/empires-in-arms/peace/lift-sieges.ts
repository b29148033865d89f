import { commanderOf, corpsCommander } from '../forces/who-commands.ts';
import { tidyCities } from '../land/tidy-cities.ts';
import type { AreaId, Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';
import type { State } from '../state.ts';

/** Corps and garrisons around whom no corps of an enemy stands any more are not besieged. */
export function liftSieges({ state, pack }: Board): void {
  tidyCities({ state, pack });
  const { loans, minors } = state;
  const commands = { loans, minors };
  const corps = Object.entries(state.corps);
  const inside = corps.filter(([, { besieged }]) => besieged);
  const garrisons = Object.entries(state.garrisons).filter(([, { besieged }]) => besieged);
  if (inside.length + garrisons.length === 0) return;

  const around = new Map<AreaId, Power[]>();
  for (const [id, { area, besieged }] of corps) {
    const power = besieged ? undefined : corpsCommander(commands, pack, id);
    if (power !== undefined) around.set(area, [...(around.get(area) ?? []), power]);
  }
  const isFree = (area: AreaId, nation: Owner, power: Power | undefined) =>
    !around.get(area)?.some((other) => isEnemy(state, other, nation, power));
  for (const [id, one] of inside)
    if (isFree(one.area, pack.corpsOf[id]?.nation ?? '', corpsCommander(commands, pack, id))) delete one.besieged;
  for (const [area, garrison] of garrisons)
    if (isFree(area, garrison.nation, commanderOf(commands, garrison.nation))) delete garrison.besieged;
}

/** At war with the commander, or with the minor country that they belong to. */
function isEnemy(state: State, other: Power, nation: Owner, commander: Power | undefined): boolean {
  if (state.minorWars[nation]?.includes(other)) return true;
  return commander !== undefined && commander !== other && areAtWar(state, other, commander);
}
