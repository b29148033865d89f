import { Refusal } from '../../kernel/refusal.ts';
import { findByCode, keepPractice } from '../../practice/keep-practice.ts';
import type { PracticeRow } from '../../practice/practice-row.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import type { ByPlayer } from '../route/guard.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';
import { ownPractice, practiceAddress } from './own-practice.ts';

type Keeping = PageCall & ByPlayer & { readonly params: { readonly practice: string } };

/*
 * A first game becomes a table. A stranger comes here by way of the mail that signs them in, perhaps in another browser
 * than they played in: so the address has a code.
 */

export const showKeep = page({ method: 'get', path: '/practice/:practice/keep', access: player }, async (call) =>
  show(call, await found(call), FRESH),
);

export const keepOnPage = page({ method: 'post', path: '/practice/:practice/keep', access: player }, async (call) => {
  const { services, translator } = call;
  const row = await found(call);
  const kept = await attempt(() => keepPractice(services, row, call.player, translator.t));
  if (kept instanceof Refusal) return show(call, row, refusedForm(kept));
  return redirect(`/t/${kept}?said=kept`);
});

function found(call: Keeping): Promise<PracticeRow> {
  const code = call.query.get('code');
  return code === null ? ownPractice(call) : findByCode(call.services, call.params.practice, code);
}

function show({ services, query }: Keeping, row: PracticeRow, form: RefusedForm) {
  const { rules } = gameOf(services, row.game);
  const data = {
    form,
    gameName: rules.name,
    over: row.over,
    action: `${practiceAddress(row.id)}/keep${query.size > 0 ? `?${query}` : ''}`,
  };
  return shown({ name: 'practice-keep', data, status: form.status });
}
