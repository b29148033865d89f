import { viewerOf } from '../../access/viewer-of.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { answerInvitation } from '../../lobby/answer-invitation.ts';
import { cancelTable } from '../../lobby/cancel-table.ts';
import { invitePlayer } from '../../lobby/invite-player.ts';
import { joinTable } from '../../lobby/join-table.ts';
import { seatComputer, unseatComputer } from '../../lobby/seat-computer.ts';
import { withdrawInvitation } from '../../lobby/withdraw-invitation.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { viewTable } from '../../play/view-table.ts';
import { findGuests } from '../../profiles/find-guest.ts';
import { attempt, refusedForm } from '../forms/refused-form.ts';
import { askAgain } from '../page/ask-again.ts';
import { host } from '../route/guards/host.ts';
import { player } from '../route/guards/player.ts';
import { page } from '../route/page.ts';
import { redirect } from '../route/reply.ts';
import { tablePage } from '../tables/table-page.ts';
import { readTerms } from './lobby-model.ts';
import { readSaltFields } from './salt-fields.ts';

/** Takes a place at a table that is forming, or declines the one that was kept for the player. */
export const joinOnPage = page({ method: 'post', path: '/t/:table/join', access: player }, async (call) => {
  const { services, params, fields, player } = call;
  const tableId = params.table;
  const playerId = player.id;
  if (fields.get('do') === 'decline') {
    await declineAt(services, tableId, playerId);
    return redirect('/');
  }
  const seat = fields.get('seat') || undefined;
  const joined = await attempt(() =>
    joinTable(services, { tableId, playerId, seat, ...readSaltFields(fields), ...readTerms(fields) }),
  );
  if (!(joined instanceof Refusal)) return redirect(`/t/${tableId}?said=${joined.started ? 'started' : 'joined'}`);
  const viewer = await viewerOf(services, tableId, playerId);
  return tablePage({ ...call, tableId, viewer }, { fields, form: refusedForm(joined) });
});

async function declineAt(services: Services, tableId: string, playerId: string): Promise<void> {
  const table = await viewTable(services, tableId, await viewerOf(services, tableId, playerId), undefined, playerId);
  const place = table.lobby?.places.find((one) => one.status === 'invited' && one.playerId === playerId);
  if (!place?.invitationId) throw refuse('not-found', 'pages.invitation.none');
  await answerInvitation(services, { invitationId: place.invitationId, playerId, accept: false });
}

export const inviteOnPage = page({ method: 'post', path: '/t/:table/invite', access: host }, async (call) => {
  const { services, fields, player, tableId } = call;
  const invitation = { email: fields.get('email') ?? '', seat: fields.get('for') || undefined };
  const invited = await attempt(async () => {
    const [guest = invitation] = await findGuests(services, player.id, [invitation]);
    return invitePlayer(services, { tableId, playerId: player.id, ...guest });
  });
  if (invited instanceof Refusal) return tablePage(call, { fields, form: refusedForm(invited, { about: 'email' }) });
  return redirect(`/t/${tableId}?said=invited`);
});

/** A computer player takes a place, or is taken out again. */
export const seatComputerOnPage = page({ method: 'post', path: '/t/:table/computers', access: host }, async (call) => {
  const { services, fields, player, tableId } = call;
  const input = { tableId, playerId: player.id, seat: fields.get('computer') || undefined };
  if (fields.get('do') === 'remove') {
    await unseatComputer(services, input);
    return redirect(`/t/${tableId}?said=computer-left`);
  }
  const seated = await attempt(() => seatComputer(services, input));
  if (seated instanceof Refusal) return tablePage(call, { fields, form: refusedForm(seated, { about: 'computer' }) });
  return redirect(`/t/${tableId}?said=${seated.started ? 'started' : 'computer-joined'}`);
});

export const withdrawInvitationOnPage = page(
  { method: 'post', path: '/t/:table/withdraw', access: host },
  async ({ services, fields, player, tableId }) => {
    const invitationId = fields.get('invitation') ?? '';
    await withdrawInvitation(services, { tableId, playerId: player.id, invitationId });
    return redirect(`/t/${tableId}?said=withdrawn`);
  },
);

export const askWhetherToCancel = page({ method: 'get', path: '/t/:table/cancel', access: host }, async (call) => {
  const table = await viewTable(call.services, call.tableId, call.viewer);
  return askAgain(call, table, {
    title: msg('pages.cancel.title'),
    what: msg('pages.cancel.what', { table: table.name }),
    button: msg('pages.cancel.button'),
  });
});

export const cancelOnPage = page(
  { method: 'post', path: '/t/:table/cancel', access: host },
  async ({ services, player, tableId }) => {
    await cancelTable(services, { tableId, playerId: player.id });
    return redirect('/');
  },
);
