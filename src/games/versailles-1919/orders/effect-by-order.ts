import type { Effect } from '../effect.ts';
import type { Decisions } from '../types.ts';
import { firstOf, type Order } from './obey.ts';

/** 5.3: in somebody else's turn, where one part of a card is about one's own happiness and the other is not. */
export const effectByOrder: Order<Decisions['which-effect']> = ({ position, seat, orders, args, ids }) => {
  const { effect, context } = args;
  if (context.you !== seat || position.state.active === seat || orders.eitherOr === 'ask') return undefined;
  const parts = effect.effects.map((part, i) => ({ id: String(i + 1), mood: moodOf(part) }));
  const [happy, ...more] = parts.filter(({ mood }) => mood !== 0);
  const other = parts.find(({ mood }) => mood === 0);
  if (!happy || more.length > 0 || !other || parts.length !== 2) return undefined;
  const gains = happy.mood > 0 ? [happy.id, other.id] : [other.id, happy.id];
  return firstOf(orders.eitherOr === 'happiness' ? gains : gains.toReversed(), ids);
};

/** 5.3: an Exhausted unit becomes Available, in somebody else's turn. */
export const readyByOrder: Order<Decisions['ready-unit']> = ({ position, seat, orders, args, ids }) =>
  args.context.you === seat && position.state.active !== seat && orders.ready === 'ready'
    ? firstOf(['ready'], ids)
    : undefined;

/**
 * 9.3: the unit that has to go, by a mutiny or an event in somebody else's turn; deployed ones from the top track down.
 */
export const unitByOrder: Order<Decisions['demobilize-unit']> = ({ position, seat, orders, args, ids }) => {
  if (args.faction !== seat || orders.mutiny === 'ask') return undefined;
  if (!args.mutiny && position.state.active === seat) return undefined;
  const deployed = ids.filter((id) => id !== 'available' && id !== 'exhausted');
  const first = orders.mutiny === 'deployed' ? deployed : [orders.mutiny];
  return firstOf([...first, 'exhausted', 'available', ...deployed], ids);
};

/** What a part means for the happiness of the player who picks it. */
function moodOf(part: Effect): number {
  return part.op === 'happiness' && part.who === 'you' ? part.n : 0;
}
