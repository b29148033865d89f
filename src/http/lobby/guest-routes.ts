import {
  createJoinLink,
  endJoinLink,
  LONGEST_LINK,
  listJoinLinks,
  MOST_BY_LINK,
  readJoinLink,
} from '../../lobby/join-links.ts';
import { joinTable } from '../../lobby/join-table.ts';
import { leaveTable, removePlayer } from '../../lobby/leave-table.ts';
import { remindByHand } from '../../lobby/remind-invited.ts';
import { host } from '../route/guards/host.ts';
import { player } from '../route/guards/player.ts';
import { created, done, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { idSchema, moment, saltHashSchema, saltSchema, seatSchema, tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';
import { joinUrl } from './join-link-pages.ts';

const leaveMyTable = route(
  {
    method: 'post',
    path: '/tables/:table/leave',
    tag: 'Tables',
    summary: 'Leave a table that has not started',
    description: 'The host is told. Words that you promised for chance, and bids, go with your place.',
    access: player,
    input: z.object({ params: tableParams }),
    responses: { 204: { description: 'Your place is open' } },
  },
  async ({ services, player, input }) => {
    await leaveTable(services, { tableId: input.params.table, playerId: player.id });
    return done;
  },
);

const removeGuest = route(
  {
    method: 'delete',
    path: '/tables/:table/players/:player',
    tag: 'Tables',
    summary: 'Take a player out of a table that has not started',
    description: 'They are told, and join again only when they are invited.',
    access: host,
    input: z.object({ params: tableParams.extend({ player: idSchema }) }),
    responses: { 204: { description: 'Their place is open, if they had one' } },
  },
  async ({ services, tableId, player, input }) => {
    await removePlayer(services, { tableId, playerId: player.id, removed: input.params.player });
    return done;
  },
);

const remindSomebody = route(
  {
    method: 'post',
    path: '/tables/:table/invitations/:invitation/reminder',
    tag: 'Tables',
    summary: 'Remind somebody of their invitation',
    description: 'Not within a day of the last mail about it. After three days everybody is reminded once by itself.',
    access: host,
    input: z.object({ params: tableParams.extend({ invitation: idSchema }) }),
    responses: { 204: { description: 'The mail is on its way' } },
  },
  async ({ services, tableId, player, input }) => {
    await remindByHand(services, { tableId, playerId: player.id, invitationId: input.params.invitation });
    return done;
  },
);

const joinLink = z.strictObject({
  id: z.string(),
  most: z.int().openapi({ description: 'How many people it is for' }),
  used: z.int().openapi({ description: 'How many have joined by it' }),
  expiresAt: moment,
});

const listLinksToJoin = route(
  {
    method: 'get',
    path: '/tables/:table/join-links',
    tag: 'Tables',
    summary: 'The links by which people join your table, without their secrets',
    access: host,
    input: z.object({ params: tableParams }),
    responses: { 200: { description: 'Those that work', schema: z.strictObject({ links: z.array(joinLink) }) } },
  },
  async ({ services, tableId }) => ok({ links: await listJoinLinks(services, tableId) }),
);

const makeLinkToJoin = route(
  {
    method: 'post',
    path: '/tables/:table/join-links',
    tag: 'Tables',
    summary: 'Make a link by which people join your table, to be shared in a chat',
    access: host,
    input: z.object({
      params: tableParams,
      body: z.strictObject({ most: z.int().min(1).max(MOST_BY_LINK), days: z.int().min(1).max(LONGEST_LINK) }),
    }),
    responses: {
      201: {
        description: 'The link, which is shown this once',
        schema: z.strictObject({ id: z.string(), url: z.string() }),
      },
    },
  },
  async ({ services, tableId, player, input }) => {
    const { id, token } = await createJoinLink(services, { tableId, playerId: player.id, ...input.body });
    return created({ id, url: joinUrl(services, token) }, `/api/tables/${tableId}/join-links`);
  },
);

const endLinkToJoin = route(
  {
    method: 'delete',
    path: '/tables/:table/join-links/:link',
    tag: 'Tables',
    summary: 'End a link by which people join your table',
    access: host,
    input: z.object({ params: tableParams.extend({ link: idSchema }) }),
    responses: { 204: { description: 'Nobody joins by it any more' } },
  },
  async ({ services, tableId, player, input }) => {
    await endJoinLink(services, { tableId, playerId: player.id, id: input.params.link });
    return done;
  },
);

const joined = z.strictObject({ tableId: z.string(), started: z.boolean() });

const joinByLinkRoute = route(
  {
    method: 'post',
    path: '/joins',
    tag: 'Tables',
    summary: 'Join a table by a link that its host has shared',
    access: player,
    input: z.object({
      body: z.strictObject({
        token: z.string().max(100).openapi({ description: 'What the address of the link ends with' }),
        seat: seatSchema.optional(),
        salt: saltSchema.optional(),
        saltHash: saltHashSchema.optional(),
      }),
    }),
    responses: { 200: { description: 'You have joined', schema: joined } },
  },
  async ({ services, player, input }) => {
    const { token, ...wanted } = input.body;
    const { tableId } = await readJoinLink(services, token);
    const { started } = await joinTable(services, { tableId, playerId: player.id, link: token, ...wanted });
    return ok({ tableId, started });
  },
);

/** What guests do before a game begins, and its host about them. */
export const guestRoutes = [
  leaveMyTable,
  removeGuest,
  remindSomebody,
  listLinksToJoin,
  makeLinkToJoin,
  endLinkToJoin,
  joinByLinkRoute,
];
