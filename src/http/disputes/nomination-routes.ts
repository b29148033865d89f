import { answerNomination } from '../../disputes/nominations/answer-nomination.ts';
import { nominationsFor, readNomination } from '../../disputes/nominations/read-nominations.ts';
import { withdrawNomination } from '../../disputes/nominations/withdraw-nomination.ts';
import { player } from '../route/guards/player.ts';
import { done, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { idSchema } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const nomination = z
  .strictObject({
    id: z.string(),
    tableId: z.string(),
    tableName: z.string(),
    game: z.string(),
    state: z.enum(['asked', 'proposed', 'appointed', 'declined', 'refused', 'withdrawn']),
    nominee: z.string().optional().openapi({ description: 'By name, once they have accepted' }),
    byName: z.string(),
    agreed: z.array(z.string()).openapi({ description: 'Players who agreed' }),
    missing: z.array(z.string()).openapi({ description: 'Players who have not answered yet' }),
    can: z.strictObject({ accept: z.boolean(), consent: z.boolean(), withdraw: z.boolean() }),
  })
  .openapi('Nomination');
const named = z.object({ nomination: idSchema });

export const listNominations = route(
  {
    method: 'get',
    path: '/nominations',
    tag: 'Moderation',
    summary: 'Where you are asked to moderate a table, or to agree to a moderator of yours',
    access: player,
    input: z.object({}),
    responses: { 200: { description: 'Oldest first', schema: z.strictObject({ nominations: z.array(nomination) }) } },
  },
  async ({ services, player }) => ok({ nominations: await nominationsFor(services, player.id) }),
);

export const readOneNomination = route(
  {
    method: 'get',
    path: '/nominations/:nomination',
    tag: 'Moderation',
    summary: 'Somebody who is asked to moderate a table',
    description:
      'For whoever is asked, the players of a running game once their consent is needed, and those who may appoint.',
    access: player,
    input: z.object({ params: named }),
    responses: { 200: { description: 'How it stands', schema: nomination } },
  },
  async ({ services, player, input }) =>
    ok(await readNomination(services, { nominationId: input.params.nomination, playerId: player.id })),
);

export const answerOneNomination = route(
  {
    method: 'post',
    path: '/nominations/:nomination/answer',
    tag: 'Moderation',
    summary: 'Say whether you will moderate, or whether somebody may moderate your game',
    description: 'One refusal of a player ends it; with the last consent the moderator is appointed.',
    access: player,
    input: z.object({ params: named, body: z.strictObject({ answer: z.enum(['yes', 'no']) }) }),
    responses: { 200: { description: 'How it stands now', schema: nomination } },
  },
  async ({ services, context, player, input }) => {
    const nominationId = input.params.nomination;
    const playerId = player.id;
    const yes = input.body.answer === 'yes';
    const { nomineeId } = await answerNomination(services, { nominationId, playerId, yes });
    if (nomineeId !== undefined) context.callers.forget(nomineeId);
    return ok(await readNomination(services, { nominationId, playerId }));
  },
);

export const withdrawOneNomination = route(
  {
    method: 'delete',
    path: '/nominations/:nomination',
    tag: 'Moderation',
    summary: 'Take back that you asked somebody to moderate your table',
    access: player,
    input: z.object({ params: named }),
    responses: { 204: { description: 'It is taken back' } },
  },
  async ({ services, player, input }) => {
    await withdrawNomination(services, { nominationId: input.params.nomination, playerId: player.id });
    return done;
  },
);
