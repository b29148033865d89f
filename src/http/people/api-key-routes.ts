import { createApiKey, listApiKeys, revokeApiKey } from '../../people/api-key.ts';
import { session } from '../route/guards/session.ts';
import { created, done, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { idSchema } from '../schemas/parts.ts';
import { apiKeySchema } from '../schemas/person.ts';
import { z } from '../schemas/zod.ts';

export const listKeys = route(
  {
    method: 'get',
    path: '/api-keys',
    tag: 'People',
    summary: 'Your API keys, without their secrets',
    access: session,
    input: z.object({}),
    responses: { 200: { description: 'Oldest first', schema: z.strictObject({ apiKeys: z.array(apiKeySchema) }) } },
  },
  async ({ services, player }) => ok({ apiKeys: await listApiKeys(services, player.id) }),
);

export const makeKey = route(
  {
    method: 'post',
    path: '/api-keys',
    tag: 'People',
    summary: 'Make an API key',
    access: session,
    input: z.object({ body: z.strictObject({ name: z.string().openapi({ description: 'What it is for' }) }) }),
    responses: {
      201: {
        description: 'The key, shown this once',
        schema: z.strictObject({ id: z.string(), name: z.string(), key: z.string() }),
      },
    },
  },
  async ({ services, player, input }) => {
    const key = await createApiKey(services, { playerId: player.id, name: input.body.name });
    return created(key, `/api/api-keys/${key.id}`);
  },
);

export const endKey = route(
  {
    method: 'delete',
    path: '/api-keys/:key',
    tag: 'People',
    summary: 'Revoke an API key',
    access: session,
    input: z.object({ params: z.object({ key: idSchema }) }),
    responses: { 204: { description: 'It is no longer taken' } },
  },
  async ({ services, context, player, input }) => {
    await revokeApiKey(services, { playerId: player.id, keyId: input.params.key });
    context.callers.forget(player.id);
    return done;
  },
);
