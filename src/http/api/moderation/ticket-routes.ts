import { resolveTicket, takeTicket, talkInTicket, withdrawTicket } from '../../../disputes/tickets/act-on-ticket.ts';
import { listTickets } from '../../../disputes/tickets/list-tickets.ts';
import { lookAtTicket } from '../../../disputes/tickets/look-at-ticket.ts';
import { openTicket } from '../../../disputes/tickets/open-ticket.ts';
import { created, ok, playerRoute } from '../route.ts';
import {
  messageSchema,
  newTicketSchema,
  resolutionSchema,
  ticketSchema,
  ticketViewSchema,
} from '../schemas/moderation.ts';
import { idSchema, tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';
import { speak } from '../speak.ts';
import { seatRoute } from '../table-route.ts';
import { moderatorRoute } from './moderator-route.ts';

const params = tableParams.extend({ dispute: idSchema });
const about = {
  tag: 'Moderation',
  responses: { 200: { description: 'The dispute', schema: ticketViewSchema } },
} as const;

export const listDisputes = playerRoute(
  {
    method: 'get',
    path: '/tables/:table/disputes',
    tag: 'Moderation',
    summary: 'The disputes of a table that you may see',
    access: 'player',
    input: z.object({ params: tableParams }),
    responses: {
      200: { description: 'The open ones first', schema: z.strictObject({ disputes: z.array(ticketSchema) }) },
    },
  },
  async ({ services, speaker, player, input }) => {
    const disputes = await listTickets(services, { tableId: input.params.table, playerId: player.id });
    return ok(speak({ disputes }, speaker));
  },
);

export const openDispute = seatRoute(
  {
    method: 'post',
    path: '/tables/:table/disputes',
    tag: 'Moderation',
    summary: 'Call the moderator: to a point of the log, or to the table',
    description: 'Disputes about `conduct` and `other` things are read by you and the moderators alone.',
    access: 'seat',
    input: z.object({ params: tableParams, body: newTicketSchema }),
    responses: { 201: { description: 'The moderators are told by mail', schema: ticketSchema } },
  },
  async ({ services, speaker, tableId, player, input }) => {
    const ticket = await openTicket(services, { tableId, playerId: player.id, ...input.body });
    return created(speak(ticket, speaker), `/api/tables/${tableId}/disputes/${ticket.id}`);
  },
);

export const readDispute = playerRoute(
  {
    ...about,
    method: 'get',
    path: '/tables/:table/disputes/:dispute',
    summary: 'A dispute with its conversation, for its parties and the moderators',
    access: 'player',
    input: z.object({ params }),
  },
  async ({ services, speaker, player, input }) => {
    const { table: tableId, dispute: ticketId } = input.params;
    return ok(speak(await lookAtTicket(services, { tableId, ticketId, playerId: player.id }), speaker));
  },
);

export const talkInDispute = playerRoute(
  {
    ...about,
    method: 'post',
    path: '/tables/:table/disputes/:dispute/messages',
    summary: 'Write to the others in a dispute',
    access: 'player',
    input: z.object({ params, body: messageSchema }),
  },
  async ({ services, speaker, player, input }) => {
    const { table: tableId, dispute: ticketId } = input.params;
    return ok(speak(await talkInTicket(services, { tableId, ticketId, playerId: player.id, ...input.body }), speaker));
  },
);

export const withdrawDispute = playerRoute(
  {
    ...about,
    method: 'post',
    path: '/tables/:table/disputes/:dispute/withdraw',
    summary: 'Withdraw a dispute that you opened',
    access: 'player',
    input: z.object({ params }),
  },
  async ({ services, speaker, player, input }) => {
    const { table: tableId, dispute: ticketId } = input.params;
    return ok(speak(await withdrawTicket(services, { tableId, ticketId, playerId: player.id }), speaker));
  },
);

export const takeDispute = moderatorRoute(
  {
    ...about,
    method: 'post',
    path: '/tables/:table/disputes/:dispute/take',
    summary: 'Take a dispute, also from another moderator',
    access: 'moderator',
    input: z.object({ params }),
  },
  async ({ services, speaker, player, tableId, input }) =>
    ok(speak(await takeTicket(services, { tableId, ticketId: input.params.dispute, playerId: player.id }), speaker)),
);

export const resolveDispute = moderatorRoute(
  {
    ...about,
    method: 'post',
    path: '/tables/:table/disputes/:dispute/resolve',
    summary: 'Close a dispute with a decision; its parties are told by mail',
    access: 'moderator',
    input: z.object({ params, body: resolutionSchema }),
  },
  async ({ services, speaker, player, tableId, input }) => {
    const resolved = { tableId, ticketId: input.params.dispute, playerId: player.id, ...input.body };
    return ok(speak(await resolveTicket(services, resolved), speaker));
  },
);
