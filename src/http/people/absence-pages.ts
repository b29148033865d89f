import { addAbsence } from '../../absences/add-absence.ts';
import { endAbsence } from '../../absences/end-absence.ts';
import { listAbsences } from '../../absences/list-absences.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { reliabilityOf } from '../../time/reliability.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';
import { reliabilityWords } from './reliability-words.ts';

async function show(call: PageCall & ByPlayer, form: RefusedForm, fields = new URLSearchParams()) {
  const { services, translator, query, player } = call;
  const { id: playerId, timeZone } = player;
  const { absences, year, ...days } = await listAbsences(services, { playerId, timeZone });
  const [record] = await reliabilityOf(services, [playerId]);
  const data = {
    form,
    saved: query.has('saved'),
    absences,
    days: { ...days, year: String(year), zone: timeZone },
    from: textField('from', fields.get('from') ?? query.get('from') ?? '', form),
    to: textField('to', fields.get('to') ?? query.get('to') ?? '', form),
    record: record && reliabilityWords(record, translator),
  };
  return shown({ name: 'absences', data, status: form.status });
}

/** A player's absences, the days that they have left, and their own record as others see it. */
export const showAbsences = page({ method: 'get', path: '/preferences/absences', access: player }, (call) =>
  show(call, FRESH),
);

export const setAbsence = page({ method: 'post', path: '/preferences/absences', access: player }, async (call) => {
  const { services, fields, player } = call;
  const wanted = { from: fields.get('from') ?? '', to: fields.get('to') ?? '' };
  const added = await attempt(() => addAbsence(services, { ...wanted, playerId: player.id }));
  if (added instanceof Refusal) return show(call, refusedForm(added, { about: 'from' }), fields);
  return redirect('/preferences/absences?saved');
});

export const endAbsenceOnPage = page(
  { method: 'post', path: '/preferences/absences/:absence/end', access: player },
  async (call) => {
    const { services, params, player } = call;
    const ended = await attempt(() => endAbsence(services, { playerId: player.id, absenceId: params.absence }));
    if (ended instanceof Refusal) return show(call, refusedForm(ended));
    return redirect('/preferences/absences?saved');
  },
);
