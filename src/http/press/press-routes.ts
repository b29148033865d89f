import { markRead } from '../../press/mark-read.ts';
import { muteWriter } from '../../press/mute-writer.ts';
import { agreeToPublish, readPublication, readPublished } from '../../press/published-letters.ts';
import { readThread } from '../../press/read-press.ts';
import { reportLetters } from '../../press/report-letters.ts';
import { openReported, readReported } from '../../press/reported-letters.ts';
import { sendLetter } from '../../press/send-letter.ts';
import { keyHeaders } from '../play/idempotency-key.ts';
import { correspondent } from '../route/guards/correspondent.ts';
import { moderator } from '../route/guards/moderator.ts';
import { player } from '../route/guards/player.ts';
import { reader } from '../route/guards/reader.ts';
import { created, done, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { disputeSchema } from '../schemas/moderation.ts';
import { idSchema, seqInQuery, tableParams } from '../schemas/parts.ts';
import {
  consentSchema,
  muteSchema,
  newLetterSchema,
  pressSchema,
  publicationSchema,
  publishedSchema,
  readUpToSchema,
  reportedSchema,
  reportSchema,
  sentLetterSchema,
  threadParam,
  threadSchema,
} from '../schemas/press.ts';
import { z } from '../schemas/zod.ts';
import { countOf, pressOf, threadOf } from './press-json.ts';

const about = { tag: 'Tables', access: correspondent } as const;
const threadParams = tableParams.extend({ thread: threadParam });
const cursor = z.string().max(64).optional();

export const readPressRoute = route(
  {
    ...about,
    method: 'get',
    path: '/tables/:table/press',
    summary: 'Your letters at a table: conversations, whom you may write to, and what is unread',
    input: z.object({
      params: tableParams,
      query: z.strictObject({
        search: z.string().max(200).optional().openapi({ description: 'Words in your letters' }),
      }),
    }),
    responses: { 200: { description: 'The conversation with the newest letter first', schema: pressSchema } },
  },
  async ({ services, translator, tableId, player, input }) =>
    ok(translate(await pressOf(services, { tableId, playerId: player.id }, input.query.search), translator)),
);

export const sendLetterRoute = route(
  {
    ...about,
    method: 'post',
    path: '/tables/:table/press',
    summary: 'Write a letter to others at the table',
    description: 'It is no entry of the log. Sent again with the same `Idempotency-Key`, it is the same letter.',
    input: z.object({ params: tableParams, headers: keyHeaders, body: newLetterSchema }),
    responses: { 201: { description: 'It is sent', schema: sentLetterSchema } },
  },
  async ({ services, tableId, player, input }) => {
    const key = input.headers['idempotency-key'];
    const sent = await sendLetter(services, { tableId, playerId: player.id, ...input.body, how: 'api', key });
    return created(sent, `/api/tables/${tableId}/press/${sent.thread}`);
  },
);

export const readThreadRoute = route(
  {
    ...about,
    method: 'get',
    path: '/tables/:table/press/:thread',
    summary: 'The letters of one conversation; reading marks nothing as read',
    input: z.object({ params: threadParams, query: z.strictObject({ before: cursor }) }),
    responses: { 200: { description: 'The newest fifty, or those before one of them', schema: threadSchema } },
  },
  async ({ services, translator, tableId, player, input }) => {
    const asked = { tableId, playerId: player.id, thread: input.params.thread, before: input.query.before };
    return ok(translate(threadOf(await readThread(services, asked)), translator));
  },
);

export const markReadRoute = route(
  {
    ...about,
    method: 'post',
    path: '/tables/:table/press/:thread/read',
    summary: 'You have read a conversation up to a letter',
    input: z.object({ params: threadParams, body: readUpToSchema }),
    responses: { 204: { description: 'Noted' } },
  },
  async ({ services, tableId, player, input }) => {
    await markRead(services, { tableId, playerId: player.id, thread: input.params.thread, ...input.body });
    return done;
  },
);

export const muteWriterRoute = route(
  {
    ...about,
    method: 'post',
    path: '/tables/:table/press/mutes',
    summary: 'Have the letters of somebody not mailed to you any more, or mailed again',
    input: z.object({ params: tableParams, body: muteSchema }),
    responses: { 204: { description: 'Done; they do not learn of it' } },
  },
  async ({ services, tableId, player, input }) => {
    await muteWriter(services, { tableId, playerId: player.id, ...input.body });
    return done;
  },
);

export const reportLettersRoute = route(
  {
    ...about,
    tag: 'Moderation',
    method: 'post',
    path: '/tables/:table/press/reports',
    summary: 'Show letters that you have to the moderators: a dispute about conduct',
    description: 'Moderators read these letters and no others. Everybody who has one is told when they do.',
    input: z.object({ params: tableParams, body: reportSchema }),
    responses: { 201: { description: 'The moderators are told', schema: disputeSchema } },
  },
  async ({ services, translator, tableId, player, input }) => {
    const dispute = await reportLetters(services, { tableId, playerId: player.id, ...input.body });
    return created(translate(dispute, translator), `/api/tables/${tableId}/disputes/${dispute.id}`);
  },
);

export const agreeToPublishRoute = route(
  {
    ...about,
    method: 'post',
    path: '/tables/:table/press/consent',
    summary: 'Agree that the letters of a finished game are published, or do not any more',
    input: z.object({ params: tableParams, body: consentSchema }),
    responses: { 200: { description: 'How it stands now', schema: publicationSchema } },
  },
  async ({ services, tableId, player, input }) =>
    ok(countOf(await agreeToPublish(services, { tableId, playerId: player.id, ...input.body }))),
);

export const readPublishedRoute = route(
  {
    method: 'get',
    path: '/tables/:table/letters',
    tag: 'Tables',
    summary: 'The letters of a finished game, where they are published',
    access: reader,
    input: z.object({
      params: tableParams,
      query: z.strictObject({ from: seqInQuery.optional(), to: seqInQuery.optional(), after: cursor }),
    }),
    responses: {
      200: { description: 'A hundred at most; none where they are not published', schema: publishedSchema },
    },
  },
  async ({ services, translator, tableId, input }) => {
    const { state } = await readPublication(services, tableId);
    const page = await readPublished(services, { tableId, ...input.query });
    return ok(translate({ state, letters: page?.letters ?? [], next: page?.next }, translator));
  },
);

const disputeParams = tableParams.extend({ dispute: idSchema });

export const readReportedRoute = route(
  {
    method: 'get',
    path: '/tables/:table/disputes/:dispute/letters',
    tag: 'Moderation',
    summary: 'The letters that were reported with a dispute',
    access: player,
    input: z.object({ params: disputeParams }),
    responses: { 200: { description: 'How many, and for moderators what they say', schema: reportedSchema } },
  },
  async ({ services, translator, player, input }) => {
    const { table: tableId, dispute: disputeId } = input.params;
    const reported = await readReported(services, { tableId, disputeId, playerId: player.id });
    return ok(translate(reported ?? { count: 0 }, translator));
  },
);

export const openReportedRoute = route(
  {
    method: 'post',
    path: '/tables/:table/disputes/:dispute/letters',
    tag: 'Moderation',
    summary: 'Read the letters that were reported; everybody who has one of them is told',
    access: moderator,
    input: z.object({ params: disputeParams }),
    responses: { 200: { description: 'The letters', schema: reportedSchema } },
  },
  async ({ services, translator, player, tableId, input }) =>
    ok(
      translate(
        await openReported(services, { tableId, disputeId: input.params.dispute, playerId: player.id }),
        translator,
      ),
    ),
);
