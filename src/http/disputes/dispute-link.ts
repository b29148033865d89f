import { readDispute } from '../../disputes/read-dispute.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { markLinkUsed } from '../../mail/links/mark-link-used.ts';
import { viewTable } from '../../play/view-table.ts';
import { FRESH, type RefusedForm } from '../forms/refused-form.ts';
import { translatorFor } from '../page/translator-for.ts';
import { type Followed, link } from '../route/guards/link.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';
import { doInDispute } from './dispute-acts.ts';
import { disputeModel } from './dispute-model.ts';

type Shown = { readonly fields?: URLSearchParams; readonly form?: RefusedForm };

type Asked = PageCall & Followed<'dispute'>;

/** The link of a mail about a dispute: its party reads and writes there without signing in, and nothing more. */
export const showDisputeLink = page({ method: 'get', path: '/d/:token', access: link('dispute') }, (call) =>
  show(call),
);
export const talkByLink = page({ method: 'post', path: '/d/:token/talk', access: link('dispute') }, (call) =>
  act(call, 'talk'),
);
export const withdrawByLink = page({ method: 'post', path: '/d/:token/withdraw', access: link('dispute') }, (call) =>
  act(call, 'withdraw'),
);

async function show(call: Asked, { fields = new URLSearchParams(), form = FRESH }: Shown = {}): Promise<Reply> {
  const { context, services, token } = call;
  const link = liveLink(call);
  const whole = await readDispute(services, link);
  // What only a moderator may do needs signing in.
  const dispute = { ...whole, moderates: false, can: { ...whole.can, take: false, resolve: false } };
  const { seats } = await viewTable(services, link.tableId, 'spectator');
  const data = disputeModel({ dispute, seats, fields, form, base: `/d/${token}`, signedIn: false });
  const translator = await translatorFor(context, link.playerId);
  return shown({ name: 'moderation-dispute', data, status: form.status, translator });
}

async function act(call: Asked, does: 'talk' | 'withdraw'): Promise<Reply> {
  const { services, fields, token } = call;
  const link = liveLink(call);
  const form = await doInDispute(services, link, does, fields);
  if (form) return show(call, { fields, form });
  await markLinkUsed(services, link);
  return redirect(`/d/${token}`);
}

function liveLink({ reading }: Asked) {
  if (reading.state === 'stale') throw new Refusal('not-found', reading.why);
  return reading.link;
}
