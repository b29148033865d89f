import { commanderOf, isPower } from '../forces/who-commands.ts';
import type { Owner } from '../pack-lists.ts';
import type { Board, BoardWithRuleset } from '../position-types.ts';
import { fights } from '../rulesets.ts';
import type { State } from '../state.ts';

/** Sieges, conquest, guerrillas and prisoners (7.5.4 to 7.7, 10): each in one place, and nothing of what is over. */
export function siegeInvariants(board: BoardWithRuleset): readonly string[] {
  const { state, pack } = board;
  return [
    ...Object.entries(state.siegesSince ?? {}).flatMap(([area, since]) => [
      ...(state.sieges?.[area] ? [] : [`${area} is not besieged, and it is noted since when`]),
      ...(since <= state.month ? [] : [`${area} is besieged since a month to come`]),
    ]),
    ...Object.entries(state.capitalsHeld ?? {}).flatMap(([land, { by, since }]) => [
      ...(pack.province[land] || pack.minor[land] ? [] : [`there is no land ${land} whose capital ${by} could hold`]),
      ...(since <= state.month ? [] : [`the capital of ${land} is held since a month to come`]),
    ]),
    ...(state.siegesAhead && state.phase !== 'land' ? ['sieges are answered ahead outside of the land phase'] : []),
    ...(state.fought && state.phase !== 'land' ? ['corps have fought outside of the land phase'] : []),
    ...wrongIrregulars(board),
    ...wrongCaptives(board),
    ...(fights(board) ? [...forcesOfNobody(board), ...heldTwice(board)] : []),
  ];
}

function wrongIrregulars({ state, pack }: Board): readonly string[] {
  return Object.entries(state.irregulars).flatMap(([area, there]) => {
    const keys = there.map(({ kind, power }) => `${kind} of ${power}`);
    return [
      ...there.flatMap(({ kind, power, number }) => [
        ...(Number.isInteger(number) && number > 0 ? [] : [`${number} ${kind} of ${power} are in ${area}`]),
        ...(kind !== 'guerrilla' || power === pack.guerrillas.nation ? [] : [`${power} has guerrillas in ${area}`]),
      ]),
      ...(new Set(keys).size === keys.length ? [] : [`irregulars of one kind are in ${area} twice`]),
    ];
  });
}

/** Who is gone holds nobody (4.4.8), and nobody holds leaders of their own. */
function wrongCaptives({ state, pack }: Board): readonly string[] {
  const isGone = (power: keyof State['powers']) => state.powers[power].played === 'gone';
  return [
    ...state.prisoners.flatMap(({ of, by, factors }) => [
      ...(isGone(by) ? [`${by} is gone, and holds prisoners`] : []),
      ...(Object.values(factors).every((number) => Number.isInteger(number) && number >= 0)
        ? []
        : [`${by} holds a part of a factor of ${of}`]),
    ]),
    ...Object.entries(state.leaders).flatMap(([id, leader]) =>
      leader.is === 'captured' && (isGone(leader.by) || pack.leader[id]?.nation === leader.by)
        ? [`${id} is a prisoner of ${leader.by}`]
        : [],
    ),
  ];
}

/** A captor has the prisoners of a nation together (10.6). */
function heldTwice({ state }: Board): readonly string[] {
  const keys = state.prisoners.map(({ of, by }) => `${by} holds prisoners of ${of}`);
  return [...new Set(keys.filter((key, n) => keys.indexOf(key) !== n))].map((key) => `${key} twice`);
}

/** A country that is conquered or neutral has no forces (7.7, 10.5.2). */
function forcesOfNobody({ state, pack }: Board): readonly string[] {
  const isFree = (nation: Owner) => {
    const one = state.minors[pack.minor[nation]?.districtOf ?? nation];
    return isPower(nation) || (one?.status === 'free' && commanderOf(state, nation) !== undefined);
  };
  const nations = [
    ...Object.keys(state.corps).map((id) => pack.corpsOf[id]?.nation ?? ''),
    ...Object.keys(state.fleets).map((id) => pack.fleet[id]?.nation ?? ''),
    ...Object.values(state.garrisons).map(({ nation }) => nation),
  ];
  return [...new Set(nations)].flatMap((nation) =>
    isFree(nation) ? [] : [`${nation} has forces, and is no free state`],
  );
}
