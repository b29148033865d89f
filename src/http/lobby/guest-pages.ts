import { msg } from '../../i18n/msg.ts';
import { leaveTable, removePlayer } from '../../lobby/leave-table.ts';
import { remindByHand } from '../../lobby/remind-invited.ts';
import { refuse } from '../../platform/refuse.ts';
import { viewTable } from '../../play/view-table.ts';
import { askAgain } from '../page/ask-again.ts';
import { host } from '../route/guards/host.ts';
import { player } from '../route/guards/player.ts';
import { reader } from '../route/guards/reader.ts';
import { page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';

/*
 * Before the game begins: a guest leaves the table, and its host takes one out or reminds somebody of their invitation.
 */

export const askWhetherToLeave = page({ method: 'get', path: '/t/:table/leave', access: reader }, async (call) => {
  const table = await viewTable(call.services, call.tableId, call.viewer);
  return askAgain(call, table, {
    title: msg('lobby.leave-title'),
    what: msg('lobby.leave-what', { table: table.name }),
    button: msg('lobby.leave-button'),
  });
});

export const leaveOnPage = page(
  { method: 'post', path: '/t/:table/leave', access: player },
  async ({ services, translator, player, params }) => {
    const tableId = params.table;
    await leaveTable(services, { tableId, playerId: player.id });
    const { name, public: isPublic } = await services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    const title = translator.text('lobby.left-done', { table: name });
    const link = isPublic ? { href: `/t/${tableId}`, label: msg('pages.invitation.to-table') } : undefined;
    return shown({ name: 'notice', data: { title, text: msg('lobby.left-text'), link } });
  },
);

export const askWhetherToRemove = page(
  { method: 'get', path: '/t/:table/players/:player/remove', access: host },
  async (call) => {
    const { services, tableId, viewer, params } = call;
    const table = await viewTable(services, tableId, viewer);
    if (table.status !== 'forming') throw refuse('stale', 'tables.has-started');
    const place = table.lobby?.places.find(({ playerId }) => playerId === params.player);
    if (!place) throw refuse('not-found', 'lobby.no-such-guest');
    const who = place.playerName ?? '';
    return askAgain(call, table, {
      title: msg('lobby.remove-title', { who }),
      what: msg('lobby.remove-what', { who, table: table.name }),
      button: msg('lobby.remove-button', { who }),
    });
  },
);

export const removeOnPage = page(
  { method: 'post', path: '/t/:table/players/:player/remove', access: host },
  async ({ services, player, tableId, params }) => {
    await removePlayer(services, { tableId, playerId: player.id, removed: params.player });
    return redirect(`/t/${tableId}?said=removed`);
  },
);

export const remindOnPage = page(
  { method: 'post', path: '/t/:table/remind', access: host },
  async ({ services, fields, player, tableId }) => {
    const invitationId = fields.get('invitation') ?? '';
    await remindByHand(services, { tableId, playerId: player.id, invitationId });
    return redirect(`/t/${tableId}?said=reminded`);
  },
);
