import type { Power } from '../pack-lists.ts';
import { areAtWar } from '../relations/pair.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Play } from '../types.ts';
import { changeEmpire, type EmpireChange, whyNotChangeEmpire } from './holy-roman-empire.ts';
import { makeFormalPeace } from './make-formal-peace.ts';
import { partFromEnemies } from './part-from-enemies.ts';
import type { Departure, Grievance } from './peace-frames.ts';
import { demandsAfterFormal } from './separate-peace.ts';
import type { FormalPeace } from './term-choice.ts';

const FACES = 6;

/** A surrender with everybody's terms, and what the first victor makes of the Holy Roman Empire. */
type Settled = FormalPeace & { readonly change: EmpireChange | undefined };

/** 4.4.2 to 4.4.8: formal peaces are made one after the other, and told. */
export function makePeaces(play: Play, peaces: readonly Settled[]): void {
  const { state, push } = play;
  const departures: Departure[] = [];
  const made: { loser: Power; victors: readonly Power[] }[] = [];
  const before = new Set(state.loans.map(({ corps }) => corps));
  for (const { loser, victors, change } of peaces) {
    // A final peace before this one may have removed a victor (4.4.8).
    const left = victors.filter(({ power }) => areAtWar(state, loser, power));
    if (left.length === 0) continue;
    departures.push(...makePeace(play, { loser, victors: left, change }));
    made.push({ loser, victors: left.map(({ power }) => power) });
  }
  if (play.has('lent_apart'))
    partFromEnemies(
      play,
      state.loans.filter(({ corps }) => !before.has(corps)),
    );
  const grievances = made.flatMap(({ loser, victors }) =>
    demandsAfterFormal(state, loser, victors).map(({ of, by }): Grievance => ({ of, by, enemy: loser })),
  );
  push({ step: 'after-peace', args: { departures, grievances } });
}

function makePeace(play: Play, { loser, victors, change }: Settled): readonly Departure[] {
  const { tell, die } = play;
  const peace = { loser, victors };
  tell({ type: 'surrendered', power: loser, victors: victors.map(({ power, kind }) => ({ power, kind })) });
  for (const { power, spares } of victors)
    if (spares !== undefined) tell({ type: 'spared', power: loser, victor: power, term: spares });
  const [first] = victors;
  if (first && change !== undefined && !whyNotChangeEmpire(play, peace, change)) {
    changeEmpire(play, peace, change);
    tell({ type: 'empire-changed', power: first.power, change });
  }
  const made = tellPoints(play, () => makeFormalPeace(play, peace, () => die(`die:corps-removed:${loser}`, FACES)));
  for (const { by, choice, gone } of made.terms) tell({ type: 'term-taken', power: by, loser, choice, gone });
  for (const { by, choice } of made.void) tell({ type: 'term-void', power: by, loser, choice });
  if (made.final) tell({ type: 'power-removed', power: loser });
  return made.partings;
}
