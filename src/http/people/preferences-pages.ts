import { type MessageKey, msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '../../people/api-key.ts';
import {
  MAIL_FORMATS,
  MAIL_KINDS,
  type MailFormat,
  type MailKind,
  readMailPreferences,
} from '../../people/mail-preferences.ts';
import { hasStops, letLettersCome } from '../../people/mail-stops.ts';
import { readName } from '../../people/player-name.ts';
import { requestAddressChange } from '../../people/request-address-change.ts';
import { signOutEverywhere } from '../../people/session.ts';
import { updatePlayer } from '../../people/update-player.ts';
import { readLocale } from '../../platform/locale.ts';
import { readTimeZone } from '../../platform/time-zone.ts';
import { checkFields } from '../forms/check-fields.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';
import { languageField } from './language-field.ts';
import { rhythmChange, rhythmModel } from './rhythm-fields.ts';
import { timeZoneField } from './welcome-pages.ts';

const KIND_WORDS: { readonly [kind in MailKind]: MessageKey } = {
  invitation: 'pages.preferences.mail-invitation',
  start: 'pages.preferences.mail-start',
  turn: 'pages.preferences.mail-turn',
  concern: 'pages.preferences.mail-concern',
  reminder: 'pages.preferences.mail-reminder',
  expiry: 'pages.preferences.mail-expiry',
  resigned: 'pages.preferences.mail-resigned',
  over: 'pages.preferences.mail-over',
  overdue: 'pages.preferences.mail-overdue',
  'moderator-called': 'pages.preferences.mail-moderator',
  letter: 'pages.preferences.mail-letter',
};

const FORMAT_WORDS: { readonly [format in MailFormat]: MessageKey } = {
  html: 'pages.preferences.format-html',
  'html-words': 'pages.preferences.format-html-words',
  plain: 'pages.preferences.format-plain',
};

type Shown = { form?: RefusedForm; fields?: URLSearchParams; done?: Message; newKey?: string };

async function show(call: PageCall & ByPlayer, { form = FRESH, fields, done, newKey }: Shown = {}) {
  const { services, translator, player } = call;
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
    locale: languageField(call, fields?.get('locale') ?? translator.locale, form),
    kinds: MAIL_KINDS.map((kind) => ({
      id: `mail-${kind}`,
      value: kind,
      label: translator.text(KIND_WORDS[kind]),
      wanted: wanted.includes(kind),
    })),
    formats: MAIL_FORMATS.map((format) => ({
      id: `format-${format}`,
      value: format,
      label: translator.text(FORMAT_WORDS[format]),
      wanted: (fields?.get('format') ?? player.mail.format) === format,
    })),
    repliesAct: (fields?.get('replies') ?? player.mail.replies) === 'act',
    mergeSeconds: textField('mergeSeconds', merge, form),
    usualMerge: services.settings.mailMergeSeconds,
    ...rhythmModel(call, { form, fields }),
    email: textField('email', fields?.get('email') ?? player.email, form),
    stopped: await hasStops(services, player.email),
    keys: await listApiKeys(services, player.id),
    keyName: textField('keyName', fields?.get('keyName') ?? '', form),
  };
  return shown({ name: 'preferences', data, status: form.status, scripts: ['time-zone.js'] });
}

/** Name, time zone, language, mail, address, API keys, sessions. */
export const showPreferences = page({ method: 'get', path: '/preferences', access: player }, (call) =>
  show(call, call.query.has('saved') ? { done: msg('pages.preferences.saved') } : {}),
);

export const changePreferences = page({ method: 'post', path: '/preferences', access: player }, async (call) => {
  const { context, services, fields, player } = call;
  const playerId = player.id;
  const change = changeOf(fields);
  const plainest = { off: [], format: 'html' };
  const form = checkFields({
    name: () => readName(change.name),
    timeZone: () => readTimeZone(change.timeZone),
    locale: () => change.locale === undefined || readLocale(change.locale),
    mergeSeconds: () => readMailPreferences({ ...plainest, mergeSeconds: change.mail.mergeSeconds }),
    rhythm: () => readMailPreferences({ ...plainest, rhythm: change.mail.rhythm }),
    digestHour: () => readMailPreferences({ ...plainest, digestHour: change.mail.digestHour }),
    quiet: () => readMailPreferences({ ...plainest, quiet: change.mail.quiet }),
  });
  if (form.refused) return show(call, { form, fields });
  await updatePlayer(services, { playerId, ...change });
  context.callers.forget(playerId);
  return redirect('/preferences?saved');
});

export const askForAddressChange = page(
  { method: 'post', path: '/preferences/address', access: player },
  async (call) => {
    const { services, fields, player } = call;
    const playerId = player.id;
    const asked = await attempt(() => requestAddressChange(services, { playerId, email: fields.get('email') ?? '' }));
    if (asked instanceof Refusal) return show(call, { form: refusedForm(asked, { about: 'email' }), fields });
    // The field goes back to the present address: nothing has changed yet.
    return show(call, { done: msg('pages.preferences.address-asked', { email: asked.email }) });
  },
);

export const letMailCome = page(
  { method: 'post', path: '/preferences/stopped-mail', access: player },
  async ({ services, player }) => {
    await letLettersCome(services, player.email);
    return redirect('/preferences?saved');
  },
);

export const makeKeyOnPage = page({ method: 'post', path: '/preferences/keys', access: player }, async (call) => {
  const { services, fields, player } = call;
  const playerId = player.id;
  const made = await attempt(() => createApiKey(services, { playerId, name: fields.get('keyName') ?? '' }));
  if (made instanceof Refusal) {
    return show(call, { form: refusedForm(made, { about: 'keyName' }), fields });
  }
  // Shown in the answer itself and nowhere else: the key can never be fetched again.
  return show(call, { newKey: made.key });
});

export const revokeKey = page(
  { method: 'post', path: '/preferences/keys/:key/revoke', access: player },
  async ({ context, services, params, player }) => {
    const playerId = player.id;
    await revokeApiKey(services, { playerId, keyId: params.key });
    context.callers.forget(playerId);
    return redirect('/preferences?saved');
  },
);

export const signOutOfAll = page(
  { method: 'post', path: '/preferences/sign-out-everywhere', access: player },
  async ({ context, services, player }) => {
    const playerId = player.id;
    await signOutEverywhere(services, playerId);
    context.callers.forget(playerId);
    return redirect('/sign-in', 'ended');
  },
);

function changeOf(fields: URLSearchParams) {
  const wanted = new Set(fields.getAll('mail'));
  const merge = (fields.get('mergeSeconds') ?? '').trim();
  const mail = {
    off: MAIL_KINDS.filter((kind) => !wanted.has(kind)),
    format: MAIL_FORMATS.find((format) => format === fields.get('format')) ?? 'html',
    ...(fields.get('replies') === 'act' ? { replies: 'act' } : {}),
    ...(merge === '' ? {} : { mergeSeconds: Number(merge) }),
    ...rhythmChange(fields),
  };
  const part = (name: string) => fields.get(name) ?? '';
  return { name: part('name'), timeZone: part('timeZone'), locale: fields.get('locale') ?? undefined, mail };
}
