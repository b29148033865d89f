import { listCaughtMails, listMailboxes } from '../../mail/mailbox/list-caught-mails.ts';
import { readCaughtMail } from '../../mail/mailbox/read-caught-mail.ts';
import { mailbox } from '../route/guards/mailbox.ts';
import { page } from '../route/page.ts';
import { bytes, shown } from '../route/reply.ts';

/** What a mail may do in its frame: show its own styles and pictures, and open links in the whole window. */
const FRAME_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** The built-in mailbox of a server that sends no mail. Everybody can read everything in it: for development only. */
export const showMailbox = page({ method: 'get', path: '/mailbox', access: mailbox }, async ({ services, query }) => {
  // No address has the zero character, and no database keeps it.
  const to = (query.get('to') ?? '').replaceAll('\0', '');
  const [mails, addresses] = await Promise.all([
    listCaughtMails(services, { to: to === '' ? undefined : to }),
    listMailboxes(services),
  ]);
  const people = addresses.map((address) => ({
    address,
    query: encodeURIComponent(address),
    current: address === to,
  }));
  return shown({ name: 'mailbox', data: { mails, people, to } });
});

export const showMail = page(
  { method: 'get', path: '/mailbox/:mail', access: mailbox },
  async ({ services, params }) => {
    const { headers, ...mail } = await readCaughtMail(services, params.mail);
    const lines = headers.map(({ name, value }) => `${name}: ${value}`);
    return shown({ name: 'mail', data: { ...mail, headers: lines.join('\n') } });
  },
);

export const showMailHtml = page(
  { method: 'get', path: '/mailbox/:mail/html', access: mailbox },
  async ({ services, params }) => {
    const { html } = await readCaughtMail(services, params.mail);
    return bytes(html === undefined ? '' : withBase(html), 'html', { 'Content-Security-Policy': FRAME_POLICY });
  },
);

/** Every link of a mail opens in the whole window, and not in its frame. */
function withBase(html: string): string {
  const base = '<base target="_top">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html;
}
