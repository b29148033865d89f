import type en from '../i18n/en/mail.json';
import { endSentence } from '../i18n/end-sentence.ts';
import type { Translator } from '../i18n/translator.ts';
import { type Message, messagesOf } from '../kernel/message.ts';
import { addCounted } from '../time/counted-time.ts';
import { say as sayOfClocks } from '../time/say.ts';
import type { MailQuestion, MailTable } from './table-mail.ts';

const say = messagesOf<typeof en>();

/**
 * By when a question must be answered, and what happens otherwise: what the table's clock really does under its
 * time control, with every time on the reader's clock.
 */
export function explainSilence(
  table: Pick<MailTable, 'timeControl' | 'timeZone' | 'pausedUntil'>,
  question: Pick<MailQuestion, 'dueAt' | 'fallback' | 'offer'>,
  now: Date,
  translator: Translator,
): { readonly due: Message; readonly otherwise: Message | undefined } {
  const { dueAt, offer } = question;
  if (offer)
    return {
      due: say('mail.silent-offer', { stands: endSentence(translator.say(offer.stands)) }),
      otherwise: undefined,
    };
  if (!dueAt) return { due: whileNothingIsDue(table.pausedUntil), otherwise: undefined };
  const when = { due: translator.dateTime(dueAt), zone: translator.timeZone };
  if (dueAt <= now) return { due: say('mail.due-passed', when), otherwise: undefined };
  const due = say('mail.due', { ...when, span: translator.span(dueAt.getTime() - now.getTime()) });
  return { due, otherwise: otherwise(table, question.fallback, dueAt, translator) };
}

function whileNothingIsDue(pausedUntil: Date | undefined): Message {
  if (!pausedUntil) return say('mail.silent-open');
  return sayOfClocks('clocks.mail-silent-paused', { until: { moment: pausedUntil.toISOString() } });
}

function otherwise(
  { timeControl, timeZone }: Pick<MailTable, 'timeControl' | 'timeZone'>,
  fallback: Message | undefined,
  dueAt: Date,
  translator: Translator,
): Message {
  const grace = translator.dateTime(graceEnd({ timeControl, timeZone }, dueAt));
  const answer = fallback ?? say('mail.silent-own-answer');
  switch (timeControl.atExpiry) {
    case 'wait':
      return say('mail.silent-wait');
    case 'fallback':
      return timeControl.graceHours > 0
        ? say('mail.silent-fallback-grace', { grace, fallback: answer })
        : say('mail.silent-fallback', { fallback: answer });
    case 'moderator':
      return timeControl.graceHours > 0 ? say('mail.silent-moderator-grace', { grace }) : say('mail.silent-moderator');
  }
}

/** When the grace after a due time ends, in the table's counted hours. */
export function graceEnd({ timeControl, timeZone }: Pick<MailTable, 'timeControl' | 'timeZone'>, dueAt: Date): Date {
  return addCounted(timeControl, timeZone, dueAt, timeControl.graceHours);
}
