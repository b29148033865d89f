import { controllerOf } from '../forces/who-commands.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import { type MinorId, POWERS, type Power } from '../pack-lists.ts';
import { deciding } from '../sequence/who-decides.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Play, Step } from '../types.ts';
import { leavingNeutral } from './leaving.ts';
import { mayLose, turnNeutral } from './lose-control.ts';
import type { Wanting } from './minors-frames.ts';
import { rollForControl } from './roll-for-control.ts';
import { takeControl } from './take-control.ts';

/**
 * 4.6: powers lose minor countries by their status; others take control of those that somebody is at war with. What
 * comes of several declarers, the support by controllers and the forces that are set out follow (4.6.4, 4.6.5, 4.6.3.2)
 * in this order: nobody has marched yet, and none of it needs a letter that the rules do not ask for (ruling).
 */
export const controlStep: Step<'control-step'> = {
  section: '4.6',
  run: (play, { wanting }) => {
    const departures = testControl(play).flatMap((minor) => leavingNeutral(play, minor));
    const minors = play.pack.minors.flatMap(({ id }) => (isContested(play, id) ? [id] : []));
    const taken = minors.flatMap((minor) => takeByDice(play, minor, wanting));
    const deploying = taken.flatMap(({ minor, deploys }) => (deploys ? [minor] : []));
    play.push(
      { step: 'go-home', args: { departures } },
      { step: 'rivals-step', args: { minors } },
      { step: 'support-step', args: { minors: taken.map(({ minor }) => minor) } },
      { step: 'deploy-step', args: { minors: deploying } },
    );
  },
};

/**
 * 4.6.1, 10.5.2: the dice for loss of control, for the minor countries in the order of the pack. Gives those that are
 * neutral now; no power has any business there.
 */
function testControl(play: Play): readonly MinorId[] {
  const { state, pack, die, tell } = play;
  const tests = new Map(POWERS.map((power) => [power, mayLose(play, power)]));
  const rolls = pack.minors.flatMap(({ id: minor }) => {
    const power = controllerOf(state, minor);
    const test = power && tests.get(power);
    if (!test?.minors.includes(minor)) return [];
    return [{ power, minor, die: die(`die:control-lost:${minor}`, 6), upTo: test.upTo }];
  });
  return POWERS.flatMap((power) => {
    const dice = rolls.filter((roll) => roll.power === power);
    if (dice.length === 0) return [];
    const lost = dice.flatMap((roll) => (roll.die <= roll.upTo ? [roll.minor] : []));
    const upTo = tests.get(power)?.upTo ?? 0;
    tell({ type: 'control-tested', power, upTo, dice: dice.map(({ minor, die: n }) => ({ minor, die: n })), lost });
    for (const minor of lost) turnNeutral(play, minor);
    return lost;
  });
}

function isContested({ state }: Play, minor: MinorId): boolean {
  return state.minorWars[minor] !== undefined && state.minors[minor]?.status === 'neutral';
}

/** 4.6.2, 4.6.3.1: the dice of those who want a minor country; declarers pay only if somebody takes it. */
function takeByDice(play: Play, minor: MinorId, wanting: Wanting): readonly Taken[] {
  const { die, tell } = play;
  const wishing = deciding(play).filter((power) => wants(play, power, minor, wanting));
  const { winner, throws } = rollForControl(play, minor, wishing, (power) => die(`die:control:${minor}:${power}`, 6));
  for (const [round, dice] of throws.entries()) tell({ type: 'control-rolled', minor, dice, again: round > 0 });
  if (winner === undefined) {
    tell({ type: 'control-taken', minor });
    return [];
  }
  tell({ type: 'control-taken', minor, power: winner });
  return [{ minor, ...tellPoints(play, () => takeControl(play, winner, minor)) }];
}
type Taken = { readonly minor: MinorId; readonly deploys: boolean };

function wants({ state }: Play, power: Power, minor: MinorId, wanting: Wanting): boolean {
  const wish = wanting[power] ?? standingOrders(state, power).want ?? [];
  return wish === 'all' || wish.includes(minor);
}
