import type { Translator } from '../../i18n/translator.ts';
import { isFixed } from '../../kernel/fixed-data.ts';
import type { Message } from '../../kernel/message.ts';

/**
 * A view as it goes out: every message in it is rendered in the reader's language, everything else stays. A message is
 * known by its form, `{ key: 'room.what', args?, printed? }`; no other data that the rooms hand out look like that.
 * What is fixed (the texts of cards, say) is translated once for each language and clock.
 */
export function translate(value: unknown, translator: Translator): unknown {
  return translatedOf(value, translator, translatedBefore(translator));
}

function translatedOf(value: unknown, translator: Translator, before: WeakMap<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (!isFixed(value)) return translatedAnew(value, translator, before);
  const known = before.get(value);
  if (known !== undefined) return known;
  const translated = translatedAnew(value, translator, before);
  before.set(value, translated);
  return translated;
}

function translatedAnew(value: object, translator: Translator, before: WeakMap<object, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => translatedOf(item, translator, before));
  if (isMessage(value)) return translator.t(value);
  const translated: { [name: string]: unknown } = {};
  for (const [name, item] of Object.entries(value)) translated[name] = translatedOf(item, translator, before);
  return translated;
}

function isMessage(value: object): value is Message {
  if (!('key' in value) || typeof value.key !== 'string' || !value.key.includes('.')) return false;
  for (const name in value) if (name !== 'key' && name !== 'args' && name !== 'printed') return false;
  return true;
}

/** What is fixed and has been translated, by language and time zone, on which alone the words depend. */
const voices = new Map<string, WeakMap<object, unknown>>();

function translatedBefore({ locale, timeZone }: Translator): WeakMap<object, unknown> {
  const voice = `${locale} ${timeZone}`;
  const known = voices.get(voice) ?? new WeakMap<object, unknown>();
  voices.set(voice, known);
  return known;
}
