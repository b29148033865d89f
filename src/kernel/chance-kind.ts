import type { Message } from './message.ts';
import type { Printed } from './printed.ts';
import type { GameTypes } from './rules.ts';

/** A kind of draw, for people who write a record by hand: `die:uprising:*` (`*`: anything), and what it is for. */
export type ChanceKind<G extends GameTypes = GameTypes> = {
  readonly purpose: string;
  readonly what: Message;
  /** Of a deck: its cards' ids and names. */
  readonly cards?: (pack: G['Pack']) => readonly { readonly id: string; readonly name: Printed }[];
};
