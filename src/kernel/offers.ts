import { anyGame } from './any-game.ts';
import { countAnswers } from './count-answers.ts';
import type { DecisionId, OpenOffer, SeatId } from './decision.ts';
import { isOfferId, offerId, offerName } from './decision-id.ts';
import { decisionRule, waitingSeats } from './decision-rule.ts';
import { openAsks } from './find-ask.ts';
import { type Game, type Machine, positionOf } from './machine.ts';
import type { GameTypes, Offer } from './rules.ts';

/** Whether what a seat answered to this is nobody else's business; true of an offer that is over, too. */
export function isSealedOffer(game: Game, id: DecisionId): boolean {
  return ruleOf(game, id)?.sealed ?? false;
}

/** The rule's section behind an offer's id, also when the offer is over. */
export function sectionOf(game: Game, id: DecisionId): string | undefined {
  return ruleOf(game, id)?.section;
}

function ruleOf(game: Game, id: DecisionId) {
  if (!isOfferId(id)) return undefined;
  const name = offerName(id);
  return Object.hasOwn(game.rules.decisions, name) ? decisionRule(game, name) : undefined;
}

/** Everything that seats may do just now beside what they are asked; nothing when the game is over. */
export function openOffers<G extends GameTypes>(game: Game<G>, machine: Machine<G>): readonly OpenOffer[] {
  return offersIn(anyGame(game), machine).map((offer) => ({
    id: offerId(offer),
    name: offer.ask,
    section: decisionRule(anyGame(game), offer.ask).section,
    seats: offer.seats,
    label: offer.label,
    sealed: decisionRule(anyGame(game), offer.ask).sealed ?? false,
    calls: offer.calls ?? false,
  }));
}

/** The seats that are asked something just now, waited for or not (somebody may only like an answer). */
export function calledSeats<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
): readonly { readonly id: DecisionId; readonly seats: readonly SeatId[] }[] {
  const asked = openAsks(machine.agenda).map(({ ask }) => ({ id: ask.id ?? '', seats: waitingSeats(ask) }));
  return [...asked, ...openOffers(game, machine).filter(({ calls }) => calls)];
}

export function findOffer(game: Game, machine: Machine, id: DecisionId): Offer | undefined {
  return offersIn(game, machine).find((offer) => offerId(offer) === id);
}

/** Whether an open question has no legal answer left: then what came in between must not have happened. */
export function isStuck(game: Game, machine: Machine): boolean {
  const position = positionOf(game, machine);
  return openAsks(machine.agenda).some(({ ask }) =>
    waitingSeats(ask).some(
      (seat) => countAnswers(decisionRule(game, ask.ask).ask(position, seat, ask.args).choice, 1) === 0,
    ),
  );
}

function offersIn(game: Game, machine: Machine): readonly Offer[] {
  if (machine.over) return [];
  return (game.rules.offers?.(positionOf(game, machine)) ?? []).flatMap((offer) => {
    const seats = offer.seats.filter((seat) => isPlaying(machine, seat));
    return seats.length > 0 ? [{ ...offer, seats }] : [];
  });
}

function isPlaying(machine: Machine, seat: SeatId): boolean {
  return !machine.resigned.includes(seat);
}
