import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { SeatId } from '../kernel/decision.ts';
import type { Message } from '../kernel/message.ts';
import type { Services } from '../platform/services.ts';

import type { StuckReason, StuckTable } from './stuck-tables.ts';

/** Why a game is stuck, one sentence for each reason. */
export function stuckWords(
  { games }: Pick<Services, 'games'>,
  { game, reasons }: StuckTable,
  translator: Pick<Translator, 'dateTime'>,
): readonly Message[] {
  const rules = games.get(game)?.rules;
  const seatName = (seat: SeatId): Message | string => rules?.seatName(seat) ?? seat;
  return reasons.map((reason) => wordsOf(reason, seatName, translator));
}

function wordsOf(
  reason: StuckReason,
  seatName: (seat: SeatId) => Message | string,
  translator: Pick<Translator, 'dateTime'>,
): Message {
  switch (reason.why) {
    case 'late':
      return msg('administration.stuck-late', { seat: seatName(reason.seat), when: translator.dateTime(reason.dueAt) });
    case 'clock':
      return msg('administration.stuck-clock', { seat: seatName(reason.seat), error: reason.error });
    case 'empty':
      return msg('administration.stuck-empty', { seat: seatName(reason.seat) });
    case 'banned':
      return msg('administration.stuck-banned', { seat: seatName(reason.seat), name: reason.name });
    case 'log':
      return msg('administration.stuck-log', { faults: reason.faults.join('; ') });
    case 'mail':
      return msg('administration.stuck-mail', { count: reason.count });
  }
}
