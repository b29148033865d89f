import { isFaction } from '../../../games/versailles-1919/factions.ts';
import { type Orders, ordersOf } from '../../../games/versailles-1919/orders/orders.ts';
import { readOrders } from '../../../games/versailles-1919/orders/read-orders.ts';
import type { FactionId } from '../../../games/versailles-1919/pack-types.ts';
import { settledBy } from '../../../games/versailles-1919/turn/action-options.ts';
import type { Versailles } from '../../../games/versailles-1919/types.ts';
import type { Answer } from '../../../kernel/choice.ts';
import type { OpenDecision, SeatId } from '../../../kernel/decision.ts';
import { type Game, type Machine, positionOf } from '../../../kernel/machine.ts';
import { explainAnswer, fallbackAnswer, questionFor } from '../../../kernel/open-decisions.ts';
import { standingAnswer } from '../../../kernel/standing-answer.ts';
import type { Player } from '../player.ts';
import { type Taste, tasteOf } from '../taste.ts';
import { intentionsOf } from './intentions.ts';
import { orderForm } from './order-form.ts';
import {
  chooseAction,
  chooseAdvance,
  chooseDrawn,
  choosePlaces,
  chooseRefill,
  chooseSpace,
  type Turn,
} from './turn-policy.ts';

type Game1919 = Game<Versailles>;
type Machine1919 = Machine<Versailles>;

/**
 * A simple player of Versailles 1919: places to lead, settles when it leads, guards regions in trouble, bids for what
 * is its own and sometimes for others' issues. What it means to do in others' turns it does when it is asked, or orders
 * in advance. Asked itself it bids at once as far as it would go, as people do by mail, so that auctions are short.
 * `unordered`: what it does not order in advance though it means to do it.
 */
export function versaillesPlayer(seed: string, unordered: Partial<Orders> = {}): Player<Versailles> {
  const taste = tasteOf(seed);
  return {
    answer(game, machine, decision, seat) {
      const wanted = isFaction(seat) ? chosenBy({ game, machine, decision, seat, faction: seat, taste }) : undefined;
      if (wanted !== undefined && !explainAnswer(game, machine, { decision: decision.id, seat, answer: wanted }))
        return wanted;
      const fallback = fallbackAnswer(game, machine, decision.id, seat);
      if (fallback === undefined) throw new Error(`${seat} is not asked ${decision.name}`);
      return fallback;
    },
    orders(game, machine, seat) {
      const position = positionOf(game, machine);
      if (!isFaction(seat)) return undefined;
      const answer = orderForm({ ...intentionsOf(position, seat, taste), ...unordered });
      const next = readOrders(position, seat, answer);
      const same = JSON.stringify(next) === JSON.stringify(ordersOf(machine.state, seat));
      return same ? undefined : { optionalAction: '~give-orders', answer };
    },
  };
}

type Asked = {
  readonly game: Game1919;
  readonly machine: Machine1919;
  readonly decision: OpenDecision;
  readonly seat: SeatId;
  readonly faction: FactionId;
  readonly taste: Taste;
};

function chosenBy(asked: Asked): Answer | undefined {
  const { game, machine, decision, seat, faction, taste } = asked;
  const position = positionOf(game, machine);
  const choice = questionFor(game, machine, decision.id, seat)?.choice;
  if (!choice) return undefined;
  const intended = byIntention(asked);
  if (intended !== undefined) return intended;
  const ids = choice.kind === 'one' ? choice.options.map(({ id }) => id) : [];
  const turn: Turn = { position, faction, taste };
  switch (decision.name) {
    case 'action':
      return chooseAction(turn, ids);
    case 'place-influence':
      return choosePlaces(turn, choice);
    case 'deploy-unit':
      return 'available';
    case 'deploy-to':
      return chooseSpace(turn, ids);
    case 'advance-cards':
      return chooseAdvance(turn, choice);
    case 'refill-from':
      return chooseRefill(turn, ids);
    case 'drawn-issue':
      return chooseDrawn(turn, ids);
    case 'neutral-action':
      return neutralAction(turn, ids);
    default:
      return undefined;
  }
}

/** What the seat's intentions answer, as standing orders would; bids go at once to the limit. */
function byIntention({ game, machine, decision, seat, faction, taste }: Asked): Answer | undefined {
  const position = positionOf(game, machine);
  const orders = intentionsOf(position, faction, taste);
  const intending = { ...machine, state: { ...machine.state, orders: { [seat]: orders }, passing: [] } };
  const standing = standingAnswer(game, intending);
  if (standing?.decision !== decision.id || standing.seat !== seat) return undefined;
  if (decision.name !== 'bid-influence' || typeof orders.bids === 'string') return standing.answer;
  return Math.max(Number(standing.answer), orders.bids.influence);
}

/** 15.2: settle for the neutral US now and then, else place, else take back. */
function neutralAction({ taste, position }: Turn, ids: readonly string[]): string | undefined {
  const settles = taste('neutral', position.state.turn) < 0.3;
  const settle = settles ? ids.find((id) => settledBy(id) !== undefined) : undefined;
  return settle ?? ['place', 'reclaim'].find((id) => ids.includes(id)) ?? ids[0];
}
