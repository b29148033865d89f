import { type Response, Router } from 'express';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refuse } from '../../platform/refuse.ts';
import { viewTable } from '../../play/view-table.ts';
import { giveSeat } from '../../seats/give-seat.ts';
import { withdrawSubstituteRequest } from '../../seats/substitutes/change-substitute-request.ts';
import { listTableSubstituteRequests } from '../../seats/substitutes/list-substitute-requests.ts';
import { offerSeat } from '../../seats/substitutes/offer-seat.ts';
import type { HttpContext } from '../context.ts';
import { formOf, queryOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { playerOf } from '../middleware/caller.ts';
import { sendPage } from '../page/render-page.ts';
import { seatClass } from '../tables/seat-class.ts';
import { alsoDispute, deskFrame } from './desk-frame.ts';
import { type DeskRequest, disputeOf, needModerator } from './moderate-table.ts';

/** Who plays which seat; a moderator offers a seat, gives it to somebody at once, or takes an offer back. */
export function deskSeatsPage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();
  const guard = needModerator(context);
  const path = '/desk/t/:table/seats';

  const show = async (req: DeskRequest, res: Response, fields: URLSearchParams, form: RefusedForm = FRESH) => {
    const table = await viewTable(services, req.params.table, 'spectator');
    const playing = table.status === 'playing';
    const substituteRequests = playing ? await listTableSubstituteRequests(services, table.id, playerOf(res).id) : [];
    const data = {
      ...deskFrame(table, 'seats', disputeOf(fields)),
      form,
      playing,
      said: queryOf(req).get('said') === 'done' ? msg('moderation.seats-done') : undefined,
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
    sendPage(context, req, res, { name: 'moderation-seats', data, status: form.status });
  };

  router.get(path, guard, (req: DeskRequest, res: Response) => show(req, res, queryOf(req)));
  router.post(path, guard, async (req: DeskRequest, res: Response) => {
    const fields = formOf(req);
    const tableId = req.params.table;
    const by = playerOf(res).id;
    const dispute = disputeOf(fields);
    const done = await attempt(() => change(tableId, by, dispute, fields));
    if (done instanceof Refusal) return show(req, res, fields, refusedForm(done));
    res.redirect(303, `/desk/t/${tableId}/seats?said=done${alsoDispute(dispute)}`);
  });

  const change = async (
    tableId: string,
    by: string,
    dispute: string | undefined,
    fields: URLSearchParams,
  ): Promise<void> => {
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
    if (fields.get('do') !== 'give') {
      await offerSeat(services, { tableId, seat, by, email, reason, dispute, moderates: true });
      return;
    }
    if (email === undefined) throw refuse('bad-input', 'moderation.seats-no-email');
    const { former } = await giveSeat(services, { tableId, seat, email, by, reason, dispute });
    if (former !== undefined) context.seats.forget(tableId, former);
  };
  return router;
}
