import { Refusal } from '../../kernel/refusal.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { viewTable } from '../../play/view-table.ts';
import { askTakeback } from '../../rulings/takeback/ask-takeback.ts';
import { previewTakeback } from '../../rulings/takeback/preview-takeback.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { type Sitting, seat } from '../route/guards/seat.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';
import { seatClass } from '../tables/seat-class.ts';
import { type Consenting, showConsent, takeConsent } from './consent-page.ts';

async function show(call: PageCall & Sitting, given: URLSearchParams, form: RefusedForm = FRESH): Promise<Reply> {
  const { services, translator, tableId, seat } = call;
  const table = await viewTable(services, tableId, seat);
  const toSeq = entryOf(given.get('to'));
  const preview = await previewTakeback(services, { tableId, seat, toSeq });
  const refused = preview?.refused && !form.refused ? refusedForm(preview.refused) : form;
  const data = {
    table,
    seatName: table.seats.find((one) => one.seat === seat)?.name,
    seatClass: seatClass(table.seats, seat),
    form: refused,
    preview,
    to: toSeq ?? preview?.toSeq ?? 1,
    most: Math.max(1, table.seq - 1),
    possible: preview !== undefined && !preview.refused,
    span: preview && translator.span(preview.policy.takebackHours * HOUR_MS),
    reason: textField('reason', given.get('reason') ?? '', refused),
  };
  return shown({ name: 'takeback', data, status: form.status, translator });
}

/**
 * Taking something back: GET shows what it would undo and whose consent it needs, POST asks; and the consent of the
 * others.
 */
export const showTakebackForm = page({ method: 'get', path: '/t/:table/takeback', access: seat }, (call) =>
  show(call, call.query),
);

export const askForTakebackOnPage = page({ method: 'post', path: '/t/:table/takeback', access: seat }, async (call) => {
  const { services, fields, tableId, seat, player } = call;
  const [toSeq, expectedSeq] = [Number(fields.get('to') ?? 'none'), Number(fields.get('seq') ?? 'none')];
  const wanted = { tableId, seat, playerId: player.id, toSeq, expectedSeq, reason: fields.get('reason') ?? '' };
  const asked = await attempt(() => askTakeback(services, wanted));
  if (asked instanceof Refusal) return show(call, fields, refusedForm(asked));
  return redirect(`/t/${tableId}?said=${asked.state === 'granted' ? 'taken-back' : 'takeback-asked'}`);
});

type AboutOne = PageCall & Sitting & { readonly params: { readonly takeback: string } };
const consenting = ({ tableId, seat, player, params, translator }: AboutOne): Consenting => ({
  tableId,
  seat,
  playerId: player.id,
  takebackId: params.takeback,
  translator,
});

export const showTakeback = page({ method: 'get', path: '/t/:table/takebacks/:takeback', access: seat }, (call) =>
  showConsent(call, consenting(call)),
);

export const answerTakebackOnPage = page(
  { method: 'post', path: '/t/:table/takebacks/:takeback', access: seat },
  (call) => takeConsent(call, consenting(call)),
);

function entryOf(text: string | null): number | undefined {
  return text === null || text === '' ? undefined : Number(text);
}
