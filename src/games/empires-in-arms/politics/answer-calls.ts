import type { Answer, Field } from '../../../kernel/choice.ts';
import { powerName } from '../names.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { Power } from '../pack-lists.ts';
import { fieldsOf } from '../read-form.ts';
import { deciding, powerOf } from '../sequence/who-decides.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Decide, Play, Position } from '../types.ts';
import { answerCall, type CallAnswer, whyNotAnswer } from './answer-call.ts';
import type { Call } from './call-allies.ts';
import { costOfWar } from './cost-of-war.ts';
import { msg } from './msg.ts';
import type { OpenCalls } from './politics-frames.ts';

/** 4.3.2: all who were called answer at once; the answers take effect in the order of the calls. */
export const answerCalls: Decide<'answer-call'> = {
  section: '4.3.2',
  sealed: true,
  seats: (position, { open }) => deciding(position).filter((power) => open.some(({ ally }) => ally === power)),
  ask: (position, seat, { open, side }) => ({
    prompt: msg('empires-in-arms-politics.answer', { side }),
    brief: msg('empires-in-arms-politics.answer-brief'),
    choice: { kind: 'form', fields: callsTo(open, powerOf(seat)).map((call) => fieldFor(position, call)) },
  }),
  waiting: (_, { open }) =>
    msg('empires-in-arms-politics.answer-waiting', {
      allies: [...new Set(open.map(({ ally }) => ally))].map(powerName),
    }),
  apply: (play, answers, args) => {
    for (const call of args.open) takeAnswer(play, args, call, answerTo(answers[call.ally], call));
  },
  fallback: (position, seat, { open }) => answersTo(open, powerOf(seat), (call) => bestOf(position, call)),
  onlyAnswer: () => {}, // `apply` tells it
  standing: (position, seat, { open }) => {
    const power = powerOf(seat);
    const { answers = [] } = standingOrders(position.state, power);
    const joins = callsTo(open, power).every(
      (call) => answers.includes(call.caller) && bestOf(position, call) === 'join',
    );
    return joins ? answersTo(open, power, () => 'join') : undefined;
  },
};

const callsTo = (open: readonly Call[], power: Power) => open.filter(({ ally }) => ally === power);

const fieldOf = ({ caller, against }: Call) => `${caller}-${against}`;

const bestOf = (position: Position, call: Call): CallAnswer =>
  whyNotAnswer(position, call, 'join') ? 'refuse' : 'join';

function answersTo(open: readonly Call[], power: Power, answer: (call: Call) => CallAnswer): Answer {
  return Object.fromEntries(callsTo(open, power).map((call) => [fieldOf(call), answer(call)]));
}

function answerTo(answer: Answer | undefined, call: Call): CallAnswer {
  return fieldsOf(answer).get(fieldOf(call)) === 'join' ? 'join' : 'refuse';
}

function fieldFor(position: Position, call: Call): Field {
  const { caller, ally, against } = call;
  const points = costOfWar(position, ally, [against]).reduce((sum, cost) => sum - cost.points, 0);
  const no = whyNotAnswer(position, call, 'join');
  const join = {
    id: 'join',
    label: msg('empires-in-arms-politics.join', { against: powerName(against) }),
    detail: msg('empires-in-arms-politics.join-cost', { points }),
  };
  const refuse = {
    id: 'refuse',
    label: msg('empires-in-arms-politics.refuse', { caller: powerName(caller) }),
    detail: no
      ? msg('empires-in-arms-politics.must-refuse', { why: no.why })
      : msg('empires-in-arms-politics.refuse-cost', { points: -position.pack.points.refuse_call }),
  };
  return {
    id: fieldOf(call),
    label: msg('empires-in-arms-politics.call-of', { caller: powerName(caller), against: powerName(against) }),
    choice: { kind: 'one', options: no ? [refuse] : [join, refuse] },
  };
}

/** An answer takes effect. What those before it changed may leave nothing to answer, or force a refusal (4.3.1.4). */
function takeAnswer(play: Play, { round }: OpenCalls, call: Call, given: CallAnswer): void {
  const { tell } = play;
  const { ally: power, caller, against } = call;
  const no = whyNotAnswer(play, call, 'join');
  if (no?.why === 'lapsed') {
    tell({ type: 'call-lapsed', power, caller, against });
    return;
  }
  tellPoints(play, () => {
    const answered = answerCall(play, round, call, no ? 'refuse' : given);
    if (answered.what === 'joined') tell({ type: 'call-answered', power, caller, against, broken: answered.broken });
    else tell({ type: 'call-refused', power, caller, against, barred: no?.why });
  });
}
