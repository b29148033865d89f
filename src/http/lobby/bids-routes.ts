import { placeBids } from '../../lobby/bids/place-bids.ts';
import { startWithoutBids } from '../../lobby/bids/start-without.ts';
import { host } from '../route/guards/host.ts';
import { player } from '../route/guards/player.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { seatSchema, tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const started = z.strictObject({ started: z.boolean().openapi({ description: 'The game has begun' }) });

export const placeMyBids = route(
  {
    method: 'post',
    path: '/tables/:table/bids',
    tag: 'Tables',
    summary: 'Bid for the seats of a table that is forming',
    description:
      'In place of what you bid before; nobody else sees it. When everybody has joined and bid, the game begins.',
    access: player,
    input: z.object({
      params: tableParams,
      body: z.strictObject({
        bids: z.record(seatSchema, z.number()).openapi({
          description:
            'Whole numbers by seat, as `lobby.bids.seats` of the table allows; 0 for a seat that is not named',
        }),
      }),
    }),
    responses: { 200: { description: 'They are kept', schema: started } },
  },
  async ({ services, player, input: { params, body } }) =>
    ok(await placeBids(services, { tableId: params.table, playerId: player.id, bids: body.bids })),
);

export const startWithoutMissingBids = route(
  {
    method: 'post',
    path: '/tables/:table/start',
    tag: 'Tables',
    summary: 'Begin a full table without the bids that are missing',
    description: 'Who has not bid bids 0 for every seat.',
    access: host,
    input: z.object({ params: tableParams }),
    responses: { 200: { description: 'It waits for no more bids', schema: started } },
  },
  async ({ services, tableId, player }) => ok(await startWithoutBids(services, { tableId, playerId: player.id })),
);
