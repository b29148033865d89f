import { seesSeat } from '../../access/sees-seat.ts';
import { type Followed, link } from '../route/guards/link.ts';
import { type PageCall, page } from '../route/page.ts';
import type { Reply } from '../route/reply.ts';
import { linkSitting } from './link-sitting.ts';
import type { OptionalActionSitting } from './optional-action-form.ts';
import { sendOptionalAction, showOptionalAction } from './optional-action-pages.ts';
import { showStaleLink } from './stale-link.ts';

/*
 * The form of an optional action behind a link in a mail: its reader need not sign in, and it opens nothing but this
 * one form. The link lives as long as the optional action is open to its seat.
 */

export const showLinkOptionalAction = page({ method: 'get', path: '/o/:token', access: link('action') }, (call) =>
  whileLive(call, (at) => showOptionalAction(call, at)),
);
export const sendLinkOptionalAction = page({ method: 'post', path: '/o/:token', access: link('action') }, (call) =>
  whileLive(call, (at) => sendOptionalAction(call, at)),
);

async function whileLive(
  call: PageCall & Followed<'action'>,
  act: (at: OptionalActionSitting) => Promise<Reply>,
): Promise<Reply> {
  const { context, services, caller, fields, token, reading } = call;
  const { link } = reading;
  const { tableId, seat, playerId, decision } = link;
  const signedIn = caller.kind === 'player' && caller.player.id === playerId;
  const sitting = await linkSitting(context, link, `/t/${tableId}/compose`, 'link');
  const at = { sitting, optionalAction: decision, action: `/o/${token}`, alone: !signedIn };
  if (reading.state === 'live') return act(at);
  const key = fields.get('key') ?? '';
  const sent = await services.db.submission.findUnique({ where: { tableId_seat_key: { tableId, seat, key } } });
  if (sent && (await seesSeat(services, link))) return act(at);
  return showStaleLink(call, link, reading.why);
}
