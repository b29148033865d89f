import type { Answer } from '../../../kernel/choice.ts';
import { controllerOf } from '../forces/who-commands.ts';
import { minorName, powerName } from '../names.ts';
import type { MinorId, Power } from '../pack-lists.ts';
import { bareIds, fieldsOf } from '../read-form.ts';
import { deciding, powerOf } from '../sequence/who-decides.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Decide, Position, Step } from '../types.ts';
import { msg } from './msg.ts';
import { costsOfOpposing, mayOppose, supportMinor } from './support-minor.ts';

/** 4.6.5: controllers who may declare war on an aggressor are asked, all at once. */
export const supportStep: Step<'support-step'> = {
  section: '4.6.5',
  run: (play, { minors }) => {
    const open = minors.filter((minor) => deciding(play).some((power) => mayOppose(play, power, minor).length > 0));
    if (open.length > 0) play.push({ ask: 'support', args: { minors: open } });
  },
};

/** 4.6.5: on whom a controller declares war for its minor country. */
export const support: Decide<'support'> = {
  section: '4.6.5',
  sealed: true,
  seats: (position, { minors }) =>
    deciding(position).filter((power) => minors.some((minor) => controllerOf(position.state, minor) === power)),
  ask: (position, seat, { minors }) => ({
    prompt: msg('empires-in-arms-minors.support.prompt'),
    choice: { kind: 'form', fields: minors.flatMap((minor) => fieldFor(position, powerOf(seat), minor)) },
  }),
  waiting: (position, { minors }) =>
    msg('empires-in-arms-minors.support.waiting', { minors: minors.map((minor) => minorName(position.pack, minor)) }),
  apply: (play, answers, { minors }) => {
    for (const minor of minors) {
      const power = controllerOf(play.state, minor);
      if (power === undefined) continue;
      const named = aggressorsIn(answers[power], minor);
      // One whom it declared war on for another minor country costs nothing more.
      const aggressors = mayOppose(play, power, minor).filter((aggressor) => named.includes(aggressor));
      if (aggressors.length === 0) continue;
      play.tell({ type: 'minor-supported', power, minor, aggressors });
      tellPoints(play, () => supportMinor(play, power, minor, aggressors));
    }
  },
  fallback: (position, seat, { minors }) =>
    Object.fromEntries(
      minors
        .filter((minor) => mayOppose(position, powerOf(seat), minor).length > 0)
        .map((minor) => [`minor:${minor}`, []]),
    ),
};

function fieldFor(position: Position, power: Power, minor: MinorId) {
  const { pack } = position;
  const aggressors = mayOppose(position, power, minor);
  if (aggressors.length === 0) return [];
  const options = aggressors.map((aggressor) => {
    const extra = costsOfOpposing(position, power, aggressor);
    const points = extra.reduce((sum, cost) => sum - cost.points, 0);
    const detail = msg('empires-in-arms-minors.support.more', { points });
    return { id: `power:${aggressor}`, label: powerName(aggressor), ...(points > 0 ? { detail } : {}) };
  });
  return [
    {
      id: `minor:${minor}`,
      label: msg('empires-in-arms-minors.support.label', {
        minor: minorName(pack, minor),
        points: -pack.points.support_minor,
      }),
      choice: { kind: 'some' as const, min: 0, max: options.length, options },
    },
  ];
}

function aggressorsIn(answer: Answer | undefined, minor: MinorId): readonly string[] {
  return bareIds(fieldsOf(answer).get(`minor:${minor}`));
}
