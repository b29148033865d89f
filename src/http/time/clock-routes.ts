import { comeBack } from '../../pauses/come-back.ts';
import { callEmergencyPause, endEmergencyPause } from '../../pauses/emergency-pause.ts';
import { viewClocks } from '../../pauses/view-clocks.ts';
import { viewTable } from '../../play/view-table.ts';
import { reader } from '../route/guards/reader.ts';
import { seat } from '../route/guards/seat.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { moment, seatSchema, tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const reason = z.string().max(2000).openapi({ description: 'Everybody at the table reads it' });

const clocks = z
  .strictObject({
    paused: z.strictObject({ since: moment, until: moment.optional() }).optional(),
    seats: z.array(
      z.strictObject({
        seat: seatSchema,
        hoursLeft: z.number().optional().openapi({ description: 'Counted hours to answer, while it is waited for' }),
        bankHours: z.number().optional().openapi({ description: "On the seat's own clock, at tables that have one" }),
        away: z.strictObject({ from: moment, to: moment }).optional(),
        overdueSince: moment.optional().openapi({ description: 'Since when its answer is overdue' }),
        follows: z
          .strictObject({ what: z.enum(['answer', 'call', 'seek', 'nothing']), at: moment.optional() })
          .optional()
          .openapi({
            description:
              'What the clock does next about an overdue seat: the game answers for it, ' +
              'the host or a moderator is called, a substitute is sought; `nothing`: the table waits',
          }),
        silent: z.boolean().openapi({ description: 'The clock answers for this seat until its player is back' }),
        sought: z.boolean().openapi({ description: 'The clock seeks a substitute for this seat' }),
      }),
    ),
    mine: z
      .strictObject({
        left: z.int().openapi({ description: 'How often you may still stop the clocks' }),
        hours: z.number().openapi({ description: 'For how long at most' }),
        mayResume: z.boolean(),
        mayComeBack: z.boolean().openapi({ description: 'Others miss you: say that you are back' }),
      })
      .optional(),
  })
  .openapi('Clocks');

export const readTableClocks = route(
  {
    method: 'get',
    path: '/tables/:table/clocks',
    tag: 'Tables',
    summary: 'The clocks: pauses, what seats have left, who is away',
    access: reader,
    input: z.object({ params: tableParams }),
    responses: {
      200: {
        description: '`clocks` is left out where no game is being played',
        schema: z.strictObject({ clocks: clocks.optional() }),
      },
    },
  },
  async ({ services, tableId, viewer }) => {
    const table = await viewTable(services, tableId, viewer);
    return ok({ clocks: await viewClocks(services, table, viewer) });
  },
);

export const stopClocks = route(
  {
    method: 'post',
    path: '/tables/:table/emergency-pause',
    tag: 'Play',
    summary: 'Stop all clocks of the table because something has come up',
    description: 'Seldom and not for long, as the table allows; everybody is told why.',
    access: seat,
    input: z.object({
      params: tableParams,
      body: z.strictObject({
        reason,
        hours: z.number().optional().openapi({ description: 'As long as possible when left out' }),
      }),
    }),
    responses: {
      200: { description: 'The log entry, and until when', schema: z.strictObject({ seq: z.int(), until: moment }) },
    },
  },
  async ({ services, tableId, seat, player, input }) => {
    const { seq, until } = await callEmergencyPause(services, { tableId, seat, playerId: player.id, ...input.body });
    return ok({ seq, until });
  },
);

export const resumeClocks = route(
  {
    method: 'post',
    path: '/tables/:table/emergency-pause/end',
    tag: 'Play',
    summary: 'Start the clocks again that you have stopped',
    access: seat,
    input: z.object({ params: tableParams, body: z.strictObject({ reason }) }),
    responses: {
      200: {
        description: 'The log entry; until when the clocks are still stopped, where a dispute holds them',
        schema: z.strictObject({ seq: z.int(), until: moment.optional() }),
      },
    },
  },
  async ({ services, tableId, seat, player, input }) =>
    ok(await endEmergencyPause(services, { tableId, seat, playerId: player.id, reason: input.body.reason })),
);

export const returnToTable = route(
  {
    method: 'post',
    path: '/tables/:table/return',
    tag: 'Play',
    summary: 'Say that you are back, after the clock has answered for you',
    description:
      'You have the usual time again, also for what you are asked just now, and no substitute is sought for your ' +
      'seat. ' +
      'An answer of yours does the same.',
    access: seat,
    input: z.object({ params: tableParams }),
    responses: {
      200: {
        description: 'The last log entry; `back` is false where nobody missed you',
        schema: z.strictObject({ seq: z.int(), back: z.boolean() }),
      },
    },
  },
  async ({ services, tableId, seat, player }) => ok(await comeBack(services, { tableId, seat, playerId: player.id })),
);
