import { declineSeat, takeSeat } from '../../seats/substitutes/answer-substitute-request.ts';
import { listMySubstituteRequests } from '../../seats/substitutes/list-substitute-requests.ts';
import { listStandIns, standDown, standIn } from '../../seats/substitutes/stand-ins.ts';
import { offered } from '../route/guards/offered.ts';
import { player } from '../route/guards/player.ts';
import { done, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { idSchema } from '../schemas/parts.ts';
import { substituteRequestList, substituteRequestParams } from '../schemas/substitute.ts';
import { z } from '../schemas/zod.ts';

export const listSeatOffers = route(
  {
    method: 'get',
    path: '/substitute-requests',
    tag: 'Tables',
    summary: 'Seats that you could take over now',
    description: 'Offered to you by name, or to a waiting list that you are on.',
    access: player,
    input: z.object({}),
    responses: { 200: { description: 'Oldest first', schema: substituteRequestList } },
  },
  async ({ services, translator, player }) =>
    ok(translate({ substituteRequests: await listMySubstituteRequests(services, player.id) }, translator)),
);

export const acceptSeat = route(
  {
    method: 'post',
    path: '/substitute-requests/:substituteRequest/accept',
    tag: 'Tables',
    summary: 'Take over a seat that is offered to you',
    access: offered,
    input: z.object({ params: substituteRequestParams }),
    responses: {
      200: {
        description: 'The seat is yours, by this log entry',
        schema: z.strictObject({ tableId: z.string(), seq: z.int() }),
      },
    },
  },
  async ({ services, context, player, substituteRequestId }) => {
    const taken = await takeSeat(services, { substituteRequestId, playerId: player.id });
    if (taken.former !== undefined) context.seats.forget(taken.tableId, taken.former);
    return ok({ tableId: taken.tableId, seq: taken.seq });
  },
);

export const declineOfferedSeat = route(
  {
    method: 'post',
    path: '/substitute-requests/:substituteRequest/decline',
    tag: 'Tables',
    summary: 'Decline a seat that is offered to you',
    access: offered,
    input: z.object({ params: substituteRequestParams }),
    responses: { 204: { description: 'Declined' } },
  },
  async ({ services, player, substituteRequestId }) => {
    await declineSeat(services, { substituteRequestId, playerId: player.id });
    return done;
  },
);

export const listWaitingLists = route(
  {
    method: 'get',
    path: '/stand-ins',
    tag: 'Tables',
    summary: 'The games whose waiting lists you are on',
    access: player,
    input: z.object({}),
    responses: { 200: { description: 'Ids of games', schema: z.strictObject({ games: z.array(z.string()) }) } },
  },
  async ({ services, player }) => ok({ games: await listStandIns(services, player.id) }),
);

export const joinWaitingList = route(
  {
    method: 'post',
    path: '/stand-ins',
    tag: 'Tables',
    summary: 'Put yourself on the waiting list of a game',
    description: 'You are written to when a seat is free.',
    access: player,
    input: z.object({ body: z.strictObject({ game: idSchema }) }),
    responses: { 204: { description: 'You are on it' } },
  },
  async ({ services, player, input }) => {
    await standIn(services, { playerId: player.id, game: input.body.game });
    return done;
  },
);

export const leaveWaitingList = route(
  {
    method: 'delete',
    path: '/stand-ins/:game',
    tag: 'Tables',
    summary: 'Take yourself off a waiting list',
    access: player,
    input: z.object({ params: z.object({ game: idSchema }) }),
    responses: { 204: { description: 'You are not on it' } },
  },
  async ({ services, player, input }) => {
    await standDown(services, { playerId: player.id, game: input.params.game });
    return done;
  },
);
