import { type Request, type Response, Router } from 'express';
import { countMails, listMails, MAIL_LISTS, readMailList } from '../../administration/list-mails.ts';
import { resendMail } from '../../administration/resend-mail.ts';
import { liftSuppression, listSuppressions, suppressAddress } from '../../administration/suppress-address.ts';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { reasonText } from '../../mail/reasons.ts';
import { unknownNotifications } from '../../notifications/unknown-notifications.ts';
import type { HttpContext } from '../context.ts';
import { formOf, queryOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { playerOf, translatorOf } from '../middleware/caller.ts';
import { sendPage } from '../page/render-page.ts';

type Shown = { readonly form?: RefusedForm; readonly fields?: URLSearchParams; readonly done?: Message };

/** Mails that failed, wait or were held back; sending one again; addresses that are mailed nothing. */
export function mailPages(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const show = async (req: Request, res: Response, { form = FRESH, fields, done }: Shown = {}) => {
    const translator = translatorOf(req, res);
    const list = readMailList(queryOf(req).get('list') ?? 'failed');
    const [mails, counts, suppressions, unknown] = await Promise.all([
      listMails(services, list),
      countMails(services),
      listSuppressions(services),
      unknownNotifications(services),
    ]);
    const data = {
      form,
      done,
      unknown,
      lists: MAIL_LISTS.map((one) => ({
        id: one,
        label: translator.text('administration.mail-list', { list: one, count: counts[one] }),
        current: one === list,
      })),
      mails: mails.map(({ reason, ...mail }) => ({
        ...mail,
        why: reason === undefined ? undefined : reasonText(reason),
        again: list !== 'queued',
      })),
      suppressions,
      address: textField('address', fields?.get('address') ?? '', form),
      reason: textField('reason', fields?.get('reason') ?? '', form),
    };
    sendPage(context, req, res, { name: 'administration-mails', data, status: form.status });
  };

  router.get('/administration/mails', (req, res) => show(req, res));

  router.post('/administration/mails/suppress', async (req, res) => {
    const fields = formOf(req);
    const stop = { address: fields.get('address') ?? '', reason: fields.get('reason') ?? '' };
    const address = await attempt(() => suppressAddress(services, { by: playerOf(res).id, ...stop }));
    if (address instanceof Refusal) return show(req, res, { form: refusedForm(address, { about: 'address' }), fields });
    await show(req, res, { done: msg('administration.suppressed', { address }) });
  });

  router.post('/administration/mails/lift', async (req, res) => {
    const address = await liftSuppression(services, {
      by: playerOf(res).id,
      address: formOf(req).get('address') ?? '',
    });
    await show(req, res, { done: msg('administration.act-lift-suppression', { address }) });
  });

  router.post('/administration/mails/:mail/resend', async (req, res) => {
    const sent = await attempt(() => resendMail(services, { by: playerOf(res).id, mailId: req.params.mail }));
    if (sent instanceof Refusal) return show(req, res, { form: refusedForm(sent) });
    await show(req, res, { done: msg('administration.resent', sent) });
  });
  return router;
}
