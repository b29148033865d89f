import { requestSignIn } from '../../people/request-sign-in.ts';
import { anyone } from '../route/guards/anyone.ts';
import { done } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { z } from '../schemas/zod.ts';

export const askForSignIn = route(
  {
    method: 'post',
    path: '/sign-in',
    tag: 'People',
    summary: 'Have a sign-in link mailed to an address',
    description: 'The answer is the same whether or not the address is known here.',
    access: anyone,
    input: z.object({
      body: z.strictObject({
        email: z.string().openapi({ example: 'ada@example.org' }),
        next: z.string().optional().openapi({ description: 'The page to go on to, a path on this server' }),
      }),
    }),
    responses: { 204: { description: 'The mail is on its way' } },
  },
  async ({ services, translator, input }) => {
    await requestSignIn(services, { ...input.body, locale: translator.locale });
    return done;
  },
);
