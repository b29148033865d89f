import { answerSchema } from '../../kernel/answer-schema.ts';
import { logLineOf } from '../../log/log-line.ts';
import { entryMeant, findStretch, readChapters } from '../../log/read-chapters.ts';
import { readLogPage } from '../../log/read-log-page.ts';
import { lookAtTable, viewTable } from '../../play/view-table.ts';
import { readTableRow } from '../../tables/table-row.ts';
import { chosenViewer } from '../route/chosen-viewer.ts';
import { reader } from '../route/guards/reader.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { AS_KNOWN, tagged } from '../route/tag.ts';
import { translate } from '../route/translate.ts';
import { openDecisionSchema, openOptionalActionSchema } from '../schemas/decision.ts';
import { MOST_SEQ, pageOfLog, seqInQuery, stretchInQuery, tableParams, viewQuery } from '../schemas/parts.ts';
import { chapterSchema, logPageSchema, tableSchema } from '../schemas/table.ts';
import { z } from '../schemas/zod.ts';
import { tableJson } from './table-json.ts';

export const readTable = route(
  {
    method: 'get',
    path: '/tables/:table',
    tag: 'Tables',
    summary: 'A table as you may see it, now or as of an earlier log entry',
    access: reader,
    input: z.object({ params: tableParams, query: viewQuery }),
    responses: { 200: { description: 'The table', schema: tableSchema }, 304: AS_KNOWN },
  },
  async ({ services, translator, tableId, viewer, player, input }) => {
    const { as, asOf } = input.query;
    // A reader who asks to see what a spectator sees is shown no more, not even the host.
    const host = as === undefined ? player?.id : undefined;
    const at = asOf === undefined ? undefined : await entryMeant(services, tableId, asOf);
    const { version, view } = await lookAtTable(services, tableId, chosenViewer(viewer, as), at, host);
    return tagged(await version(), translator, async () => ok(tableJson(await view(), translator)));
  },
);

export const readTableLog = route(
  {
    method: 'get',
    path: '/tables/:table/log',
    tag: 'Tables',
    summary: 'The log, in words',
    description: 'Entries that are nobody else’s business, such as standing orders of another seat, are left out.',
    access: reader,
    input: z.object({
      params: tableParams,
      query: z.strictObject({
        from: seqInQuery.optional(),
        to: seqInQuery.optional(),
        chapter: stretchInQuery.optional().openapi({
          description: 'Only what was done in this chapter (`round-1`) or part of one (`round-1/turn-3`)',
        }),
        ...pageOfLog,
        as: viewQuery.shape.as,
      }),
    }),
    responses: {
      200: { description: 'A page, in order; both ends are included', schema: logPageSchema },
      304: AS_KNOWN,
    },
  },
  async ({ services, translator, tableId, viewer, input }) => {
    const { as, from, to, chapter, after, limit: size } = input.query;
    const reading = chosenViewer(viewer, as);
    const look = await lookAtTable(services, tableId, reading);
    const version = await look.version();
    // The names of moderators and of former players are not in it: a new one shows with the next entry.
    return tagged(version && [...version, input.query], translator, async () => {
      const within = chapter === undefined ? undefined : await findStretch(services, tableId, chapter);
      const { lines, newer } = await readLogPage(services, tableId, reading, {
        from: Math.max(from ?? 1, within?.first ?? 1),
        to: Math.min(to ?? MOST_SEQ, within?.last ?? MOST_SEQ),
        after,
        size,
      });
      return ok(translate({ entries: lines.map(logLineOf), next: newer }, translator));
    });
  },
);

export const listChapters = route(
  {
    method: 'get',
    path: '/tables/:table/chapters',
    tag: 'Tables',
    summary: 'The chapters of the game so far and their parts, with their first and last entries',
    description:
      'Empty for a game that has none. What was taken back belongs to the chapter that the game went back to.',
    access: reader,
    input: z.object({ params: tableParams }),
    responses: {
      200: { description: 'In order', schema: z.strictObject({ chapters: z.array(chapterSchema) }) },
    },
  },
  async ({ services, translator, tableId }) =>
    ok(translate({ chapters: await readChapters(services, await readTableRow(services, tableId)) }, translator)),
);

export const readDecisions = route(
  {
    method: 'get',
    path: '/tables/:table/decisions',
    tag: 'Play',
    summary: 'What is open at a table, and what you are asked, with every legal answer',
    access: reader,
    input: z.object({ params: tableParams }),
    responses: {
      200: {
        description: 'The open decisions, and the entry to name as `expectedSeq`',
        schema: z.strictObject({
          seq: z.int(),
          decisions: z.array(openDecisionSchema),
          optionalActions: z.array(openOptionalActionSchema).openapi({ description: 'What you may do beside that' }),
        }),
      },
    },
  },
  async ({ services, translator, tableId, viewer }) => {
    const { seq, decisions, optionalActions } = await viewTable(services, tableId, viewer);
    const open = decisions.map(({ mine, ...decision }) => ({
      ...decision,
      ...(mine ? { mine: { ...mine, answerSchema: answerSchema(mine.choice, translator.t) } } : {}),
    }));
    const offered = optionalActions.map(({ question, ...optionalAction }) => ({
      ...optionalAction,
      question: { ...question, answerSchema: answerSchema(question.choice, translator.t) },
    }));
    return ok(translate({ seq, decisions: open, optionalActions: offered }, translator));
  },
);
