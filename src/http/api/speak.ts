import type { Translator } from '../../i18n/translator.ts';
import { isFixed } from '../../kernel/fixed-data.ts';
import type { Message } from '../../kernel/message.ts';

/**
 * A view as it goes out: every message in it is spoken in the reader's language, everything else stays. A message is
 * known by its form, `{ key: 'room.what', args? }`; no other data that the rooms hand out look like that. What is fixed
 * (the texts of cards, say) is spoken once for each language and clock.
 */
export function speak(value: unknown, translator: Translator): unknown {
  return spokenOf(value, translator, spokenBefore(translator));
}

function spokenOf(value: unknown, translator: Translator, before: WeakMap<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (!isFixed(value)) return spokenAnew(value, translator, before);
  const known = before.get(value);
  if (known !== undefined) return known;
  const spoken = spokenAnew(value, translator, before);
  before.set(value, spoken);
  return spoken;
}

function spokenAnew(value: object, translator: Translator, before: WeakMap<object, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => spokenOf(item, translator, before));
  if (isMessage(value)) return translator.t(value);
  const spoken: { [name: string]: unknown } = {};
  for (const [name, item] of Object.entries(value)) spoken[name] = spokenOf(item, translator, before);
  return spoken;
}

function isMessage(value: object): value is Message {
  if (!('key' in value) || typeof value.key !== 'string' || !value.key.includes('.')) return false;
  for (const name in value) if (name !== 'key' && name !== 'args') return false;
  return true;
}

/** What is fixed and has been spoken, by language and time zone, on which alone the words depend. */
const voices = new Map<string, WeakMap<object, unknown>>();

function spokenBefore({ locale, timeZone }: Translator): WeakMap<object, unknown> {
  const voice = `${locale} ${timeZone}`;
  const known = voices.get(voice) ?? new WeakMap<object, unknown>();
  voices.set(voice, known);
  return known;
}
