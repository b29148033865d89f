import type { MessageKey } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { EVERY_TURN, RHYTHMS, type Rhythm, USUAL_DIGEST } from '../../people/mail-rhythm.ts';
import { type RefusedForm, textField } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import type { PageCall } from '../route/page.ts';

/** Hours between two mails that are offered at first. */
export const USUAL_HOURS = 6;

const WORDS: { readonly [kind in Rhythm['kind']]: MessageKey } = {
  'every-turn': 'rhythm.every-turn',
  hours: 'rhythm.hours',
  digest: 'rhythm.digest',
  alone: 'rhythm.alone',
};

/** The ways to be mailed, as radio buttons. */
export function rhythmOptions(wanted: string, translator: Translator) {
  return RHYTHMS.map((kind) => ({
    id: `rhythm-${kind}`,
    value: kind,
    label: translator.text(WORDS[kind]),
    wanted: kind === wanted,
  }));
}

type Filled = { readonly form: RefusedForm; readonly fields: URLSearchParams | undefined };

/** The part of the preferences that says how often and when mails come. */
export function rhythmModel({ player, translator }: PageCall & ByPlayer, { form, fields }: Filled) {
  const { rhythm = EVERY_TURN, digestHour = USUAL_DIGEST, quiet, oneSubject, notOnPage } = player.mail;
  const sent = fields?.has('name') ? fields : undefined;
  const hours = rhythm.kind === 'hours' ? rhythm.hours : USUAL_HOURS;
  const text = (name: string, value: string) => textField(name, sent?.get(name) ?? value, form);
  const checked = (name: string, now: boolean) => (sent ? sent.has(name) : now);
  return {
    rhythms: rhythmOptions(sent?.get('rhythm') ?? rhythm.kind, translator),
    hours: text('hours', String(hours)),
    digestHour: text('digestHour', String(digestHour)),
    quietFrom: text('quietFrom', quiet ? String(quiet.from) : ''),
    quietTo: text('quietTo', quiet ? String(quiet.to) : ''),
    rhythmProblem: form.problems.find(({ field }) => field === 'rhythm' || field === 'quiet')?.reason,
    oneSubject: checked('oneSubject', oneSubject ?? false),
    notOnPage: checked('notOnPage', notOnPage ?? false),
  };
}

/** What was sent of it; numbers that are none are refused later. */
export function rhythmChange(fields: URLSearchParams) {
  const [from, to, digestHour] = ['quietFrom', 'quietTo', 'digestHour'].map((name) => (fields.get(name) ?? '').trim());
  const rhythm = sentRhythm(fields);
  return {
    ...(rhythm && rhythm.kind !== 'every-turn' ? { rhythm } : {}),
    ...(digestHour === '' || digestHour === undefined ? {} : { digestHour: Number(digestHour) }),
    ...(from === '' && to === '' ? {} : { quiet: { from: numberOf(from), to: numberOf(to) } }),
    ...(fields.has('oneSubject') ? { oneSubject: true } : {}),
    ...(fields.has('notOnPage') ? { notOnPage: true } : {}),
  };
}

/** A rhythm as a form sends it; undefined: none. */
export function sentRhythm(fields: URLSearchParams): { readonly kind: string; readonly hours?: number } | undefined {
  const kind = fields.get('rhythm') ?? '';
  if (kind === '') return undefined;
  return kind === 'hours' ? { kind, hours: numberOf(fields.get('hours') ?? '') } : { kind };
}

function numberOf(text: string | undefined): number {
  return text === undefined || text === '' ? Number.NaN : Number(text);
}
