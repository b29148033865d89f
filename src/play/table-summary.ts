import type { SeatId } from '../kernel/decision.ts';
import type { Message } from '../kernel/message.ts';
import type { Outcome } from '../kernel/outcome.ts';
import type { TableStatus } from '../tables/table-row.ts';

/** A table in a list. */
export type TableSummary = {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly gameName: Message;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly hostName: string;
  readonly seq: number;
  /** The reader's own seat. */
  readonly seat: SeatId | undefined;
  readonly seatName: Message | undefined;
  /** The reader is waited for. */
  readonly myTurn: boolean;
  /** Somebody would like the reader's answer, and the game does not wait for it. */
  readonly asked: boolean;
  /** When the reader must have answered; undefined when they are not waited for. */
  readonly dueAt: Date | undefined;
  /** `dueAt`: until when; in the past it is overdue. */
  readonly waiting: readonly { readonly seat: SeatId; readonly name: Message; readonly dueAt: Date | undefined }[];
  readonly players: readonly {
    readonly seat: SeatId | undefined;
    readonly name: Message | undefined;
    readonly playerName: string;
  }[];
  /** Places that nobody has taken yet. */
  readonly missing: number;
  /** How the game ended, once it is over. */
  readonly outcome: Pick<Outcome, 'winners' | 'summary'> | undefined;
  /** The reader's own invitation, while it is open. */
  readonly invitationId: string | undefined;
  readonly movedAt: Date | undefined;
  readonly createdAt: Date;
};
