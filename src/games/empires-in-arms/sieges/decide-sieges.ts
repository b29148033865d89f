import type { Field } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { areaName, powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { fieldsOf } from '../read-form.ts';
import { powerOf } from '../sequence/who-decides.ts';
import type { Decide } from '../types.ts';
import { ASK_AGAIN, keepAhead, questionsToCome } from './ask-once.ts';
import { breachChance, breachModifiers, breachNeed } from './breach.ts';
import { modifierTexts } from './modifier-texts.ts';
import { msg } from './msg.ts';
import { fieldOf, type SiegeQuestion } from './siege-questions.ts';
import { carryOutSieges, openQuestions, whoIsAsked } from './siege-step.ts';

/** 7.5.4: both sides of all sieges of a turn decide in secret, each about all of its own in one form. */
export const decideSieges: Decide<'sieges'> = {
  section: '7.5.4',
  sealed: true,
  seats: (position, { powers }) => whoIsAsked(position, powers),
  ask: (position, seat, { powers }) => ({
    prompt: msg('empires-in-arms-sieges.prompt'),
    brief: msg('empires-in-arms-sieges.brief'),
    choice: {
      kind: 'form',
      fields: [
        ...openQuestions(position, powerOf(seat), powers).map((question) => field(position, question)),
        ...questionsToCome(position, powerOf(seat), powers).map((question) => field(position, question, [ASK_AGAIN])),
      ],
    },
  }),
  waiting: () => msg('empires-in-arms-sieges.waiting'),
  apply: (play, answers, { powers }) => {
    const given = new Map<Power, ReadonlyMap<string, unknown>>(
      Object.entries(answers).map(([seat, answer]) => [powerOf(seat), fieldsOf(answer)]),
    );
    for (const [power, fields] of given) keepAhead(play, power, questionsToCome(play, power, powers), fields);
    carryOutSieges(play, powers, given);
  },
  // What is left out is the default: nobody assaults, surrenders or attacks by silence.
  fallback: () => ({}),
};

function field(board: Board, question: SiegeQuestion, more: readonly string[] = []): Field {
  const { siege, answers } = question;
  return {
    id: fieldOf(question),
    label: more.length > 0 ? laterLabelOf(board, question) : labelOf(board, question),
    optional: true,
    choice: {
      kind: 'one',
      options: [...answers, ...more].map((id) => ({
        id,
        label: msg('empires-in-arms-sieges.do', { id }),
        place: siege.area,
      })),
    },
  };
}

/** The same of a turn that comes later in the month. */
function laterLabelOf({ pack }: Board, { about, siege }: SiegeQuestion): Message {
  return msg('empires-in-arms-sieges.later-field', { about, area: areaName(pack, siege.area) });
}

function labelOf(board: Board, { about, siege }: SiegeQuestion): Message {
  const { pack } = board;
  const area = areaName(pack, siege.area);
  const [power] = siege.besiegers;
  if (about !== 'assault')
    return msg('empires-in-arms-sieges.field', { about, area, power: power ? powerName(power) : '' });
  const modifiers = breachModifiers(board, siege, true);
  return msg('empires-in-arms-sieges.assault-field', {
    area,
    power: powerName(siege.besieged),
    need: breachNeed(pack, siege.area).die,
    modifiers: modifierTexts(modifiers),
    count: modifierTexts(modifiers).length,
    chance: breachChance(pack, siege.area, modifiers),
  });
}
