import { readClocks } from '../../disputes/desk/read-clocks.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { readLog } from '../../log/read-log.ts';
import { viewTable } from '../../play/view-table.ts';
import { alsoDispute, deskFrame } from '../desk/desk-frame.ts';
import { type DeskCall, disputeOf, noteLook } from '../desk/moderate-table.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import { moderator } from '../route/guards/moderator.ts';
import { page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';
import { logModel } from '../tables/log-model.ts';
import { type ClockAct, changeClocks, clockActOf, clockForms } from './moderators-clock-forms.ts';

type Filled = { readonly act: ClockAct | undefined; readonly fields: URLSearchParams; readonly form: RefusedForm };

async function show(call: DeskCall, filled: Filled) {
  const { services, translator, query, tableId } = call;
  const table = await viewTable(services, tableId, 'spectator');
  const { rules } = gameOf(services, table.game);
  await noteLook(call, { what: 'clocks', data: {} });
  const clocks = await readClocks(services, table.id);
  const found = await readLog(services, table.id, 'moderator', { only: clocks.entries });
  const playing = table.status === 'playing';
  const forms = { ...clocks, paused: clocks.pausedAt !== undefined, named: rules.seatName, filled, translator };
  const data = {
    ...deskFrame(table, 'clocks', disputeOf(filled.fields)),
    ...clocks,
    form: filled.form,
    said: query.get('said') === 'done' ? msg('moderation.clock-done') : undefined,
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
  return shown({ name: 'moderation-clocks', data, status: filled.form.status });
}

/** The clocks of a table: who is waited for until when, what happened to them, and forms that change them. */
export const showDeskClocks = page({ method: 'get', path: '/desk/t/:table/clocks', access: moderator }, (call) =>
  show(call, { act: undefined, fields: call.query, form: FRESH }),
);
export const changeDeskClocks = page(
  { method: 'post', path: '/desk/t/:table/clocks', access: moderator },
  async (call) => {
    const { services, fields, player, tableId } = call;
    const act = clockActOf(fields.get('act'));
    if (!act) return show(call, { act, fields, form: FRESH });
    const dispute = disputeOf(fields);
    const who = { tableId, by: player.id, dispute, zone: player.timeZone };
    const done = await attempt(() => changeClocks(services, act, fields, who));
    if (done instanceof Refusal) {
      const form = refusedForm(done, { fieldAt: (at) => at });
      const problems = form.problems.map((problem) => ({ ...problem, href: `${act}-${problem.field}` }));
      return show(call, {
        act,
        fields,
        form: { ...form, problems, reason: problems.length > 0 ? undefined : form.reason },
      });
    }
    return redirect(`/desk/t/${tableId}/clocks?said=done${alsoDispute(dispute)}`);
  },
);

function hours(left: number | undefined): number | undefined {
  return left === undefined ? undefined : Math.round(left * 10) / 10;
}
