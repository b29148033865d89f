import type { Answer } from '../../../kernel/choice.ts';
import type { Lately, OrderOffer } from '../../../kernel/standing-rules.ts';
import { msg } from './msg.ts';

/** A reaction that is declined again and again, and the preset of a form by which it is not asked any more. */
type Habit = {
  readonly declines: string;
  /** How answers to the same question begin that take it up. */
  readonly takes: readonly string[];
  readonly action: 'orders-at-sea' | 'orders-on-land';
  readonly preset: string;
};

const HABITS: readonly Habit[] = [
  // 6.2.3.
  { declines: 'no', takes: ['stack:', 'war:'], action: 'orders-at-sea', preset: 'never_intercept' },
  // 7.3.8.3.
  { declines: 'stay_out', takes: ['join'], action: 'orders-on-land', preset: 'join_nobody' },
  // 7.3.6.2.
  { declines: 'burn', takes: ['fight'], action: 'orders-on-land', preset: 'burn_depots' },
];

/** So often in one stretch of play is a habit. */
const OFTEN = 3;

/** Whoever has declined the same reaction three times and is asked for it again may want to be asked no more. */
export function offerOrders(_: unknown, __: unknown, { answers, asked }: Lately): OrderOffer | undefined {
  const lately = answers.filter(({ inPart }) => inPart).map(({ answer }) => answer);
  const habit = HABITS.find(
    ({ declines, takes }) =>
      lately.filter((answer) => answer === declines).length >= OFTEN &&
      !lately.some((answer) => takes.some((start) => begins(answer, start))) &&
      asked.some((choice) => choice.kind === 'one' && choice.options.some(({ id }) => id === declines)),
  );
  if (!habit) return undefined;
  const { action, preset, declines } = habit;
  const count = lately.filter((answer) => answer === declines).length;
  return { action, preset, words: msg('empires-in-arms-orders.offer', { preset, count }) };
}

const begins = (answer: Answer, start: string) => typeof answer === 'string' && answer.startsWith(start);
