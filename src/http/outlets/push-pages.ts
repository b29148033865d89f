import { Refusal } from '../../kernel/refusal.ts';
import { subscribe, unsubscribe } from '../../outlets/push/subscriptions.ts';
import { attempt, refusedForm } from '../forms/refused-form.ts';
import { player } from '../route/guards/player.ts';
import { page } from '../route/page.ts';
import { redirect } from '../route/reply.ts';
import { feedsPage } from './feeds-pages.ts';

/** A script has asked the browser, and sends what it got. */
export const subscribeOnPage = page(
  { method: 'post', path: '/preferences/feeds/push', access: player },
  async (call) => {
    const { services, player, fields } = call;
    const given = {
      endpoint: fields.get('endpoint') ?? '',
      p256dh: fields.get('p256dh') ?? '',
      auth: fields.get('auth') ?? '',
    };
    const made = await attempt(() => subscribe(services, player.id, given));
    if (made instanceof Refusal) return feedsPage(call, { form: refusedForm(made) });
    return redirect('/preferences/feeds?said=subscribed');
  },
);

export const unsubscribeOnPage = page(
  { method: 'post', path: '/preferences/feeds/push/:subscription/end', access: player },
  async ({ services, player, params }) => {
    await unsubscribe(services, player.id, params.subscription);
    return redirect('/preferences/feeds?said=unsubscribed');
  },
);
