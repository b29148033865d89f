import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refuse } from '../../platform/refuse.ts';
import { viewTable } from '../../play/view-table.ts';
import { answerTakeback, type TakebackInput, withdrawTakeback } from '../../rulings/takeback/answer-takeback.ts';
import { readTakeback } from '../../rulings/takeback/read-takebacks.ts';
import { readVoided } from '../../rulings/takeback/read-voided.ts';
import type { Takeback } from '../../rulings/takeback/takeback.ts';
import { closedText, takebackText, waitsText } from '../../rulings/takeback/takeback-text.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import type { PageCall } from '../route/page.ts';
import { type Reply, shown } from '../route/reply.ts';
import { seatClass } from '../tables/seat-class.ts';

/** A seat's player who looks at a request: signed in, or come by the link in their mail. */
export type Consenting = TakebackInput & { readonly translator: Translator };

/** What somebody asks to take back, and the reader's answer; it changes nothing. */
export async function showConsent(
  { services }: PageCall,
  { translator, ...input }: Consenting,
  form: RefusedForm = FRESH,
): Promise<Reply> {
  const { tableId, takebackId, seat } = input;
  const takeback = await readTakeback(services, tableId, takebackId);
  const table = await viewTable(services, tableId, seat);

  const open = takeback.state === 'open';
  const said = takeback.asked.find((one) => one.seat === seat)?.said;

  const data = {
    table,
    takeback,
    form,
    seatName: table.seats.find((one) => one.seat === seat)?.name,
    seatClass: seatClass(table.seats, seat),
    heading: takebackText(takeback),
    closed: closedText(takeback),
    waits: waitsText(takeback),
    said: said && msg(said === 'yes' ? 'takebacks.consent-said-yes' : 'takebacks.consent-said-no'),
    ...(open ? await readVoided(services, takeback, seat) : { voided: [], stays: [] }),
    canAnswer: open && isAsked(takeback, seat),
    canWithdraw: open && takeback.seat === seat,
  };
  return shown({ name: 'takeback-consent', data, status: form.status, translator });
}

/** Yes, no, or the request withdrawn: what the form sends. Sent again it changes nothing. */
export async function takeConsent(call: PageCall, { translator, ...input }: Consenting): Promise<Reply> {
  const { services, fields } = call;
  const does = fields.get('do');
  const done = await attempt(async () => {
    if (does === 'yes' || does === 'no') return answerTakeback(services, { ...input, answer: does });
    if (does === 'withdraw') return withdrawTakeback(services, input);
    throw refuse('bad-input', 'takebacks.no-decision');
  });
  const form = done instanceof Refusal ? refusedForm(done) : FRESH;
  return showConsent(call, { translator, ...input }, form);
}

function isAsked({ asked }: Takeback, seat: string): boolean {
  return asked.some((one) => one.seat === seat && one.said === undefined);
}
