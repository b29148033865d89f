import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refuse } from '../../platform/refuse.ts';
import { viewTable } from '../../play/view-table.ts';
import { giveSeat } from '../../seats/give-seat.ts';
import { withdrawSubstituteRequest } from '../../seats/substitutes/change-substitute-request.ts';
import { listTableSubstituteRequests } from '../../seats/substitutes/list-substitute-requests.ts';
import { offerSeat } from '../../seats/substitutes/offer-seat.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { moderator } from '../route/guards/moderator.ts';
import { page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';
import { seatClass } from '../tables/seat-class.ts';
import { alsoDispute, deskFrame } from './desk-frame.ts';
import { type DeskCall, disputeOf } from './moderate-table.ts';

async function show(call: DeskCall, fields: URLSearchParams, form: RefusedForm = FRESH) {
  const { services, query, player, tableId } = call;
  const table = await viewTable(services, tableId, 'spectator');
  const playing = table.status === 'playing';
  const substituteRequests = playing ? await listTableSubstituteRequests(services, table.id, player.id) : [];
  const data = {
    ...deskFrame(table, 'seats', disputeOf(fields)),
    form,
    playing,
    said: query.get('said') === 'done' ? msg('moderation.seats-done') : undefined,
    seats: table.seats.map((seat) => {
      const mine = fields.get('seat') === seat.seat;
      const field = (name: string) => ({
        ...textField(name, mine ? (fields.get(name) ?? '') : '', mine ? form : FRESH),
        id: `${seat.seat}-${name}`,
      });
      return {
        ...seat,
        seatClass: seatClass(table.seats, seat.seat),
        open: mine && form.refused,
        email: field('email'),
        reason: field('reason'),
        substituteRequests: substituteRequests
          .filter((one) => one.seat === seat.seat && one.state === 'open')
          .map(({ id, email, listed }) => ({
            id,
            who: email ?? msg(listed ? 'moderation.seats-list' : 'moderation.seats-somebody'),
          })),
      };
    }),
  };
  return shown({ name: 'moderation-seats', data, status: form.status });
}

/** Who plays which seat; a moderator offers a seat, gives it to somebody at once, or takes an offer back. */
export const showDeskSeats = page({ method: 'get', path: '/desk/t/:table/seats', access: moderator }, (call) =>
  show(call, call.query),
);
export const changeDeskSeats = page(
  { method: 'post', path: '/desk/t/:table/seats', access: moderator },
  async (call) => {
    const { fields, tableId } = call;
    const dispute = disputeOf(fields);
    const done = await attempt(() => change(call, dispute));
    if (done instanceof Refusal) return show(call, fields, refusedForm(done));
    return redirect(`/desk/t/${tableId}/seats?said=done${alsoDispute(dispute)}`);
  },
);

async function change(call: DeskCall, dispute: string | undefined): Promise<void> {
  const { context, services, fields, tableId, player } = call;
  const by = player.id;
  const seat = fields.get('seat') ?? '';
  const email = fields.get('email')?.trim() || undefined;
  const reason = fields.get('reason') ?? '';
  if (fields.get('do') === 'withdraw') {
    const substituteRequestId = fields.get('substituteRequest') ?? '';
    await withdrawSubstituteRequest(services, {
      tableId,
      substituteRequestId,
      playerId: by,
      moderates: true,
      dispute,
    });
    return;
  }
  if (fields.get('do') === 'computer') {
    const { former } = await giveSeat(services, { tableId, seat, to: 'computer', by, reason, dispute });
    if (former !== undefined) context.seats.forget(tableId, former);
    return;
  }
  if (fields.get('do') !== 'give') {
    await offerSeat(services, { tableId, seat, by, email, reason, dispute, moderates: true });
    return;
  }
  if (email === undefined) throw refuse('bad-input', 'moderation.seats-no-email');
  const { former } = await giveSeat(services, { tableId, seat, to: { email }, by, reason, dispute });
  if (former !== undefined) context.seats.forget(tableId, former);
}
