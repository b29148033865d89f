/**
 * Text from outside as it can be kept and shown: every kind of line end is `\n`, blanks at the ends of lines are gone,
 * and so are control characters, those that turn a line round, and halves of characters (a database takes neither them
 * nor NUL).
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/gu, '\n')
    .replace(/[\t\u00a0]/gu, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Bidi_Control}\ufeff\ufffe\uffff]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** The same on one line, at most `most` characters. */
export function cleanLine(text: string, most: number): string {
  const line = cleanText(text).replace(/\s+/gu, ' ').trim();
  return [...line.slice(0, 2 * most)].slice(0, most).join('');
}
