import { resolveDispute, takeDispute, talkInDispute, withdrawDispute } from '../../disputes/act-on-dispute.ts';
import { listDisputes } from '../../disputes/list-disputes.ts';
import { lookAtDispute } from '../../disputes/look-at-dispute.ts';
import { openDispute } from '../../disputes/open-dispute.ts';
import { moderator } from '../route/guards/moderator.ts';
import { player } from '../route/guards/player.ts';
import { seat } from '../route/guards/seat.ts';
import { created, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import {
  disputeSchema,
  disputeViewSchema,
  messageSchema,
  newDisputeSchema,
  resolutionSchema,
} from '../schemas/moderation.ts';
import { idSchema, tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const params = tableParams.extend({ dispute: idSchema });
const about = {
  tag: 'Moderation',
  responses: { 200: { description: 'The dispute', schema: disputeViewSchema } },
} as const;

export const listDisputesRoute = route(
  {
    method: 'get',
    path: '/tables/:table/disputes',
    tag: 'Moderation',
    summary: 'The disputes of a table that you may see',
    access: player,
    input: z.object({ params: tableParams }),
    responses: {
      200: { description: 'The open ones first', schema: z.strictObject({ disputes: z.array(disputeSchema) }) },
    },
  },
  async ({ services, translator, player, input }) => {
    const disputes = await listDisputes(services, { tableId: input.params.table, playerId: player.id });
    return ok(translate({ disputes }, translator));
  },
);

export const openDisputeRoute = route(
  {
    method: 'post',
    path: '/tables/:table/disputes',
    tag: 'Moderation',
    summary: 'Call the moderator: to a point of the log, or to the table',
    description: 'Disputes about `conduct` and `other` things are read by you and the moderators alone.',
    access: seat,
    input: z.object({ params: tableParams, body: newDisputeSchema }),
    responses: { 201: { description: 'The moderators are told by mail', schema: disputeSchema } },
  },
  async ({ services, translator, tableId, player, input }) => {
    const dispute = await openDispute(services, { tableId, playerId: player.id, ...input.body });
    return created(translate(dispute, translator), `/api/tables/${tableId}/disputes/${dispute.id}`);
  },
);

export const readDisputeRoute = route(
  {
    ...about,
    method: 'get',
    path: '/tables/:table/disputes/:dispute',
    summary: 'A dispute with its conversation, for its parties and the moderators',
    access: player,
    input: z.object({ params }),
  },
  async ({ services, translator, player, input }) => {
    const { table: tableId, dispute: disputeId } = input.params;
    return ok(translate(await lookAtDispute(services, { tableId, disputeId, playerId: player.id }), translator));
  },
);

export const talkInDisputeRoute = route(
  {
    ...about,
    method: 'post',
    path: '/tables/:table/disputes/:dispute/messages',
    summary: 'Write to the others in a dispute',
    access: player,
    input: z.object({ params, body: messageSchema }),
  },
  async ({ services, translator, player, input }) => {
    const { table: tableId, dispute: disputeId } = input.params;
    return ok(
      translate(await talkInDispute(services, { tableId, disputeId, playerId: player.id, ...input.body }), translator),
    );
  },
);

export const withdrawDisputeRoute = route(
  {
    ...about,
    method: 'post',
    path: '/tables/:table/disputes/:dispute/withdraw',
    summary: 'Withdraw a dispute that you opened',
    access: player,
    input: z.object({ params }),
  },
  async ({ services, translator, player, input }) => {
    const { table: tableId, dispute: disputeId } = input.params;
    return ok(translate(await withdrawDispute(services, { tableId, disputeId, playerId: player.id }), translator));
  },
);

export const takeDisputeRoute = route(
  {
    ...about,
    method: 'post',
    path: '/tables/:table/disputes/:dispute/take',
    summary: 'Take a dispute, also from another moderator',
    access: moderator,
    input: z.object({ params }),
  },
  async ({ services, translator, player, tableId, input }) =>
    ok(
      translate(
        await takeDispute(services, { tableId, disputeId: input.params.dispute, playerId: player.id }),
        translator,
      ),
    ),
);

export const resolveDisputeRoute = route(
  {
    ...about,
    method: 'post',
    path: '/tables/:table/disputes/:dispute/resolve',
    summary: 'Close a dispute with a decision; its parties are told by mail',
    access: moderator,
    input: z.object({ params, body: resolutionSchema }),
  },
  async ({ services, translator, player, tableId, input }) => {
    const resolved = { tableId, disputeId: input.params.dispute, playerId: player.id, ...input.body };
    return ok(translate(await resolveDispute(services, resolved), translator));
  },
);
