import { powerName } from '../names.ts';
import { fieldsOf } from '../read-form.ts';
import { deciding } from '../sequence/who-decides.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Decide } from '../types.ts';
import { msg } from './msg.ts';
import type { Grievance } from './peace-frames.ts';
import { demandBreak as breakOnDemand, whyNotDemand } from './separate-peace.ts';

const idOf = ({ of, enemy }: Grievance) => `${of}-${enemy}`;

/** 4.4.7: who is left alone in a war may demand that the ally that made peace breaks their alliance. */
export const demandBreak: Decide<'demand-break'> = {
  section: '4.4.7',
  sealed: true,
  seats: (position, { grievances }) => deciding(position).filter((power) => grievances.some(({ by }) => by === power)),
  ask: (_, seat, { grievances }) => {
    const own = grievances.filter(({ by }) => by === seat);
    const allies = [...new Set(own.map(({ of }) => of))];
    return {
      prompt: msg('empires-in-arms-peace.demand', { allies: allies.map(powerName), count: allies.length }),
      brief: msg('empires-in-arms-peace.demand-brief'),
      choice: {
        kind: 'form',
        fields: own.map((grievance) => ({
          id: idOf(grievance),
          label: msg('empires-in-arms-peace.demand-field', {
            ally: powerName(grievance.of),
            enemy: powerName(grievance.enemy),
          }),
          choice: {
            kind: 'one',
            options: (['keep', 'demand'] as const).map((id) => ({
              id,
              label: msg('empires-in-arms-peace.demand-option', { id }),
            })),
          },
        })),
      },
    };
  },
  waiting: () => msg('empires-in-arms-peace.demand-waiting'),
  apply: (play, answers, { grievances }) => {
    for (const grievance of grievances) {
      const { by, of, enemy } = grievance;
      if (fieldsOf(answers[by]).get(idOf(grievance)) !== 'demand') continue;
      // One demand is enough where an ally has made peace with two enemies.
      if (whyNotDemand(play.state, grievance, enemy)) continue;
      play.tell({ type: 'break-demanded', power: by, of, enemy });
      tellPoints(play, () => breakOnDemand(play, { of, by }, enemy));
    }
  },
  fallback: (_, seat, { grievances }) =>
    Object.fromEntries(grievances.flatMap((one) => (one.by === seat ? [[idOf(one), 'keep' as const]] : []))),
};
