import { findPushKeys } from '../../outlets/push/push-keys.ts';
import { listSubscriptions, subscribe, unsubscribe } from '../../outlets/push/subscriptions.ts';
import { player } from '../route/guards/player.ts';
import { created, done, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { idSchema, moment } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const subscription = z.strictObject({ id: z.string(), host: z.string(), createdAt: moment });

export const listMySubscriptions = route(
  {
    method: 'get',
    path: '/push-subscriptions',
    tag: 'People',
    summary: 'The browsers that show you notices, and the key that they subscribe with',
    access: player,
    input: z.object({}),
    responses: {
      200: {
        description: 'Oldest first',
        schema: z.strictObject({
          publicKey: z.string().optional().openapi({ description: 'VAPID; without it there are no notices here' }),
          subscriptions: z.array(subscription),
        }),
      },
    },
  },
  async ({ services, translator, player }) => {
    const subscriptions = await listSubscriptions(services, player.id);
    const { publicKey } = (await findPushKeys(services)) ?? {};
    return ok(translate({ ...(publicKey ? { publicKey } : {}), subscriptions }, translator));
  },
);

export const makeSubscription = route(
  {
    method: 'post',
    path: '/push-subscriptions',
    tag: 'People',
    summary: 'Have a browser show a notice when it is your turn (Web Push)',
    access: player,
    input: z.object({
      body: z.object({
        endpoint: z.string(),
        keys: z.strictObject({ p256dh: z.string(), auth: z.string() }),
      }),
    }),
    responses: { 201: { description: 'It is told from now on', schema: z.strictObject({ id: z.string() }) } },
  },
  async ({ services, player, input: { body } }) => {
    const made = await subscribe(services, player.id, { endpoint: body.endpoint, ...body.keys });
    return created(made, '/api/push-subscriptions');
  },
);

export const endSubscription = route(
  {
    method: 'delete',
    path: '/push-subscriptions/:subscription',
    tag: 'People',
    summary: 'No more notices there',
    access: player,
    input: z.object({ params: z.object({ subscription: idSchema }) }),
    responses: { 204: { description: 'It is told nothing any more' } },
  },
  async ({ services, player, input }) => {
    await unsubscribe(services, player.id, input.params.subscription);
    return done;
  },
);
