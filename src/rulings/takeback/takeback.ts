import { z } from 'zod';
import type { Takeback as TakebackRow, TakebackState } from '../../generated/prisma/client.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { Game } from '../../kernel/machine.ts';
import type { Message } from '../../kernel/message.ts';

export type Consent = 'yes' | 'no';

/** A player's wish to go back to an entry, and what the others said; everybody who may see the table may see it. */
export type Takeback = {
  readonly id: string;
  readonly tableId: string;
  readonly seat: SeatId;
  readonly seatName: Message;
  /** The entry to which the game would go back. */
  readonly toSeq: number;
  /** The log's last entry when it was asked. */
  readonly atSeq: number;
  /** What they wrote to the others; empty when nothing. */
  readonly reason: string;
  readonly state: TakebackState;
  /** Whose consent is needed; nobody's, where it was granted at once. */
  readonly asked: readonly { readonly seat: SeatId; readonly name: Message; readonly said: Consent | undefined }[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly closedAt: Date | undefined;
};

const askedSchema = z.array(z.string());
const answersSchema = z.record(z.string(), z.enum(['yes', 'no']));

/** A stored request. One whose time is over counts as expired, also before the clock has closed it. */
export function toTakeback({ rules }: Pick<Game, 'rules'>, row: TakebackRow, now: Date): Takeback {
  const answers = answersSchema.parse(row.answers);
  const { id, tableId, seat, toSeq, atSeq, reason, createdAt, expiresAt } = row;
  return {
    id,
    tableId,
    seat,
    seatName: rules.seatName(seat),
    toSeq,
    atSeq,
    reason,
    state: row.state === 'open' && expiresAt <= now ? 'expired' : row.state,
    asked: askedSchema.parse(row.asked).map((one) => ({ seat: one, name: rules.seatName(one), said: answers[one] })),
    createdAt,
    expiresAt,
    closedAt: row.closedAt ?? undefined,
  };
}

/** Whether all who are asked have consented. */
export function isAgreed({ asked }: Pick<Takeback, 'asked'>): boolean {
  return asked.every(({ said }) => said === 'yes');
}
