import type en from '../../../i18n/en/pages.json';
import type { Translator } from '../../../i18n/translator.ts';
import { type Message, messagesOf } from '../../../kernel/message.ts';
import { alarmOf, type Pace, silentHoursOf } from '../../../time/pace.ts';
import { say as sayOfClocks } from '../../../time/say.ts';

const say = messagesOf<typeof en>();
const HOUR = 3_600_000;

/** A table's pace in one plain sentence. */
export function paceWords(pace: Pace, translator: Translator): Message {
  const grace = translator.span(pace.graceHours * HOUR);
  const now = pace.graceHours === 0;
  const expiry = {
    wait: say('pages.pace.wait'),
    fallback: now ? say('pages.pace.fallback-now') : say('pages.pace.fallback', { grace }),
    moderator: now ? say('pages.pace.moderator-now') : say('pages.pace.moderator', { grace }),
  }[pace.atExpiry];
  const parts = [
    timeWords(pace, translator),
    ...(pace.skipWeekend ? [say('pages.pace.weekend')] : []),
    ...nightWords(pace),
    expiry,
    ...(pace.atExpiry === 'fallback'
      ? [
          sayOfClocks('clocks.pace-alarm', { missed: alarmOf(pace) }),
          sayOfClocks('clocks.pace-silent', { span: translator.span(silentHoursOf(pace) * HOUR) }),
        ]
      : []),
    ...(pace.substitute ? [sayOfClocks('clocks.pace-substitute')] : []),
  ];
  return say('pages.pace.sentence', { parts: parts.map((part) => translator.say(part)).join('; ') });
}

function timeWords({ hours, bank, deadlines }: Pace, translator: Translator): Message {
  const span = translator.span(hours * HOUR);
  if (bank) {
    const [cap, start] = [translator.span(bank.cap * HOUR), translator.span(bank.start * HOUR)];
    return sayOfClocks('clocks.pace-bank', { span, cap, start });
  }
  if (!deadlines) return say('pages.pace.hours', { span });
  const when = deadlines.map(({ weekday, time }) =>
    sayOfClocks('clocks.pace-deadline', { day: sayOfClocks('clocks.new-weekday', { day: String(weekday) }), time }),
  );
  return sayOfClocks('clocks.pace-deadlines', { when, span });
}

function nightWords({ night }: Pace): readonly Message[] {
  return night ? [sayOfClocks('clocks.pace-night', { from: `${night.from}:00`, to: `${night.to}:00` })] : [];
}

/** How long there is still, or how long ago it should have been. */
export function timeLeft(dueAt: Date | undefined, now: Date, translator: Translator): Message | undefined {
  if (!dueAt) return undefined;
  const left = dueAt.getTime() - now.getTime();
  return left >= 0
    ? say('pages.home.time-left', { span: translator.span(left) })
    : say('pages.home.overdue', { span: translator.span(-left) });
}
