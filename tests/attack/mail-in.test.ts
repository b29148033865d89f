import { afterAll, describe, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import type { Choice, Option } from '../../src/kernel/choice.ts';
import type { Message } from '../../src/kernel/message.ts';
import { readMail } from '../../src/mail/inbound/read-mail.ts';
import { readWords } from '../../src/mail/inbound/read-words.ts';
import { splitQuestions } from '../../src/mail/inbound/split-questions.ts';
import { junkMail, SHAPES } from './harness/junk-shapes.ts';
import { tally } from './harness/tally.ts';

let mails = 0;
afterAll(() => tally('junk in mails', { mails, lost: 0 }));

/** The least of a few tries, in milliseconds of the processor: the machine has other things to do besides. */
async function shortest(work: () => unknown, tries = 3): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < tries; i += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
    mails += 1;
  }
  return best;
}

/** What collecting garbage may add, however short the text is. */
const NOISE = 40;

describe('a mail of junk is read in a time that grows no faster than its length', () => {
  test.each(SHAPES)(
    '$type: $name',
    async (shape) => {
      const took = async (bytes: number, whole = true) => {
        const raw = junkMail(shape, bytes);
        return shortest(() => readMail({ returnPath: 'anna@elsewhere.example', raw, whole }));
      };
      await took(5_000);
      const [short, long] = [await took(25_000), await took(100_000)];
      // Four times as long; eight times the time for a machine that is busy, sixteen were the square.
      expect(long).toBeLessThan(8 * short + NOISE);
      expect(await took(512 * 1024, false)).toBeLessThan(500);
    },
    60_000,
  );
});

const named = (text: string): Message => ({ key: 'kernel.answer-list', args: { items: [text] } });
const options: readonly Option[] = Array.from({ length: 120 }, (_, i) => ({
  id: `card:${i}`,
  label: named(`Card ${i} and Card ${i}, East`),
}));
const spread: Choice = { kind: 'spread', slots: options.map((o) => ({ ...o, max: 9 })), total: { min: 0, max: 12 } };
const choices: { readonly [kind: string]: Choice } = {
  one: { kind: 'one', options: [...options] },
  some: { kind: 'some', options: [...options], min: 0, max: 9 },
  ranking: { kind: 'ranking', options: [...options], min: 1, max: 9 },
  spread,
  number: { kind: 'number', min: 0, max: 99 },
  text: { kind: 'text', min: 1, max: 2000 },
  form: {
    kind: 'form',
    fields: [
      { id: 'card', label: named('Card'), choice: { kind: 'some', options: [...options], min: 0, max: 9 } },
      { id: 'cubes', label: named('Cubes on a place'), choice: spread },
    ],
  },
};

describe('a reply of junk is matched with the answers in a time that grows no faster than its length', () => {
  const english = translator('en', 'UTC');
  const units = [
    ...SHAPES.map(({ unit }) => unit),
    'Card 1 and Card 1, East and ',
    '1 a,',
    '1 Card 1,',
    'Card 1:',
    '9',
  ];

  test.each(Object.entries(choices))(
    '%s',
    async (_, choice) => {
      let spoken = 0;
      const say = (message: Message) => {
        spoken += 1;
        return english.t(message);
      };
      for (const unit of new Set(units)) {
        const counts: number[] = [];
        for (const length of [1000, 4000]) {
          const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
          spoken = 0;
          await shortest(() => readWords(choice, text, say), 1);
          counts.push(spoken);
        }
        // Labels are spoken once for each reading of the reply (whole, first paragraph, first line), not for each of
        // its words.
        for (const count of counts) expect(count).toBeLessThan(3 * 3 * options.length);
        const text = unit.repeat(Math.ceil(4000 / unit.length)).slice(0, 4000);
        expect(await shortest(() => readWords(choice, text, say), 5)).toBeLessThan(100);
      }
    },
    300_000,
  );

  test('and taken apart by its questions', async () => {
    for (const unit of ['Q1: ', ';', '; q', '\nquestion ', ...SHAPES.map((shape) => shape.unit)])
      expect(await shortest(() => splitQuestions(unit.repeat(10_000 / unit.length), 5))).toBeLessThan(100);
  });
});
