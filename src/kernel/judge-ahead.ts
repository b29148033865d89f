import { happenedOf, MISFIT, namedIn, REVIEW, seenBy, UNFINISHED } from './ahead-form.ts';
import { type AheadOrder, aheadFor } from './ahead-orders.ts';
import type { SheetLine } from './choice.ts';
import type { DecisionId, SeatId } from './decision.ts';
import { decisionRule, waitingSeats } from './decision-rule.ts';
import { openAsks } from './find-ask.ts';
import type { JsonObject } from './json.ts';
import { type Game, type Machine, positionOf } from './machine.ts';
import { refusalOf } from './refusal-of.ts';
import type { Misfit } from './sheet.ts';
import { walkSheet } from './walk-sheet.ts';

/** A question that is put to a seat which has ordered ahead. */
export type AskedAhead = {
  /** Under which it ordered. */
  readonly id: DecisionId;
  readonly order: AheadOrder;
  readonly seat: SeatId;
  /** The question. */
  readonly decision: DecisionId;
  readonly ask: string;
  readonly args: JsonObject;
  readonly sealed: boolean;
};

/** The open questions for which seats that are waited for have ordered ahead. */
export function askedAhead(game: Game, machine: Machine): readonly AskedAhead[] {
  if (!machine.ahead) return [];
  return openAsks(machine.agenda).flatMap(({ ask: todo }) => {
    const { ask, args, id: decision = '' } = todo;
    const sealed = decisionRule(game, ask).sealed ?? false;
    return waitingSeats(todo).flatMap((seat) => {
      const found = machine.resigned.includes(seat) ? undefined : aheadFor(game, machine, { ask, args, seat });
      return found ? [{ ...found, decision, ask, args, sealed }] : [];
    });
  });
}

/** The question that is put to a seat, for which it ordered under an id. */
export function askedFor(game: Game, machine: Machine, at: { readonly seat: SeatId; readonly id: DecisionId }) {
  return askedAhead(game, machine).find(({ id, seat }) => id === at.id && seat === at.seat);
}

export type Judged = {
  /** What has happened that makes the server ask after all: ids of conditions. None: the lines that fit answer. */
  readonly why: readonly string[];
  readonly fitting: readonly SheetLine[];
  readonly misfits: readonly { readonly line: SheetLine; readonly misfit: Misfit }[];
};

/** Whether what was ordered ahead answers a question as things stand; its lines are judged as those of an answer. */
export function judgeAhead(game: Game, machine: Machine, { order, seat, ask, args }: AskedAhead): Judged {
  const rule = decisionRule(game, ask);
  const position = positionOf(game, machine);
  const { lines } = rule.sheet ? walkSheet(rule.sheet.begin(position, seat, args), order.lines) : { lines: [] };
  const misfits = lines.flatMap(({ line, misfit }) => (misfit ? [{ line, misfit }] : []));
  const fitting = lines.flatMap(({ line, misfit }) => (misfit ? [] : [line]));

  const mayPass = rule.ahead?.mayPassOver && !namedIn(order.unless).some(({ id }) => id === MISFIT);
  const isMisfit = misfits.length > 0 && !mayPass;
  const isUnfinished = !isMisfit && refusalOf(rule, position, seat, args, fitting) !== undefined;
  return {
    why: [
      ...(order.review ? [REVIEW] : []),
      ...happenedOf(game, order, () => seenBy(game, machine, seat)),
      ...(isMisfit ? [MISFIT] : []),
      ...(isUnfinished ? [UNFINISHED] : []),
    ],
    fitting,
    misfits,
  };
}
