import { type MessageKey, msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { SHAPES } from '../../outlets/webhooks/shapes.ts';
import { addWebhook, listWebhooks, removeWebhook, resumeWebhook } from '../../outlets/webhooks/webhooks.ts';
import { readTableRow } from '../../tables/table-row.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, selectField, textField } from '../forms/refused-form.ts';
import { type Hosting, host } from '../route/guards/host.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';
import { SHAPE_WORDS, webhookState } from './webhook-words.ts';

/** What was just done: `?said=removed`. */
const SAID: { readonly [what: string]: MessageKey } = {
  removed: 'outlets.said-removed',
  resumed: 'outlets.said-resumed',
};

type Shown = { readonly form?: RefusedForm; readonly added?: { readonly secret: string | undefined } };

async function show(call: PageCall & Hosting, { form = FRESH, added }: Shown = {}): Promise<Reply> {
  const { services, tableId, translator, fields, query } = call;
  const webhooks = await listWebhooks(services, { tableId });
  const { name } = await readTableRow(services, tableId);
  const said = SAID[query.get('said') ?? ''];
  const shapes = SHAPES.map((shape) => ({ value: shape, label: translator.text(SHAPE_WORDS[shape]) }));
  const data = {
    table: { id: tableId, name },
    form,
    added,
    said: said && msg(said),
    webhooks: webhooks.map((webhook) => ({
      ...webhook,
      shape: msg(SHAPE_WORDS[webhook.shape]),
      state: webhookState(webhook, translator),
    })),
    url: textField('url', form.refused ? (fields.get('url') ?? '') : '', form),
    shape: selectField('shape', fields.get('shape') ?? 'discord', shapes, form),
  };
  return shown({ name: 'webhooks', data, status: form.status });
}

/** Where the host says which other programs are told what happens at their table. */
export const showWebhooks = page({ method: 'get', path: '/t/:table/webhooks', access: host }, (call) => show(call));

export const addWebhookOnPage = page({ method: 'post', path: '/t/:table/webhooks', access: host }, async (call) => {
  const { services, tableId, fields } = call;
  const wanted = { tableId, shape: fields.get('shape') ?? '', url: fields.get('url') ?? '' };
  const added = await attempt(() => addWebhook(services, wanted));
  if (added instanceof Refusal) return show(call, { form: refusedForm(added, { about: 'url' }) });
  // Shown in the answer itself, this once.
  return show(call, { added: { secret: wanted.shape === 'json' ? added.secret : undefined } });
});

export const removeWebhookOnPage = page(
  { method: 'post', path: '/t/:table/webhooks/:webhook/remove', access: host },
  async ({ services, tableId, params }) => {
    await removeWebhook(services, { tableId, id: params.webhook });
    return redirect(`/t/${tableId}/webhooks?said=removed`);
  },
);

export const resumeWebhookOnPage = page(
  { method: 'post', path: '/t/:table/webhooks/:webhook/resume', access: host },
  async ({ services, tableId, params }) => {
    await resumeWebhook(services, { tableId, id: params.webhook });
    return redirect(`/t/${tableId}/webhooks?said=resumed`);
  },
);
