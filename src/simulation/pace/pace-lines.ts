import type { Played } from './play-by-mail.ts';

/** Means over games. */
export type Means = {
  readonly days: number;
  readonly mails: number;
  readonly mailsPerSeat: number;
  readonly own: number;
  readonly byOrder: number;
  /** Days by the question that was waited for, the longest first. */
  readonly waited: readonly (readonly [decision: string, days: number])[];
};

/** How many questions are named. */
const NAMED = 6;

export function meansOf(played: readonly Played[]): Means {
  const mean = (figure: (one: Played) => number) => played.reduce((sum, one) => sum + figure(one), 0) / played.length;
  const mails = (one: Played) => Object.values(one.mails).reduce((sum, n) => sum + n, 0);
  const names = new Set(played.flatMap(({ waited }) => Object.keys(waited)));
  const waited = [...names].map((name) => [name, mean((one) => one.waited[name] ?? 0)] as const);
  return {
    days: mean(({ days }) => days),
    mails: mean(mails),
    mailsPerSeat: mean((one) => mails(one) / Object.keys(one.mails).length),
    own: mean(({ answers }) => answers.own),
    byOrder: mean(({ answers }) => answers.byOrder),
    waited: waited.sort((a, b) => b[1] - a[1]),
  };
}

/** One run in a line of figures. */
export function meansLine(name: string, { days, mails, mailsPerSeat, own, byOrder }: Means): string {
  const figures = [days, mails, mailsPerSeat, own, byOrder].map((figure) => figure.toFixed(1).padStart(9)).join(' ');
  return `  ${name.padEnd(46)}${figures}`;
}

const COLUMNS = ['days', 'mails', 'a seat', 'answers', 'by order'].map((heading) => heading.padStart(9));

export const HEADINGS: string = `  ${''.padEnd(46)}${COLUMNS.join(' ')}`;

/** What the days went to: "action 52 %, bid 21 %". */
export function shareLine(name: string, { days, waited }: Means): string {
  const shares = waited.slice(0, NAMED).map(([decision, spent]) => `${decision} ${percent(spent / days)}`);
  return `  ${name}: ${shares.join(', ')}`;
}

/** How much of the days of `before` is saved, from 0 to 1. */
export function saved(before: Means, after: Means): number {
  return 1 - after.days / before.days;
}

export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
