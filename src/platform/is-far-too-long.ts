/** Three letters of a decomposed syllable become one character; some room for blanks around a text. */
const UNITS = 3;
const BLANKS = 100;

/**
 * Whether a text is so long that no normalising can bring it down to `most` characters. To be called before anything
 * else is done with it: normalising takes time by the square of a run of accents.
 */
export function isFarTooLong(text: string, most: number): boolean {
  return text.length > UNITS * most + BLANKS;
}
