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
import type { Services } from '../../platform/services.ts';
import { viewTable } from '../../play/view-table.ts';
import { auditModel } from '../desk/audit-model.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { appointer } from '../route/guards/appointer.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';
import { typeWords } from './dispute-words.ts';
import { nominationLines } from './nomination-lines.ts';

type Asked = PageCall & ByPlayer & { readonly params: { readonly table: string } };

async function show(call: Asked, fields = new URLSearchParams(), form: RefusedForm = FRESH): Promise<Reply> {
  const { services, params, player } = call;
  const tableId = params.table;
  const playerId = player.id;
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
  return shown({ name: 'moderation-table-people', data, status: form.status });
}

/**
 * How a table is moderated, for its people: by whom, which disputes there are, and, when the game is over, what the
 * moderators looked at. The host says who moderates.
 */
export const showModerators = page({ method: 'get', path: '/t/:table/moderation', access: player }, (call) =>
  show(call),
);
export const nominateOnPage = page(
  { method: 'post', path: '/t/:table/moderators', access: appointer },
  async (call) => {
    const { services, fields, player, tableId } = call;
    const email = fields.get('email') ?? '';
    const done = await attempt(() => nominateModerator(services, { tableId, playerId: player.id, email }));
    if (done instanceof Refusal) return show(call, fields, refusedForm(done, { about: 'email' }));
    return redirect(`/t/${tableId}/moderation`);
  },
);
export const changeModeration = page(
  { method: 'post', path: '/t/:table/moderation', access: appointer },
  async (call) => {
    const { context, services, fields, player, tableId } = call;
    const policy = {
      hostModerates: fields.get('hostModerates') === 'yes',
      disputePauseHours: hoursOf(fields.get('disputePauseHours')),
      disputeEscalationHours: hoursOf(fields.get('disputeEscalationHours')),
    };
    const done = await attempt(() => changeModerationPolicy(services, { tableId, playerId: player.id, policy }));
    if (!(done instanceof Refusal)) {
      context.callers.forget(player.id);
      return redirect(`/t/${tableId}/moderation`);
    }
    const about = FIELD_OF[done.reason.key];
    return show(call, fields, refusedForm(done, about === undefined ? {} : { about }));
  },
);
export const dismissOnPage = page(
  { method: 'post', path: '/t/:table/moderators/dismiss', access: player },
  async ({ context, services, params, fields, player }) => {
    const tableId = params.table;
    const playerId = player.id;
    const moderatorId = fields.get('moderator') ?? '';
    await dismissModerator(services, { tableId, playerId, moderatorId });
    context.callers.forget(moderatorId);
    if (moderatorId !== playerId) return redirect(`/t/${tableId}/moderation`);
    // A moderator who gives it up may have no more business at the table.
    const stays = await mayView(services, tableId, playerId);
    return redirect(stays ? `/t/${tableId}/moderation` : '/desk');
  },
);

async function mayView(services: Services, tableId: string, playerId: string): Promise<boolean> {
  try {
    await viewerOf(services, tableId, playerId);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === noSuchTable().code) return false;
    throw error;
  }
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
