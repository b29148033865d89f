import { calendarSince, calendarUrl, endCalendar, renewCalendar } from '../../outlets/calendar/calendar-feed.ts';
import { player } from '../route/guards/player.ts';
import { created, done, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { moment } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

export const readMyCalendar = route(
  {
    method: 'get',
    path: '/calendar',
    tag: 'People',
    summary: 'Whether your deadlines can be read as a calendar, and since when',
    access: player,
    input: z.object({}),
    responses: {
      200: {
        description: '`since` is when its address was made; without it there is none',
        schema: z.strictObject({ since: moment.optional() }),
      },
    },
  },
  async ({ services, player }) => {
    const since = await calendarSince(services, player.id);
    return ok(since ? { since: since.toISOString() } : {});
  },
);

export const renewMyCalendar = route(
  {
    method: 'post',
    path: '/calendar',
    tag: 'People',
    summary: 'Make an address (iCalendar) at which your deadlines can be read; one of before ends',
    description: 'Whoever has the address reads your deadlines. It is given this once.',
    access: player,
    input: z.object({}),
    responses: { 201: { description: 'The address', schema: z.strictObject({ url: z.string() }) } },
  },
  async ({ services, player }) => {
    const secret = await renewCalendar(services, player.id);
    return created({ url: calendarUrl(services.settings.baseUrl, secret) }, '/api/calendar');
  },
);

export const endMyCalendar = route(
  {
    method: 'delete',
    path: '/calendar',
    tag: 'People',
    summary: 'End your calendar',
    access: player,
    input: z.object({}),
    responses: { 204: { description: 'Its address shows nothing any more' } },
  },
  async ({ services, player }) => {
    await endCalendar(services, player.id);
    return done;
  },
);
