import type { Message } from '../../kernel/message.ts';
import type { Speaker } from '../../words/speaker.ts';

/**
 * A view as it goes out: every message in it is spoken in the reader's language, everything else stays. A message is
 * known by its form, `{ key: 'room.what', args? }`; no other data that the rooms hand out look like that.
 */
export function speak(value: unknown, speaker: Speaker): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((item) => speak(item, speaker));
  if (isMessage(value)) return speaker.say(value);
  const spoken: { [name: string]: unknown } = {};
  for (const [name, item] of Object.entries(value)) spoken[name] = speak(item, speaker);
  return spoken;
}

function isMessage(value: object): value is Message {
  if (!('key' in value) || typeof value.key !== 'string' || !value.key.includes('.')) return false;
  for (const name in value) if (name !== 'key' && name !== 'args') return false;
  return true;
}
