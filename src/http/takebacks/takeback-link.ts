import { type Request, type Response, Router } from 'express';
import { markLinkUsed } from '../../mail/links/mark-link-used.ts';
import { readLink } from '../../mail/links/read-link.ts';
import type { HttpContext } from '../context.ts';
import { sendPage } from '../page/render-page.ts';
import { translatorFor } from '../play/link-reader.ts';
import { showConsent, takeConsent } from './consent-page.ts';

type LinkRequest = Request<{ token: string }>;

/**
 * The request behind a link in a mail: its reader need not sign in to consent or refuse. GET shows, POST acts, once. A
 * link whose request is closed only says what became of it: old mails get forwarded.
 */
export function takebackLink(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const open = async (req: LinkRequest, res: Response) => {
    const reading = await readLink(services, 'takeback', req.params.token);
    const { link } = reading;
    const { tableId, seat, playerId, takebackId } = link;
    const translator = await translatorFor(context, playerId);
    if (reading.state === 'live') return { link, consenting: { tableId, seat, playerId, takebackId, translator } };
    const title = translator.text('pages.link.over-title');
    const at = { href: `/t/${tableId}`, label: { key: 'takebacks.consent-see' } };
    const data = { title, text: reading.why, link: at };
    sendPage(context, req, res, { name: 'notice', data, status: req.method === 'POST' ? 409 : 410, translator });
    return undefined;
  };

  router.get('/k/:token', async (req: LinkRequest, res) => {
    const opened = await open(req, res);
    if (opened) await showConsent(context, req, res, opened.consenting);
  });

  router.post('/k/:token', async (req: LinkRequest, res) => {
    const opened = await open(req, res);
    if (!opened) return;
    await takeConsent(context, req, res, opened.consenting);
    await markLinkUsed(services, opened.link);
  });

  return router;
}
