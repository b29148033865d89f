import { powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import { fieldsOf } from '../read-form.ts';
import { areAtWar } from '../relations/pair.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Decide, Play } from '../types.ts';
import { type Offers, settleSuit } from './answer-suit.ts';
import { msg } from './msg.ts';
import { orderVictors } from './order-victors.ts';
import type { AnsweredSuit, Surrender } from './peace-frames.ts';

const FACES = 6;

/** Whose peace a loser may refuse. */
const refusableOf = (suits: readonly AnsweredSuit[], loser: string) =>
  suits
    .filter((suit) => suit.loser === loser)
    .flatMap(({ offered }) => offered.flatMap(({ power, kind }) => (kind === 'unconditional' ? [power] : [])));

/** 4.4.2.2: an unconditional peace may be refused, a conditional one must be accepted. */
export const acceptUnconditional: Decide<'accept-unconditional'> = {
  section: '4.4.2.2',
  sealed: true,
  seats: (position, { suits }) => deciding(position).filter((power) => refusableOf(suits, power).length > 0),
  ask: (_, seat, { suits }) => {
    const victors = refusableOf(suits, seat);
    return {
      prompt: msg('empires-in-arms-peace.accept', { victors: victors.map(powerName), count: victors.length }),
      brief: msg('empires-in-arms-peace.accept-brief'),
      choice: {
        kind: 'form',
        fields: victors.map((victor) => ({
          id: victor,
          label: msg('empires-in-arms-peace.accept-field', { victor: powerName(victor) }),
          choice: {
            kind: 'one',
            options: (['accept', 'refuse'] as const).map((id) => ({
              id,
              label: msg('empires-in-arms-peace.accept-option', { id }),
            })),
          },
        })),
      },
    };
  },
  waiting: () => msg('empires-in-arms-peace.accept-waiting'),
  apply: (play, answers, { suits }) => {
    const surrenders = suits.flatMap((suit): Surrender[] => {
      const given = fieldsOf(answers[suit.loser]);
      const refused = refusableOf(suits, suit.loser).filter((victor) => given.get(victor) !== 'accept');
      for (const victor of refused) play.tell({ type: 'peace-refused', power: suit.loser, victor });
      return inOrder(play, suit, refused);
    });
    if (surrenders.length > 0) play.push({ ask: 'terms', args: { surrenders } });
  },
  fallback: (_, seat, { suits }) =>
    Object.fromEntries(refusableOf(suits, seat).map((victor) => [victor, 'refuse' as const])),
};

/** Those to whom the loser surrenders, in the order in which they will choose; dice where they are level (4.4.5.2). */
function inOrder({ state, tell, die }: Play, { loser, offered }: AnsweredSuit, refused: readonly Power[]): Surrender[] {
  const offers: Offers = Object.fromEntries(offered.map(({ power, kind }) => [power, kind]));
  const sued = offered.flatMap(({ power }) => (areAtWar(state, loser, power) ? [power] : []));
  const settled = settleSuit(sued, offers, refused);
  const thrown: { power: Power; die: number }[] = [];
  const order = orderVictors(
    state,
    loser,
    settled.map(({ power }) => power),
    (power) => {
      const face = die(`die:victors:${loser}:${power}`, FACES);
      thrown.push({ power, die: face });
      return face;
    },
  );
  if (thrown.length > 0) tell({ type: 'victors-threw', loser, thrown });
  const victors = order.flatMap((power) => settled.filter((one) => one.power === power));
  return victors.length > 0 ? [{ loser, victors: [...victors] }] : [];
}
