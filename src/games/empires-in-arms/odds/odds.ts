import type { RandomSource } from '../../../kernel/chance.ts';
import { seededRandom } from '../../../kernel/random.ts';
import type { Setting } from '../../../kernel/rules.ts';
import { chitsFor } from '../battle/chits.ts';
import { whyNotDivide } from '../battle/flank.ts';
import type { BattlePlan } from '../battle/plan.ts';
import { plainPlan } from '../battle/plan-of.ts';
import { countMuster } from '../battle/units.ts';
import { whoFights } from '../battle/who-fights.ts';
import type { Chit } from '../pack-lists.ts';
import { otherSide, SIDES, type SideName } from '../sides.ts';
import type { State } from '../state.ts';
import type { EmpiresInArms } from '../types.ts';
import { fightTrial } from './fight-trial.ts';
import type { ChitOdds, Force, Tally, Trial } from './trial.ts';

/** How often each chit of the own side is tried: evenly against all chits that the enemy may lay down. */
export const TRIES = 1000;

/**
 * The chances of a battle: each chit of the own side (7.5.2.3) against each of the enemy's, fought by the rules of
 * battle themselves, with the help, the guard and the further days that the trial plans. Pure: the same trial gives the
 * same figures.
 *
 * @param state a map with the two forces (`trialState`)
 */
export function* oddsOf(setting: Setting<EmpiresInArms>, state: State, trial: Trial): Generator<ChitOdds> {
  const random = seededRandom(JSON.stringify(trial));
  const own = chitsOfSide(setting, state, trial, trial.own);
  const theirs = chitsOfSide(setting, state, trial, otherSide(trial.own));
  const tries = Math.ceil(TRIES / theirs.length);
  for (const chit of own) {
    const against = theirs.map((other) => ({
      chit: other,
      tally: tryOften(setting, state, trial, { chits: chitsBySide(trial.own, chit, other), tries, random }),
    }));
    yield { chit, all: against.map(({ tally }) => tally).reduce(together), against };
  }
}

/** The chits that a side could lay down; with Outflank only where corps are named that can go around. */
function chitsOfSide({ pack }: Setting<EmpiresInArms>, state: State, trial: Trial, side: SideName): readonly Chit[] {
  const [attack] = state.attacks ?? [];
  if (!attack) return [];
  const { [side]: units } = whoFights({ state, pack }, attack);
  const { flank } = trial.forces[side];
  return chitsFor({ state, pack }, { side, limited: false, area: trial.area, units }).filter(
    (chit) => chit !== 'outflank' || !whyNotDivide({ state, pack }, units, flank),
  );
}

type Chits = { readonly [S in SideName]: Chit };
const chitsBySide = (own: SideName, chit: Chit, other: Chit): Chits =>
  own === 'attackers' ? { attackers: chit, defenders: other } : { attackers: other, defenders: chit };

type Tries = { readonly chits: Chits; readonly tries: number; readonly random: RandomSource };

function tryOften(
  setting: Setting<EmpiresInArms>,
  state: State,
  { area, crossed, own, forces }: Trial,
  { chits, tries, random }: Tries,
): Tally {
  const enemy = otherSide(own);
  const begun: State = { ...state, battlePlans: { [area]: plansFor(forces, chits) } };
  if (crossed)
    begun.marches = Object.fromEntries(
      forces.attackers.corps.map(({ id }) => [id, { entered: [area], left: 0, crossed: true }]),
    );
  const before = { own: factorsOf(state, forces[own]), enemy: factorsOf(state, forces[enemy]) };
  let [won, lost, broke, brokeOwn, days, ownLosses, enemyLosses] = [0, 0, 0, 0, 0, 0, 0];
  for (let n = 0; n < tries; n += 1) {
    const played: State = { ...begun, corps: copied(begun.corps), leaders: { ...begun.leaders } };
    const fought = fightTrial(setting, played, area, random);
    const loser = fought && 'loser' in fought.ending ? fought.ending.loser : undefined;
    const broken = fought?.ending.how === 'broken' ? 1 : 0;
    if (loser === enemy) [won, broke] = [won + 1, broke + broken];
    if (loser === own) [lost, brokeOwn] = [lost + 1, brokeOwn + broken];
    days += fought?.days ?? 0;
    ownLosses += before.own - factorsOf(played, forces[own]);
    enemyLosses += before.enemy - factorsOf(played, forces[enemy]);
  }
  return { tries, won, lost, broke, brokeOwn, days, ownLosses, enemyLosses };
}

/** Corps that come to help are moved where they stand. */
const copied = (corps: State['corps']): State['corps'] =>
  Object.fromEntries(Object.entries(corps).map(([id, one]) => [id, { ...one }]));

function plansFor(forces: Trial['forces'], chits: Chits): NonNullable<State['battlePlans']>[string] {
  return Object.fromEntries(SIDES.map((side) => [forces[side].power, planOfForce(side, chits[side], forces[side])]));
}

function planOfForce(side: SideName, chit: Chit, { flank, help, plan }: Force): BattlePlan {
  const { from, when, guard, leave } = plan;
  return {
    ...{ ...plainPlan(side), chit, flank: [...flank], reinforce: help.map(({ id }) => id), leave },
    ...{ reinforceFrom: from, reinforceWhen: when, ...(guard && { guard }) },
  };
}

const factorsOf = ({ corps }: State, { corps: own, help }: Force): number =>
  [...own, ...help].reduce((sum, { id }) => sum + countMuster(corps[id]?.factors ?? {}), 0);

const together = (a: Tally, b: Tally): Tally => ({
  tries: a.tries + b.tries,
  won: a.won + b.won,
  lost: a.lost + b.lost,
  broke: a.broke + b.broke,
  brokeOwn: a.brokeOwn + b.brokeOwn,
  days: a.days + b.days,
  ownLosses: a.ownLosses + b.ownLosses,
  enemyLosses: a.enemyLosses + b.enemyLosses,
});
