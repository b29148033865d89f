/** Part of a reply, and the number of the question that it answers; undefined where it does not say. */
export type ReplyPiece = { readonly question: number | undefined; readonly text: string };

/** `Q2: accept`, `question 2) accept`, at the beginning of a line or after a semicolon. */
const MARK = /(?:^|;)[^\S\n]{0,20}q(?:uestion)?[^\S\n]{0,20}(\d{1,2})[^\S\n]{0,20}[:.)]/gimu;

/**
 * A reply to a mail with several questions, taken apart by the numbers before the answers. What comes before the first
 * number answers the first question, unless that has its own piece: then it was a greeting.
 */
export function splitQuestions(text: string, count: number): readonly ReplyPiece[] {
  const marks = [...text.matchAll(MARK)].filter(([, number]) => Number(number) >= 1 && Number(number) <= count);
  if (count < 2 || marks.length === 0) return [{ question: undefined, text }];
  const pieces = marks.map((mark, i) => ({
    question: Number(mark[1]),
    text: text.slice(mark.index + mark[0].length, marks[i + 1]?.index).trim(),
  }));
  const before = text.slice(0, marks[0]?.index).trim();
  const greets = before === '' || pieces.some(({ question }) => question === 1);
  return greets ? pieces : [{ question: 1, text: before }, ...pieces];
}
