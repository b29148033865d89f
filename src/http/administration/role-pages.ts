import { giveRole, ROLES } from '../../administration/give-role.ts';
import { listRoles } from '../../administration/list-roles.ts';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, selectField, textField } from '../forms/refused-form.ts';
import { administrator } from '../route/guards/administrator.ts';
import { type PageCall, page } from '../route/page.ts';
import { shown } from '../route/reply.ts';

type Shown = { readonly form?: RefusedForm; readonly fields?: URLSearchParams; readonly done?: Message };

async function show(call: PageCall, { form = FRESH, fields, done }: Shown = {}) {
  const { services, translator } = call;
  const choices = ROLES.map((role) => ({ value: role, label: translator.text('administration.role', { role }) }));
  const data = {
    form,
    done,
    people: await listRoles(services),
    email: textField('email', fields?.get('email') ?? '', form),
    role: selectField('role', fields?.get('role') ?? 'moderator', choices, form),
  };
  return shown({ name: 'administration-people', data, status: form.status });
}

/** The administrators and moderators of the site, and a form that gives roles and takes them. */
export const showRoles = page({ method: 'get', path: '/administration/people', access: administrator }, (call) =>
  show(call),
);

export const giveRoleOnPage = page(
  { method: 'post', path: '/administration/people', access: administrator },
  async (call) => {
    const { context, services, fields, player } = call;
    const role = fields.get('role') ?? '';
    const given = await attempt(() => giveRole(services, { by: player.id, email: fields.get('email') ?? '', role }));
    if (given instanceof Refusal) return show(call, { form: refusedForm(given, { about: 'email' }), fields });
    context.callers.forget(given.id);
    return show(call, { done: msg('administration.act-role', { name: given.name, role: given.role }) });
  },
);
