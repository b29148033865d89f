import { requestAddressChange } from '../../../people/request-address-change.ts';
import { accepted, playerRoute } from '../route.ts';
import { z } from '../schemas/zod.ts';

export const changeMyAddress = playerRoute(
  {
    method: 'post',
    path: '/me/address',
    tag: 'People',
    summary: 'Ask for another e-mail address',
    description:
      'A link goes to the new address; nothing changes before somebody follows it and confirms. The answer is the same ' +
      'whether or not the address is known here.',
    access: 'player',
    input: z.object({
      body: z.strictObject({ email: z.string().openapi({ example: 'ada@example.org' }) }),
    }),
    responses: {
      202: {
        description: 'The mail is on its way',
        schema: z.strictObject({
          email: z.string().openapi({ description: 'Where to look for it: the new address as it is kept' }),
        }),
      },
    },
  },
  async ({ services, player, input }) => {
    const { email } = input.body;
    return accepted(await requestAddressChange(services, { playerId: player.id, email }));
  },
);
