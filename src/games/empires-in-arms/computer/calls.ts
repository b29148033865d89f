import type { ComputerAnswer } from '../../../kernel/computer-rule.ts';
import { powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import { type AskedFor, because } from './asked.ts';
import { msg } from './msg.ts';
import { hasLostCapital } from './peace-wishes.ts';
import { bare, fieldsIn, optionsOf } from './read-choice.ts';
import { countedArmy } from './rivals.ts';
import { armyOf, type Situation, situationOf } from './situation.ts';

/** An ally is left alone against an enemy with more than this many times the armies of the two. */
const HOPELESS = 3;

/** 4.3.1: whoever was attacked calls every ally that can come; an aggressor risks no alliance. */
export function callAllies({ decision }: AskedFor<'call-allies'>): ComputerAnswer {
  const { side } = decision.args;
  const willing = optionsOf(decision.choice).filter(({ detail }) => detail === undefined);
  if (side === 'aggressor' || willing.length === 0) return because([], msg('empires-in-arms-computer.calls.nobody'));
  return because(
    willing.map(({ id }) => id),
    msg('empires-in-arms-computer.calls.all'),
  );
}

/** 4.3.2: it keeps its alliances, unless the war cannot be won, or it is beaten itself. */
export function answerCall(asked: AskedFor<'answer-call'>): ComputerAnswer {
  const situation = situationOf(asked);
  const calls = asked.decision.args.open.filter(({ ally }) => ally === situation.power);
  const answers = fieldsIn(asked.decision.choice).map(({ id, choice }) => {
    const call = calls.find(({ caller, against }) => id === `${caller}-${against}`);
    const mayJoin = optionsOf(choice).some((option) => bare(option) === 'join');
    return [id, call && mayJoin && isWorthIt(situation, call) ? 'join' : 'refuse'] as const;
  });
  const [first] = calls;
  const joins = answers.some(([, answer]) => answer === 'join');
  return because(
    Object.fromEntries(answers),
    msg('empires-in-arms-computer.calls.answer', {
      joins: joins ? 'yes' : 'no',
      caller: first ? powerName(first.caller) : '',
    }),
  );
}

function isWorthIt(situation: Situation, { caller, against }: { readonly caller: Power; readonly against: Power }) {
  const together = armyOf(situation, situation.power) + countedArmy(situation, caller);
  return !hasLostCapital(situation) && countedArmy(situation, against) < HOPELESS * together;
}
