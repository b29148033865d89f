import type { Frame } from '../../../kernel/frame.ts';
import { calendarMonth, isLastMonth, monthNumber, timeAt } from '../calendar/month-number.ts';
import { winnersAtEnd } from '../economy/who-has-won.ts';
import { POWERS, type Power, type Time } from '../pack-lists.ts';
import { isScenario, scenarioOf } from '../scenarios/scenario-of.ts';
import type { EmpiresInArms, Play, Step } from '../types.ts';
import { endCampaign } from './end-campaign.ts';

/** How many months of an account the state keeps; the log has every line. */
const ACCOUNT_MONTHS = 12;

/** 2, 14.2: the campaign begins. */
export const beginCampaign: Step<'begin-campaign'> = {
  section: '14.2',
  run: ({ state, pack, options, tell, push }) => {
    const { bids = {} } = options;
    const scenario = scenarioOf({ state, pack });
    if (scenario) tell({ type: 'scenario-began', scenario: scenario.id, last: scenario.last, bids });
    else tell({ type: 'campaign-began', bids });
    const counts = options.dominance === 'by-lands' && !scenario;
    const control = options.unplayed === 'controlled' && !scenario;
    push(
      ...(counts ? [{ step: 'count-dominance' as const, args: {} }] : []),
      ...(control ? [{ step: 'control-powers' as const, args: {} }] : []), // 14.3
      { step: 'begin-month', args: {} },
    );
  },
};

/** 3: a month's phases, of those that are played. */
export const beginMonth: Step<'begin-month'> = {
  section: '3',
  run: (play) => {
    const { state, pack, tell, push, has } = play;
    const { calendar } = pack;
    state.phase = 'politics';
    delete state.toMove;
    tell({ type: 'month-began', time: timeAt(calendar, state.campaign, state.month) });
    shortenAccounts(play);
    changeLeaders(play);
    if (isScenario(state.campaign)) return push(...scenarioMonth);
    const { economic } = calendarMonth(calendar, state.campaign, state.month);
    // 6.2.6: wars begin in the first of these phases, and garrisons come and go in all of them.
    const leaving = has('march') ? [{ step: 'leave-enemy-ports' as const, args: {} }] : [];
    push(
      // First of all: what a peace gave for some months has been had for whole ones.
      { step: 'end-treaties', args: {} },
      ...(has('march') ? [{ step: 'lapse-access' as const, args: {} }] : []),
      { step: 'political-phase', args: {} },
      ...leaving,
      { step: 'reinforcement-phase', args: {} },
      ...leaving,
      ...(has('march')
        ? [
            { step: 'naval-phase' as const, args: {} },
            { step: 'land-phase' as const, args: {} },
          ]
        : []),
      ...(economic ? [{ step: 'economic-phase' as const, args: {} }, ...leaving] : []),
      { step: 'end-month', args: {} },
    );
  },
};

/** 1.3, 13: without the phases that have a star, and without those of money and fleets. */
const scenarioMonth: readonly Frame<EmpiresInArms>[] = [
  { step: 'scenario-reinforcements', args: {} },
  { step: 'reinforcement-phase', args: {} },
  { step: 'land-phase', args: {} },
  { step: 'scenario-victory', args: {} },
  { step: 'end-month', args: {} },
];

/** 9: the next month, unless the campaign is over. */
export const endMonth: Step<'end-month'> = {
  section: '9',
  run: (play) => {
    const { state, pack, push } = play;
    if (isLastMonth(pack.calendar, state.campaign, state.month))
      return endCampaign(play, { how: 'last_month', winners: winnersAtEnd(play) });
    state.month += 1;
    push({ step: 'begin-month', args: {} });
  },
};

function shortenAccounts({ state }: Play): void {
  for (const power of POWERS) {
    const one = state.powers[power];
    const first = one.account.findIndex(({ month }) => month > state.month - ACCOUNT_MONTHS);
    if (first > 0) one.account.splice(0, first);
    if (first < 0) one.account.length = 0;
  }
}

/** 5.3: leaders whose month has come wait beside the map; those whose time is over leave for good. */
function changeLeaders({ state, pack, tell }: Play): void {
  const now = (time: Time) => monthNumber(pack.calendar, state.campaign, time) === state.month;
  for (const power of POWERS) {
    if (state.powers[power].played === 'gone') continue;
    const own = pack.leaders.filter(({ nation }) => nation === power);
    // 13: a scenario says itself who comes.
    const come = own.filter(({ arrives }) => now(arrives) && state.month > 0 && !isScenario(state.campaign));
    const left = own.filter(({ leaves, id }) => leaves && now(leaves) && state.leaders[id] !== undefined);
    for (const { id } of come) state.leaders[id] = { is: 'beside' };
    for (const { id } of left) state.leaders[id] = { is: 'gone' };
    say(power, 'leaders-arrived', come);
    say(power, 'leaders-left', left);
  }
  function say(power: Power, type: 'leaders-arrived' | 'leaders-left', leaders: readonly { readonly id: string }[]) {
    if (leaders.length > 0) tell({ type, power, leaders: leaders.map(({ id }) => id) });
  }
}
