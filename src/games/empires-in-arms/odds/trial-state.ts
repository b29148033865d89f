import type { Power } from '../pack-lists.ts';
import type { MinorState, PowerState, State } from '../state.ts';
import type { View } from '../view-types.ts';
import type { Force, Trial } from './trial.ts';

/**
 * A map on which nothing stands but the two forces of a trial, and their help beside the area. All that it takes over
 * of the campaign is what the planner sees: the month, the powers' standing (by which some are dominant), and who
 * controls which minor country.
 */
export function trialState(view: View, { area, forces }: Trial): State {
  const sides = [forces.attackers, forces.defenders];
  return {
    ...{ campaign: view.campaign, month: view.month, phase: 'land', powers: powersIn(view), minors: minorsIn(view) },
    ...{ relations: {}, combinations: {}, minorWars: {}, ceded: {}, loans: loansFor(view), treaties: [] },
    ...{ fleets: {}, garrisons: {}, depots: {}, irregulars: {}, prisoners: [], arrivals: [] },
    ...{ combinedMovements: [], holyRomanEmpire: view.holyRomanEmpire, standing: {}, reinforcementOrders: {} },
    corps: Object.fromEntries(
      sides.flatMap(({ corps, help }) =>
        [...corps.map((one) => ({ ...one, area })), ...help].map((one) => [
          one.id,
          { area: one.area, factors: one.factors },
        ]),
      ),
    ),
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

function leaderOf({ leader, corps, helpLed }: Force): readonly [string, State['leaders'][string]][] {
  const [first] = corps;
  return [
    ...(leader !== undefined && first ? [leading(leader, first.id)] : []),
    ...helpLed.map((one) => leading(one.leader, one.corps)),
  ];
}

const leading = (leader: string, unit: string): [string, State['leaders'][string]] => [leader, { is: 'with', unit }];
