import { readTableActs, type TableLine } from '../../audit/read-acts.ts';
import { listDeskTables } from '../../disputes/desk/list-desk-tables.ts';
import { readActors } from '../../disputes/desk/read-actors.ts';
import { readClocks } from '../../disputes/desk/read-clocks.ts';
import { readMails } from '../../disputes/desk/read-mails.ts';
import { readQueue } from '../../disputes/desk/read-queue.ts';
import { readState } from '../../disputes/desk/read-state.ts';
import { logLineOf } from '../../log/log-line.ts';
import { entryMeant } from '../../log/read-chapters.ts';
import { readLogPage } from '../../log/read-log-page.ts';
import { viewTable } from '../../play/view-table.ts';
import { compareAt } from '../../rulings/compare-at.ts';
import { moderator } from '../route/guards/moderator.ts';
import { player } from '../route/guards/player.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { comparisonOut } from '../rulings/comparison-out.ts';
import { auditSchema, comparisonSchema, fullStateSchema } from '../schemas/moderation.ts';
import { idSchema, MOST_SEQ, pageOfLog, seqInQuery, tableParams, viewQuery } from '../schemas/parts.ts';
import { logPageSchema } from '../schemas/table.ts';
import { z } from '../schemas/zod.ts';

const LOOK = 'Each look is written down under your name; the players read it when the game is over.';
const lists = z.looseObject({});

export const readDesk = route(
  {
    method: 'get',
    path: '/desk',
    tag: 'Moderation',
    summary: 'What waits for you at the tables that you moderate, the most urgent first',
    access: player,
    input: z.object({
      query: z.strictObject({
        after: idSchema.optional().openapi({ description: 'The `next` of the page of `tables` before' }),
      }),
    }),
    responses: {
      200: {
        description:
          'At most 200 disputes and late tables; `tables`: those that you moderate, your own first, then a page of ' +
          'all others that are played, if you moderate the site',
        schema: z.strictObject({
          disputes: z.array(lists),
          late: z.array(lists),
          tables: z.array(lists),
          next: z.string().optional(),
        }),
      },
    },
  },
  async ({ services, translator, player, input }) => {
    const [queue, tables] = await Promise.all([
      readQueue(services, player.id),
      listDeskTables(services, player, input.query.after),
    ]);
    return ok(translate({ ...queue, ...tables }, translator));
  },
);

export const readFullState = route(
  {
    method: 'get',
    path: '/desk/tables/:table',
    tag: 'Moderation',
    summary: 'A position with everything that is hidden, now or after an earlier entry',
    description: LOOK,
    access: moderator,
    input: z.object({ params: tableParams, query: viewQuery.pick({ asOf: true }) }),
    responses: { 200: { description: 'The position', schema: fullStateSchema } },
  },
  async ({ services, translator, tableId, input, note }) => {
    const { asOf } = input.query;
    const at = asOf === undefined ? undefined : await entryMeant(services, tableId, asOf);
    await note({ what: 'state', data: { at: at ?? (await viewTable(services, tableId, 'spectator')).seq } });
    const { state, decisions, ...rest } = await readState(services, tableId, at);
    return ok({ ...Object(translate(rest, translator)), decisions, state: JSON.stringify(state) });
  },
);

export const readFullLog = route(
  {
    method: 'get',
    path: '/desk/tables/:table/log',
    tag: 'Moderation',
    summary: 'The full log, with what is hidden',
    description: `${LOOK} The last page where neither \`from\` nor \`after\` is given.`,
    access: moderator,
    input: z.object({
      params: tableParams,
      query: z.strictObject({ from: seqInQuery.optional(), to: seqInQuery.optional(), ...pageOfLog }),
    }),
    responses: { 200: { description: 'A page, in order', schema: logPageSchema } },
  },
  async ({ services, translator, tableId, input, note }) => {
    const { from, to = MOST_SEQ, after, limit: size } = input.query;
    const stretch = { from: from ?? 1, to, after, size, ...(from === undefined ? { endingAt: to } : {}) };
    const { lines, newer } = await readLogPage(services, tableId, 'moderator', stretch);
    await note({ what: 'log', data: { from: lines[0]?.seq ?? 1, to: lines.at(-1)?.seq ?? 0 } });
    return ok(translate({ entries: lines.map(logLineOf), next: newer }, translator));
  },
);

export const compareEntries = route(
  {
    method: 'get',
    path: '/desk/tables/:table/compare',
    tag: 'Moderation',
    summary: 'What differs between two points of a game, hidden things included',
    description: `${LOOK} Where they are not given: the last entry, and the one before it.`,
    access: moderator,
    input: z.object({
      params: tableParams,
      query: z.strictObject({ a: seqInQuery.optional(), b: seqInQuery.optional() }),
    }),
    responses: { 200: { description: 'The differences', schema: comparisonSchema } },
  },
  async ({ services, translator, tableId, input, note }) => {
    const { seq } = await viewTable(services, tableId, 'spectator');
    const { b = seq, a = Math.max(1, b - 1) } = input.query;
    await note({ what: 'compare', data: { a, b } });
    return ok(comparisonOut(await compareAt(services, tableId, a, b), translator));
  },
);

const traced = { tag: 'Moderation', method: 'get', access: moderator, description: LOOK } as const;
const input = z.object({ params: tableParams });

export const readTableMails = route(
  {
    ...traced,
    path: '/desk/tables/:table/mails',
    summary: 'What became of every mail about a table, and what each player has seen; no addresses',
    input: z.object({ params: tableParams, query: z.strictObject({ before: idSchema.optional() }) }),
    responses: {
      200: {
        description: 'A hundred mails, the newest first; `older` is the `before` of the next page',
        schema: lists,
      },
    },
  },
  async ({ services, tableId, input: { query }, note }) => {
    await note({ what: 'mails', data: {} });
    return ok(await readMails(services, tableId, query.before));
  },
);

export const readDeskClocks = route(
  {
    ...traced,
    path: '/desk/tables/:table/clocks',
    summary: 'Who is waited for until when, how long answers took, and the log entries about the clock',
    input,
    responses: { 200: { description: 'The clocks', schema: lists } },
  },
  async ({ services, tableId, note }) => {
    await note({ what: 'clocks', data: {} });
    return ok(await readClocks(services, tableId));
  },
);

export const readTableActors = route(
  {
    ...traced,
    path: '/desk/tables/:table/actors',
    summary: 'Who acted by which way and when: answers, and links of mails that were used',
    input,
    responses: {
      200: { description: 'At most 200, the newest first', schema: z.strictObject({ acts: z.array(lists) }) },
    },
  },
  async ({ services, tableId, note }) => {
    await note({ what: 'actors', data: {} });
    return ok({ acts: await readActors(services, tableId) });
  },
);

export const readTableAudit = route(
  {
    ...traced,
    description: 'The players read the same on the page of the table when the game is over.',
    path: '/desk/tables/:table/audit',
    summary: 'What moderators looked at and did at a table',
    input,
    responses: {
      200: { description: 'At most 200, the newest first', schema: z.strictObject({ looks: z.array(auditSchema) }) },
    },
  },
  async ({ services, tableId }) => {
    const lines = await readTableActs(services, tableId);
    return ok({ looks: lines.map((line) => auditOut(tableId, line)) });
  },
);

const auditOut = (tableId: string, { by: playerId, name = '', ...line }: TableLine) => ({
  ...line,
  tableId,
  playerId,
  name,
});
