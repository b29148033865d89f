import type { FormAnswer, SheetLine } from './choice.ts';
import type { DecisionId, SeatId } from './decision.ts';
import { aheadId } from './decision-id.ts';
import { decisionRule } from './decision-rule.ts';
import type { Json, JsonObject } from './json.ts';
import type { Game, Machine } from './machine.ts';

/** The sheet that a seat has written for a question before it comes. */
export type AheadOrder = {
  /** The question, and its arguments as they were expected. */
  readonly ask: string;
  readonly args: JsonObject;
  /** With this chapter it lapses. */
  readonly chapter: string;
  readonly lines: readonly SheetLine[];
  /** What makes the server ask after all: an answer to `aheadForm`. */
  readonly unless: FormAnswer;
  /** What its conditions remember, by their ids. */
  readonly noted: { readonly [condition: string]: Json };
  /** The seat has another player since, who has not confirmed it. */
  readonly review?: true;
  /** The seat is asked after all: what has happened, by id. Then it is only what the sheet is filled in with. */
  readonly asked?: readonly string[];
};

/** What seats have ordered ahead, by the id under which they did. */
export type AheadOrders = { readonly [seat: SeatId]: { readonly [id: DecisionId]: AheadOrder } };

type Keeps = { ahead?: AheadOrders };
type Place = { readonly seat: SeatId; readonly id: DecisionId };

/** What a seat has ordered ahead under an id; undefined: nothing. */
export function aheadOrder({ ahead }: Readonly<Keeps>, { seat, id }: Place): AheadOrder | undefined {
  return ahead?.[seat]?.[id];
}

/** All orders ahead, seat by seat. */
export function aheadOrders({ ahead = {} }: Readonly<Keeps>): readonly (Place & { readonly order: AheadOrder })[] {
  return Object.entries(ahead).flatMap(([seat, own]) =>
    Object.entries(own).map(([id, order]) => ({ seat, id, order })),
  );
}

/** Keeps an order in place of the one before; undefined: there is none any more. */
export function keepAhead(machine: Keeps, { seat, id }: Place, order: AheadOrder | undefined): void {
  const { [id]: _, ...others } = machine.ahead?.[seat] ?? {};
  const own = order ? { ...others, [id]: order } : others;
  const { [seat]: __, ...rest } = machine.ahead ?? {};
  const all = Object.keys(own).length > 0 ? { ...rest, [seat]: own } : rest;
  if (Object.keys(all).length > 0) machine.ahead = all;
  else delete machine.ahead;
}

/** Seats have other players, who look through what they have inherited before it counts. */
export function reviewAhead(machine: Keeps, seats: readonly SeatId[]): void {
  for (const { seat, id, order } of aheadOrders(machine))
    if (seats.includes(seat)) keepAhead(machine, { seat, id }, { ...order, review: true });
}

/** The id under which a question is ordered ahead; undefined where it cannot be. */
export function aheadIdOf(game: Game, { ask, args }: { readonly ask: string; readonly args: JsonObject }) {
  const { ahead } = decisionRule(game, ask);
  return ahead && aheadId({ ask, key: ahead.key?.(args) });
}

/** What a seat has ordered ahead for a question that is put to it. */
export function aheadFor(
  game: Game,
  machine: Machine,
  { ask, args, seat }: { readonly ask: string; readonly args: JsonObject; readonly seat: SeatId },
): (Place & { readonly order: AheadOrder }) | undefined {
  const id = machine.ahead && aheadIdOf(game, { ask, args });
  const order = id === undefined ? undefined : aheadOrder(machine, { seat, id });
  return id === undefined || !order ? undefined : { seat, id, order };
}
