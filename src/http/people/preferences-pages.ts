import { type Request, type Response, Router } from 'express';
import { type MessageKey, msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '../../people/api-key.ts';
import { MAIL_KINDS, type MailKind, readMailPreferences } from '../../people/mail-preferences.ts';
import { hasStops, letLettersCome } from '../../people/mail-stops.ts';
import { readName } from '../../people/player-name.ts';
import { requestAddressChange } from '../../people/request-address-change.ts';
import { signOutEverywhere } from '../../people/session.ts';
import { updatePlayer } from '../../people/update-player.ts';
import { readTimeZone } from '../../platform/time-zone.ts';
import type { HttpContext } from '../context.ts';
import { checkFields } from '../forms/check-fields.ts';
import { formOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { playerOf, translatorOf } from '../middleware/caller.ts';
import { clearSessionCookie } from '../middleware/session-cookie.ts';
import { needPlayer } from '../page/need-player.ts';
import { sendPage } from '../page/render-page.ts';
import { timeZoneField } from './welcome-pages.ts';

const KIND_WORDS: { readonly [kind in MailKind]: MessageKey } = {
  invitation: 'pages.preferences.mail-invitation',
  start: 'pages.preferences.mail-start',
  turn: 'pages.preferences.mail-turn',
  reminder: 'pages.preferences.mail-reminder',
  expiry: 'pages.preferences.mail-expiry',
  resigned: 'pages.preferences.mail-resigned',
  over: 'pages.preferences.mail-over',
  overdue: 'pages.preferences.mail-overdue',
  'moderator-called': 'pages.preferences.mail-moderator',
};

type Shown = { form?: RefusedForm; fields?: URLSearchParams; done?: Message; newKey?: string };

/** Name, time zone, mail, address, API keys, sessions. */
export function preferencesPage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();
  router.use('/preferences', needPlayer);

  const show = async (req: Request, res: Response, { form = FRESH, fields, done, newKey }: Shown = {}) => {
    const player = playerOf(res);
    const translator = translatorOf(req, res);
    const wanted = fields?.has('name')
      ? fields.getAll('mail')
      : MAIL_KINDS.filter((kind) => !player.mail.off.includes(kind));
    const merge = fields?.get('mergeSeconds') ?? String(player.mail.mergeSeconds ?? '');
    const data = {
      form,
      done,
      newKey,
      name: textField('name', fields?.get('name') ?? player.name, form),
      timeZone: timeZoneField(fields?.get('timeZone') ?? player.timeZone, form),
      kinds: MAIL_KINDS.map((kind) => ({
        id: `mail-${kind}`,
        value: kind,
        label: translator.text(KIND_WORDS[kind]),
        wanted: wanted.includes(kind),
      })),
      plain: (fields?.get('format') ?? player.mail.format) === 'plain',
      mergeSeconds: textField('mergeSeconds', merge, form),
      usualMerge: services.settings.mailMergeSeconds,
      email: textField('email', fields?.get('email') ?? player.email, form),
      stopped: await hasStops(services, player.email),
      keys: await listApiKeys(services, player.id),
      keyName: textField('keyName', fields?.get('keyName') ?? '', form),
    };
    sendPage(context, req, res, { name: 'preferences', data, status: form.status });
  };

  router.get('/preferences', (req, res) =>
    show(req, res, req.query.saved === undefined ? {} : { done: msg('pages.preferences.saved') }),
  );

  router.post('/preferences', async (req, res) => {
    const fields = formOf(req);
    const playerId = playerOf(res).id;
    const change = changeOf(fields);
    const form = checkFields({
      name: () => readName(change.name),
      timeZone: () => readTimeZone(change.timeZone),
      mergeSeconds: () => readMailPreferences(change.mail),
    });
    if (form.refused) return show(req, res, { form, fields });
    await updatePlayer(services, { playerId, ...change });
    context.callers.forget(playerId);
    res.redirect(303, '/preferences?saved');
  });

  router.post('/preferences/address', async (req, res) => {
    const fields = formOf(req);
    const playerId = playerOf(res).id;
    const asked = await attempt(() => requestAddressChange(services, { playerId, email: fields.get('email') ?? '' }));
    if (asked instanceof Refusal) return show(req, res, { form: refusedForm(asked, { about: 'email' }), fields });
    // The field goes back to the present address: nothing has changed yet.
    await show(req, res, { done: msg('pages.preferences.address-asked', { email: asked.email }) });
  });

  router.post('/preferences/stopped-mail', async (_req, res) => {
    await letLettersCome(services, playerOf(res).email);
    res.redirect(303, '/preferences?saved');
  });

  router.post('/preferences/keys', async (req, res) => {
    const fields = formOf(req);
    const playerId = playerOf(res).id;
    const made = await attempt(() => createApiKey(services, { playerId, name: fields.get('keyName') ?? '' }));
    if (made instanceof Refusal) {
      return show(req, res, { form: refusedForm(made, { about: 'keyName' }), fields });
    }
    // Shown in the answer itself and nowhere else: the key can never be fetched again.
    await show(req, res, { newKey: made.key });
  });

  router.post('/preferences/keys/:key/revoke', async (req, res) => {
    const playerId = playerOf(res).id;
    await revokeApiKey(services, { playerId, keyId: req.params.key });
    context.callers.forget(playerId);
    res.redirect(303, '/preferences?saved');
  });

  router.post('/preferences/sign-out-everywhere', async (_req, res) => {
    const playerId = playerOf(res).id;
    await signOutEverywhere(services, playerId);
    context.callers.forget(playerId);
    clearSessionCookie(res, services.settings);
    res.redirect(303, '/sign-in');
  });
  return router;
}

function changeOf(fields: URLSearchParams) {
  const wanted = new Set(fields.getAll('mail'));
  const merge = (fields.get('mergeSeconds') ?? '').trim();
  const mail = {
    off: MAIL_KINDS.filter((kind) => !wanted.has(kind)),
    format: fields.get('format') === 'plain' ? 'plain' : 'html',
    ...(merge === '' ? {} : { mergeSeconds: Number(merge) }),
  };
  return { name: fields.get('name') ?? '', timeZone: fields.get('timeZone') ?? '', mail };
}
