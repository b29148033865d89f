import { answerClub, withdrawInvitation } from '../../clubs/answer-invitation.ts';
import { addClubTable, removeClubTable } from '../../clubs/club-tables.ts';
import { foundClub } from '../../clubs/found-club.ts';
import { inviteMember } from '../../clubs/invite-member.ts';
import { endJoinLink, joinByLink, makeJoinLink } from '../../clubs/join-club.ts';
import { leaveClub, removeMember } from '../../clubs/leave-club.ts';
import { listClubs, readClub } from '../../clubs/read-club.ts';
import { player } from '../route/guards/player.ts';
import { created, done, ok } from '../route/reply.ts';
import { type ApiRoute, route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { clubLineSchema, clubSchema } from '../schemas/club.ts';
import { idSchema } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const tag = 'People';
const clubParams = z.object({ club: idSchema });

const listMyClubs = route(
  {
    ...{ method: 'get', path: '/clubs', tag, access: player, input: z.object({}) },
    summary: 'Your clubs, and those to which you are invited',
    responses: { 200: { description: 'Your clubs', schema: z.strictObject({ clubs: z.array(clubLineSchema) }) } },
  },
  async ({ services, player }) => ok({ clubs: await listClubs(services, player.id) }),
);

const makeClub = route(
  {
    ...{ method: 'post', path: '/clubs', tag, access: player },
    summary: 'Found a club; you are its host and first member',
    input: z.object({ body: z.strictObject({ name: z.string().max(200), about: z.string().max(1000).optional() }) }),
    responses: { 201: { description: 'It is there', schema: z.strictObject({ clubId: z.string() }) } },
  },
  async ({ services, player, input }) => {
    const { clubId } = await foundClub(services, { playerId: player.id, ...input.body });
    return created({ clubId }, `/api/clubs/${clubId}`);
  },
);

const readOneClub = route(
  {
    ...{ method: 'get', path: '/clubs/:club', tag, access: player, input: z.object({ params: clubParams }) },
    summary: 'A club of yours: members, tables, results',
    responses: { 200: { description: 'The club', schema: clubSchema } },
  },
  async ({ services, translator, player, input }) =>
    ok(translate(await readClub(services, { clubId: input.params.club, playerId: player.id }), translator)),
);

const inviteToClub = route(
  {
    ...{ method: 'post', path: '/clubs/:club/invitations', tag, access: player },
    summary: 'As host, invite somebody of your address book, or by their address',
    description: 'They are mailed, and find it among their clubs. Whose an address is, no answer tells.',
    input: z.object({
      params: clubParams,
      body: z.union([
        z.strictObject({ player: idSchema, word: z.string().max(5000).optional() }),
        z.strictObject({ email: z.string().max(1000), word: z.string().max(5000).optional() }),
      ]),
    }),
    responses: { 204: { description: 'They are asked' } },
  },
  async ({ services, player, input }) => {
    const { word, ...whom } = input.body;
    const who = 'player' in whom ? whom.player : whom.email;
    await inviteMember(services, { clubId: input.params.club, playerId: player.id, who, word });
    return done;
  },
);

const withdrawOne = route(
  {
    ...{ method: 'delete', path: '/clubs/:club/invitations/:invitation', tag, access: player },
    summary: 'As host, take an invitation back, or off the list',
    input: z.object({ params: clubParams.extend({ invitation: idSchema }) }),
    responses: { 204: { description: 'It is gone' } },
  },
  async ({ services, player, input: { params } }) => {
    const { club: clubId, invitation: invitationId } = params;
    await withdrawInvitation(services, { clubId, playerId: player.id, invitationId });
    return done;
  },
);

const answerToClub = route(
  {
    ...{ method: 'post', path: '/clubs/:club/answer', tag, access: player },
    summary: 'Accept or decline an invitation to a club',
    input: z.object({ params: clubParams, body: z.strictObject({ accept: z.boolean() }) }),
    responses: { 204: { description: 'You are a member, or asked no more' } },
  },
  async ({ services, player, input }) => {
    await answerClub(services, { clubId: input.params.club, playerId: player.id }, input.body.accept);
    return done;
  },
);

const leaveOneClub = route(
  {
    ...{ method: 'post', path: '/clubs/:club/leave', tag, access: player, input: z.object({ params: clubParams }) },
    summary: 'Leave a club',
    description: 'A club whose host leaves has its oldest member as host; one without members ends.',
    responses: { 204: { description: 'You are no member any more' } },
  },
  async ({ services, player, input }) => {
    await leaveClub(services, { clubId: input.params.club, playerId: player.id });
    return done;
  },
);

const removeFromClub = route(
  {
    ...{ method: 'delete', path: '/clubs/:club/members/:player', tag, access: player },
    summary: 'As host, send a member away',
    input: z.object({ params: clubParams.extend({ player: idSchema }) }),
    responses: { 204: { description: 'They are no member any more' } },
  },
  async ({ services, player, input: { params } }) => {
    await removeMember(services, { clubId: params.club, playerId: player.id }, params.player);
    return done;
  },
);

const addTable = route(
  {
    ...{ method: 'post', path: '/clubs/:club/tables', tag, access: player },
    summary: 'Have a table that you host count in your club',
    input: z.object({ params: clubParams, body: z.strictObject({ tableId: idSchema }) }),
    responses: { 204: { description: 'It counts' } },
  },
  async ({ services, player, input }) => {
    await addClubTable(services, { clubId: input.params.club, playerId: player.id, tableId: input.body.tableId });
    return done;
  },
);

const removeTable = route(
  {
    ...{ method: 'delete', path: '/clubs/:club/tables/:table', tag, access: player },
    summary: "Have a table count no more, as the club's host or the table's",
    input: z.object({ params: clubParams.extend({ table: idSchema }) }),
    responses: { 204: { description: 'It counts no more' } },
  },
  async ({ services, player, input: { params } }) => {
    await removeClubTable(services, { clubId: params.club, playerId: player.id, tableId: params.table });
    return done;
  },
);

const makeLink = route(
  {
    ...{ method: 'post', path: '/clubs/:club/link', tag, access: player, input: z.object({ params: clubParams }) },
    summary: 'As host, make a link by which people join; an older one ends',
    responses: { 200: { description: 'Shown this once', schema: z.strictObject({ url: z.string() }) } },
  },
  async ({ services, player, input }) => {
    const { token } = await makeJoinLink(services, { clubId: input.params.club, playerId: player.id });
    return ok({ url: `${services.settings.baseUrl}/clubs/join/${token}` });
  },
);

const endLink = route(
  {
    ...{ method: 'delete', path: '/clubs/:club/link', tag, access: player, input: z.object({ params: clubParams }) },
    summary: 'As host, end the link by which people join',
    responses: { 204: { description: 'Nobody joins by it any more' } },
  },
  async ({ services, player, input }) => {
    await endJoinLink(services, { clubId: input.params.club, playerId: player.id });
    return done;
  },
);

const followLink = route(
  {
    ...{ method: 'post', path: '/club-links/:token/join', tag, access: player },
    summary: 'Become a member by a link',
    input: z.object({ params: z.object({ token: z.string().max(100) }) }),
    responses: { 200: { description: 'You are a member', schema: z.strictObject({ clubId: z.string() }) } },
  },
  async ({ services, player, input }) => ok(await joinByLink(services, input.params.token, player.id)),
);

export const clubRoutes: readonly ApiRoute[] = [
  ...[listMyClubs, makeClub, readOneClub, inviteToClub, withdrawOne, answerToClub, leaveOneClub, removeFromClub],
  ...[addTable, removeTable, makeLink, endLink, followLink],
];
