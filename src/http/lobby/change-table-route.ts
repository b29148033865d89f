import { changeTable } from '../../lobby/change-table.ts';
import { policySchema } from '../../lobby/policy.ts';
import { timeControlSchema } from '../../time/time-control.ts';
import { host } from '../route/guards/host.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { tableParams } from '../schemas/parts.ts';
import { wordSchema } from '../schemas/table.ts';
import { z } from '../schemas/zod.ts';

const change = z
  .strictObject({
    name: z.string().max(200).optional(),
    word: wordSchema.optional(),
    players: z.int().min(1).max(100).optional(),
    options: z
      .record(z.string().max(64), z.union([z.string().max(200), z.boolean(), z.number()]))
      .optional()
      .openapi({ description: 'All of them: those left out have their usual value' }),
    timeControl: timeControlSchema.optional(),
    timeZone: z.string().max(64).optional(),
    policy: policySchema.optional().openapi({
      description: 'As a whole; how seats are given out and how the table is moderated stay as they are',
    }),
  })
  .openapi('TableChange');

export const changeMyTable = route(
  {
    method: 'patch',
    path: '/tables/:table',
    tag: 'Tables',
    summary: 'Change a table that has not started',
    description:
      'What is left out stays as it is. Those who have joined are mailed when pace, options or the number of players ' +
      'are another; with fewer players the table may be full, and starts.',
    access: host,
    input: z.object({ params: tableParams, body: change }),
    responses: {
      200: { description: 'It is changed', schema: z.strictObject({ started: z.boolean() }) },
    },
  },
  async ({ services, tableId, player, input }) =>
    ok(await changeTable(services, { tableId, playerId: player.id, change: input.body })),
);
