import { markLinkUsed } from '../../mail/links/mark-link-used.ts';
import { translatorFor } from '../page/translator-for.ts';
import { type Followed, link } from '../route/guards/link.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, shown } from '../route/reply.ts';
import { type Consenting, showConsent, takeConsent } from './consent-page.ts';

type Asked = PageCall & Followed<'takeback'>;

/**
 * The request behind a link in a mail: its reader need not sign in to consent or refuse. GET shows, POST acts, once. A
 * link whose request is closed only says what became of it: old mails get forwarded.
 */
export const showTakebackLink = page({ method: 'get', path: '/k/:token', access: link('takeback') }, (call) =>
  whileOpen(call, (consenting) => showConsent(call, consenting)),
);

export const answerTakebackLink = page({ method: 'post', path: '/k/:token', access: link('takeback') }, (call) =>
  whileOpen(call, async (consenting) => {
    const answered = await takeConsent(call, consenting);
    await markLinkUsed(call.services, call.reading.link);
    return answered;
  }),
);

async function whileOpen(call: Asked, act: (consenting: Consenting) => Promise<Reply>): Promise<Reply> {
  const { context, posted, reading } = call;
  const { tableId, seat, playerId, takebackId } = reading.link;
  const translator = await translatorFor(context, playerId);
  if (reading.state === 'live') return act({ tableId, seat, playerId, takebackId, translator });
  const title = translator.text('pages.link.over-title');
  const at = { href: `/t/${tableId}`, label: { key: 'takebacks.consent-see' } };
  const data = { title, text: reading.why, link: at };
  return shown({ name: 'notice', data, status: posted ? 409 : 410, translator });
}
