import { viewerOf } from '../../access/viewer-of.ts';
import { DISPUTE_TYPES, isPrivate } from '../../disputes/dispute.ts';
import { moderationPolicy } from '../../disputes/moderation-policy.ts';
import { openDispute } from '../../disputes/open-dispute.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { readLog } from '../../log/read-log.ts';
import { viewTable } from '../../play/view-table.ts';
import { wholeOf } from '../desk/moderate-table.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { disputant } from '../route/guards/disputant.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';
import { typeWords } from './dispute-words.ts';

async function show(
  call: PageCall & ByPlayer & { readonly tableId: string },
  fields: URLSearchParams,
  form: RefusedForm = FRESH,
): Promise<Reply> {
  const { services, tableId, player } = call;
  const viewer = await viewerOf(services, tableId, player.id);
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
  return shown({ name: 'moderation-new-dispute', data, status: form.status });
}

/** A seat calls the moderator: to a point of the log (`?seq=41`), or to the table. */
export const showNewDispute = page({ method: 'get', path: '/t/:table/dispute', access: disputant }, (call) =>
  show(call, call.query),
);
export const openDisputeOnPage = page(
  { method: 'post', path: '/t/:table/dispute', access: disputant },
  async (call) => {
    const { services, fields, player, tableId } = call;
    const given = fields.get('seq')?.trim() ?? '';
    const opened = await attempt(() =>
      openDispute(services, {
        tableId,
        playerId: player.id,
        type: fields.get('type') ?? '',
        text: fields.get('text') ?? '',
        seq: given === '' ? undefined : Number(given),
        pause: fields.get('pause') === 'yes',
      }),
    );
    if (!(opened instanceof Refusal)) return redirect(`/t/${tableId}/disputes/${opened.id}`);
    return show(call, fields, refusedForm(opened, aboutOf(opened)));
  },
);

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
