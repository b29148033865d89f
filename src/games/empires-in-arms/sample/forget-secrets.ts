import type { RandomSource } from '../../../kernel/chance.ts';
import { pickFrom } from '../../../kernel/random.ts';
import { plainPlan } from '../battle/plan-of.ts';
import { isRelief } from '../battle/who-fights.ts';
import { TRADER } from '../economy/list-trade.ts';
import { commanderOf } from '../forces/who-commands.ts';
import { beginLandTurn } from '../land/land-turn.ts';
import { type AreaId, ATTACK_CHITS, type Chit, DEFENCE_CHITS, POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { isScenario } from '../scenarios/scenario-of.ts';
import type { SideName } from '../sides.ts';
import type { State } from '../state.ts';
import type { Knows } from '../view/who-knows.ts';

/** What is left out where nobody has ordered anything. */
const LEFT_OUT = ['lastPurchases', 'supplyOrders', 'siegesAhead'] as const;
type ByPower<T> = { [P in Power]?: T };

/**
 * What others keep to themselves is as if they had ordered nothing; what they have bought, own and hold is drawn, and
 * so are the chits of battles that wait to be fought. Changes the state.
 */
export function forgetSecrets(board: Board, knows: Knows, draw: RandomSource): void {
  forgetOrders(board.state, knows);
  drawAccounts(board, knows, draw);
  drawPlans(board, knows, draw);
}

function forgetOrders(state: State, knows: Knows): void {
  state.standing = ofKnown(state.standing, knows);
  state.reinforcementOrders = ofKnown(state.reinforcementOrders, knows);
  for (const what of LEFT_OUT) forgetOf(state, what, knows);
  if (state.landTurn && !knows(state.landTurn.power)) {
    const { power, fighting, moved } = state.landTurn;
    state.landTurn = { ...beginLandTurn(power), fighting, moved };
  }
  const turn = state.naval?.turn;
  if (!state.naval || !turn) return;
  const { left, ...open } = turn;
  const rest = left && knows(turn.again) ? { left } : {};
  state.naval = { ...state.naval, turn: { ...open, ...rest, askAgain: turn.askAgain.filter((one) => knows(one)) } };
}

function forgetOf(state: State, what: (typeof LEFT_OUT)[number], knows: Knows): void {
  const own = ofKnown<unknown>(state[what] ?? {}, knows);
  if (Object.keys(own).length === 0) delete state[what];
  else Object.assign(state, { [what]: own });
}

function ofKnown<T>(all: ByPower<T>, knows: Knows): ByPower<T> {
  const own: ByPower<T> = {};
  for (const power of POWERS) {
    const one = all[power];
    if (one !== undefined && knows(power)) own[power] = one;
  }
  return own;
}

/** Up to twice what a land gives in a month, and infantry on its way. */
function drawAccounts({ state, pack }: Board, knows: Knows, draw: RandomSource): void {
  state.arrivals = state.arrivals.filter(({ power }) => knows(power));
  state.prisoners = state.prisoners.filter(({ of, by }) => knows(by) || knows(commanderOf(state, of)));
  for (const power of POWERS) {
    const own = state.powers[power];
    if (knows(power) || own.played === 'gone') continue;
    const { money, manpower } = pack.nations[power];
    const { refusesTradeWith: _, ...open } = own;
    state.powers[power] = { ...open, money: draw(2 * money + 1), manpower: draw(manpower + 1), manipulation: 0 };
    const number = draw(manpower + 1);
    if (number > 0 && own.played === 'seat' && !isScenario(state.campaign))
      state.arrivals.push({ nation: power, power, month: state.month + 1, what: 'infantry', number });
  }
  for (const [id, minor] of Object.entries(state.minors)) {
    if (minor.status !== 'free' || knows(minor.controller)) continue;
    const { money = 0, manpower = 0 } = pack.minor[id] ?? {};
    state.minors[id] = { ...minor, money: draw(2 * money + 1), manpower: draw(manpower + 1) };
  }
  if (state.american && !knows(TRADER)) state.american = { ...state.american, stopped: [] };
}

/** 7.5.2.3: any chit that needs no more than there is; around the flank go only those of whom it can be known. */
function drawPlans({ state, pack }: Board, knows: Knows, draw: RandomSource): void {
  for (const [area, plans] of Object.entries(state.battlePlans ?? {})) {
    const drawn = { ...plans };
    for (const power of POWERS) {
      if (!plans[power] || knows(power)) continue;
      const side = sideOf(state, area, power);
      drawn[power] = { ...plainPlan(side), chit: pickFrom(chitsOf({ state, pack }, area, side), draw) };
    }
    state.battlePlans = { ...state.battlePlans, [area]: drawn };
  }
}

/** Who comes out of a besieged city (7.5.4.2.3) is on the side of the relief, too. */
function sideOf(state: State, area: AreaId, power: Power): SideName {
  const { defenders = [] } = state.attacks?.find((one) => one.area === area) ?? {};
  return defenders.some((owner) => commanderOf(state, owner) === power) ? 'defenders' : 'attackers';
}

function chitsOf(board: Board, area: AreaId, side: SideName): readonly Chit[] {
  const attack = board.state.attacks?.find((one) => one.area === area);
  const few: readonly Chit[] = board.pack.battle.limited.chits;
  const all: readonly Chit[] = side === 'attackers' ? ATTACK_CHITS : DEFENCE_CHITS;
  const limited = side === 'defenders' && attack !== undefined && isRelief(board, attack);
  return all.filter((chit) => chit !== 'outflank' && (!limited || few.includes(chit)));
}
