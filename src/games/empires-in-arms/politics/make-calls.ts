import type { Answer, Option } from '../../../kernel/choice.ts';
import { powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import { deciding, powerOf } from '../sequence/who-decides.ts';
import type { Decide, Play, Position, Step } from '../types.ts';
import {
  type Call,
  type CallRound,
  callableBy,
  callersOn,
  type PossibleCall,
  type Side,
  withCall,
} from './call-allies.ts';
import { msg } from './msg.ts';
import { orderOfCalls } from './order-of-calls.ts';

/** The die for who calls first (4.3). */
const DIE = 6;

/** 4.3.1.1: one side calls its allies: whoever of it has one to call is asked. */
export const callsOfSide: Step<'calls-of-side'> = {
  section: '4.3.1',
  run: (play, { round, side }) => {
    if (callersNow(play, round, side).length > 0) play.push({ ask: 'call-allies', args: { round, side } });
  },
};

/** 4.3: who is called; all of one side decide at once, and the dice say whose calls take effect first. */
export const callAllies: Decide<'call-allies'> = {
  section: '4.3.1',
  sealed: true,
  seats: (position, { round, side }) => callersNow(position, round, side),
  ask: (position, seat, { round, side }) => {
    const options = callsNow(position, round, side, powerOf(seat)).map(optionFor);
    return {
      prompt: msg('empires-in-arms-politics.call', { side }),
      brief: msg('empires-in-arms-politics.call-brief'),
      choice: { kind: 'some', options, min: 0, max: options.length },
    };
  },
  waiting: (_, { side }) => msg('empires-in-arms-politics.call-waiting', { side }),
  apply: (play, answers, { round, side }) => {
    const made = callsMade(play, answers, { round, side });
    if (made.length === 0) return;
    const { tell, push } = play;
    const open = inOrder(play, made);
    for (const { caller, ally, against } of open) tell({ type: 'ally-called', power: caller, ally, against });
    const called = open.reduce(withCall, round);
    push(
      { ask: 'answer-call', args: { round: called, side, open } },
      ...(side === 'defender'
        ? [{ step: 'calls-of-side' as const, args: { round: called, side: 'aggressor' as const } }]
        : []),
    );
  },
  // A defender whose player is silent is not left alone; an aggressor risks no alliance (4.3.1.3).
  fallback: (position, seat, { round, side }) =>
    side === 'aggressor'
      ? []
      : callsNow(position, round, side, powerOf(seat))
          .filter(({ allyBarred }) => allyBarred === undefined)
          .map(callId),
};

const callId = ({ ally, against }: Pick<Call, 'ally' | 'against'>) => `call:${ally}:${against}`;

function optionFor(call: PossibleCall): Option {
  const { ally, against, allyBarred } = call;
  return {
    id: callId(call),
    label: msg('empires-in-arms-politics.call-option', { ally: powerName(ally), against: powerName(against) }),
    ...(allyBarred ? { detail: msg('empires-in-arms-politics.must-refuse', { why: allyBarred }) } : {}),
  };
}

/** The calls that a power may make now, to allies whose players can answer. */
function callsNow(position: Position, round: CallRound, side: Side, caller: Power): readonly PossibleCall[] {
  const asked = deciding(position);
  return callableBy(position, round, caller).filter((call) => call.side === side && asked.includes(call.ally));
}

function callersNow(position: Position, round: CallRound, side: Side): readonly Power[] {
  const callers = callersOn(round, side);
  return deciding(position).filter(
    (power) => callers.includes(power) && callsNow(position, round, side, power).length > 0,
  );
}

type Sided = { readonly round: CallRound; readonly side: Side };

function callsMade(play: Play, answers: { readonly [seat: string]: Answer }, { round, side }: Sided): readonly Call[] {
  return Object.entries(answers).flatMap(([seat, answer]) => {
    const ids: readonly unknown[] = Array.isArray(answer) ? answer : [];
    return callsNow(play, round, side, powerOf(seat)).flatMap((call): readonly Call[] => {
      const { caller, ally, against } = call;
      return ids.includes(callId(call)) ? [{ caller, ally, against }] : [];
    });
  });
}

/** The calls in the order of their callers' dice. */
function inOrder({ die, tell }: Play, calls: readonly Call[]): readonly Call[] {
  const callers = [...new Set(calls.map(({ caller }) => caller))];
  const { order, throws } = orderOfCalls(callers, (power) => die(`die:calls:${power}`, DIE));
  if (throws.length > 0) tell({ type: 'calls-ordered', throws });
  return order.flatMap((power) => calls.filter(({ caller }) => caller === power));
}
