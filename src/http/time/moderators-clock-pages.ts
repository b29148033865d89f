import { type Response, Router } from 'express';
import { readClocks } from '../../disputes/desk/read-clocks.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { readLog } from '../../log/read-log.ts';
import { viewTable } from '../../play/view-table.ts';
import type { HttpContext } from '../context.ts';
import { alsoDispute, deskFrame } from '../desk/desk-frame.ts';
import { type DeskRequest, disputeOf, needModerator, note } from '../desk/moderate-table.ts';
import { formOf, queryOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import { playerOf, translatorOf } from '../middleware/caller.ts';
import { sendPage } from '../page/render-page.ts';
import { logModel } from '../tables/log-model.ts';
import { type ClockAct, changeClocks, clockActOf, clockForms } from './moderators-clock-forms.ts';

type Filled = { readonly act: ClockAct | undefined; readonly fields: URLSearchParams; readonly form: RefusedForm };

/** The clocks of a table: who is waited for until when, what happened to them, and forms that change them. */
export function clocksPage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();
  const guard = needModerator(context);
  const path = '/desk/t/:table/clocks';

  const show = async (req: DeskRequest, res: Response, filled: Filled) => {
    const table = await viewTable(services, req.params.table, 'spectator');
    const { rules } = gameOf(services, table.game);
    await note(context, req, res, { what: 'clocks', data: {} });
    const clocks = await readClocks(services, table.id);
    const found = await readLog(services, table.id, 'moderator', { only: clocks.entries });
    const translator = translatorOf(req, res);
    const playing = table.status === 'playing';
    const forms = { ...clocks, paused: clocks.pausedAt !== undefined, named: rules.seatName, filled, translator };
    const data = {
      ...deskFrame(table, 'clocks', disputeOf(filled.fields)),
      ...clocks,
      form: filled.form,
      said: queryOf(req).get('said') === 'done' ? msg('moderation.clock-done') : undefined,
      zone: translator.timeZone,
      acts: playing ? clockForms(forms) : undefined,
      waiting: clocks.waiting.map((row) => ({
        ...row,
        seatName: rules.seatName(row.seat),
        left: hours(row.left),
        given: hours(row.hours),
      })),
      absences: clocks.absences.map(({ seat, name, did, at, from, to }) => ({
        at,
        text: msg(`moderation.clocks-absence-${did}`, {
          seat: rules.seatName(seat),
          name,
          from: { moment: from.toISOString() },
          to: { moment: to.toISOString() },
        }),
      })),
      took: clocks.took.map((row) => ({
        ...row,
        seatName: rules.seatName(row.seat),
        length: row.answeredAt.getTime() - row.askedAt.getTime(),
        late: row.dueAt !== undefined && row.answeredAt > row.dueAt,
      })),
      lines: logModel(found, { ...table, asOf: 0 }),
    };
    sendPage(context, req, res, { name: 'moderation-clocks', data, status: filled.form.status });
  };

  router.get(path, guard, (req: DeskRequest, res: Response) =>
    show(req, res, { act: undefined, fields: queryOf(req), form: FRESH }),
  );
  router.post(path, guard, async (req: DeskRequest, res: Response) => {
    const fields = formOf(req);
    const act = clockActOf(fields.get('act'));
    if (!act) return show(req, res, { act, fields, form: FRESH });
    const tableId = req.params.table;
    const player = playerOf(res);
    const dispute = disputeOf(fields);
    const who = { tableId, by: player.id, dispute, zone: player.timeZone };
    const done = await attempt(() => changeClocks(services, act, fields, who));
    if (done instanceof Refusal) {
      const form = refusedForm(done, { fieldAt: (at) => at });
      const problems = form.problems.map((problem) => ({ ...problem, href: `${act}-${problem.field}` }));
      return show(req, res, {
        act,
        fields,
        form: { ...form, problems, reason: problems.length > 0 ? undefined : form.reason },
      });
    }
    res.redirect(303, `/desk/t/${tableId}/clocks?said=done${alsoDispute(dispute)}`);
  });
  return router;
}

function hours(left: number | undefined): number | undefined {
  return left === undefined ? undefined : Math.round(left * 10) / 10;
}
