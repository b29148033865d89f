import type { Answer } from '../../kernel/choice.ts';
import type { DecisionId, SeatId } from '../../kernel/decision.ts';
import type { Machine } from '../../kernel/machine.ts';
import { positionOf } from '../../kernel/machine.ts';
import type { Message } from '../../kernel/message.ts';
import { openDecisions } from '../../kernel/open-decisions.ts';
import type { Head } from '../../log/heads.ts';
import { readPosition } from '../../log/read-position.ts';
import type { Services } from '../../platform/services.ts';

/** A position with everything that is hidden in it. */
export type FullState = {
  readonly asOf: number;
  readonly seq: number;
  /** What only each seat has, standing orders included, in words. */
  readonly hands: readonly { readonly seat: SeatId; readonly name: Message; readonly lines: readonly Message[] }[];
  /** What is open, with the answers that are in, secret ones too. */
  readonly decisions: readonly {
    readonly id: string;
    readonly section: string;
    readonly waiting: readonly SeatId[];
    readonly answers: readonly { readonly seat: SeatId; readonly answer: Answer }[];
  }[];
  /** The state itself, for those who must know it exactly. */
  readonly state: Machine['state'];
};

/** The position after entry `at`. The caller checks who may see it, and writes the look down. */
export async function readState(services: Services, tableId: string, at: number | undefined): Promise<FullState> {
  const { head, machine, asOf } = await readPosition(services, tableId, at);
  const { game, module } = head;
  const { rules, setting } = game;
  return {
    asOf,
    seq: head.seq,
    hands: setting.seats.map((seat) => ({
      seat,
      name: rules.seatName(seat),
      lines: module.board.private(rules.view(positionOf(game, machine), seat)),
    })),
    decisions: openDecisions(game, machine).map(({ id, section, waiting, answers }) => ({
      id,
      section,
      waiting,
      answers: [
        ...Object.entries(answers).map(([seat, answer]) => ({ seat, answer })),
        ...(asOf === head.seq ? keptIn(head, id) : []),
      ],
    })),
    state: machine.state,
  };
}

/** What seats have answered in secret to a question that is open still. */
function keptIn({ windows }: Head, decision: DecisionId) {
  return windows.answers.flatMap((kept) =>
    kept.decision === decision && kept.answer !== undefined ? [{ seat: kept.seat, answer: kept.answer }] : [],
  );
}
