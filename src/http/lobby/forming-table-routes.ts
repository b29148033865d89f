import { cancelTable } from '../../lobby/cancel-table.ts';
import { invitePlayer } from '../../lobby/invite-player.ts';
import { joinTable } from '../../lobby/join-table.ts';
import { seatComputer, unseatComputer } from '../../lobby/seat-computer.ts';
import { withdrawInvitation } from '../../lobby/withdraw-invitation.ts';
import { findGuests } from '../../profiles/find-guest.ts';
import { host } from '../route/guards/host.ts';
import { player } from '../route/guards/player.ts';
import { created, done, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { idSchema, saltHashSchema, saltSchema, seatSchema, tableParams } from '../schemas/parts.ts';
import { newInvitationSchema } from '../schemas/table.ts';
import { z } from '../schemas/zod.ts';

const started = z.strictObject({ started: z.boolean().openapi({ description: 'The table is full and has begun' }) });

export const joinOpenTable = route(
  {
    method: 'post',
    path: '/tables/:table/join',
    tag: 'Tables',
    summary: 'Take a free place at a public table',
    access: player,
    input: z.object({
      params: tableParams,
      body: z
        .strictObject({ seat: seatSchema.optional(), salt: saltSchema.optional(), saltHash: saltHashSchema.optional() })
        .default({}),
    }),
    responses: { 200: { description: 'You have joined', schema: started } },
  },
  async ({ services, player, input }) => {
    const { started } = await joinTable(services, {
      tableId: input.params.table,
      playerId: player.id,
      ...input.body,
    });
    return ok({ started });
  },
);

export const cancelMyTable = route(
  {
    method: 'post',
    path: '/tables/:table/cancel',
    tag: 'Tables',
    summary: 'Cancel a table that has not started',
    access: host,
    input: z.object({ params: tableParams }),
    responses: { 204: { description: 'Cancelled' } },
  },
  async ({ services, tableId, player }) => {
    await cancelTable(services, { tableId, playerId: player.id });
    return done;
  },
);

export const inviteSomebody = route(
  {
    method: 'post',
    path: '/tables/:table/invitations',
    tag: 'Tables',
    summary: 'Invite somebody to an open place, for example after a refusal',
    access: host,
    input: z.object({ params: tableParams, body: newInvitationSchema }),
    responses: {
      201: { description: 'The mail is on its way', schema: z.strictObject({ invitationId: z.string() }) },
    },
  },
  async ({ services, tableId, player, input }) => {
    const [guest] = await findGuests(services, player.id, [input.body]);
    if (!guest) throw new Error('one was asked for');
    const { invitationId } = await invitePlayer(services, { tableId, playerId: player.id, ...guest });
    return created({ invitationId }, `/api/tables/${tableId}`);
  },
);

export const addComputer = route(
  {
    method: 'post',
    path: '/tables/:table/computers',
    tag: 'Tables',
    summary: 'Have a computer player take an open place',
    access: host,
    input: z.object({ params: tableParams, body: z.strictObject({ seat: seatSchema.optional() }).default({}) }),
    responses: { 200: { description: 'It has joined', schema: started } },
  },
  async ({ services, tableId, player, input }) =>
    ok(await seatComputer(services, { tableId, playerId: player.id, ...input.body })),
);

export const removeComputer = route(
  {
    method: 'delete',
    path: '/tables/:table/computers',
    tag: 'Tables',
    summary: 'Take a computer player out of a table that has not started',
    access: host,
    input: z.object({ params: tableParams, query: z.object({ seat: seatSchema.optional() }) }),
    responses: { 204: { description: 'Its place is open, if it had one' } },
  },
  async ({ services, tableId, player, input }) => {
    await unseatComputer(services, { tableId, playerId: player.id, ...input.query });
    return done;
  },
);

export const takeInvitationBack = route(
  {
    method: 'delete',
    path: '/tables/:table/invitations/:invitation',
    tag: 'Tables',
    summary: 'Withdraw an invitation that is not answered yet',
    access: host,
    input: z.object({ params: tableParams.extend({ invitation: idSchema }) }),
    responses: { 204: { description: 'Withdrawn' } },
  },
  async ({ services, tableId, player, input }) => {
    await withdrawInvitation(services, { tableId, invitationId: input.params.invitation, playerId: player.id });
    return done;
  },
);
