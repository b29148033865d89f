import { type Request, type Response, Router } from 'express';
import { readName } from '../../people/player-name.ts';
import { updatePlayer } from '../../people/update-player.ts';
import { localPath } from '../../platform/local-path.ts';
import { readTimeZone, timeZones } from '../../platform/time-zone.ts';
import type { HttpContext } from '../context.ts';
import { checkFields } from '../forms/check-fields.ts';
import { formOf, queryOf } from '../forms/form-of-request.ts';
import { FRESH, type RefusedForm, selectField, textField } from '../forms/refused-form.ts';
import { playerOf } from '../middleware/caller.ts';
import { needPlayer } from '../page/need-player.ts';
import { sendPage } from '../page/render-page.ts';

/** After the first sign-in: the name that others see, and the time zone that times are told in. */
export function welcomePage(context: HttpContext): Router {
  const router = Router();

  const show = (req: Request, res: Response, fields: URLSearchParams, form: RefusedForm) => {
    const player = playerOf(res);
    const data = {
      form,
      next: localPath(fields.get('next') ?? '/'),
      name: textField('name', fields.get('name') ?? player.name, form),
      timeZone: timeZoneField(fields.get('timeZone') ?? player.timeZone, form),
    };
    sendPage(context, req, res, { name: 'welcome', data, status: form.status, scripts: ['time-zone.js'] });
  };

  router.get('/welcome', needPlayer, (req, res) => show(req, res, queryOf(req), FRESH));
  router.post('/welcome', needPlayer, async (req, res) => {
    const fields = formOf(req);
    const { id } = playerOf(res);
    const name = fields.get('name') ?? '';
    const timeZone = fields.get('timeZone') ?? '';
    const form = checkFields({ name: () => readName(name), timeZone: () => readTimeZone(timeZone) });
    if (form.refused) return show(req, res, fields, form);
    await updatePlayer(context.services, { playerId: id, name, timeZone });
    context.callers.forget(id);
    res.redirect(303, localPath(fields.get('next') ?? '/'));
  });
  return router;
}

export function timeZoneField(value: string, form: RefusedForm) {
  const known = timeZones();
  const zones = known.includes(value) ? known : [value, ...known];
  return selectField(
    'timeZone',
    value,
    zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    form,
  );
}
