import { canGiveOrder } from '../cubes/can-place.ts';
import { canCarryOut } from '../events/can-carry-out.ts';
import { eventText } from '../events/event-text.ts';
import { accessibleCards } from '../map/access.ts';
import { cardOf } from '../map/cards.ts';
import { msg } from '../msg.ts';
import { opponent } from '../sides.ts';
import type { Decide, Step } from '../types.ts';

/** Step 3 of a turn: order or event (4.6), on the opponent's card its event first (4.7). */
export const useCard: Step<'use-card'> = {
  section: '4.6',
  run(play, { side, card: id }) {
    const { state, pack, options, push, tell } = play;
    const card = cardOf(pack, id);
    if (card.side === side) {
      if (canCarryOut(play, side, id, card.event) || canGiveOrder(play, side, card.cubes))
        push({ ask: 'order-or-event', args: { side, card: id } });
      else tell({ type: 'card-without-effect', side, card: id });
      return;
    }
    const access =
      options.order_access_judged === 'before-the-event' ? accessibleCards(state, options, side) : undefined; // A2
    push({ step: 'give-order', args: { side, card: id, ...(access ? { access } : {}) } });
    const owner = opponent(side);
    if (canCarryOut(play, owner, id, card.event)) push({ ask: 'opponents-event', args: { side: owner, card: id } });
    else tell({ type: 'event-without-effect', side: owner, card: id, effect: card.event });
  },
};

/** 4.6: one of the two, on a card with the own flag. An event without effect may be chosen too (A23). */
export const orderOrEvent: Decide<'order-or-event'> = {
  section: '4.6',
  seats: (_, { side }) => [side],
  ask(position, _, { side, card: id }) {
    const card = cardOf(position.pack, id);
    const works = canCarryOut(position, side, id, card.event);
    return {
      prompt: msg('iron-curtain.ask.order-or-event', { card: card.name }),
      brief: msg('iron-curtain.brief.order-or-event', { card: card.name }),
      choice: {
        kind: 'one',
        options: [
          {
            id: 'order',
            label: msg('iron-curtain.option.order', { cubes: card.cubes }),
            detail: msg('iron-curtain.option.order-detail', {
              reserve: position.state.reserve[side],
              works: canGiveOrder(position, side, card.cubes) ? 'yes' : 'no',
            }),
          },
          {
            id: 'event',
            label: msg('iron-curtain.option.event', { event: eventText(position.pack, card.event, side) }),
            ...(works ? {} : { detail: msg('iron-curtain.option.no-effect') }),
          },
        ],
      },
    };
  },
  waiting: (position, { side, card }) =>
    msg('iron-curtain.waiting.order-or-event', { side, card: cardOf(position.pack, card).name }),
  apply({ pack, push, tell }, answers, { side, card: id }) {
    const card = cardOf(pack, id);
    if (answers[side] === 'order') {
      tell({ type: 'order-chosen', side, card: id, cubes: card.cubes });
      push({ step: 'give-order', args: { side, card: id } });
    } else {
      tell({ type: 'event-chosen', side, card: id, turn: 'own' });
      push({ step: 'carry-out-event', args: { side, card: id, effect: card.event } });
    }
  },
  fallback: () => 'order',
};

/** 4.7: the opponent of the side that plays carries out its event, or not, before the order is given (A11). */
export const opponentsEvent: Decide<'opponents-event'> = {
  section: '4.7',
  seats: (_, { side }) => [side],
  ask(position, _, { side, card: id }) {
    const card = cardOf(position.pack, id);
    const event = eventText(position.pack, card.event, side);
    return {
      prompt: msg('iron-curtain.ask.opponents-event', { side: opponent(side), card: card.name, event }),
      brief: msg('iron-curtain.brief.opponents-event', { card: card.name }),
      choice: {
        kind: 'one',
        options: [
          { id: 'event', label: msg('iron-curtain.option.carry-out', { event }) },
          { id: 'decline', label: msg('iron-curtain.option.decline') },
        ],
      },
    };
  },
  waiting: (position, { side, card }) =>
    msg('iron-curtain.waiting.opponents-event', { side, card: cardOf(position.pack, card).name }),
  apply({ pack, push, tell }, answers, { side, card: id }) {
    if (answers[side] === 'decline') {
      tell({ type: 'event-declined', side, card: id });
      return;
    }
    tell({ type: 'event-chosen', side, card: id, turn: 'opponent' });
    push({ step: 'carry-out-event', args: { side, card: id, effect: cardOf(pack, id).event } });
  },
  fallback: () => 'event',
};
