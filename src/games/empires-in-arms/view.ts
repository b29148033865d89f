import type { Viewer } from '../../kernel/decision.ts';
import { timeAt } from './calendar/month-number.ts';
import { isDominant } from './combinations/dominance.ts';
import { POWERS } from './pack-lists.ts';
import { marches } from './rulesets.ts';
import { powersIn } from './scenarios/scenario-of.ts';
import type { Position } from './types.ts';
import { aboardSeen } from './view/see-aboard.ts';
import { accessSeen } from './view/see-access.ts';
import { corpsSeen } from './view/see-corps.ts';
import { fleetsSeen, garrisonsSeen, leadersSeen } from './view/see-forces.ts';
import { capitalsHeldSeen, cededSeen, combinationsSeen, heldAreas, minorsSeen } from './view/see-lands.ts';
import { relationsSeen, treatiesSeen } from './view/see-relations.ts';
import { scenarioSeen } from './view/see-scenario.ts';
import { displaySeen, powerSeen } from './view/see-status.ts';
import { supplySeen } from './view/see-supply.ts';
import { loansSeen, prisonersSeen, treasurySeen, yardsSeen } from './view/see-treasury.ts';
import { whoKnows } from './view/who-knows.ts';
import type { View } from './view-types.ts';

/** What a viewer may see (2.4.2): treasuries, corps and prisoners only of those whom they concern, all else open. */
export function viewOf({ state, pack, ruleset }: Pick<Position, 'state' | 'pack' | 'ruleset'>, viewer: Viewer): View {
  const board = { state, pack };
  const knows = whoKnows(state, viewer);
  return {
    viewer,
    campaign: state.campaign,
    month: state.month,
    time: timeAt(pack.calendar, state.campaign, state.month),
    phase: state.phase,
    scenario: scenarioSeen(board),
    display: displaySeen(pack),
    powers: powersIn(board).map((power) => powerSeen(board, power)),
    dominant: powersIn(board).filter((power) => isDominant(board, power)),
    relations: relationsSeen(board),
    treaties: treatiesSeen(board),
    access: accessSeen(board),
    minors: minorsSeen(board),
    combinations: combinationsSeen(board),
    ceded: cededSeen(board),
    combinedMovements: state.combinedMovements.filter(({ month }) => month === state.month),
    americanWar: state.american?.war === true,
    held: heldAreas(board),
    treasuries: POWERS.filter(knows).map((power) => treasurySeen(board, power)),
    supply: marches({ ruleset }) ? POWERS.filter(knows).map((power) => supplySeen(board, power)) : [],
    ...corpsSeen(board, knows),
    ...aboardSeen(board, knows),
    fleets: fleetsSeen(board),
    naval: state.naval && { place: state.naval.place, powers: state.naval.turn?.powers ?? [] },
    garrisons: garrisonsSeen(board),
    depots: Object.entries(state.depots).map(([area, depot]) => ({ area, ...depot })),
    portDepots: Object.entries(state.portDepots ?? {}).map(([area, power]) => ({ area, power })),
    irregulars: state.irregulars,
    sieges: state.sieges ?? {},
    capitalsHeld: capitalsHeldSeen(board),
    yards: yardsSeen(board),
    attacks: state.attacks ?? [],
    leaders: leadersSeen(board),
    prisoners: prisonersSeen(board, knows),
    loans: loansSeen(board, knows),
    holyRomanEmpire: state.holyRomanEmpire,
    ending: state.ending,
  };
}
