import { viewerOf } from '../../access/viewer-of.ts';
import { letFormerWatch, withdrawSubstituteRequest } from '../../seats/substitutes/change-substitute-request.ts';
import { checkMayOffer } from '../../seats/substitutes/check-may-offer.ts';
import { listTableSubstituteRequests } from '../../seats/substitutes/list-substitute-requests.ts';
import { offerSeat } from '../../seats/substitutes/offer-seat.ts';
import { host } from '../route/guards/host.ts';
import { player } from '../route/guards/player.ts';
import { reader } from '../route/guards/reader.ts';
import { created, done, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { idSchema, seatSchema, tableParams } from '../schemas/parts.ts';
import { substituteRequestList } from '../schemas/substitute.ts';
import { z } from '../schemas/zod.ts';

const ofTable = tableParams.extend({ substituteRequest: idSchema });

export const readSeatOffers = route(
  {
    method: 'get',
    path: '/tables/:table/substitute-requests',
    tag: 'Tables',
    summary: 'Seats that look for another player, and those that found one',
    access: reader,
    input: z.object({ params: tableParams }),
    responses: { 200: { description: 'Oldest first', schema: substituteRequestList } },
  },
  async ({ services, translator, tableId, player }) =>
    ok(translate({ substituteRequests: await listTableSubstituteRequests(services, tableId, player?.id) }, translator)),
);

export const offerSeatToSomebody = route(
  {
    method: 'post',
    path: '/tables/:table/substitute-requests',
    tag: 'Tables',
    summary: 'Offer a seat to somebody else',
    description:
      'Your own; as the host also one whose player is late or has resigned. To one address, or to everybody on the ' +
      'waiting list of the game. The seat stays with its player until somebody accepts.',
    access: player,
    input: z.object({
      params: tableParams,
      body: z.strictObject({
        seat: seatSchema,
        email: z.string().max(320).optional().openapi({ description: 'Not given: the waiting list' }),
        reason: z.string().max(1000).optional(),
      }),
    }),
    responses: {
      201: { description: 'The mail is on its way', schema: z.strictObject({ substituteRequestId: z.string() }) },
    },
  },
  async ({ services, player, input }) => {
    const tableId = input.params.table;
    await checkMayOffer(services, { tableId, seat: input.body.seat, playerId: player.id });
    const { substituteRequestId } = await offerSeat(services, { tableId, by: player.id, ...input.body });
    return created({ substituteRequestId }, `/api/tables/${tableId}/substitute-requests`);
  },
);

export const takeOfferBack = route(
  {
    method: 'delete',
    path: '/tables/:table/substitute-requests/:substituteRequest',
    tag: 'Tables',
    summary: 'Take back an offer of a seat that nobody has accepted',
    access: player,
    input: z.object({ params: ofTable }),
    responses: { 204: { description: 'Taken back' } },
  },
  async ({ services, player, input }) => {
    const { table: tableId, substituteRequest: substituteRequestId } = input.params;
    await viewerOf(services, tableId, player.id);
    await withdrawSubstituteRequest(services, { tableId, substituteRequestId, playerId: player.id });
    return done;
  },
);

export const letWatch = route(
  {
    method: 'patch',
    path: '/tables/:table/substitute-requests/:substituteRequest',
    tag: 'Tables',
    summary: 'Say whether the former player of a seat may watch your private table',
    access: host,
    input: z.object({ params: ofTable, body: z.strictObject({ watches: z.boolean() }) }),
    responses: { 204: { description: 'Said' } },
  },
  async ({ services, tableId, player, input }) => {
    const { substituteRequest: substituteRequestId } = input.params;
    await letFormerWatch(services, { tableId, substituteRequestId, playerId: player.id, ...input.body });
    return done;
  },
);
