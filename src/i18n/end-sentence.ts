/** A text as a sentence of its own: with a full stop, where it has no end yet. */
export function endSentence(text: string): string {
  return /[.!?…](?:["'”’)]*)$/u.test(text) ? text : `${text}.`;
}
