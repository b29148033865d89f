import { SHAPES } from '../../outlets/webhooks/shapes.ts';
import { addWebhook, listWebhooks, removeWebhook, resumeWebhook } from '../../outlets/webhooks/webhooks.ts';
import { host } from '../route/guards/host.ts';
import { created, done, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { idSchema, moment, tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const shape = z.enum(SHAPES).openapi({ description: 'The form in which it takes news' });
const webhook = z
  .strictObject({
    id: z.string(),
    shape,
    host: z.string().openapi({ description: 'Of its address; the rest is not shown' }),
    createdAt: moment,
    trouble: z.string().optional().openapi({ description: 'Why the last delivery failed, e.g. `status-404`' }),
    stoppedAt: moment.optional().openapi({ description: 'Given up since then, because too much had failed' }),
  })
  .openapi('Webhook');
const webhookParams = tableParams.extend({ webhook: idSchema });

export const listTableWebhooks = route(
  {
    method: 'get',
    path: '/tables/:table/webhooks',
    tag: 'Tables',
    summary: 'What is told what happens at your table',
    access: host,
    input: z.object({ params: tableParams }),
    responses: { 200: { description: 'Oldest first', schema: z.strictObject({ webhooks: z.array(webhook) }) } },
  },
  async ({ services, translator, tableId }) =>
    ok(translate({ webhooks: await listWebhooks(services, { tableId }) }, translator)),
);

export const makeWebhook = route(
  {
    method: 'post',
    path: '/tables/:table/webhooks',
    tag: 'Tables',
    summary: 'Have an address told what happens at your table, as any spectator may read it',
    description:
      'Deliveries are POST requests; what fails is tried again for some hours. Those of the shape `json` are signed: ' +
      '`Despatch-Signature: t=…,v1=…` is HMAC-SHA256 with `secret` over the time, a dot and the body, in hexadecimal.',
    access: host,
    input: z.object({ params: tableParams, body: z.strictObject({ shape, url: z.string() }) }),
    responses: {
      201: {
        description: 'It is told from now on; the secret is given this once',
        schema: z.strictObject({ id: z.string(), secret: z.string() }),
      },
    },
  },
  async ({ services, tableId, input }) => {
    const added = await addWebhook(services, { tableId, ...input.body });
    return created(added, `/api/tables/${tableId}/webhooks`);
  },
);

export const endWebhook = route(
  {
    method: 'delete',
    path: '/tables/:table/webhooks/:webhook',
    tag: 'Tables',
    summary: 'Remove a webhook',
    access: host,
    input: z.object({ params: webhookParams }),
    responses: { 204: { description: 'It is told nothing any more' } },
  },
  async ({ services, tableId, input }) => {
    await removeWebhook(services, { tableId, id: input.params.webhook });
    return done;
  },
);

export const restartWebhook = route(
  {
    method: 'post',
    path: '/tables/:table/webhooks/:webhook/resume',
    tag: 'Tables',
    summary: 'Deliver again to a webhook that was given up, from now on',
    access: host,
    input: z.object({ params: webhookParams }),
    responses: { 204: { description: 'It is told again' } },
  },
  async ({ services, tableId, input }) => {
    await resumeWebhook(services, { tableId, id: input.params.webhook });
    return done;
  },
);
