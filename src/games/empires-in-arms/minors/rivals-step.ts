import type { Answer } from '../../../kernel/choice.ts';
import { minorName, powerName } from '../names.ts';
import type { MinorId, Power } from '../pack-lists.ts';
import type { Departure } from '../peace/peace-frames.ts';
import { fieldsOf } from '../read-form.ts';
import { costsOfGoing } from '../relations/go-to-war.ts';
import { deciding, powerOf } from '../sequence/who-decides.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Decide, Play, Position, Step } from '../types.ts';
import { leaving } from './leaving.ts';
import { msg } from './msg.ts';
import { declareAmongRivals, mustWithdraw, rivalsOf, withdraw } from './settle-declarers.ts';

/** 4.6.4: who may not stay withdraws; the others are asked where they would be at war with each other. */
export const rivalsStep: Step<'rivals-step'> = {
  section: '4.6.4',
  run: (play, { minors }) => {
    const departures = minors.flatMap((minor) =>
      mustWithdraw(play, minor).flatMap((power) => goBack(play, minor, power, 'barred')),
    );
    const disputed = minors.filter((minor) => declarersOf(play, minor).some((power) => hasRivals(play, minor, power)));
    play.push(
      { step: 'go-home', args: { departures } },
      ...(disputed.length > 0 ? [{ ask: 'withdraw-or-stay' as const, args: { minors: disputed } }] : []),
    );
  },
};

/** 4.6.4: whether declarers stay at war with a minor country that others are at war with too, written in secret. */
export const withdrawOrStay: Decide<'withdraw-or-stay'> = {
  section: '4.6.4',
  sealed: true,
  seats: (position, { minors }) =>
    deciding(position).filter((power) => minors.some((minor) => hasRivals(position, minor, power))),
  ask: (position, seat, { minors }) => ({
    prompt: msg('empires-in-arms-minors.withdraw.prompt'),
    choice: { kind: 'form', fields: minors.flatMap((minor) => fieldFor(position, powerOf(seat), minor)) },
  }),
  waiting: (position, { minors }) =>
    msg('empires-in-arms-minors.withdraw.waiting', { minors: minors.map((minor) => minorName(position.pack, minor)) }),
  apply: (play, answers, { minors }) => {
    const departures = minors.flatMap((minor) =>
      declarersOf(play, minor)
        .filter((power) => hasRivals(play, minor, power) && !stays(answers[power], minor))
        .flatMap((power) => goBack(play, minor, power, 'wish')),
    );
    for (const minor of minors)
      for (const { powers } of tellPoints(play, () => declareAmongRivals(play, minor)))
        play.tell({ type: 'rivals-at-war', minor, powers });
    play.push({ step: 'go-home', args: { departures } });
  },
  fallback: (position, seat, { minors }) =>
    Object.fromEntries(
      minors
        .filter((minor) => hasRivals(position, minor, powerOf(seat)))
        .map((minor) => [`minor:${minor}`, 'withdraw']),
    ),
};

function fieldFor(position: Position, power: Power, minor: MinorId) {
  const { state, pack } = position;
  if (!hasRivals(position, minor, power)) return [];
  const rivals = rivalsOf(state, minor, power);
  const points = rivals
    .flatMap((rival) => costsOfGoing(position, power, rival))
    .reduce((sum, cost) => sum - cost.points, 0);
  const stay = { id: 'stay', label: msg('empires-in-arms-minors.withdraw.stay') };
  return [
    {
      id: `minor:${minor}`,
      label: minorName(pack, minor),
      choice: {
        kind: 'one' as const,
        options: [
          {
            ...stay,
            detail: msg('empires-in-arms-minors.withdraw.costs', { rivals: rivals.map(powerName), points }),
          },
          {
            id: 'withdraw',
            label: msg('empires-in-arms-minors.withdraw.withdraw'),
            detail: msg('empires-in-arms-minors.withdraw.kept'),
          },
        ],
      },
    },
  ];
}

/** Whoever has been at war with a neutral one for months may have forces in it, which go home. */
function goBack(play: Play, minor: MinorId, power: Power, why: 'barred' | 'wish'): readonly Departure[] {
  withdraw(play, power, minor);
  play.tell({ type: 'withdrew', minor, power, why });
  return leaving(play, power, minor);
}

const declarersOf = ({ state }: Pick<Position, 'state'>, minor: MinorId) => state.minorWars[minor] ?? [];

function hasRivals({ state }: Pick<Position, 'state'>, minor: MinorId, power: Power): boolean {
  return declarersOf({ state }, minor).includes(power) && rivalsOf(state, minor, power).length > 0;
}

/** Who is not asked, having given up, does not stay. */
function stays(answer: Answer | undefined, minor: MinorId): boolean {
  return fieldsOf(answer).get(`minor:${minor}`) === 'stay';
}
