import { byPower } from '../by-power.ts';
import { monthNumber } from '../calendar/month-number.ts';
import type { CampaignId } from '../chart-types.ts';
import type { MinorStatus } from '../map-types.ts';
import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { pairOf } from '../relations/pair.ts';
import type { LeaderState, MinorState, PowerState, State } from '../state.ts';
import { squareOf } from '../status/square.ts';
import { irregularsOf, setOut } from './set-out.ts';

export type SetupChoice = {
  readonly campaign: CampaignId;
  /** The powers that somebody plays. */
  readonly played: readonly Power[];
  /** What was bid for them: they begin so many victory points below 0 (14.2). */
  readonly bids?: { readonly [P in Power]?: number };
};

/** Europe in the first month of a campaign (2.4, 14.1), as the pack's set-up has it. */
export function firstState(pack: Pack, choice: SetupChoice): State {
  const { setup } = pack;
  const { campaign } = choice;
  return {
    campaign,
    month: 0,
    phase: 'politics',
    powers: byPower((power) => firstOf(pack, power, choice)),
    relations: Object.fromEntries([
      ...setup.wars.map(([a, b]) => [pairOf(a, b), { war: { since: 0, aggressors: [a, b] } }]),
      ...setup.alliances.map(([a, b]) => [pairOf(a, b), { alliance: { since: 0 } }]),
    ]),
    minors: Object.fromEntries(pack.minors.map(({ id, in1805 }): [string, MinorState] => [id, minorOf(in1805)])),
    combinations: {},
    minorWars: {},
    ceded: {},
    ...setOut(setup.powers),
    loans: [],
    treaties: [],
    fleets: Object.fromEntries(
      setup.powers.flatMap(({ fleets }) =>
        fleets.map(({ fleet, area, ships }) => [fleet, { at: { in: 'port', area }, ships }]),
      ),
    ),
    irregulars: irregularsOf(setup.powers),
    leaders: leadersOf(pack, campaign),
    prisoners: [],
    arrivals: [],
    combinedMovements: [],
    holyRomanEmpire: setup.holyRomanEmpire,
    standing: {},
    reinforcementOrders: {},
  };
}

/** A power as it begins: 1805 is I on the status display (2.4.3.3). */
function firstOf(pack: Pack, power: Power, { campaign, played, bids = {} }: SetupChoice): PowerState {
  const start = pack.starts.find((one) => one.campaign === 'I' && one.power === power);
  const goal = pack.setup.goals.find((one) => one.campaign === campaign && one.power === power);
  const forces = pack.setup.powers.find((one) => one.power === power);
  if (!start || !goal || !forces) throw new Error(`a checked pack has the beginning of ${power}`);
  return {
    played: played.includes(power) ? 'seat' : 'nobody',
    square: squareOf(pack, start.box),
    victoryPoints: 0 - (bids[power] ?? 0),
    goal: goal.points,
    money: forces.money,
    manpower: 0,
    account: [],
    manipulation: 0,
  };
}

/** A minor country as it begins. */
export function minorOf(in1805: MinorStatus): MinorState {
  if (in1805.status === 'neutral') return { status: 'neutral' };
  const { status, controller } = in1805;
  return status === 'free' ? { status, controller, money: 0, manpower: 0 } : { status, controller };
}

/** Those who have arrived: with their unit, or beside the map. The others come with their month (5.3). */
function leadersOf({ leaders, setup, calendar }: Pack, campaign: CampaignId): State['leaders'] {
  const units = new Map(setup.powers.flatMap((one) => one.leaders.map((led) => [led.leader, led.with] as const)));
  const there = leaders.filter(({ arrives }) => monthNumber(calendar, campaign, arrives) <= 0);
  return Object.fromEntries(
    there.map(({ id }): [string, LeaderState] => {
      const unit = units.get(id);
      return [id, unit === undefined ? { is: 'beside' } : { is: 'with', unit }];
    }),
  );
}
