import type { Answer, Choice } from './choice.ts';
import type { SeatId } from './decision.ts';
import type { Message } from './message.ts';
import type { GameTypes } from './rules.ts';

/** What a seat has answered itself of late, oldest first, and what it is asked now. */
export type Lately = {
  /** `inPart`: in the present part of the game. */
  readonly answers: readonly { readonly answer: Answer; readonly inPart: boolean }[];
  readonly asked: readonly Choice[];
};

/** An answer to one of a seat's optional actions by which it would be asked less, in words. */
export type OrderOffer = {
  /** The decision behind the optional action, which must be open to the seat. */
  readonly action: string;
  readonly words: Message;
} & (
  | {
      /** One of its options. */
      readonly option: string;
    }
  | {
      /** One of the presets of its form. */
      readonly preset: string;
    }
);

/** What rules say of standing orders, beside the answers that these give. */
export type StandingRules<G extends GameTypes = GameTypes> = {
  /** A state with a seat's standing orders as another one has them: by it, orders can be tried. */
  ordersFrom?(state: G['State'], from: G['State'], seat: SeatId): G['State'];
  /** Orders that would have spared a seat what it answered lately: its mail offers them. By its own view alone. */
  offerOrders?(view: G['View'], seat: SeatId, lately: Lately): OrderOffer | undefined;
};
