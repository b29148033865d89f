import { mayRead } from '../../access/readable.ts';
import { answerNomination } from '../../disputes/nominations/answer-nomination.ts';
import { noSuchNomination } from '../../disputes/nominations/find-nomination.ts';
import { readNomination } from '../../disputes/nominations/read-nominations.ts';
import { withdrawNomination } from '../../disputes/nominations/withdraw-nomination.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refuse } from '../../platform/refuse.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import type { ByPlayer } from '../route/guard.ts';
import { appointer } from '../route/guards/appointer.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';

type Asked = PageCall & ByPlayer & { readonly params: { readonly table: string; readonly nomination: string } };

async function read({ services, params, player }: Asked) {
  const { table, nomination: nominationId } = params;
  const nomination = await readNomination(services, { nominationId, playerId: player.id });
  if (nomination.tableId !== table) throw noSuchNomination();
  return nomination;
}

async function show(call: Asked, form: RefusedForm = FRESH) {
  const { services, player } = call;
  const nomination = await read(call);
  const { state, nominee: who = '', can } = nomination;
  const data = {
    form,
    nomination,
    gameName: gameOf(services, nomination.game).rules.name,
    asks: can.accept || can.consent,
    state: msg('moderation.nomination-state', { state, who }),
    // Somebody who is only nominated has no business at the table yet.
    toTable: !can.accept && (await mayRead(services, nomination.tableId, player.id)),
  };
  return shown({ name: 'moderation-nomination', data, status: form.status });
}

/** Where somebody says whether they would moderate a table, and its players whether they may. GET shows, POST acts. */
export const showNomination = page(
  { method: 'get', path: '/t/:table/moderators/:nomination', access: player },
  (call) => show(call),
);

export const answerNominationOnPage = page(
  { method: 'post', path: '/t/:table/moderators/:nomination', access: player },
  async (call) => {
    const { context, services, params, fields, player } = call;
    const { can } = await read(call);
    const does = fields.get('do');
    if (!can.accept && !can.consent && can.withdraw) throw refuse('forbidden', 'moderation.nomination-not-yours');
    if (does !== 'yes' && does !== 'no')
      return show(call, refusedForm(refuse('bad-input', 'moderation.nomination-undecided')));
    const input = { nominationId: params.nomination, playerId: player.id, yes: does === 'yes' };
    const answered = await attempt(() => answerNomination(services, input));
    if (answered instanceof Refusal) return show(call, refusedForm(answered));
    if (answered.nomineeId !== undefined) context.callers.forget(answered.nomineeId);
    return redirect(`/t/${params.table}/moderators/${params.nomination}`);
  },
);

export const withdrawNominationOnPage = page(
  { method: 'post', path: '/t/:table/moderators/:nomination/withdraw', access: appointer },
  async ({ services, params, player, tableId }) => {
    const playerId = player.id;
    await withdrawNomination(services, { nominationId: params.nomination, playerId });
    return redirect(`/t/${tableId}/moderation`);
  },
);
