import { extendDecision } from '../../pauses/extend-decision.ts';
import { pauseTable } from '../../pauses/pause-table.ts';
import { resumeTable } from '../../pauses/resume-table.ts';
import { moderator } from '../route/guards/moderator.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { idSchema, moment, seatSchema, tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const reason = z.string().max(10_000).openapi({ description: 'One line; everybody at the table reads it' });
const disputeId = idSchema.optional();

export const pauseTableClocks = route(
  {
    method: 'post',
    path: '/tables/:table/clock/pause',
    tag: 'Moderation',
    summary: 'Stop all clocks of a table',
    access: moderator,
    input: z.object({ params: tableParams, body: z.strictObject({ until: moment, reason, disputeId }) }),
    responses: {
      200: {
        description: 'Until when; `paused` is false where they stood still for as long already',
        schema: z.strictObject({ seq: z.int(), until: moment, paused: z.boolean() }),
      },
    },
  },
  async ({ services, player, tableId, input }) => {
    const { until, disputeId: dispute, reason } = input.body;
    const paused = await pauseTable(services, {
      ...{ reason, dispute },
      tableId,
      by: player.id,
      until: new Date(until),
      moderates: true,
    });
    return ok(paused);
  },
);

export const resumeTableClocks = route(
  {
    method: 'post',
    path: '/tables/:table/clock/resume',
    tag: 'Moderation',
    summary: 'Let the clocks of a table go on',
    access: moderator,
    input: z.object({ params: tableParams, body: z.strictObject({ reason, disputeId }) }),
    responses: {
      200: { description: 'They run', schema: z.strictObject({ seq: z.int(), resumed: z.boolean() }) },
    },
  },
  async ({ services, player, tableId, input }) => {
    const { reason, disputeId: dispute } = input.body;
    const resumed = await resumeTable(services, { reason, dispute, tableId, by: player.id, moderates: true });
    return ok(resumed);
  },
);

export const extendTableClocks = route(
  {
    method: 'post',
    path: '/tables/:table/clock/extend',
    tag: 'Moderation',
    summary: 'Give seats that are waited for more time: so many hours, or until a moment',
    access: moderator,
    input: z.object({
      params: tableParams,
      body: z.strictObject({
        seat: seatSchema.optional(),
        decision: z.string().max(200).optional(),
        hours: z.number().optional(),
        until: moment.optional(),
        reason,
        disputeId,
      }),
    }),
    responses: { 200: { description: 'The latest new end', schema: z.strictObject({ seq: z.int(), until: moment }) } },
  },
  async ({ services, player, tableId, input }) => {
    const { until, disputeId: dispute, ...rest } = input.body;
    const end = until === undefined ? undefined : new Date(until);
    const extended = await extendDecision(services, { ...rest, dispute, tableId, by: player.id, until: end });
    return ok(extended);
  },
);
