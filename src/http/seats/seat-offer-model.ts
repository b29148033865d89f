import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { readLog } from '../../log/read-log.ts';
import type { Services } from '../../platform/services.ts';
import { viewTable } from '../../play/view-table.ts';
import type { FoundSubstituteRequest } from '../../seats/substitutes/find-substitute-request.ts';
import { gameOf } from '../games/game-of.ts';
import { boardModel } from '../tables/board-model.ts';
import { logModel, toldLines } from '../tables/log-model.ts';
import { seatClass } from '../tables/seat-class.ts';
import { timeControlWords } from '../time/time-control-words.ts';

/** The last entries, for somebody who thinks of taking the seat over. */
const RECENT = 10;

/** A seat that is offered, with as much of the table as a spectator may see. */
export async function seatOfferModel(
  services: Services,
  substituteRequest: FoundSubstituteRequest,
  translator: Translator,
) {
  const { tableId, seat, reason } = substituteRequest;
  const table = await viewTable(services, tableId, 'spectator');

  const from = Math.max(1, table.seq - RECENT + 1);
  const lines = await readLog(services, tableId, 'spectator', { from, to: table.seq });

  const name = table.seats.find((one) => one.seat === seat)?.name ?? msg('substitutes.reason');
  const caption = msg('substitutes.page-position', { seq: table.seq });
  return {
    title: translator.t(msg('substitutes.page-title', { seat: name, table: table.name })),
    table,
    seatName: name,
    reason,
    timeControl: timeControlWords(table.timeControl, translator),
    players: table.seats.map((one) => ({
      name: one.name,
      playerName: one.playerName ?? '',
      seatClass: seatClass(table.seats, one.seat),
    })),
    board: table.view && boardModel(gameOf(services, table.game), table.view, caption, translator),
    // Nothing here leads to the table's own page, which is not for them yet.
    log: logModel(toldLines(lines, 0), table).map((line) => ({ ...line, href: `#entry-${line.seq}` })),
  };
}
