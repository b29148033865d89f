import { messagesOf } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type en from '../../words/en/api.json';

const say = messagesOf<typeof en>();
const DEEPEST = 40;

/**
 * Refuses (`bad-input`) data that a database cannot keep or that only serve to break a reader: texts with NUL or half
 * a character, the key `__proto__`, and nesting deeper than 40 levels.
 */
export function checkData(value: unknown, at = 'body', depth = 0): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw refuse(at);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= DEEPEST) throw refuse(at);
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__' || !isStorable(key)) throw refuse(at);
    checkData(item, Array.isArray(value) ? `${at}[${key}]` : `${at}.${key}`, depth + 1);
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function refuse(at: string): Refusal {
  return new Refusal('bad-input', say('api.unstorable', { at: at.slice(0, 100), depth: DEEPEST }));
}
