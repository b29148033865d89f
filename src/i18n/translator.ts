import { DateTime } from 'luxon';
import type { Message, MessageArg, MessageArgs, Moment } from '../kernel/message.ts';
import type { Printed } from '../kernel/printed.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogues, SOURCE_LANGUAGE } from './languages.ts';
import { type Sentence, sentenceOf } from './sentence.ts';
import { spanParts } from './span-parts.ts';

/** Says messages, dates and spans of time in one reader's language and time zone. */
export type Translator = {
  readonly locale: string;
  readonly timeZone: string;
  /** A message as text: messages inside it first, lists as "a, b and c". */
  t(message: Message): string;
  text(key: string, args?: MessageArgs): string;
  /** "Thu 26 Nov, 20:00" in the reader's zone. */
  dateTime(d: Date): string;
  /** The same with the zone's short name: "Thu 26 Nov, 20:00 CET". */
  dateTimeZone(d: Date): string;
  /** "26 Nov 2026" in the reader's zone. */
  date(d: Date): string;
  /** "2 days", "3 hours", "2 days 12 hours", from milliseconds. */
  span(ms: number): string;
};

/** Renders one language; does not depend on a time zone, so it is built once. */
type Tongue = {
  readonly language: string;
  /** For dates and lists: English is written the British way, day before month and 24 hours. */
  readonly intl: string;
  readonly catalogue: Catalogue;
  readonly compiled: Map<string, Sentence>;
  /** By time zone. */
  readonly rendered: Map<string, WeakMap<Message, string>>;
  readonly lists: Intl.ListFormat;
};

const tongues = new Map<string, Tongue>();

/**
 * The translator for a reader. An unknown locale falls back to its language (`de-AT` to `de`), then to English;
 * an unknown time zone to UTC. A key that no catalogue has is an error, except in production, where a mail
 * with one odd word is better than no mail: there the key itself is shown.
 */
export function translator(locale: string, timeZone: string): Translator {
  const tongue = tongueOf(locale);
  const zone = isTimeZone(timeZone) ? timeZone : 'utc';
  const voice = { tongue, zone, rendered: renderedIn(tongue, zone) };
  const text = (key: string, args?: MessageArgs) => render(voice, key, args);
  const at = (d: Date) => DateTime.fromJSDate(d, { zone }).setLocale(tongue.intl);
  const format = (d: Date, key: string) => at(d).toFormat(text(key));
  return {
    locale: tongue.language,
    timeZone: zone,
    text,
    t: (message) => renderMessage(voice, message),
    dateTime: (d) => format(d, 'common.date-time-format'),
    dateTimeZone: (d) => `${format(d, 'common.date-time-format')} ${at(d).toFormat('ZZZZ')}`,
    date: (d) => format(d, 'common.date-format'),
    span: (ms) =>
      spanParts(ms)
        .map(({ unit, count }) => text(`common.span-${unit}`, { count }))
        .join(' '),
  };
}

/** Whether this is a time zone's name that can be used, e.g. `Europe/Madrid`. */
export function isTimeZone(name: string): boolean {
  return name !== '' && DateTime.utc().setZone(name).isValid;
}

function tongueOf(locale: string): Tongue {
  const known = catalogues();
  const base = locale.split('-')[0] ?? locale;
  const language = [locale, base, SOURCE_LANGUAGE].find((name) => known.has(name)) ?? SOURCE_LANGUAGE;
  const made = tongues.get(language);
  if (made) return made;
  const intl = language === SOURCE_LANGUAGE ? 'en-GB' : language;
  const catalogue = new Map([...(known.get(SOURCE_LANGUAGE) ?? []), ...(known.get(language) ?? [])]);
  const lists = new Intl.ListFormat(intl, { style: 'long', type: 'conjunction' });
  const tongue = {
    language,
    intl,
    catalogue,
    compiled: new Map<string, Sentence>(),
    rendered: new Map(),
    lists,
  };
  tongues.set(language, tongue);
  return tongue;
}

/** A language on somebody's clock. */
type Voice = { readonly tongue: Tongue; readonly zone: string; readonly rendered: WeakMap<Message, string> };

/**
 * What was rendered in this language and zone already: the messages of cards are the same objects again and again.
 */
function renderedIn({ rendered }: Tongue, zone: string): WeakMap<Message, string> {
  const known = rendered.get(zone) ?? new WeakMap<Message, string>();
  rendered.set(zone, known);
  return known;
}

function renderMessage(voice: Voice, message: Message): string {
  const known = voice.rendered.get(message);
  if (known !== undefined) return known;
  const text = isOwnText(message) ? message.printed : render(voice, message.key, message.args);
  voice.rendered.set(message, text);
  return text;
}

/** What a pack prints and no catalogue knows, or not so. */
function isOwnText(message: Message): message is Printed {
  return message.printed !== undefined && catalogues().get(SOURCE_LANGUAGE)?.get(message.key) !== message.printed;
}

function render(voice: Voice, key: string, args: MessageArgs = {}): string {
  try {
    const values: Record<string, string | number> = {};
    for (const name in args) {
      const arg = args[name];
      if (arg !== undefined) values[name] = renderArgument(voice, arg);
    }
    return compile(voice.tongue, key)(values);
  } catch (cause) {
    if (process.env.NODE_ENV === 'production') return `[${key}]`;
    throw new Error(`The message ${key} cannot be rendered: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

function renderArgument(voice: Voice, arg: MessageArg): string | number {
  if (typeof arg !== 'object') return arg;
  if (isList(arg)) return voice.tongue.lists.format(arg.map((item) => String(renderArgument(voice, item))));
  return 'moment' in arg ? renderMoment(voice, arg) : renderMessage(voice, arg);
}

function renderMoment(voice: Voice, { moment }: Moment): string {
  const at = DateTime.fromISO(moment, { zone: voice.zone }).setLocale(voice.tongue.intl);
  return at.toFormat(render(voice, 'common.date-time-format'));
}

function isList(arg: Exclude<MessageArg, string | number>): arg is readonly MessageArg[] {
  return Array.isArray(arg);
}

function compile(tongue: Tongue, key: string): Sentence {
  const known = tongue.compiled.get(key);
  if (known) return known;
  const text = tongue.catalogue.get(key);
  if (text === undefined) throw new Error('no catalogue has it');
  const sentence = sentenceOf(text, tongue.intl);
  tongue.compiled.set(key, sentence);
  return sentence;
}
