import { endSentence } from '../../i18n/end-sentence.ts';
import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { addCounted } from '../../time/counted-time.ts';

import type { MailQuestion, MailTable } from './table-mail.ts';

/**
 * By when a question must be answered, and what happens otherwise: what the table's clock really does under its
 * time control, with every time on the reader's clock.
 */
export function explainSilence(
  table: Pick<MailTable, 'timeControl' | 'timeZone' | 'pausedUntil'>,
  question: Pick<MailQuestion, 'dueAt' | 'fallback' | 'optionalAction'>,
  now: Date,
  translator: Translator,
): { readonly due: Message; readonly otherwise: Message | undefined } {
  const { dueAt, optionalAction } = question;
  if (optionalAction)
    return {
      due: msg('mail.silent-optional', { stands: endSentence(translator.t(optionalAction.stands)) }),
      otherwise: undefined,
    };
  if (!dueAt) return { due: whileNothingIsDue(table.pausedUntil), otherwise: undefined };
  const when = { due: translator.dateTime(dueAt), zone: translator.timeZone };
  if (dueAt <= now) return { due: msg('mail.due-passed', when), otherwise: undefined };
  const due = msg('mail.due', { ...when, span: translator.span(dueAt.getTime() - now.getTime()) });
  return { due, otherwise: otherwise(table, question.fallback, dueAt, translator) };
}

function whileNothingIsDue(pausedUntil: Date | undefined): Message {
  if (!pausedUntil) return msg('mail.silent-open');
  return msg('clocks.mail-silent-paused', { until: { moment: pausedUntil.toISOString() } });
}

function otherwise(
  { timeControl, timeZone }: Pick<MailTable, 'timeControl' | 'timeZone'>,
  fallback: Message | undefined,
  dueAt: Date,
  translator: Translator,
): Message {
  const grace = translator.dateTime(graceEnd({ timeControl, timeZone }, dueAt));
  const answer = fallback ?? msg('mail.silent-own-answer');
  switch (timeControl.atExpiry) {
    case 'wait':
      return msg('mail.silent-wait');
    case 'fallback':
      return timeControl.graceHours > 0
        ? msg('mail.silent-fallback-grace', { grace, fallback: answer })
        : msg('mail.silent-fallback', { fallback: answer });
    case 'moderator':
      return timeControl.graceHours > 0 ? msg('mail.silent-moderator-grace', { grace }) : msg('mail.silent-moderator');
  }
}

/** When the grace after a due time ends, in the table's counted hours. */
function graceEnd({ timeControl, timeZone }: Pick<MailTable, 'timeControl' | 'timeZone'>, dueAt: Date): Date {
  return addCounted(timeControl, timeZone, dueAt, timeControl.graceHours);
}
