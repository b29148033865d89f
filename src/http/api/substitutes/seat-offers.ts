import { declineSeat, takeSeat } from '../../../seats/substitutes/answer-opening.ts';
import { listMyOpenings } from '../../../seats/substitutes/list-openings.ts';
import { listStandIns, standDown, standIn } from '../../../seats/substitutes/stand-ins.ts';
import { done, ok, playerRoute } from '../route.ts';
import { idSchema } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';
import { speak } from '../speak.ts';
import { openingList, openingParams } from './schemas.ts';

export const listSeatOffers = playerRoute(
  {
    method: 'get',
    path: '/openings',
    tag: 'Tables',
    summary: 'Seats that you could take over now',
    description: 'Offered to you by name, or to a waiting list on which you stand.',
    access: 'player',
    input: z.object({}),
    responses: { 200: { description: 'Oldest first', schema: openingList } },
  },
  async ({ services, speaker, player }) => ok(speak({ openings: await listMyOpenings(services, player.id) }, speaker)),
);

export const acceptSeat = playerRoute(
  {
    method: 'post',
    path: '/openings/:opening/accept',
    tag: 'Tables',
    summary: 'Take over a seat that is offered to you',
    access: 'invited',
    input: z.object({ params: openingParams }),
    responses: {
      200: {
        description: 'The seat is yours, by this log entry',
        schema: z.strictObject({ tableId: z.string(), seq: z.int() }),
      },
    },
  },
  async ({ services, context, player, input }) => {
    const taken = await takeSeat(services, { openingId: input.params.opening, playerId: player.id });
    if (taken.former !== undefined) context.seats.forget(taken.tableId, taken.former);
    return ok({ tableId: taken.tableId, seq: taken.seq });
  },
);

export const declineOfferedSeat = playerRoute(
  {
    method: 'post',
    path: '/openings/:opening/decline',
    tag: 'Tables',
    summary: 'Decline a seat that is offered to you',
    access: 'invited',
    input: z.object({ params: openingParams }),
    responses: { 204: { description: 'Declined' } },
  },
  async ({ services, player, input }) => {
    await declineSeat(services, { openingId: input.params.opening, playerId: player.id });
    return done;
  },
);

export const listWaitingLists = playerRoute(
  {
    method: 'get',
    path: '/stand-ins',
    tag: 'Tables',
    summary: 'The games on whose waiting lists you stand',
    access: 'player',
    input: z.object({}),
    responses: { 200: { description: 'Ids of games', schema: z.strictObject({ games: z.array(z.string()) }) } },
  },
  async ({ services, player }) => ok({ games: await listStandIns(services, player.id) }),
);

export const joinWaitingList = playerRoute(
  {
    method: 'post',
    path: '/stand-ins',
    tag: 'Tables',
    summary: 'Put yourself on the waiting list of a game',
    description: 'You are written to when a seat is free.',
    access: 'player',
    input: z.object({ body: z.strictObject({ game: idSchema }) }),
    responses: { 204: { description: 'You are on it' } },
  },
  async ({ services, player, input }) => {
    await standIn(services, { playerId: player.id, game: input.body.game });
    return done;
  },
);

export const leaveWaitingList = playerRoute(
  {
    method: 'delete',
    path: '/stand-ins/:game',
    tag: 'Tables',
    summary: 'Take yourself off a waiting list',
    access: 'player',
    input: z.object({ params: z.object({ game: idSchema }) }),
    responses: { 204: { description: 'You are not on it' } },
  },
  async ({ services, player, input }) => {
    await standDown(services, { playerId: player.id, game: input.params.game });
    return done;
  },
);
