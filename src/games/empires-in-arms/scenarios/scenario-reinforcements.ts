import { monthNumber, spanOf } from '../calendar/month-number.ts';
import { corpsCommander, isPower } from '../forces/who-commands.ts';
import { tidyCities } from '../land/tidy-cities.ts';
import { cityController, isBesieged } from '../naval/whose-port.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import { isEnemy } from '../relations/is-enemy.ts';
import type { Dated, ScenarioSide } from '../scenario-types.ts';
import type { MonthNumber } from '../state.ts';
import type { Play, Step } from '../types.ts';
import { addScenarioFactors } from './add-scenario-factors.ts';
import { scenarioOf } from './scenario-of.ts';

/** 5.2: money and troops come by themselves, at the places that the scenario names; France's side is the last. */
export const scenarioReinforcements: Step<'scenario-reinforcements'> = {
  section: '5.2.1.1',
  run: (play) => {
    const scenario = scenarioOf(play);
    if (!scenario) throw new Error('only scenarios have dated reinforcements');
    for (const power of play.pack.sequence.landReinforcement) {
      const side = scenario.sides.find((one) => one.power === power);
      if (side) reinforce(play, side);
    }
    tidyCities(play);
  },
};

function reinforce(play: Play, side: ScenarioSide): void {
  const { state, tell } = play;
  const { power, income } = side;
  if (state.month > 0) {
    state.powers[power].money += income;
    tell({ type: 'scenario-money', power, money: income });
  }
  const late = state.late?.[power] ?? [];
  const waits: number[] = [];
  for (const [n, one] of side.reinforcements.entries()) {
    if (!isDue(play, one) && !late.includes(n)) continue;
    if (one.what === 'factors') addScenarioFactors(play, power, one);
    else if (!placeCorps(play, side, one, late.includes(n))) waits.push(n);
  }
  const { [power]: _, ...others } = state.late ?? {};
  state.late = waits.length > 0 ? { ...others, [power]: waits } : others;
}

const isDue = ({ state, pack }: Play, { month }: Dated) =>
  monthNumber(pack.calendar, state.campaign, month) === state.month;

/** How many months a scenario has. */
function monthsIn({ state, pack }: Play): MonthNumber {
  return monthNumber(pack.calendar, state.campaign, spanOf(pack.calendar, state.campaign).last) + 1;
}

/** False where it waits, since its side has as many corps as it may (ruling); `again`: it has waited before. */
function placeCorps(
  play: Play,
  { power, mostCorps }: ScenarioSide,
  { corps, area, factors, leader }: Extract<Dated, { what: 'corps' }>,
  again: boolean,
): boolean {
  const { state, pack, tell } = play;
  const fact = { type: 'scenario-corps', power, corps, area, factors, leader } as const;
  const has = Object.keys(state.corps).filter((id) => corpsCommander(state, pack, id) === power).length;
  if (has >= mostCorps) {
    if (!again) tell({ ...fact, fate: 'waits' });
    return false;
  }

  if (isClosed(play, power, area)) {
    tell({ ...fact, fate: 'lost' });
    return true;
  }

  state.corps[corps] = { area, factors: { ...factors } };
  const nation = pack.corpsOf[corps]?.nation ?? power;
  // An ally's corps fights under the power whose side it is on, as if it were lent (B.4) to the end.
  if (isPower(nation) && nation !== power) state.loans.push({ corps, from: nation, to: power, until: monthsIn(play) });
  if (leader !== undefined) state.leaders[leader] = { is: 'with', unit: corps };
  tell({ ...fact, fate: 'came' });
  return true;
}

/** 5.2.1.1: an enemy controls the area, or has corps in it that are not besieged. */
function isClosed(board: Pick<Play, 'state' | 'pack'>, power: Power, area: AreaId): boolean {
  const { state, pack } = board;
  const enemies = Object.entries(state.corps).some(
    ([id, one]) =>
      one.area === area &&
      !one.besieged &&
      isEnemy(board, power, pack.corpsOf[id]?.nation, corpsCommander(state, pack, id)),
  );
  return enemies || cityController(board, area) !== power || isBesieged(board, area);
}
