import { afterAll, describe, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import type { Choice, Option } from '../../src/kernel/choice.ts';
import type { Message } from '../../src/kernel/message.ts';
import { LONGEST_READ } from '../../src/mail/inbound/read-body.ts';
import { readMail } from '../../src/mail/inbound/read-mail.ts';
import { readWords } from '../../src/mail/inbound/read-words.ts';
import { numbersQuestion, splitQuestions } from '../../src/mail/inbound/split-questions.ts';
import { type Lines, splitCommands } from '../../src/mail/replies/command.ts';
import { readTerms } from '../../src/mail/replies/read-terms.ts';
import { FAR_TOO_LONG, processorTime } from '../harness/processor-time.ts';
import { junkMail, SHAPES } from './harness/junk-shapes.ts';
import { tally } from './harness/tally.ts';

let mails = 0;
afterAll(() => tally('junk in mails', { mails, lost: 0 }));

const took = (work: () => unknown) => {
  mails += 1;
  return processorTime(work);
};

describe('a mail of junk is read in a time that grows no faster than its length', () => {
  test.each(SHAPES)('$type: $name', async (shape) => {
    for (const [bytes, whole] of [
      [100_000, true],
      [LONGEST_READ, false],
    ] as const) {
      const raw = junkMail(shape, bytes);
      const read = () => readMail({ returnPath: 'anna@elsewhere.example', raw, whole });
      expect(await took(read)).toBeLessThan(FAR_TOO_LONG);
    }
  });
});

const named = (text: string): Message => ({ key: 'kernel.answer-list', args: { items: [text] } });
const options: readonly Option[] = Array.from({ length: 120 }, (_, i) => ({
  id: `card:${i}`,
  label: named(`Card ${i} and Card ${i}, East`),
}));
const spread: Choice = { kind: 'spread', slots: options.map((o) => ({ ...o, max: 9 })), total: { min: 0, max: 12 } };
const one: Choice = { kind: 'one', options: [...options] };
const form: Extract<Choice, { kind: 'form' }> = {
  kind: 'form',
  fields: [
    { id: 'card', label: named('Card'), choice: { kind: 'some', options: [...options], min: 0, max: 9 } },
    { id: 'cubes', label: named('Cubes on a place'), choice: spread },
  ],
};
const choices: { readonly [kind: string]: Choice } = {
  one,
  some: { kind: 'some', options: [...options], min: 0, max: 9 },
  ranking: { kind: 'ranking', options: [...options], min: 1, max: 9 },
  spread,
  number: { kind: 'number', min: 0, max: 99 },
  text: { kind: 'text', min: 1, max: 2000 },
  form,
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
      let rendered = 0;
      const say = (message: Message) => {
        rendered += 1;
        return english.t(message);
      };
      for (const unit of new Set(units)) {
        const counts: number[] = [];
        for (const length of [1000, 4000]) {
          const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
          rendered = 0;
          await took(() => readWords(choice, text, say));
          counts.push(rendered);
        }
        // Labels are rendered once for each reading of the reply (whole, first paragraph, first line), not for each of
        // its words.
        for (const count of counts) expect(count).toBeLessThan(3 * 3 * options.length);
        const text = unit.repeat(Math.ceil(4000 / unit.length)).slice(0, 4000);
        expect(await took(() => readWords(choice, text, say))).toBeLessThan(FAR_TOO_LONG);
      }
    },
    300_000,
  );

  test('and taken apart by its commands, letters and terms of deals', async () => {
    const lines: Lines = {
      isAnswer: () => false,
      couldAnswer: (line) => 'answer' in readWords(one, line, english.t),
      numbers: (line) => numbersQuestion(line, english.t),
    };
    const about = { partners: ['us'], seats: ['us', 'fr'], t: english.t, judge: () => undefined };
    const units = [
      'to France: x\n',
      'to France:\n',
      'to a: ',
      'deal us: ',
      'deal us:\n',
      'x\n',
      '\n',
      ';',
      'Card: ',
      ': ',
    ];
    for (const unit of [...units, ...SHAPES.map((shape) => shape.unit)])
      for (const head of ['', 'to France: ', 'deal us: ']) {
        const text = `${head}${unit.repeat(10_000 / unit.length)}`;
        expect(await took(() => splitCommands(text, 'en', lines))).toBeLessThan(FAR_TOO_LONG);
        expect(await took(() => readTerms(form, text, about))).toBeLessThan(FAR_TOO_LONG);
      }
  });

  test('and taken apart by its questions', async () => {
    for (const unit of ['Q1: ', ';', '; q', '\nquestion ', ...SHAPES.map((shape) => shape.unit)]) {
      const text = unit.repeat(10_000 / unit.length);
      expect(await took(() => splitQuestions(text, 5, english.t))).toBeLessThan(FAR_TOO_LONG);
    }
  });
});
