import { LONGEST_TEXT, MOST_MARKS, marksSchema } from '../../planning/marks.ts';
import { changePlan, readPlan } from '../../planning/plan.ts';
import { endShare, readSharedPlan, sharePlan } from '../../planning/share-plan.ts';
import { reader } from '../route/guards/reader.ts';
import { seat } from '../route/guards/seat.ts';
import { created, done, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const marks = z.array(z.record(z.string(), z.unknown())).openapi({
  description:
    'Each is `{kind: "arrow", from, to, text}`, `{kind: "note", at, text}` or `{kind: "piece", at, whose, text}`, with ' +
    `ids of areas and texts of at most ${LONGEST_TEXT} characters; at most ${MOST_MARKS} of them`,
});
const version = z.int().min(0).openapi({ description: 'Counts the changes; 0: nothing is drawn yet' });
const planSchema = z.strictObject({ marks, version, shared: z.boolean() }).openapi('PlanningBoard');

export const readMyPlan = route(
  {
    method: 'get',
    path: '/tables/:table/plan',
    tag: 'Play',
    summary: 'Your planning board: what you have drawn on the map for yourself; it binds nobody',
    access: seat,
    input: z.object({ params: tableParams }),
    responses: { 200: { description: 'The board', schema: planSchema } },
  },
  async ({ services, tableId, seat: own }) => ok(await readPlan(services, { tableId, seat: own })),
);

export const writeMyPlan = route(
  {
    method: 'patch',
    path: '/tables/:table/plan',
    tag: 'Play',
    summary: 'Draw your planning board anew',
    description: 'With 409 it has been changed since the version that you name.',
    access: seat,
    input: z.object({ params: tableParams, body: z.strictObject({ version, marks: marksSchema }) }),
    responses: { 200: { description: 'The board', schema: planSchema } },
  },
  async ({ services, tableId, seat: own, input }) => {
    const { version: seen, marks: drawn } = input.body;
    return ok(await changePlan(services, { tableId, seat: own, version: seen, edit: { do: 'replace', marks: drawn } }));
  },
);

export const shareMyPlan = route(
  {
    method: 'post',
    path: '/tables/:table/plan/link',
    tag: 'Play',
    summary: 'Make a secret link to your planning board, for somebody else at the table; an older one ends',
    description: 'The address is given this once.',
    access: seat,
    input: z.object({ params: tableParams }),
    responses: { 201: { description: 'The link', schema: z.strictObject({ url: z.string() }) } },
  },
  async ({ services, tableId, seat: own, player }) => {
    const token = await sharePlan(services, { tableId, seat: own, playerId: player.id });
    return created({ url: `${services.settings.baseUrl}/t/${tableId}/plans/${token}` }, `/api/tables/${tableId}/plan`);
  },
);

export const endMyShare = route(
  {
    method: 'delete',
    path: '/tables/:table/plan/link',
    tag: 'Play',
    summary: 'End the link to your planning board',
    access: seat,
    input: z.object({ params: tableParams }),
    responses: { 204: { description: 'It shows nothing any more' } },
  },
  async ({ services, tableId, seat: own }) => {
    await endShare(services, { tableId, seat: own });
    return done;
  },
);

export const readPlanByLink = route(
  {
    method: 'get',
    path: '/tables/:table/plans/:link',
    tag: 'Play',
    summary: 'What somebody has drawn who gave you the link to it',
    access: reader,
    input: z.object({ params: tableParams.extend({ link: z.string().max(64) }) }),
    responses: {
      200: { description: 'Whose it is, and the marks', schema: z.strictObject({ seat: z.string(), marks }) },
    },
  },
  async ({ services, tableId, input }) => ok(await readSharedPlan(services, { tableId, token: input.params.link })),
);
