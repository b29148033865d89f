import { msg } from '../i18n/msg.ts';
import type { Choice } from '../kernel/choice.ts';
import type { DecisionId, SeatId } from '../kernel/decision.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import type { Message } from '../kernel/message.ts';
import { openDecisions, questionFor } from '../kernel/open-decisions.ts';
import { openOptionalActions } from '../kernel/optional-actions.ts';

import { namedSeat, type Typeable, whatToType } from './what-to-type.ts';

/** A seat and what it is asked at one point of a game, as somebody needs it who writes the answer into a record. */
export type Asked = Typeable & {
  readonly seat: SeatId;
  readonly decision: DecisionId;
  readonly name: string;
  /** True of what is not waited for, and must be named by its id. */
  readonly offered: boolean;
  readonly prompt: Message;
  readonly choice: Choice;
  readonly answers: readonly Typeable[];
};

/** Everybody who is waited for, with every possible answer; hidden things included. */
export function whoIsAsked(game: Game, machine: Machine): readonly Asked[] {
  return openDecisions(game, machine).flatMap(({ id, name, waiting }) =>
    waiting.flatMap((seat) => asked(game, machine, { id, name, seat, offered: false })),
  );
}

/** What seats may do beside that. */
export function whatIsOptional(game: Game, machine: Machine): readonly Asked[] {
  return openOptionalActions(game, machine).flatMap(({ id, name, seats }) =>
    seats.flatMap((seat) => asked(game, machine, { id, name, seat, offered: true })),
  );
}

type Put = { readonly id: DecisionId; readonly name: string; readonly seat: SeatId; readonly offered: boolean };

function asked(game: Game, machine: Machine, { id, name, seat, offered }: Put): readonly Asked[] {
  const question = questionFor(game, machine, id, seat);
  if (!question) return [];
  const { prompt, choice } = question;
  const reason = msg('records.asked', { decision: id, name, prompt });
  const at = JSON.stringify(seat);
  return [{ at, reason, seat, decision: id, name, offered, prompt, choice, answers: whatToType(choice) }];
}

/** A seat's question in one line: `us (US), 4.1: Choose a card.` */
export function askedText(game: Game, { seat, decision, prompt }: Asked): Message {
  return msg('records.asked-line', { seat: namedSeat(game.rules, seat), decision, prompt });
}
