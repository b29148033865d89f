import { lookAtDispute } from '../../disputes/look-at-dispute.ts';
import { viewTable } from '../../play/view-table.ts';
import { FRESH, type RefusedForm } from '../forms/refused-form.ts';
import { reportedLines } from '../press/reported-page.ts';
import type { ByPlayer } from '../route/guard.ts';
import { moderator } from '../route/guards/moderator.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';
import { type DisputeActName, doInDispute } from './dispute-acts.ts';
import { disputeModel } from './dispute-model.ts';

type Shown = { readonly fields?: URLSearchParams; readonly form?: RefusedForm };

type Asked = PageCall & ByPlayer & { readonly params: { readonly table: string; readonly dispute: string } };

/** A dispute with its conversation, for its parties and for the table's moderators. */
export const showDispute = page({ method: 'get', path: '/t/:table/disputes/:dispute', access: player }, (call) =>
  show(call),
);
export const talkOnPage = page({ method: 'post', path: '/t/:table/disputes/:dispute/talk', access: player }, (call) =>
  act(call, 'talk'),
);
export const withdrawDisputeOnPage = page(
  { method: 'post', path: '/t/:table/disputes/:dispute/withdraw', access: player },
  (call) => act(call, 'withdraw'),
);
export const takeDisputeOnPage = page(
  { method: 'post', path: '/t/:table/disputes/:dispute/take', access: moderator },
  (call) => act(call, 'take'),
);
export const resolveDisputeOnPage = page(
  { method: 'post', path: '/t/:table/disputes/:dispute/resolve', access: moderator },
  (call) => act(call, 'resolve'),
);

async function show(call: Asked, { fields = new URLSearchParams(), form = FRESH }: Shown = {}): Promise<Reply> {
  const { services, params, player } = call;
  const { table: tableId, dispute: disputeId } = params;
  const dispute = await lookAtDispute(services, { tableId, disputeId, playerId: player.id });
  const reported = await reportedLines(services, { tableId, disputeId, playerId: player.id });
  const { seats } = await viewTable(services, tableId, 'spectator');
  const base = `/t/${tableId}/disputes/${disputeId}`;
  const data = disputeModel({ dispute, seats, fields, form, base, signedIn: true, reported });
  return shown({ name: 'moderation-dispute', data, status: form.status });
}

async function act(call: Asked, does: DisputeActName): Promise<Reply> {
  const { services, params, fields, player } = call;
  const { table: tableId, dispute: disputeId } = params;
  const form = await doInDispute(services, { tableId, disputeId, playerId: player.id }, does, fields);
  if (form) return show(call, { fields, form });
  return redirect(`/t/${tableId}/disputes/${disputeId}`);
}
