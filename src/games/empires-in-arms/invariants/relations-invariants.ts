import { POWERS } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { pairOf } from '../relations/pair.ts';
import { lastSquare } from '../status/square.ts';

/** Between the powers (4): who is at war is not allied; enforced peace is kept; markers are on the display. */
export function relationsInvariants({ state, pack }: Board): readonly string[] {
  const pairs = new Map(POWERS.flatMap((a) => POWERS.flatMap((b) => (a < b ? [[pairOf(a, b), [a, b]] as const] : []))));
  const faults: string[] = [];
  for (const [pair, { war, alliance, marriage }] of Object.entries(state.relations)) {
    const powers = pairs.get(pair);
    if (!powers) {
      faults.push(`there are no powers ${pair}`);
      continue;
    }
    if (war && alliance) faults.push(`${powers.join(' and ')} are allied and at war`);
    if (war && powers.some((power) => powers.some((other) => state.powers[power].controller === other)))
      faults.push(`${powers.join(' and ')} are at war, and one controls the other`);
    if (war && marriage) faults.push(`${powers.join(' and ')} are bound by a royal marriage and at war`);
    if (war && !war.aggressors.every((power) => powers.includes(power)))
      faults.push(`the war of ${powers.join(' and ')} was begun by ${war.aggressors.join(', ')}`);
    if ((war || alliance) && powers.some((power) => state.powers[power].played === 'gone'))
      faults.push(`${powers.join(' and ')} have to do with each other, and one of them is gone`);
  }
  for (const { term, from, to } of state.treaties) {
    if (from === to) faults.push(`${term} binds ${from} to itself`);
    if ([from, to].some((power) => state.powers[power].played === 'gone'))
      faults.push(`${term} binds ${from} to ${to}, and one of them is gone`);
  }
  for (const phase of ['naval', 'land'] as const) {
    const groups = state.combinedMovements.filter((one) => one.phase === phase).map(({ powers }) => powers);
    const alone = groups.find((powers) => powers.length < 2);
    if (alone) faults.push(`${alone.join()} combines its ${phase} movement with nobody`);
    const twice = groups.flat().find((power, at, all) => all.indexOf(power) !== at);
    if (twice) faults.push(`${twice} combines its ${phase} movement twice`);
  }
  for (const power of POWERS) {
    const { square, account, played, controller } = state.powers[power];
    if (controller && (played !== 'nobody' || state.powers[controller].played !== 'seat'))
      faults.push(`${power} is controlled by ${controller}, and is played, or that is not`);
    if (square < 0 || square > lastSquare(pack)) faults.push(`${power} stands outside of the status display`);
    const last = account.at(-1);
    if (last && last.square !== square) faults.push(`the account of ${power} ends at ${last.square}, not at ${square}`);
  }
  return faults;
}
