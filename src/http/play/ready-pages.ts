import { Refusal } from '../../kernel/refusal.ts';
import { placeAfter } from '../../log/read-entries.ts';
import { viewTable } from '../../play/view-table.ts';
import { setReady } from '../../play/windows/set-ready.ts';
import { attempt } from '../forms/refused-form.ts';
import { link } from '../route/guards/link.ts';
import { seat } from '../route/guards/seat.ts';
import { type PageCall, page } from '../route/page.ts';
import type { Reply } from '../route/reply.ts';
import { showDone, showSettled } from './done-page.ts';
import { goOn } from './go-on.ts';
import { linkSitting } from './link-sitting.ts';
import { composing } from './own-composer.ts';
import type { Sitting } from './sitting.ts';
import { showStaleLink } from './stale-link.ts';

/*
 * A seat says that it is ready with what it has answered in secret, or that it is not any more: two buttons, for a
 * player on the pages or behind a link.
 */

export const setOwnReady = page({ method: 'post', path: '/t/:table/compose/ready', access: seat }, (call) =>
  setReadyOnPage(call, composing(call)),
);

export const setLinkReady = page({ method: 'post', path: '/c/:token/ready', access: link('compose') }, async (call) => {
  const { context, token, reading } = call;
  if (reading.state === 'stale') return showStaleLink(call, reading.link, reading.why);
  const sitting = await linkSitting(context, reading.link, `/c/${token}`, 'link');
  return setReadyOnPage(call, sitting, (same) => goOn(call, same));
});

/** `afterwards` says where the player goes on: with the last who is ready the question closes, and its link with it. */
async function setReadyOnPage(
  call: PageCall,
  sitting: Sitting,
  afterwards: (sitting: Sitting) => Promise<Sitting> = (same) => Promise.resolve(same),
): Promise<Reply> {
  const { services, fields } = call;
  const { tableId, seat, playerId } = sitting;
  const before = await viewTable(services, tableId, seat);
  const wanted = {
    tableId,
    seat,
    playerId,
    decision: fields.get('decision') ?? '',
    ready: fields.get('ready') === 'yes',
  };
  const done = await attempt(() => setReady(services, wanted));
  if (done instanceof Refusal) return showSettled(call, sitting, done.reason);
  return showDone(call, await afterwards(sitting), { after: placeAfter(before.seq), to: done.seq });
}
