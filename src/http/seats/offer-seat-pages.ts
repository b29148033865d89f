import { viewerOf } from '../../access/viewer-of.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { viewTable } from '../../play/view-table.ts';
import { letFormerWatch, withdrawSubstituteRequest } from '../../seats/substitutes/change-substitute-request.ts';
import { checkMayOffer } from '../../seats/substitutes/check-may-offer.ts';
import { listTableSubstituteRequests } from '../../seats/substitutes/list-substitute-requests.ts';
import { offerSeat } from '../../seats/substitutes/offer-seat.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { host } from '../route/guards/host.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';

type Asked = PageCall & ByPlayer & { readonly params: { readonly table: string; readonly seat: string } };

async function show(call: Asked, fields = new URLSearchParams(), form: RefusedForm = FRESH): Promise<Reply> {
  const { services, translator, params, player } = call;
  const { table: tableId, seat } = params;
  const playerId = player.id;
  await checkMayOffer(services, { tableId, seat, playerId });
  const table = await viewTable(services, tableId, await viewerOf(services, tableId, playerId));
  const held = table.seats.find((one) => one.seat === seat);
  if (!held) throw new Refusal('not-found', msg('substitutes.no-such-seat', { seat }));
  const substituteRequests = await listTableSubstituteRequests(services, tableId, playerId);
  const own = held.playerId === playerId;
  const title = translator.t(msg('substitutes.offers-heading', { seat: held.name }));
  const lead = own
    ? msg('substitutes.offers-lead-own', { seat: held.name })
    : msg('substitutes.offers-lead-host', {
        seat: held.name,
        player: held.playerName ?? '',
        resigned: held.resigned ? 'yes' : 'no',
      });
  const data = {
    table,
    title,
    lead: own || held.playerId !== undefined ? lead : undefined,
    form,
    email: textField('email', fields.get('email') ?? '', form),
    reason: textField('reason', fields.get('reason') ?? '', form),
    watches: table.hostId === playerId && !own && !table.public && held.playerId !== undefined,
    substituteRequests: substituteRequests
      .filter((one) => one.state === 'open' && one.seat === seat)
      .map(({ id, email, listed }) => ({
        id,
        to: email ?? msg(listed ? 'substitutes.offers-to-list' : 'substitutes.offers-to-one'),
      })),
  };
  return shown({ name: 'offer-seat', data, status: form.status });
}

/** Where a seat is offered to somebody else, by its player or by the host, and where offers are taken back. */
export const showOfferSeat = page({ method: 'get', path: '/t/:table/substitute/:seat', access: player }, (call) =>
  show(call),
);

export const offerSeatOnPage = page(
  { method: 'post', path: '/t/:table/substitute/:seat', access: player },
  async (call) => {
    const { services, params, fields, player } = call;
    const { table: tableId, seat } = params;
    const playerId = player.id;
    await checkMayOffer(services, { tableId, seat, playerId });
    const email = fields.get('email')?.trim() || undefined;
    const watches = fields.get('watches') === 'yes' && (await isHost(services, tableId, playerId));
    const reason = fields.get('reason') ?? '';
    const offered = await attempt(() => offerSeat(services, { tableId, seat, by: playerId, email, reason, watches }));
    if (offered instanceof Refusal) return show(call, fields, refusedForm(offered));
    return redirect(`/t/${tableId}/substitute/${seat}`);
  },
);

export const withdrawSeatOffer = page(
  { method: 'post', path: '/t/:table/substitute-requests/:substituteRequest/withdraw', access: player },
  async ({ services, params, player }) => {
    const { table: tableId, substituteRequest: substituteRequestId } = params;
    await withdrawSubstituteRequest(services, { tableId, substituteRequestId, playerId: player.id });
    return redirect(`/t/${tableId}`);
  },
);

export const letFormerPlayerWatch = page(
  { method: 'post', path: '/t/:table/substitute-requests/:substituteRequest/watch', access: host },
  async ({ services, params, fields, player }) => {
    const { table: tableId, substituteRequest: substituteRequestId } = params;
    const watches = fields.get('watches') === 'yes';
    await letFormerWatch(services, { tableId, substituteRequestId, playerId: player.id, watches });
    return redirect(`/t/${tableId}`);
  },
);

const isHost = async (services: Services, tableId: string, playerId: string) =>
  (await services.db.table.count({ where: { id: tableId, hostId: playerId } })) > 0;
