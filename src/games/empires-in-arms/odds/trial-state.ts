import type { Power } from '../pack-lists.ts';
import type { MinorState, PowerState, State } from '../state.ts';
import type { View } from '../view-types.ts';
import type { Force, Trial } from './trial.ts';

/**
 * A map on which nothing stands but the two forces of a trial. All that it takes over of the campaign is what the
 * planner sees: the month, the powers' standing (by which some are dominant), and who controls which minor country.
 */
export function trialState(view: View, { area, forces }: Trial): State {
  const sides = [forces.attackers, forces.defenders];
  return {
    ...{ campaign: view.campaign, month: view.month, phase: 'land', powers: powersIn(view), minors: minorsIn(view) },
    ...{ relations: {}, combinations: {}, minorWars: {}, ceded: {}, loans: loansFor(view), treaties: [] },
    ...{ fleets: {}, garrisons: {}, depots: {}, irregulars: {}, prisoners: [], arrivals: [] },
    ...{ combinedMovements: [], holyRomanEmpire: view.holyRomanEmpire, standing: {}, reinforcementOrders: {} },
    corps: Object.fromEntries(sides.flatMap(({ corps }) => corps.map(({ id, factors }) => [id, { area, factors }]))),
    leaders: Object.fromEntries(sides.flatMap(leaderOf)),
    attacks: [{ area, attackers: [forces.attackers.power], defenders: [forces.defenders.power] }],
  };
}

function powersIn({ powers }: View): State['powers'] {
  const of = (power: Power): PowerState => ({
    ...{ played: 'nobody', square: powers.find(({ id }) => id === power)?.square ?? 0, victoryPoints: 0, goal: 0 },
    ...{ money: 0, manpower: 0, account: [], manipulation: 0 },
  });
  return {
    austria: of('austria'),
    france: of('france'),
    great_britain: of('great_britain'),
    prussia: of('prussia'),
    russia: of('russia'),
    spain: of('spain'),
    turkey: of('turkey'),
  };
}

const minorsIn = ({ minors }: View): State['minors'] =>
  Object.fromEntries(
    minors.map(({ id, controller }): [string, MinorState] => [
      id,
      controller === undefined ? { status: 'neutral' } : { status: 'conquered', controller },
    ]),
  );

const loansFor = ({ loans }: View): State['loans'] =>
  loans.map(({ corps, from, to, until }) => ({ corps, from, to, until }));

function leaderOf({ leader, corps }: Force): readonly [string, State['leaders'][string]][] {
  const [first] = corps;
  return leader !== undefined && first ? [[leader, { is: 'with', unit: first.id }]] : [];
}
