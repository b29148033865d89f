import type { Message } from '../../../kernel/message.ts';
import { fieldsOf, theAnswer, theIds } from '../answers.ts';
import type { Decide } from '../types.ts';
import { msg } from './msg.ts';
import { dealers, factionOf, othersThan, theAnswerer } from './parties.ts';
import { plainLine, refuseWords } from './plain-line.ts';
import { LONGEST_TEXT, seatOption } from './propose-deal.ts';

/** 12.1, 12.2: words to some of the others or to all. Everybody reads them, and they bind nobody. */
export const sendMessage: Decide<'send-message'> = {
  section: '12.1',
  seats: dealers,
  ask: (position, seat) => {
    const others = othersThan(position, factionOf(seat));
    return {
      prompt: msg('versailles-1919-deals.ask.message'),
      choice: {
        kind: 'form',
        fields: [
          {
            id: 'to',
            label: msg('versailles-1919-deals.field.to'),
            choice: { kind: 'some', options: others.map(seatOption), min: 1, max: others.length },
            optional: true,
          },
          {
            id: 'text',
            label: msg('versailles-1919-deals.field.text'),
            choice: { kind: 'text', min: 1, max: LONGEST_TEXT },
          },
        ],
      },
    };
  },
  refuse: (_position, _seat, answer): Message | undefined => {
    const { text } = fieldsOf(answer);
    if (typeof text === 'string' && plainLine(text) === '') return msg('versailles-1919-deals.refused.no-words');
    return refuseWords(text);
  },
  waiting: () => msg('versailles-1919-deals.waiting.message'),
  apply(play, answers) {
    const faction = theAnswerer(answers);
    const { to, text } = fieldsOf(theAnswer(answers));
    const named = theIds(to);
    const others = othersThan(play, faction);
    const addressed = others.filter((other) => named.length === 0 || named.includes(other));
    play.tell({
      type: 'message-sent',
      faction,
      to: addressed.length < others.length ? addressed : [],
      text: plainLine(String(text)),
    });
  },
  fallback: () => ({}),
};
