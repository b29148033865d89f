import { type Request, type Response, Router } from 'express';
import { addAbsence } from '../../absences/add-absence.ts';
import { endAbsence } from '../../absences/end-absence.ts';
import { listAbsences } from '../../absences/list-absences.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { reliabilityOf } from '../../time/reliability.ts';
import type { HttpContext } from '../context.ts';
import { formOf, queryOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { playerOf, translatorOf } from '../middleware/caller.ts';
import { needPlayer } from '../page/need-player.ts';
import { sendPage } from '../page/render-page.ts';
import { reliabilityWords } from './reliability-words.ts';

/** A player's absences, the days that they have left, and their own record as others see it. */
export function absencesPage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();
  router.use('/preferences/absences', needPlayer);

  const show = async (req: Request, res: Response, form: RefusedForm, fields = new URLSearchParams()) => {
    const { id: playerId, timeZone } = playerOf(res);
    const translator = translatorOf(req, res);
    const { absences, year, ...days } = await listAbsences(services, { playerId, timeZone });
    const [record] = await reliabilityOf(services, [playerId]);
    const data = {
      form,
      saved: queryOf(req).has('saved'),
      absences,
      days: { ...days, year: String(year), zone: timeZone },
      from: textField('from', fields.get('from') ?? '', form),
      to: textField('to', fields.get('to') ?? '', form),
      record: record && reliabilityWords(record, translator),
    };
    sendPage(context, req, res, { name: 'absences', data, status: form.status });
  };

  router.get('/preferences/absences', (req, res) => show(req, res, FRESH));

  router.post('/preferences/absences', async (req, res) => {
    const fields = formOf(req);
    const wanted = { from: fields.get('from') ?? '', to: fields.get('to') ?? '' };
    const added = await attempt(() => addAbsence(services, { ...wanted, playerId: playerOf(res).id }));
    if (added instanceof Refusal) return show(req, res, refusedForm(added, { about: 'from' }), fields);
    res.redirect(303, '/preferences/absences?saved');
  });

  router.post('/preferences/absences/:absence/end', async (req: Request<{ absence: string }>, res) => {
    const ended = await attempt(() =>
      endAbsence(services, { playerId: playerOf(res).id, absenceId: req.params.absence }),
    );
    if (ended instanceof Refusal) return show(req, res, refusedForm(ended));
    res.redirect(303, '/preferences/absences?saved');
  });
  return router;
}
