import { type MessageKey, msg } from '../../i18n/msg.ts';
import { calendarSince, calendarUrl, endCalendar, renewCalendar } from '../../outlets/calendar/calendar-feed.ts';
import { findPushKeys } from '../../outlets/push/push-keys.ts';
import { listSubscriptions } from '../../outlets/push/subscriptions.ts';
import { FRESH, type RefusedForm } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';

const PATH = '/preferences/feeds';

/** What was just done: `?said=ended`. */
const SAID: { readonly [what: string]: MessageKey } = {
  ended: 'outlets.said-ended',
  subscribed: 'outlets.said-subscribed',
  unsubscribed: 'outlets.said-unsubscribed',
};

type Shown = { readonly form?: RefusedForm; readonly made?: string };

/** The page, with the address of a calendar that was just made, or a form that was not taken. */
export async function feedsPage(call: PageCall & ByPlayer, { form = FRESH, made }: Shown = {}): Promise<Reply> {
  const { services, player, query } = call;
  const said = SAID[query.get('said') ?? ''];
  const data = {
    form,
    made,
    said: said && msg(said),
    since: await calendarSince(services, player.id),
    pushKey: (await findPushKeys(services))?.publicKey,
    browsers: await listSubscriptions(services, player.id),
  };
  return shown({ name: 'feeds', data, status: form.status, scripts: ['push.js'] });
}

/** What of a player's tables goes to their other programs: the calendar of deadlines, notices on the phone. */
export const showFeeds = page({ method: 'get', path: PATH, access: player }, (call) => feedsPage(call));

export const renewCalendarOnPage = page(
  { method: 'post', path: '/preferences/feeds/calendar', access: player },
  async (call) => {
    const secret = await renewCalendar(call.services, call.player.id);
    // Shown in the answer itself: the secret is kept nowhere, so there is no page to go on to.
    return feedsPage(call, { made: calendarUrl(call.services.settings.baseUrl, secret) });
  },
);

export const endCalendarOnPage = page(
  { method: 'post', path: '/preferences/feeds/calendar/end', access: player },
  async ({ services, player }) => {
    await endCalendar(services, player.id);
    return redirect(`${PATH}?said=ended`);
  },
);
