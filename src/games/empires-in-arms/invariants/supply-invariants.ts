import { commanderOf } from '../forces/who-commands.ts';
import type { Board } from '../position-types.ts';
import type { Depot } from '../state.ts';
import { besiegedIn } from '../supply/hindrances.ts';
import { isNeutralTo } from '../supply/neutral-land.ts';

/** Depots (7.2): each where it may be, with no more of a garrison than it holds; and when supply is ordered. */
export function supplyInvariants(board: Board): readonly string[] {
  const { state, pack } = board;
  const besieged = besiegedIn(state);
  return [
    ...Object.entries(state.depots).flatMap(([area, depot]) =>
      pack.area[area] ? wrongDepot(board, area, depot) : [`a depot stands in ${area}, which there is not`],
    ),
    ...Object.keys(state.portDepots ?? {}).flatMap((area) => [
      ...(pack.area[area]?.port ? [] : [`a depot is inside the port of ${area}, which has none`]),
      // 7.4.3.4.3: they come out when the movement step is over. A peace may lift the siege in the political phase.
      ...(state.phase === 'economy' && !besieged.has(area) ? [`a depot is inside ${area}, which is not besieged`] : []),
    ]),
    ...Object.entries(state.fleets).flatMap(([id, { depot }]) => {
      const nation = pack.fleet[id]?.nation;
      const commander = nation === undefined ? undefined : commanderOf(state, nation);
      return depot && commander === undefined ? [`fleet ${id} carries a depot of nobody`] : [];
    }),
    ...(state.phase === 'land'
      ? []
      : Object.keys(state.supplyOrders ?? {}).map((one) => `${one} is still to be supplied`)),
  ];
}

function wrongDepot(board: Board, area: string, { power, garrison }: Depot): readonly string[] {
  const { state, pack } = board;
  const factors = garrison ? garrison.infantry + garrison.militia : 0;
  const { depotFactors } = pack.limits;
  return [
    ...(garrison && (factors < 1 || factors > depotFactors)
      ? [`the depot in ${area} has ${factors} factors, and room for ${depotFactors}`]
      : []),
    ...(garrison && commanderOf(state, garrison.nation) !== power
      ? [`the depot of ${power} in ${area} has a garrison of ${garrison.nation}`]
      : []),
    // While depots are placed: a peace leaves them where they are until then.
    ...(state.phase === 'land' && isNeutralTo(board, area, power)
      ? [`${power} has a depot in ${area}, which is neutral`]
      : []),
  ];
}
