import { seatOf } from '../../access/seat-of.ts';
import { markLooked } from '../../mail/mark-looked.ts';
import { player } from '../route/guards/player.ts';
import { page } from '../route/page.ts';
import { done } from '../route/reply.ts';

/** A script of the table's page says what was seen; from spectators it is taken and means nothing. */
export const markSeen = page(
  { method: 'post', path: '/t/:table/seen', access: player },
  async ({ services, params, fields, player }) => {
    const tableId = params.table;
    const seat = await seatOf(services, tableId, player.id);
    const seq = Number(fields.get('seq'));
    if (seat !== undefined && Number.isSafeInteger(seq)) await markLooked(services, { tableId, seat, seq });
    return done;
  },
);
