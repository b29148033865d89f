import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { changeTable } from '../../lobby/change-table.ts';
import { policySchema } from '../../lobby/policy.ts';
import { isComputer } from '../../platform/computer-id.ts';
import { viewTable } from '../../play/view-table.ts';
import { attempt, FRESH, type RefusedForm } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import { type Hosting, host } from '../route/guards/host.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';
import { type FormingTable, readChangeForm, tableAsFields } from './change-table-model.ts';
import { newTableModel } from './new-table-model.ts';
import { newTableRefusal } from './new-table-refusal.ts';

type Asked = PageCall & Hosting;

async function readTable({ services, tableId, viewer, player }: Asked): Promise<FormingTable> {
  const table = await viewTable(services, tableId, viewer, undefined, player.id);
  const { policy } = await services.db.table.findUniqueOrThrow({ where: { id: tableId } });
  if (table.status === 'cancelled') throw new Refusal('stale', msg('tables.cancelled'));
  if (table.status !== 'forming') throw new Refusal('stale', msg('tables.has-started'));
  return { ...table, policy: policySchema.parse(policy) };
}

function show(call: Asked, table: FormingTable, fields: URLSearchParams, form: RefusedForm): Reply {
  const { services, translator } = call;
  const game = gameOf(services, table.game);
  const model = newTableModel({ games: [], packs: [], game, fields, form, timeZone: table.timeZone, translator });
  const data = {
    ...model,
    table,
    title: translator.text('lobby.change-title', { table: table.name }),
    back: `/t/${table.id}`,
    hasComputers: table.lobby?.places.some(({ playerId }) => isComputer(playerId ?? null)),
  };
  return shown({ name: 'change-table', data, status: form.status, scripts: ['time-zone.js'] });
}

/** The host changes a table that has not begun: what it is called, how fast and by which options it is played. */
export const showChangeTable = page({ method: 'get', path: '/t/:table/change', access: host }, async (call) => {
  const table = await readTable(call);
  return show(call, table, tableAsFields(table), FRESH);
});

export const changeTableOnPage = page({ method: 'post', path: '/t/:table/change', access: host }, async (call) => {
  const { services, fields, player, tableId } = call;
  const table = await readTable(call);
  const change = readChangeForm(gameOf(services, table.game), table, fields);
  const changed = await attempt(() => changeTable(services, { tableId, playerId: player.id, change }));
  if (changed instanceof Refusal) return show(call, table, fields, newTableRefusal(changed, []));
  return redirect(`/t/${tableId}?said=${changed.started ? 'started' : 'changed'}`);
});
