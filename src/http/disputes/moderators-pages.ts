import { type Request, type Response, Router } from 'express';
import { viewerOf } from '../../access/viewer-of.ts';
import { readTableActs } from '../../audit/read-acts.ts';
import { changeModerationPolicy } from '../../disputes/change-policy.ts';
import { dismissModerator } from '../../disputes/dismiss-moderator.ts';
import { listDisputes } from '../../disputes/list-disputes.ts';
import { may } from '../../disputes/may.ts';
import { type ModerationPolicy, moderationPolicy } from '../../disputes/moderation-policy.ts';
import { nominateModerator } from '../../disputes/nominations/nominate-moderator.ts';
import { standingAt } from '../../disputes/standing-at.ts';
import { moderatorsOf } from '../../disputes/table-moderators.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { noSuchTable } from '../../platform/refuse.ts';
import { viewTable } from '../../play/view-table.ts';
import type { HttpContext } from '../context.ts';
import { auditModel } from '../desk/audit-model.ts';
import { formOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { playerOf } from '../middleware/caller.ts';
import { needPlayer } from '../page/need-player.ts';
import { sendPage } from '../page/render-page.ts';
import { typeWords } from './dispute-words.ts';
import { nominationLines } from './nomination-lines.ts';

type TableRequest = Request<{ table: string }>;

/**
 * How a table is moderated, for its people: by whom, which disputes there are, and, when the game is over, what the
 * moderators looked at. The host says who moderates.
 */
export function moderationPage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const show = async (req: TableRequest, res: Response, fields = new URLSearchParams(), form: RefusedForm = FRESH) => {
    const tableId = req.params.table;
    const playerId = playerOf(res).id;
    const standing = await standingAt(services, tableId, playerId);
    const moderates = may(standing, 'moderate');
    if (!moderates) await viewerOf(services, tableId, playerId);
    const table = await viewTable(services, tableId, 'spectator');
    const [people, disputes] = [
      await moderatorsOf(services, tableId),
      await listDisputes(services, { tableId, playerId }),
    ];
    const appointed = await services.db.tableModerator.findMany({ where: { tableId } });
    const own = people.own.map((one) => ({
      ...one,
      appointed: appointed.some((row) => row.playerId === one.playerId),
    }));
    const row = await services.db.table.findUnique({ where: { id: tableId }, select: { policy: true } });
    const policy = moderationPolicy(row?.policy);
    const open = table.status === 'finished' || moderates;
    const data = {
      table,
      form,
      own: own.map((one) => ({ ...one, mine: one.playerId === playerId })),
      site: people.site.length,
      nominations: await nominationLines(services, tableId, playerId),
      mayAppoint: may(standing, 'appoint'),
      mayDispute: may(standing, 'dispute'),
      desk: moderates ? `/desk/t/${tableId}` : undefined,
      email: textField('email', fields.get('email') ?? '', form),
      policy,
      settings: table.status === 'forming' && may(standing, 'appoint') ? policyFields(policy, fields, form) : undefined,
      disputes: disputes.map((dispute) => ({
        ...dispute,
        href: `/t/${tableId}/disputes/${dispute.id}`,
        type: typeWords(dispute.type),
        stateWords: msg(`moderation.state-${dispute.state}`),
      })),
      open,
      looks: open ? auditModel(await readTableActs(services, tableId)) : undefined,
    };
    sendPage(context, req, res, { name: 'moderation-table-people', data, status: form.status });
  };

  router.get('/t/:table/moderation', needPlayer, (req: TableRequest, res: Response) => show(req, res));
  router.post('/t/:table/moderators', needPlayer, async (req: TableRequest, res: Response) => {
    const fields = formOf(req);
    const tableId = req.params.table;
    const email = fields.get('email') ?? '';
    const done = await attempt(() => nominateModerator(services, { tableId, playerId: playerOf(res).id, email }));
    if (done instanceof Refusal) return show(req, res, fields, refusedForm(done, { about: 'email' }));
    res.redirect(303, `/t/${tableId}/moderation`);
  });
  router.post('/t/:table/moderation', needPlayer, async (req: TableRequest, res: Response) => {
    const fields = formOf(req);
    const tableId = req.params.table;
    const policy = {
      hostModerates: fields.get('hostModerates') === 'yes',
      disputePauseHours: hoursOf(fields.get('disputePauseHours')),
      disputeEscalationHours: hoursOf(fields.get('disputeEscalationHours')),
    };
    const done = await attempt(() => changeModerationPolicy(services, { tableId, playerId: playerOf(res).id, policy }));
    if (!(done instanceof Refusal)) {
      context.callers.forget(playerOf(res).id);
      return res.redirect(303, `/t/${tableId}/moderation`);
    }
    const about = FIELD_OF[done.reason.key];
    return show(req, res, fields, refusedForm(done, about === undefined ? {} : { about }));
  });
  router.post('/t/:table/moderators/dismiss', needPlayer, async (req: TableRequest, res: Response) => {
    const tableId = req.params.table;
    const playerId = playerOf(res).id;
    const moderatorId = formOf(req).get('moderator') ?? '';
    await dismissModerator(services, { tableId, playerId, moderatorId });
    context.callers.forget(moderatorId);
    if (moderatorId !== playerId) return res.redirect(303, `/t/${tableId}/moderation`);
    // A moderator who gives it up may have no more business at the table.
    const stays = await attemptView(tableId, playerId);
    res.redirect(303, stays ? `/t/${tableId}/moderation` : '/desk');
  });

  const attemptView = async (tableId: string, playerId: string): Promise<boolean> => {
    try {
      await viewerOf(services, tableId, playerId);
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.code === noSuchTable().code) return false;
      throw error;
    }
  };
  return router;
}

const FIELD_OF: { readonly [key: string]: string } = {
  'moderation.bad-pause-hours': 'disputePauseHours',
  'moderation.bad-escalation-hours': 'disputeEscalationHours',
};

function hoursOf(text: string | null): number {
  return text === null || text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
}

/** The host's settings as the form shows them. */
function policyFields(policy: ModerationPolicy, fields: URLSearchParams, form: RefusedForm) {
  const hours = (name: 'disputePauseHours' | 'disputeEscalationHours') =>
    textField(name, fields.get(name) ?? String(policy[name]), form);
  return {
    hostModerates: fields.has('disputePauseHours') ? fields.get('hostModerates') === 'yes' : policy.hostModerates,
    pause: hours('disputePauseHours'),
    escalation: hours('disputeEscalationHours'),
  };
}
