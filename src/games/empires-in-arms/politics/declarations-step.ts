import { POWERS } from '../pack-lists.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Step } from '../types.ts';
import { openCalls } from './call-allies.ts';
import { keepPossible } from './keep-possible.ts';
import { limitsOf } from './may-not-declare.ts';
import type { PoliticsFact } from './politics-fact.ts';
import { type Declared, revealDeclarations } from './reveal-declarations.ts';

/** 4.2: all declarations of war are revealed at once; then the defenders call their allies (4.3). */
export const revealStep: Step<'reveal-declarations'> = {
  section: '4.2',
  run: (play, { declarations }) => {
    const { tell, push } = play;
    const limits = new Map(POWERS.map((power) => [power, limitsOf(play, power)]));
    const possible = keepPossible(
      declarations,
      (power, target) => limits.get(power)?.(target),
      (power, target, no) => tell({ type: 'order-lapsed', power, lapsed: { order: 'declare', target, no } }),
    );
    const declared = tellPoints(play, () => {
      const all = revealDeclarations(play, possible, limits);
      for (const one of all) tell(factOf(one));
      return all;
    });
    push(
      ...(play.has('march') ? [{ step: 'leave-enemy-ports' as const, args: {} }] : []), // 6.2.6
      { step: 'calls-of-side', args: { round: openCalls(declared), side: 'defender' } },
    );
  },
};

function factOf(declared: Declared): PoliticsFact {
  switch (declared.what) {
    case 'war':
      return {
        type: 'war-declared',
        power: declared.aggressor,
        on: declared.defender,
        broken: declared.broken,
      };
    case 'mutual_war':
      return { type: 'war-declared-mutually', powers: declared.aggressors, broken: declared.broken };
    case 'war_on_minor':
      return { type: 'war-on-minor', power: declared.aggressor, minor: declared.minor };
  }
}
