import { askOdds, tryOdds } from '../../planning/try-odds.ts';
import { refuse } from '../../platform/refuse.ts';
import { seat } from '../route/guards/seat.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { answerSchema, choiceSchema } from '../schemas/decision.ts';
import { tableParams, words } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const percent = z.int().min(0).max(100);
const chances = z
  .strictObject({ won: percent, lost: percent })
  .openapi('Chances', { description: 'In hundredths of all tries; what is left was neither' });
const rowSchema = z
  .strictObject({
    label: words.openapi({ description: 'What you would do' }),
    chances,
    says: z.array(words),
    against: z
      .array(z.strictObject({ label: words, chances }))
      .openapi({ description: 'The same by what the other side does' }),
  })
  .openapi('OddsRow');
const place = z.string().max(64).openapi({ description: 'The id of a place on the board, such as an area' });

export const askMyOdds = route(
  {
    method: 'get',
    path: '/tables/:table/plan/odds',
    tag: 'Play',
    summary: 'What fight you could try in a place for planning: the form, and how it is filled in to begin with',
    access: seat,
    input: z.object({ params: tableParams, query: z.strictObject({ place: place.default('') }) }),
    responses: {
      200: {
        description: 'The form',
        schema: z.strictObject({ prompt: words, about: words, choice: choiceSchema, given: answerSchema }),
      },
    },
  },
  async ({ services, tableId, seat: own, translator, input }) => {
    const asked = await askOdds(services, { tableId, seat: own, place: input.query.place });
    if (!asked) throw refuse('bad-input', 'planning.no-odds');
    return ok(translate(asked, translator));
  },
);

export const tryMyOdds = route(
  {
    method: 'post',
    path: '/tables/:table/plan/odds',
    tag: 'Play',
    summary: 'Try a fight a thousand times, with your own pieces and a guess at theirs',
    description:
      'By what you see alone; nothing is written, and nobody learns of it. The same answer in the same position ' +
      'gives the same chances.',
    access: seat,
    input: z.object({ params: tableParams, body: z.strictObject({ place, answer: answerSchema }) }),
    responses: {
      200: { description: 'The chances', schema: z.strictObject({ rows: z.array(rowSchema) }) },
    },
  },
  async ({ context, services, tableId, seat: own, player, translator, input }) => {
    const at = { tableId, seat: own, ...input.body };
    const rows = await context.odds.run(player.id, (threads) => tryOdds(services, threads, at));
    return ok(translate({ rows }, translator));
  },
);
