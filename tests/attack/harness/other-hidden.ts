import type { RandomSource } from '../../../src/kernel/chance.ts';
import type { SeatId } from '../../../src/kernel/decision.ts';
import { hmacChance } from '../../../src/kernel/hmac-chance.ts';
import { cloneData } from '../../../src/kernel/json.ts';
import { seededRandom, shuffled } from '../../../src/kernel/random.ts';
import type { Head } from '../../../src/log/heads.ts';

/** What the games keep from a seat, as far as it can be exchanged without anything else being another. */
type Hidden = {
  deck?: string[];
  eventDeck?: string[];
  hands?: { [seat: SeatId]: string[] };
};

/**
 * A position that the seat cannot tell from the given one: another seed, decks in another order, another hand opposite.
 */
export function otherHidden(head: Head, seat: SeatId, n: number): Head {
  const random = seededRandom(`hidden ${n}`);
  const machine = cloneData(head.machine);
  const state: Hidden = machine.state;
  if (state.eventDeck) state.eventDeck = shuffled(state.eventDeck, random);
  if (state.deck && !state.hands) state.deck = shuffled(state.deck, random);
  if (state.deck && state.hands) exchangeHands(state.deck, state.hands, seat, random);
  return { ...head, machine, chance: hmacChance(`another seed ${n}`, { game: head.tableId, salts: {} }) };
}

/** The other side's cards and those not dealt yet are mixed. */
function exchangeHands(deck: string[], hands: { [seat: SeatId]: string[] }, seat: SeatId, random: RandomSource): void {
  const others = Object.keys(hands).filter((other) => other !== seat);
  const cards = shuffled([...deck, ...others.flatMap((other) => hands[other] ?? [])], random);
  for (const other of others) hands[other] = cards.splice(0, hands[other]?.length ?? 0);
  deck.splice(0, deck.length, ...cards);
}
