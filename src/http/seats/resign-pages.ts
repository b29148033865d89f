import { msg } from '../../i18n/msg.ts';
import { viewTable } from '../../play/view-table.ts';
import { resignSeat } from '../../seats/resign-seat.ts';
import { askAgain } from '../page/ask-again.ts';
import { seat } from '../route/guards/seat.ts';
import { page } from '../route/page.ts';
import { redirect } from '../route/reply.ts';

export const askWhetherToResign = page({ method: 'get', path: '/t/:table/resign', access: seat }, async (call) => {
  const table = await viewTable(call.services, call.tableId, call.seat);
  const what = msg(table.seats.length === 2 ? 'pages.resign.two' : 'pages.resign.many', { table: table.name });
  return askAgain(call, table, { title: msg('pages.resign.title'), what, button: msg('pages.resign.button') });
});

export const resignOnPage = page(
  { method: 'post', path: '/t/:table/resign', access: seat },
  async ({ context, services, tableId, seat, player }) => {
    await resignSeat(services, { tableId, seat, playerId: player.id });
    context.seats.forget(tableId, player.id);
    return redirect(`/t/${tableId}?said=resigned`);
  },
);
