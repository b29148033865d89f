import { addAbsence } from '../../absences/add-absence.ts';
import { endAbsence } from '../../absences/end-absence.ts';
import { listAbsences } from '../../absences/list-absences.ts';
import { reliabilityOf } from '../../time/reliability.ts';
import { player } from '../route/guards/player.ts';
import { created, done, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { idSchema } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const day = z.string().max(40).openapi({ example: '2027-02-28', description: 'A day of your own calendar' });
const absence = z
  .strictObject({ id: z.string(), from: day, to: day, days: z.int(), running: z.boolean() })
  .openapi('Absence');

export const listMyAbsences = route(
  {
    method: 'get',
    path: '/absences',
    tag: 'People',
    summary: 'Your absences, and how many days you have left this year',
    access: player,
    input: z.object({}),
    responses: {
      200: {
        description: 'What is not over yet, in order',
        schema: z.strictObject({
          absences: z.array(absence),
          year: z.int(),
          left: z.int().openapi({ description: 'Days left in this calendar year' }),
          most: z.int(),
        }),
      },
    },
  },
  async ({ services, player }) => ok(await listAbsences(services, { playerId: player.id, timeZone: player.timeZone })),
);

export const makeAbsence = route(
  {
    method: 'post',
    path: '/absences',
    tag: 'People',
    summary: 'Be away: your clocks stand still on these days, first and last included',
    description: 'Your fellow players are told. The days are those of your own time zone.',
    access: player,
    input: z.object({ body: z.strictObject({ from: day, to: day }) }),
    responses: { 201: { description: 'It is set', schema: absence.omit({ running: true }) } },
  },
  async ({ services, player, input }) => {
    const made = await addAbsence(services, { ...input.body, playerId: player.id });
    return created(made, `/api/absences/${made.id}`);
  },
);

export const endMyAbsence = route(
  {
    method: 'delete',
    path: '/absences/:absence',
    tag: 'People',
    summary: 'Take an absence back, or end it now',
    access: player,
    input: z.object({ params: z.object({ absence: idSchema }) }),
    responses: { 204: { description: 'Your clocks run' } },
  },
  async ({ services, player, input }) => {
    await endAbsence(services, { playerId: player.id, absenceId: input.params.absence });
    return done;
  },
);

export const readMyRecord = route(
  {
    method: 'get',
    path: '/players/me/record',
    tag: 'People',
    summary: 'How you have kept to your clocks, as others see it when a table is being formed',
    access: player,
    input: z.object({}),
    responses: {
      200: {
        description: 'Of the last two years',
        schema: z
          .strictObject({
            playerId: z.string(),
            answers: z.int(),
            inTime: z.int(),
            medianHours: z.number().optional(),
            dropouts: z.int().openapi({ description: 'Games that you left' }),
            handedOver: z.int().openapi({ description: 'Seats that you offered yourself to whoever plays them now' }),
          })
          .openapi('Reliability'),
      },
    },
  },
  async ({ services, player }) => ok((await reliabilityOf(services, [player.id]))[0]),
);
