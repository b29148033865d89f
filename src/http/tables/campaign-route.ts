import { readTableRow } from '../../tables/table-row.ts';
import { reader } from '../route/guards/reader.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { chronicleSchema } from '../schemas/chronicle.ts';
import { seqInQuery, tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';
import { tellChronicle } from './told-chronicle.ts';

/** The same as the page of the campaign, but for the board: that is read as of a chapter's end. */
export const readCampaign = route(
  {
    method: 'get',
    path: '/tables/:table/campaign',
    tag: 'Tables',
    summary: 'The game in figures, chapter by chapter, and what lasted: wars, truces, alliances',
    description: 'The newest 144 chapters, the same for all readers; 404 for games that tell no such story.',
    access: reader,
    input: z.object({
      params: tableParams,
      query: z.strictObject({
        before: seqInQuery.optional().openapi({ description: 'The `older` of the answer before: what came before it' }),
      }),
    }),
    responses: { 200: { description: 'In order', schema: chronicleSchema } },
  },
  async ({ services, translator, tableId, input: { query } }) => {
    const told = await tellChronicle(services, await readTableRow(services, tableId), query.before);
    const { title, lines, charts, moments, spans, older } = told;
    return ok(
      translate(
        {
          title,
          lines,
          charts: charts.map((chart) => ({ id: chart.id, title: chart.title, bands: chart.bands })),
          moments: moments.map(({ seq, id, name, moment: { figures } }) => ({ seq, chapter: id, name, figures })),
          lasting: spans,
          older,
        },
        translator,
      ),
    );
  },
);
