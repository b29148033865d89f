import { msg } from '../../i18n/msg.ts';
import type { Chances, OddsRow } from '../../kernel/odds-rule.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { askOdds, tryOdds } from '../../planning/try-odds.ts';
import { refuse } from '../../platform/refuse.ts';
import { viewTable } from '../../play/view-table.ts';
import { answerOfForm, type FieldProblem, ROOT } from '../forms/answer-of-form.ts';
import { choiceControl } from '../forms/choice-control.ts';
import { controlId } from '../forms/field-path.ts';
import { fieldsOfAnswer } from '../forms/fields-of-answer.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, unreadForm } from '../forms/refused-form.ts';
import { type Sitting, seat } from '../route/guards/seat.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, shown } from '../route/reply.ts';
import { seatClass } from '../tables/seat-class.ts';

type Call = PageCall & Sitting;
type Filled = {
  readonly fields?: URLSearchParams;
  readonly problems?: readonly FieldProblem[];
  readonly form?: RefusedForm;
  readonly rows?: readonly OddsRow[];
};

/** A fight that is tried in a place of the planning board. */
const showOdds = page({ method: 'get', path: '/t/:table/plan/odds', access: seat }, (call) => {
  call.context.odds.expect();
  return show(call, {});
});

/** Its form keeps nothing: it shows the chances beside itself as it was filled in. */
const tryOutOdds = page({ method: 'post', path: '/t/:table/plan/odds', access: seat }, async (call) => {
  const { context, services, tableId, seat: own, player, fields } = call;
  const { choice } = await askedAt(call);
  const reading = answerOfForm(choice, fields);
  if (!reading.ok) {
    const { problems } = reading;
    return show(call, { fields, problems, form: unreadForm(problems, (field) => controlId(field)) });
  }
  const { answer } = reading;
  const at = { tableId, seat: own, place: placeOf(call), answer };
  const rows = await attempt(() => context.odds.run(player.id, (threads) => tryOdds(services, threads, at)));
  if (!(rows instanceof Refusal)) return show(call, { fields, rows });
  const problems = [{ field: ROOT, reason: rows.reason }];
  return show(call, { fields, problems, form: refusedForm(rows, { about: ROOT }) });
});

export const oddsPages = [showOdds, tryOutOdds];

const placeOf = ({ query }: Call) => query.get('area') ?? '';

async function askedAt(call: Call) {
  const { services, tableId, seat: own } = call;
  const asked = await askOdds(services, { tableId, seat: own, place: placeOf(call) });
  if (!asked) throw refuse('bad-input', 'planning.no-odds');
  return asked;
}

async function show(call: Call, { fields, problems, form = FRESH, rows }: Filled): Promise<Reply> {
  const { services, tableId, seat: own } = call;
  const [asked, table] = await Promise.all([askedAt(call), viewTable(services, tableId, own)]);
  const address = `/t/${tableId}/plan/odds?${new URLSearchParams({ area: placeOf(call) })}`;
  const data = {
    table,
    seatClass: seatClass(table.seats, table.viewer),
    seatName: table.seats.find((one) => one.seat === table.viewer)?.name,
    prompt: asked.prompt,
    about: asked.about,
    control: choiceControl(asked.choice, fields ?? fieldsOfAnswer(asked.choice, asked.given), problems),
    form,
    rows: rows?.map(rowModel),
    action: `${address}#chances`,
    back: `/t/${tableId}/plan?${new URLSearchParams({ area: placeOf(call) })}#area`,
  };
  return shown({ name: 'odds', data, status: form.status, scripts: ['compose.js'] });
}

/** A row with its chances as a bar and in words. */
function rowModel({ label, chances, says, against }: OddsRow) {
  const { won, lost } = chances;
  const neither = Math.max(0, 100 - won - lost);
  return {
    label,
    says,
    bar: { won, lost, neither, lostAt: won + neither },
    chances: chancesText(chances),
    against: against.map((one) => ({ label: one.label, won: one.chances.won, lost: one.chances.lost })),
  };
}

const chancesText = ({ won, lost }: Chances) =>
  msg('planning.odds-chances', { won, lost, neither: Math.max(0, 100 - won - lost) });
