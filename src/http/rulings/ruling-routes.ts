import { answerSchema } from '../../kernel/answer-schema.ts';
import { loadHead } from '../../log/load-head.ts';
import { possibleCorrections } from '../../rulings/possible-corrections.ts';
import { ruleTable } from '../../rulings/rule-table.ts';
import { tryRuling } from '../../rulings/try-ruling.ts';
import { moderator } from '../route/guards/moderator.ts';
import { created, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { correctionSchema, newRulingSchema, ruledSchema, trialSchema } from '../schemas/moderation.ts';
import { tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';
import { askedOut, comparisonOut } from './comparison-out.ts';

const input = z.object({ params: tableParams, body: newRulingSchema });

export const listCorrections = route(
  {
    method: 'get',
    path: '/desk/tables/:table/corrections',
    tag: 'Moderation',
    summary: 'What the game lets a moderator put right just now, with every possible answer',
    access: moderator,
    input: z.object({ params: tableParams }),
    responses: {
      200: { description: 'By name', schema: z.strictObject({ corrections: z.array(correctionSchema) }) },
    },
  },
  async ({ services, translator, tableId, note }) => {
    const head = await loadHead(services, tableId);
    await note({ what: 'state', data: { at: head.seq } });
    const corrections = possibleCorrections(head).map(({ name, label, question }) => ({
      name,
      label,
      ...question,
      answerSchema: answerSchema(question.choice, translator.t),
    }));
    return ok(translate({ corrections }, translator));
  },
);

export const tryTheRuling = route(
  {
    method: 'post',
    path: '/tables/:table/rulings/try',
    tag: 'Moderation',
    summary: 'What a ruling would do, tried on a copy',
    description: 'Nothing is written but that you tried it. Chance is not the table’s own, so no roll can be foreseen.',
    access: moderator,
    input,
    responses: { 200: { description: 'What would happen', schema: trialSchema } },
  },
  async ({ services, translator, player, tableId, input: { body }, note }) => {
    const { disputeId: dispute, ...wanted } = body;
    await note({ what: 'trial', disputeId: dispute, data: { ruling: body.ruling.type } });
    const trial = await tryRuling(services, { ...wanted, dispute, tableId, by: player.id });
    const { seq, written, voided, kept, restored, counts, warnings, decisions, outcome, comparison } = trial;
    const trialOut = {
      seq,
      written,
      voided,
      kept,
      restored,
      counts,
      warnings,
      asked: decisions.map(askedOut),
      outcome: outcome?.summary,
    };
    return ok({ ...Object(translate(trialOut, translator)), comparison: comparisonOut(comparison, translator) });
  },
);

export const makeRuling = route(
  {
    method: 'post',
    path: '/tables/:table/rulings',
    tag: 'Moderation',
    summary: 'Make a ruling',
    description:
      'An entry of the log with your name and reason; every seat is told by mail. The same ruling twice is one.',
    access: moderator,
    input,
    responses: { 201: { description: 'Made', schema: ruledSchema } },
  },
  async ({ services, player, tableId, input: { body } }) => {
    const { disputeId: dispute, ...wanted } = body;
    const ruled = await ruleTable(services, { ...wanted, dispute, tableId, by: player.id });
    return created(ruled, `/api/tables/${tableId}/log?from=${ruled.ruling}`);
  },
);
