import { powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import { fieldsOf } from '../read-form.ts';
import { deciding, powerOf } from '../sequence/who-decides.ts';
import type { Decide } from '../types.ts';
import type { PeaceKind } from './answer-suit.ts';
import { msg } from './msg.ts';
import type { AnsweredSuit, Suit } from './peace-frames.ts';

const KINDS: readonly PeaceKind[] = ['conditional', 'unconditional'];

/** What is offered without a word: the peace that must be accepted, so that nobody is kept at war by silence. */
const SILENT: PeaceKind = 'conditional';

const losersOf = (suits: readonly Suit[], victor: Power) =>
  suits.flatMap(({ loser, sued }) => (sued.includes(victor) ? [loser] : []));

/** 4.4.2.2: those who are sued say in secret which peace they offer. */
export const sued: Decide<'sued'> = {
  section: '4.4.2',
  sealed: true,
  seats: (position, { suits }) => deciding(position).filter((power) => losersOf(suits, power).length > 0),
  ask: (_, seat, { suits }) => {
    const losers = losersOf(suits, powerOf(seat));
    return {
      prompt: msg('empires-in-arms-peace.sued', { losers: losers.map(powerName), count: losers.length }),
      brief: msg('empires-in-arms-peace.sued-brief'),
      choice: {
        kind: 'form',
        fields: losers.map((loser) => ({
          id: loser,
          label: msg('empires-in-arms-peace.sued-field', { loser: powerName(loser) }),
          choice: {
            kind: 'one',
            options: KINDS.map((kind) => ({
              id: kind,
              label: msg('empires-in-arms-peace.kind', { kind }),
              detail: msg('empires-in-arms-peace.kind-detail', { kind }),
            })),
          },
        })),
      },
    };
  },
  waiting: () => msg('empires-in-arms-peace.sued-waiting'),
  apply: ({ tell, push }, answers, { suits }) => {
    const answered = suits.map(({ loser, sued: asked }): AnsweredSuit => {
      const offered = asked.map((power) => ({ power, kind: kindFrom(fieldsOf(answers[power]).get(loser)) }));
      return { loser, offered };
    });
    for (const { loser, offered } of answered)
      for (const { power, kind } of offered) tell({ type: 'peace-offered', power, loser, kind });
    push({ ask: 'accept-unconditional', args: { suits: answered } });
  },
  fallback: (_, seat, { suits }) => Object.fromEntries(losersOf(suits, powerOf(seat)).map((loser) => [loser, SILENT])),
};

const kindFrom = (answer: unknown) => KINDS.find((kind) => kind === answer) ?? SILENT;
