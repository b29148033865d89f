import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { HOUR_MS } from '../../platform/durations.ts';

import { alarmOf, silentHoursOf, type TimeControl } from '../../time/time-control.ts';

/** A table's time control in one plain sentence. */
export function timeControlWords(timeControl: TimeControl, translator: Translator): Message {
  const grace = translator.span(timeControl.graceHours * HOUR_MS);
  const now = timeControl.graceHours === 0;
  const expiry = {
    wait: msg('pages.time-control.wait'),
    fallback: now ? msg('pages.time-control.fallback-now') : msg('pages.time-control.fallback', { grace }),
    moderator: now ? msg('pages.time-control.moderator-now') : msg('pages.time-control.moderator', { grace }),
  }[timeControl.atExpiry];
  const parts = [
    timeWords(timeControl, translator),
    ...(timeControl.skipWeekend ? [msg('pages.time-control.weekend')] : []),
    ...nightWords(timeControl),
    expiry,
    ...(timeControl.atExpiry === 'fallback'
      ? [
          msg('clocks.time-control-alarm', { missed: alarmOf(timeControl) }),
          msg('clocks.time-control-silent', { span: translator.span(silentHoursOf(timeControl) * HOUR_MS) }),
        ]
      : []),
    ...(timeControl.substitute ? [msg('clocks.time-control-substitute')] : []),
  ];
  return msg('pages.time-control.sentence', { parts: parts.map((part) => translator.t(part)).join('; ') });
}

function timeWords({ hours, bank, deadlines }: TimeControl, translator: Translator): Message {
  const span = translator.span(hours * HOUR_MS);
  if (bank) {
    const [cap, start] = [translator.span(bank.cap * HOUR_MS), translator.span(bank.start * HOUR_MS)];
    return msg('clocks.time-control-bank', { span, cap, start });
  }
  if (!deadlines) return msg('pages.time-control.hours', { span });
  const when = deadlines.map(({ weekday, time }) =>
    msg('clocks.time-control-deadline', {
      day: msg('clocks.new-weekday', { day: String(weekday) }),
      time,
    }),
  );
  return msg('clocks.time-control-deadlines', { when, span });
}

function nightWords({ night }: TimeControl): readonly Message[] {
  return night ? [msg('clocks.time-control-night', { from: `${night.from}:00`, to: `${night.to}:00` })] : [];
}

/** How long there is still, or how long ago it should have been. */
export function timeLeft(dueAt: Date | undefined, now: Date, translator: Translator): Message | undefined {
  if (!dueAt) return undefined;
  const left = dueAt.getTime() - now.getTime();
  return left >= 0
    ? msg('pages.home.time-left', { span: translator.span(left) })
    : msg('pages.home.overdue', { span: translator.span(-left) });
}
