import type { Spread } from '../../kernel/choice.ts';
import { countAnswers } from '../../kernel/count-answers.ts';
import { explainRefusal } from '../../kernel/explain-refusal.ts';
import type { Message } from '../../kernel/message.ts';
import { seededRandom } from '../../kernel/random.ts';
import { sampleAnswer } from '../../kernel/sample-answer.ts';
import { type Figure, percentile } from './measure.ts';

const SLOTS = 60;
const SEATS = 7;
const TIMES = 200;

/** Purchases of a large game: units and their places by two budgets, put to seven seats at once. */
export function benchSpread(): readonly Figure[] {
  const random = seededRandom('spread');
  const answer = sampleAnswer(shop(0), random);
  const put = (least: number) => () => {
    for (let seat = 0; seat < SEATS; seat += 1) {
      const choice = shop(least);
      explainRefusal(choice, answer);
      countAnswers(choice, 2);
    }
  };
  const of = `${SLOTS} slots, two budgets`;
  return [
    { name: `${of}, ${SEATS} seats: put, checked, counted`, value: p95(put(0)), unit: 'ms', target: { below: 10 } },
    { name: '  the same where money must be spent to the last', value: p95(put(TIGHT)), unit: 'ms' },
    { name: '  a random legal answer: p95', value: p95(() => sampleAnswer(shop(0), random)), unit: 'ms' },
    {
      name: '  one that is too hard to judge: until it is given up',
      value: p95(() => countAnswers(odd(), 2)),
      unit: 'ms',
    },
  ];
}

/** So many units that both budgets together just pay for them. */
const TIGHT = 16;

function shop(least: number): Spread {
  return {
    kind: 'spread',
    slots: Array.from({ length: SLOTS }, (_, i) => ({
      id: `s${i}`,
      label: text(`Slot ${i}`),
      max: 4,
      prices: { money: [2 + (i % 3), 3], men: [i % 4] },
    })),
    total: { min: least, max: 40 },
    budgets: [
      { id: 'money', label: text('money'), most: 40 },
      { id: 'men', label: text('manpower'), most: 12 },
    ],
  };
}

/** Even amounts that are to make an odd sum: no bound sees it. */
function odd(): Spread {
  const slots = Array.from({ length: SLOTS }, (_, i) => ({ min: 2 * (i + 50), max: 2 * (i + 50) }));
  return {
    kind: 'spread',
    slots: slots.map((range, i) => ({ id: `s${i}`, label: text(`Slot ${i}`), ...range })),
    total: { min: 2001, max: 2001 },
  };
}

const text = (words: string): Message => ({ key: 'kernel.answer-text', args: { text: words } });

/** Warmed up. */
function p95(run: () => unknown): number {
  run();
  const times: number[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    const began = performance.now();
    run();
    times.push(performance.now() - began);
  }
  return percentile(times, 0.95);
}
