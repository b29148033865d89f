/** Words as they are compared: lower case, no accents, no punctuation, one space between them. */
export function normaliseWords(text: string): string {
  return (
    text
      // Normalising takes time by the square of a run of accents; no letter of any language has five.
      .replace(/(\p{M}{4})\p{M}+/gu, '$1')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’]/gu, '')
      .replace(/[^\p{L}\p{N}+-]+/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}

/** Whether two words are one slip of the finger apart: a letter too many, too few, wrong, or two swapped. */
export function isOneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
