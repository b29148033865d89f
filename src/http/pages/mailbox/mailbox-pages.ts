import { Router } from 'express';
import { msg } from '../../../i18n/msg.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isId } from '../../../platform/is-id.ts';
import type { HttpContext } from '../../context.ts';
import { queryOf } from '../forms/form-of-request.ts';
import { sendPage } from '../render-page.ts';
import { readMail } from './read-mail.ts';

const MOST = 100;

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
  const { db, settings } = context.services;
  const router = Router();

  router.use('/mailbox', (_req, _res, next) => {
    next(settings.builtInMailbox ? undefined : 'router');
  });

  router.get('/mailbox', async (req, res) => {
    // No address has the zero character, and no database keeps it.
    const to = (queryOf(req).get('to') ?? '').replaceAll('\0', '');
    const [rows, addresses] = await Promise.all([
      db.caughtMail.findMany({ where: to === '' ? {} : { to }, orderBy: { at: 'desc' }, take: MOST }),
      db.caughtMail.groupBy({ by: ['to'], orderBy: { to: 'asc' }, take: MOST }),
    ]);
    const mails = await Promise.all(
      rows.map(async ({ id, to: address, at, raw }) => ({
        id,
        to: address,
        at,
        subject: (await readMail(raw)).subject,
      })),
    );
    const people = addresses.map(({ to: address }) => ({
      address,
      query: encodeURIComponent(address),
      current: address === to,
    }));
    sendPage(context, req, res, { name: 'mailbox', data: { mails, people, to } });
  });

  router.get('/mailbox/:mail', async (req, res) => {
    const row = await caught(req.params.mail);
    const mail = await readMail(row.raw);
    sendPage(context, req, res, { name: 'mail', data: { ...mail, id: row.id, to: row.to, at: row.at } });
  });

  router.get('/mailbox/:mail/html', async (req, res) => {
    const row = await caught(req.params.mail);
    const { html } = await readMail(row.raw);
    res
      .set('Content-Security-Policy', FRAME_POLICY)
      .type('html')
      .send(html ?? '');
  });

  const caught = async (id: string) => {
    const row = isId(id) ? await db.caughtMail.findUnique({ where: { id } }) : undefined;
    if (!row) throw new Refusal('not-found', msg('pages.mailbox.not-found'));
    return row;
  };
  return router;
}
