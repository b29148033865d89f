import type { Answer } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import type { BoardWithOptions } from '../position-types.ts';
import { areAllied, areAtWar } from '../relations/pair.ts';
import { playing, powerOf } from '../sequence/who-decides.ts';
import type { Decide, Play, Position } from '../types.ts';
import type { Access } from './access.ts';
import { type Gift, giftFields, giftPresets, mayLetIn, readGift } from './access-fields.ts';
import { lastMonth } from './access-month.ts';
import { keepAccess } from './keep-access.ts';
import { msg } from './msg.ts';

/** 10.3: a power lets another into its land, its ports or the straits; everybody learns of it. */
export const giveAccess: Decide<'give-access'> = {
  section: '10.3',
  seats: (position) => playing(position).filter((power) => mayLetIn(position, power).length > 0),
  ask: (position, seat) => ({
    prompt: msg('empires-in-arms-access.give'),
    brief: msg('empires-in-arms-access.give-brief'),
    choice: {
      kind: 'form',
      fields: giftFields(position, powerOf(seat)),
      presets: giftPresets(position, powerOf(seat)),
    },
  }),
  refuse: (position, seat, answer) => whyNotGive(position, powerOf(seat), answer),
  waiting: () => msg('empires-in-arms-access.give-brief'),
  apply: (play, answers) => {
    for (const [seat, answer] of Object.entries(answers)) give(play, powerOf(seat), answer);
  },
  fallback: (position, seat) => {
    const [to] = mayLetIn(position, powerOf(seat));
    return { to: `power:${to}`, into: ['into:land'] };
  },
};

function give(play: Play, power: Power, answer: Answer): void {
  const { state, pack, tell } = play;
  const gift = giftOf(play, answer);
  const { to, into, while: condition } = gift;
  if (!to) return;
  const kept = (state.access?.[power] ?? []).filter((one) => one.to !== to || !into.includes(one.into));
  keepAccess(state, power, [...kept, ...accessOf(play, to, gift)]);
  const through = lastMonth({ state, pack }, untilOf(play, gift));
  tell({
    type: 'access-given',
    power,
    to,
    into,
    ...(through ? { through } : {}),
    ...(condition ? { while: condition } : {}),
  });
}

/** 12.8: where only allies are let in, it ends with the alliance, unless it hangs on something else. */
function giftOf({ options }: Pick<Position, 'options'>, answer: Answer): Gift {
  const gift = readGift(answer);
  return options.access === 'allies' && !gift.while ? { ...gift, while: { is: 'allied' } } : gift;
}

const untilOf = ({ state }: BoardWithOptions, { months }: Gift) =>
  months === undefined ? undefined : state.month + months;

function accessOf(board: BoardWithOptions, to: Power, gift: Gift): Access[] {
  const until = untilOf(board, gift);
  const terms = { ...(until === undefined ? {} : { until }), ...(gift.while ? { while: gift.while } : {}) };
  return gift.into.map((into) => ({ to, into, ...terms }));
}

/** What would change nothing, or be over at once. */
function whyNotGive(board: BoardWithOptions, power: Power, answer: Answer): Message | undefined {
  const { state } = board;
  const gift = giftOf(board, answer);
  const { to, while: condition } = gift;
  if (!to) return undefined;
  if (isSame(board, power, to, gift)) return msg('empires-in-arms-access.same', { to: powerName(to) });
  if (!condition) return undefined;
  if (condition.is === 'allied')
    return areAllied(state, power, to) ? undefined : msg('empires-in-arms-access.not-allied', { to: powerName(to) });
  if (condition.enemy === to) return msg('empires-in-arms-access.with-itself', { to: powerName(to) });
  if (areAtWar(state, to, condition.enemy)) return undefined;
  return msg('empires-in-arms-access.not-at-war', { to: powerName(to), enemy: powerName(condition.enemy) });
}

/** All of it has been given already, on the same terms. */
function isSame(board: BoardWithOptions, power: Power, to: Power, gift: Gift): boolean {
  const given = board.state.access?.[power] ?? [];
  const same = (a: Access, b: Access) =>
    a.to === b.to &&
    a.into === b.into &&
    a.until === b.until &&
    a.while?.is === b.while?.is &&
    (a.while?.is !== 'at_war' || b.while?.is !== 'at_war' || a.while.enemy === b.while.enemy);
  return gift.into.length > 0 && accessOf(board, to, gift).every((one) => given.some((access) => same(access, one)));
}
