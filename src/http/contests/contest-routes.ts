import { beginContest } from '../../contests/begin-contest.ts';
import { CONTEST_KINDS } from '../../contests/contest.ts';
import { cancelContest, nextRound } from '../../contests/next-round.ts';
import { listClubContests, listContests, readContest } from '../../contests/read-contest.ts';
import { policySchema } from '../../lobby/policy.ts';
import { timeControlSchema, USUAL_TIME_CONTROL } from '../../time/time-control.ts';
import { player } from '../route/guards/player.ts';
import { created, done, ok } from '../route/reply.ts';
import { type ApiRoute, route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { contestLineSchema, contestSchema } from '../schemas/contest.ts';
import { idSchema } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const tag = 'People';
const params = z.object({ contest: idSchema });

const newContest = z
  .strictObject({
    name: z.string().max(200),
    kind: z.enum(CONTEST_KINDS),
    game: z.string().max(64),
    players: z.array(z.string().max(100)).max(50).openapi({ description: 'Ids of your fellows, see `/fellows`' }),
    hostPlays: z.boolean().default(true),
    size: z.int().default(2).openapi({ description: 'Players at a table; at a series all play' }),
    games: z.int().default(2).openapi({ description: 'Games of a series' }),
    options: z.record(z.string().max(64), z.union([z.string().max(200), z.boolean(), z.number()])).default({}),
    timeControl: timeControlSchema.default(USUAL_TIME_CONTROL),
    policy: policySchema.default({}),
    clubId: idSchema.optional().openapi({ description: 'A club of yours, whose members play' }),
  })
  .openapi('NewContest');

const listMine = route(
  {
    ...{ method: 'get', path: '/contests', tag, access: player, input: z.object({}) },
    summary: 'Series and tournaments that you play in or host',
    responses: {
      200: { description: 'At most 100', schema: z.strictObject({ contests: z.array(contestLineSchema) }) },
    },
  },
  async ({ services, translator, player }) =>
    ok(translate({ contests: await listContests(services, player.id) }, translator)),
);

const listOfClub = route(
  {
    ...{ method: 'get', path: '/clubs/:club/contests', tag, access: player },
    summary: 'Series and tournaments of a club of yours',
    input: z.object({ params: z.object({ club: idSchema }) }),
    responses: {
      200: { description: 'At most 100', schema: z.strictObject({ contests: z.array(contestLineSchema) }) },
    },
  },
  async ({ services, translator, player, input }) => {
    const contests = await listClubContests(services, { clubId: input.params.club, playerId: player.id });
    return ok(translate({ contests }, translator));
  },
);

const begin = route(
  {
    ...{ method: 'post', path: '/contests', tag, access: player, input: z.object({ body: newContest }) },
    summary: 'Begin a series, a round robin or a knock-out',
    description: 'The players are drawn, and invited to the tables of the first round.',
    responses: { 201: { description: 'It has begun', schema: z.strictObject({ contestId: z.string() }) } },
  },
  async ({ services, player, input: { body } }) => {
    const { contestId } = await beginContest(services, { ...body, hostId: player.id, timeZone: player.timeZone });
    return created({ contestId }, `/api/contests/${contestId}`);
  },
);

const readOne = route(
  {
    ...{ method: 'get', path: '/contests/:contest', tag, access: player, input: z.object({ params }) },
    summary: 'A series or tournament: rounds, games, table of results',
    responses: { 200: { description: 'The contest', schema: contestSchema } },
  },
  async ({ services, translator, player, input }) =>
    ok(translate(await readContest(services, { contestId: input.params.contest, playerId: player.id }), translator)),
);

const goOn = route(
  {
    ...{ method: 'post', path: '/contests/:contest/next-round', tag, access: player },
    summary: 'As host, begin the next round, or end the contest after the last one',
    input: z.object({
      params,
      body: z
        .strictObject({
          goOn: z
            .record(idSchema, idSchema)
            .default({})
            .openapi({ description: 'By table: the player who goes on where nobody has won alone' }),
        })
        .default({ goOn: {} }),
    }),
    responses: { 204: { description: 'The round has begun, or the contest is over' } },
  },
  async ({ services, player, input }) => {
    await nextRound(services, { contestId: input.params.contest, playerId: player.id, goOn: input.body.goOn });
    return done;
  },
);

const callOff = route(
  {
    ...{ method: 'post', path: '/contests/:contest/cancel', tag, access: player, input: z.object({ params }) },
    summary: 'As host, call a contest off; its tables go on',
    responses: { 204: { description: 'No round follows' } },
  },
  async ({ services, player, input }) => {
    await cancelContest(services, { contestId: input.params.contest, playerId: player.id });
    return done;
  },
);

export const contestRoutes: readonly ApiRoute[] = [listMine, listOfClub, begin, readOne, goOn, callOff];
