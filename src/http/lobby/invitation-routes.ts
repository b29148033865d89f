import { answerInvitation } from '../../lobby/answer-invitation.ts';
import { listTables } from '../../play/list-tables.ts';
import { invited } from '../route/guards/invited.ts';
import { player } from '../route/guards/player.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { idSchema, saltHashSchema, saltSchema, seatSchema } from '../schemas/parts.ts';
import { tableSummarySchema } from '../schemas/table.ts';
import { z } from '../schemas/zod.ts';

const invitationParams = z.object({ invitation: idSchema });
const answered = z.strictObject({
  tableId: z.string(),
  started: z.boolean().openapi({ description: 'The table is full and has begun' }),
});

export const listInvitations = route(
  {
    method: 'get',
    path: '/invitations',
    tag: 'Tables',
    summary: 'Your open invitations, each with its table',
    access: player,
    input: z.object({}),
    responses: {
      200: {
        description: 'What you are invited to',
        schema: z.strictObject({
          invitations: z.array(z.strictObject({ id: z.string(), table: tableSummarySchema })),
        }),
      },
    },
  },
  async ({ services, translator, player }) => {
    const tables = await listTables(services, player.id);
    const invitations = tables.flatMap((table) =>
      table.invitationId === undefined ? [] : [{ id: table.invitationId, table }],
    );
    return ok(translate({ invitations }, translator));
  },
);

export const acceptInvitation = route(
  {
    method: 'post',
    path: '/invitations/:invitation/accept',
    tag: 'Tables',
    summary: 'Accept an invitation',
    access: invited,
    input: z.object({
      params: invitationParams,
      body: z
        .strictObject({ seat: seatSchema.optional(), salt: saltSchema.optional(), saltHash: saltHashSchema.optional() })
        .default({}),
    }),
    responses: { 200: { description: 'You have joined', schema: answered } },
  },
  async ({ services, invitationId, player, input }) =>
    ok(await answerInvitation(services, { invitationId, playerId: player.id, accept: true, ...input.body })),
);

export const declineInvitation = route(
  {
    method: 'post',
    path: '/invitations/:invitation/decline',
    tag: 'Tables',
    summary: 'Decline an invitation',
    access: invited,
    input: z.object({ params: invitationParams }),
    responses: { 200: { description: 'Declined', schema: answered } },
  },
  async ({ services, invitationId, player }) =>
    ok(await answerInvitation(services, { invitationId, playerId: player.id, accept: false })),
);
