/** A text as a sentence of its own: with a full stop, where it has no end yet. */
export function endSentence(text: string): string {
  if (/[.!?…。！？](?:["'”’)」』）]*)$/u.test(text)) return text;
  return `${text}${/[\u3000-\u30ff\u3400-\u9fff\uff00-\uff60]$/u.test(text) ? '。' : '.'}`;
}
