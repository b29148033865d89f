import type { Message } from './message.ts';

/**
 * A text as a pack prints it: the name of a card, say. It is said as it stands, unless it is what the English catalogue
 * has under this key: then in the reader's language. So a pack with a name of its own keeps it in every language.
 */
export type Printed = Message & { readonly printed: string };

/** @param key where the English catalogue would have this text */
export function printedAs(key: string, printed: string): Printed {
  return { key, printed };
}
