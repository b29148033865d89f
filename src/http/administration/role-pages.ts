import { type Request, type Response, Router } from 'express';
import { giveRole, ROLES } from '../../administration/give-role.ts';
import { listRoles } from '../../administration/list-roles.ts';
import { msg } from '../../i18n/msg.ts';

import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { HttpContext } from '../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, selectField, textField } from '../forms/refused-form.ts';
import { playerOf, translatorOf } from '../middleware/caller.ts';
import { sendPage } from '../page/render-page.ts';

type Shown = { readonly form?: RefusedForm; readonly fields?: URLSearchParams; readonly done?: Message };

/** The administrators and moderators of the site, and a form that gives roles and takes them. */
export function rolePages(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const show = async (req: Request, res: Response, { form = FRESH, fields, done }: Shown = {}) => {
    const translator = translatorOf(req, res);
    const choices = ROLES.map((role) => ({ value: role, label: translator.text('administration.role', { role }) }));
    const data = {
      form,
      done,
      people: await listRoles(services),
      email: textField('email', fields?.get('email') ?? '', form),
      role: selectField('role', fields?.get('role') ?? 'moderator', choices, form),
    };
    sendPage(context, req, res, { name: 'administration-people', data, status: form.status });
  };

  router.get('/administration/people', (req, res) => show(req, res));

  router.post('/administration/people', async (req, res) => {
    const fields = formOf(req);
    const role = fields.get('role') ?? '';
    const given = await attempt(() =>
      giveRole(services, { by: playerOf(res).id, email: fields.get('email') ?? '', role }),
    );
    if (given instanceof Refusal) return show(req, res, { form: refusedForm(given, { about: 'email' }), fields });
    context.callers.forget(given.id);
    await show(req, res, { done: msg('administration.act-role', { name: given.name, role: given.role }) });
  });
  return router;
}
