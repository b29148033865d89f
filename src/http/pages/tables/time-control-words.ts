import type en from '../../../i18n/en/pages.json';
import type { Translator } from '../../../i18n/translator.ts';
import { type Message, messagesOf } from '../../../kernel/message.ts';
import { say as sayOfClocks } from '../../../time/say.ts';
import { alarmOf, silentHoursOf, type TimeControl } from '../../../time/time-control.ts';

const say = messagesOf<typeof en>();
const HOUR = 3_600_000;

/** A table's time control in one plain sentence. */
export function timeControlWords(timeControl: TimeControl, translator: Translator): Message {
  const grace = translator.span(timeControl.graceHours * HOUR);
  const now = timeControl.graceHours === 0;
  const expiry = {
    wait: say('pages.time-control.wait'),
    fallback: now ? say('pages.time-control.fallback-now') : say('pages.time-control.fallback', { grace }),
    moderator: now ? say('pages.time-control.moderator-now') : say('pages.time-control.moderator', { grace }),
  }[timeControl.atExpiry];
  const parts = [
    timeWords(timeControl, translator),
    ...(timeControl.skipWeekend ? [say('pages.time-control.weekend')] : []),
    ...nightWords(timeControl),
    expiry,
    ...(timeControl.atExpiry === 'fallback'
      ? [
          sayOfClocks('clocks.time-control-alarm', { missed: alarmOf(timeControl) }),
          sayOfClocks('clocks.time-control-silent', { span: translator.span(silentHoursOf(timeControl) * HOUR) }),
        ]
      : []),
    ...(timeControl.substitute ? [sayOfClocks('clocks.time-control-substitute')] : []),
  ];
  return say('pages.time-control.sentence', { parts: parts.map((part) => translator.say(part)).join('; ') });
}

function timeWords({ hours, bank, deadlines }: TimeControl, translator: Translator): Message {
  const span = translator.span(hours * HOUR);
  if (bank) {
    const [cap, start] = [translator.span(bank.cap * HOUR), translator.span(bank.start * HOUR)];
    return sayOfClocks('clocks.time-control-bank', { span, cap, start });
  }
  if (!deadlines) return say('pages.time-control.hours', { span });
  const when = deadlines.map(({ weekday, time }) =>
    sayOfClocks('clocks.time-control-deadline', {
      day: sayOfClocks('clocks.new-weekday', { day: String(weekday) }),
      time,
    }),
  );
  return sayOfClocks('clocks.time-control-deadlines', { when, span });
}

function nightWords({ night }: TimeControl): readonly Message[] {
  return night ? [sayOfClocks('clocks.time-control-night', { from: `${night.from}:00`, to: `${night.to}:00` })] : [];
}

/** How long there is still, or how long ago it should have been. */
export function timeLeft(dueAt: Date | undefined, now: Date, translator: Translator): Message | undefined {
  if (!dueAt) return undefined;
  const left = dueAt.getTime() - now.getTime();
  return left >= 0
    ? say('pages.home.time-left', { span: translator.span(left) })
    : say('pages.home.overdue', { span: translator.span(-left) });
}
