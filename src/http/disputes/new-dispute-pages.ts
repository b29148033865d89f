import { type Request, type Response, Router } from 'express';
import { viewerOf } from '../../access/viewer-of.ts';
import { DISPUTE_TYPES, isPrivate } from '../../disputes/dispute.ts';
import { moderationPolicy } from '../../disputes/moderation-policy.ts';
import { openDispute } from '../../disputes/open-dispute.ts';
import { checkMay } from '../../disputes/standing-at.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { readLog } from '../../log/read-log.ts';
import { viewTable } from '../../play/view-table.ts';
import type { HttpContext } from '../context.ts';
import { wholeOf } from '../desk/moderate-table.ts';
import { formOf, queryOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { playerOf } from '../middleware/caller.ts';
import { needPlayer } from '../page/need-player.ts';
import { sendPage } from '../page/render-page.ts';
import { typeWords } from './dispute-words.ts';

type TableRequest = Request<{ table: string }>;

/** A seat calls the moderator: to a point of the log (`?seq=41`), or to the table. */
export function disputePage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const show = async (req: TableRequest, res: Response, fields: URLSearchParams, form: RefusedForm = FRESH) => {
    const tableId = req.params.table;
    const playerId = playerOf(res).id;
    await checkMay(services, { tableId, playerId }, 'dispute');
    const viewer = await viewerOf(services, tableId, playerId);
    const table = await viewTable(services, tableId, viewer);
    const seq = wholeOf(fields.get('seq'));
    const known = seq !== undefined && seq >= 1 && seq <= table.seq;
    const [line] = known ? await readLog(services, tableId, viewer, { from: seq, to: seq }) : [];
    const row = await services.db.table.findUnique({ where: { id: tableId }, select: { policy: true } });
    const policy = moderationPolicy(row?.policy);
    const picked = fields.get('type');
    const data = {
      table,
      form,
      action: `/t/${tableId}/dispute`,
      seq: textField('seq', fields.get('seq') ?? '', form),
      line,
      types: DISPUTE_TYPES.map((type) => ({
        id: `type=${type}`,
        value: type,
        label: typeWords(type),
        help: msg(isPrivate(type) ? 'moderation.read-private' : 'moderation.read-public'),
        detail: msg(`moderation.type-help-${type}`),
        picked: type === picked,
      })),
      typeProblem: form.problems.find(({ field }) => field === 'type')?.reason,
      text: textField('text', fields.get('text') ?? '', form),
      pause: policy.disputePauseHours > 0 && table.status === 'playing' ? policy.disputePauseHours : undefined,
      pauseWanted: fields.get('pause') === 'yes',
      escalation: policy.disputeEscalationHours,
    };
    sendPage(context, req, res, { name: 'moderation-new-dispute', data, status: form.status });
  };

  router.get('/t/:table/dispute', needPlayer, (req: TableRequest, res: Response) => show(req, res, queryOf(req)));
  router.post('/t/:table/dispute', needPlayer, async (req: TableRequest, res: Response) => {
    const fields = formOf(req);
    const tableId = req.params.table;
    const given = fields.get('seq')?.trim() ?? '';
    const opened = await attempt(() =>
      openDispute(services, {
        tableId,
        playerId: playerOf(res).id,
        type: fields.get('type') ?? '',
        text: fields.get('text') ?? '',
        seq: given === '' ? undefined : Number(given),
        pause: fields.get('pause') === 'yes',
      }),
    );
    if (!(opened instanceof Refusal)) return res.redirect(303, `/t/${tableId}/disputes/${opened.id}`);
    return show(req, res, fields, refusedForm(opened, aboutOf(opened)));
  });
  return router;
}

/** Which field a refusal is about. */
const FIELDS: { readonly [key: string]: string } = {
  'moderation.no-such-type': 'type',
  'moderation.no-text': 'text',
  'moderation.bad-characters': 'text',
  'moderation.text-too-long': 'text',
  'moderation.no-such-entry': 'seq',
};

function aboutOf({ reason }: Refusal) {
  const about = FIELDS[reason.key];
  return about === undefined ? {} : { about };
}
