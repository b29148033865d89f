import { changeTableRhythm } from '../../people/change-table-rhythm.ts';
import { muteTable } from '../../people/unsubscribe.ts';
import { seat } from '../route/guards/seat.ts';
import { done } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { tableParams } from '../schemas/parts.ts';
import { mailRhythmSchema } from '../schemas/person.ts';
import { z } from '../schemas/zod.ts';

export const changeTableMail = route(
  {
    method: 'patch',
    path: '/tables/:table/mail',
    tag: 'People',
    summary: 'Whether, and how often, you are mailed about a table',
    description: 'What is left out stays as it is; without a rhythm (null) your preferences count.',
    access: seat,
    input: z.object({
      params: tableParams,
      body: z.strictObject({ muted: z.boolean().optional(), rhythm: mailRhythmSchema.nullable().optional() }),
    }),
    responses: { 204: { description: 'Changed' } },
  },
  async ({ services, tableId, player, input }) => {
    const playerId = player.id;
    const { muted, rhythm } = input.body;
    if (rhythm !== undefined) await changeTableRhythm(services, { tableId, playerId, rhythm: rhythm ?? undefined });
    if (muted !== undefined) await muteTable(services, { tableId, playerId, muted });
    return done;
  },
);
