import { Router } from 'express';
import { listCaughtMails, listMailboxes } from '../../mail/mailbox/list-caught-mails.ts';
import { readCaughtMail } from '../../mail/mailbox/read-caught-mail.ts';
import type { HttpContext } from '../context.ts';
import { queryOf } from '../forms/form-of-request.ts';
import { sendPage } from '../page/render-page.ts';

/** What a mail may do in its frame: show its own styles and pictures, and open links in the whole window. */
const FRAME_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** The built-in mailbox of a server that sends no mail. Everybody can read everything in it: for development only. */
export function mailboxPages(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  router.use('/mailbox', (_req, _res, next) => {
    next(services.settings.builtInMailbox ? undefined : 'router');
  });

  router.get('/mailbox', async (req, res) => {
    // No address has the zero character, and no database keeps it.
    const to = (queryOf(req).get('to') ?? '').replaceAll('\0', '');
    const [mails, addresses] = await Promise.all([
      listCaughtMails(services, { to: to === '' ? undefined : to }),
      listMailboxes(services),
    ]);
    const people = addresses.map((address) => ({
      address,
      query: encodeURIComponent(address),
      current: address === to,
    }));
    sendPage(context, req, res, { name: 'mailbox', data: { mails, people, to } });
  });

  router.get('/mailbox/:mail', async (req, res) => {
    const { headers, ...mail } = await readCaughtMail(services, req.params.mail);
    const lines = headers.map(({ name, value }) => `${name}: ${value}`);
    sendPage(context, req, res, { name: 'mail', data: { ...mail, headers: lines.join('\n') } });
  });

  router.get('/mailbox/:mail/html', async (req, res) => {
    const { html } = await readCaughtMail(services, req.params.mail);
    res
      .set('Content-Security-Policy', FRAME_POLICY)
      .type('html')
      .send(html === undefined ? '' : withBase(html));
  });
  return router;
}

/** Every link of a mail opens in the whole window, and not in its frame. */
function withBase(html: string): string {
  const base = '<base target="_top">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html;
}
