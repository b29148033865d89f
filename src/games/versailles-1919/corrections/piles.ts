import type { Option } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import type { Printed } from '../../../kernel/printed.ts';
import type { Pile } from './correction-fact.ts';
import { msg } from './msg.ts';

/** A card of a pile. `put` lays another card in its stead. */
export type Lying = {
  readonly card: string;
  readonly pile: Pile;
  readonly at: number;
  readonly put: (card: string) => void;
};

/** The cards of a list of the state. */
export function lying(pile: Pile, list: string[]): readonly Lying[] {
  return list.map((card, at) => ({
    card,
    pile,
    at,
    put: (other) => {
      list[at] = other;
    },
  }));
}

/** A card as an option: its name and where it lies; in the piles, the how-manieth from the top. */
export function lyingOption({ card, pile, at }: Lying, name: Printed): Option {
  return {
    id: card,
    label: msg('versailles-1919-corrections.option.card', { card: name }),
    detail: msg('versailles-1919-corrections.option.lying', { pile: pileText(pile), pileKind: pile, at: at + 1 }),
  };
}

export function pileText(pile: Pile): Message {
  return msg('versailles-1919-corrections.pile', { pile });
}

/** Two cards change places; what is told of both. Nothing where they are the same. */
export function swap(all: readonly Lying[], a: string, b: string) {
  const [one, other] = [a, b].map((id) => all.find(({ card }) => card === id));
  if (!one || !other) throw new Error('a card lies elsewhere');
  if (one === other) return undefined;
  one.put(other.card);
  other.put(one.card);
  return [
    { card: one.card, from: one.pile, to: other.pile },
    { card: other.card, from: other.pile, to: one.pile },
  ] as const;
}
