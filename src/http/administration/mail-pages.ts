import { countMails, listMails, MAIL_LISTS, readMailList } from '../../administration/list-mails.ts';
import { resendMail } from '../../administration/resend-mail.ts';
import { sendTestMail } from '../../administration/send-test-mail.ts';
import { liftSuppression, listSuppressions, suppressAddress } from '../../administration/suppress-address.ts';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { reasonText } from '../../mail/reasons.ts';
import { unknownNotifications } from '../../notifications/unknown-notifications.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { administrator } from '../route/guards/administrator.ts';
import { type PageCall, page } from '../route/page.ts';
import { shown } from '../route/reply.ts';

type Shown = { readonly form?: RefusedForm; readonly fields?: URLSearchParams; readonly done?: Message };

async function show(call: PageCall, { form = FRESH, fields, done }: Shown = {}) {
  const { services, translator, query } = call;
  const list = readMailList(query.get('list') ?? 'failed');
  const [mails, counts, { suppressions, next }, unknown] = await Promise.all([
    listMails(services, list),
    countMails(services),
    listSuppressions(services, query.get('after') ?? undefined),
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
    next: next && `/administration/mails?${new URLSearchParams({ list, after: next })}#suppressed`,
    address: textField('address', fields?.get('address') ?? '', form),
    reason: textField('reason', fields?.get('reason') ?? '', form),
  };
  return shown({ name: 'administration-mails', data, status: form.status });
}

/** Mails that failed, wait or were held back; sending one again; addresses that are mailed nothing. */
export const showMails = page({ method: 'get', path: '/administration/mails', access: administrator }, (call) =>
  show(call),
);

export const suppressMailAddress = page(
  { method: 'post', path: '/administration/mails/suppress', access: administrator },
  async (call) => {
    const { services, fields, player } = call;
    const stop = { address: fields.get('address') ?? '', reason: fields.get('reason') ?? '' };
    const address = await attempt(() => suppressAddress(services, { by: player.id, ...stop }));
    if (address instanceof Refusal) return show(call, { form: refusedForm(address, { about: 'address' }), fields });
    return show(call, { done: msg('administration.suppressed', { address }) });
  },
);

export const liftMailSuppression = page(
  { method: 'post', path: '/administration/mails/lift', access: administrator },
  async (call) => {
    const { services, fields, player } = call;
    const address = await liftSuppression(services, {
      by: player.id,
      address: fields.get('address') ?? '',
    });
    return show(call, { done: msg('administration.act-lift-suppression', { address }) });
  },
);

export const resendMailOnPage = page(
  { method: 'post', path: '/administration/mails/:mail/resend', access: administrator },
  async (call) => {
    const { services, params, player } = call;
    const sent = await attempt(() => resendMail(services, { by: player.id, mailId: params.mail }));
    if (sent instanceof Refusal) return show(call, { form: refusedForm(sent) });
    return show(call, { done: msg('administration.resent', sent) });
  },
);

export const sendTestMailOnPage = page(
  { method: 'post', path: '/administration/mails/test', access: administrator },
  async (call) => {
    const { services, player } = call;
    const minutes = await sendTestMail(services, player);
    const done =
      minutes === undefined
        ? msg('mail-check.test-sent', { to: player.email })
        : msg('mail-check.test-wait', { minutes });
    return show(call, { done });
  },
);
