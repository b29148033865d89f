import { countFactors } from '../forces/count-factors.ts';
import { guarding, irregularsAtDepot } from '../forces/irregulars-posted.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import { corpsInCity, isHeldByEnemy } from '../land/city.ts';
import { corpsOutside } from '../land/siege.ts';
import type { AreaId } from '../pack-lists.ts';
import type { Board, BoardWithRuleset } from '../position-types.ts';
import { marches } from '../rulesets.ts';
import type { IrregularsState, State } from '../state.ts';

/** The land phase (7): what belongs to a turn is gone after it, and cities, depots and sieges are in order. */
export function landInvariants({ state, pack, ruleset }: BoardWithRuleset): readonly string[] {
  const board = { state, pack };
  return [
    ...leftOver(state),
    ...stillAboard(board),
    ...overFull(board),
    ...wrongSieges(board),
    ...(marches({ ruleset }) ? flagsWithoutSiege(board) : []),
  ];
}

/** 6.2.5.2: who has moved has nobody at sea any more. */
function stillAboard({ state, pack }: Board): readonly string[] {
  if (state.phase !== 'land') return [];
  return Object.keys(state.aboard ?? {}).flatMap((id) => {
    const power = corpsCommander(state, pack, id);
    const moves = power === undefined || state.landTurn?.power === power || (state.toMove?.includes(power) ?? true);
    return moves ? [] : [`corps ${id} is at sea after the turn of ${power}`];
  });
}

function leftOver({ phase, attacks, battlePlans, marches, landTurn, aboard = {} }: State): readonly string[] {
  const atSea = Object.keys(aboard).length > 0;
  return [
    ...(attacks && phase !== 'land' ? ['attacks are declared outside of the land phase'] : []),
    ...((marches || landTurn) && phase !== 'land' ? ['corps march outside of the land phase'] : []),
    ...(atSea && phase !== 'naval' && phase !== 'land' ? ['corps are at sea after the land phase'] : []),
    ...(battlePlans && !attacks ? ['plans for battles are kept, and there is none'] : []),
    ...(attacks && !landTurn ? ['attacks are declared, and it is nobody’s turn'] : []),
  ];
}

/** 7.3.3.4, 7.3.3.5: of corps under siege the strength is what it was when the city was shut. */
function overFull({ state, pack }: Board): readonly string[] {
  const { cityFactorsPerSpire, depotFactors } = pack.limits;
  const cities = new Map<AreaId, number>();
  for (const { area, inCity, besieged, factors } of Object.values(state.corps))
    if (inCity && !besieged) cities.set(area, (cities.get(area) ?? 0) + countFactors(factors));
  for (const [area, there] of Object.entries(state.irregulars))
    for (const { inCity = 0 } of there) if (inCity > 0) cities.set(area, (cities.get(area) ?? 0) + inCity);
  return [
    ...Object.entries(state.irregulars).flatMap(([area, there]) =>
      there.some(({ number, inCity = 0 }) => inCity > number) ? [`more irregulars are in ${area} than there are`] : [],
    ),
    ...Object.entries(state.irregulars).flatMap(([area, there]) => wrongGuards(state, area, there)),
    ...[...cities].flatMap(([area, corps]) => {
      const room = (pack.area[area]?.city?.spires ?? 0) * cityFactorsPerSpire;
      const { infantry = 0, militia = 0 } = state.garrisons[area] ?? {};
      const held = infantry + militia + corps;
      return held > room ? [`the city of ${area} holds ${held} factors, and has room for ${room}`] : [];
    }),
    ...Object.entries(state.depots).flatMap(([area, { garrison }]) => {
      const { infantry = 0, militia = 0 } = garrison ?? {};
      const held = infantry + militia + irregularsAtDepot(state, area);
      return held > depotFactors ? [`the depot in ${area} holds ${held} factors`] : [];
    }),
  ];
}

/** 7.3.3.3.1: outside of the land phase who is written down as a depot's garrison is it; guerrillas never are. */
function wrongGuards({ phase, depots }: State, area: AreaId, there: readonly IrregularsState[]): readonly string[] {
  return there.flatMap((one) => [
    ...(phase === 'land' || (one.atDepot ?? 0) === guarding(depots, area, one)
      ? []
      : [`${one.power} has irregulars at a depot in ${area}, which it has not`]),
    ...(one.kind === 'guerrilla' && one.atDepot ? [`guerrillas hold the depot in ${area}`] : []),
  ]);
}

function wrongSieges({ state, pack }: Board): readonly string[] {
  const board = { state, pack };
  return Object.entries(state.sieges ?? {}).flatMap(([area, besiegers]) => [
    ...(besiegers.length === 0 ? [`nobody besieges ${area}, and it is listed`] : []),
    ...besiegers.flatMap((power) => [
      ...(corpsOutside(board, power, area).length > 0 ? [] : [`${power} besieges ${area} with no corps`]),
      ...(isHeldByEnemy(board, power, area) || isRelieved(state, area)
        ? []
        : [`${power} besieges ${area}, where no enemy is`]),
    ]),
    ...(isShut(board, area) ? [] : [`${area} is besieged, and somebody in it is not`]),
  ]);
}

/** 7.5.4.2.3: who came out of a city may have fallen in a battle that goes on; with its end the siege is over. */
const isRelieved = ({ attacks = [] }: State, area: AreaId): boolean => attacks.some((attack) => attack.area === area);

function isShut({ state }: Board, area: AreaId): boolean {
  const garrison = state.garrisons[area];
  const corps = corpsInCity({ state }, area).every((id) => state.corps[id]?.besieged);
  return corps && (garrison === undefined || garrison.besieged === true);
}

function flagsWithoutSiege({ state }: Board): readonly string[] {
  const flagged = [
    ...Object.values(state.corps).flatMap(({ area, besieged }) => (besieged ? [area] : [])),
    ...Object.entries(state.garrisons).flatMap(([area, { besieged }]) => (besieged ? [area] : [])),
  ];
  return [...new Set(flagged)].flatMap((area) => (state.sieges?.[area] ? [] : [`nobody besieges ${area}`]));
}
