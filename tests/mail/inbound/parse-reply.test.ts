import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { translator } from '../../../src/i18n/translator.ts';
import type { Answer, Choice, Option, PlainChoice } from '../../../src/kernel/choice.ts';
import { describeAnswer } from '../../../src/kernel/describe-answer.ts';
import { enumerateAnswers } from '../../../src/kernel/enumerate-answers.ts';
import { accepts } from '../../../src/kernel/explain-refusal.ts';
import type { Message } from '../../../src/kernel/message.ts';
import { parseReply } from '../../../src/mail/inbound/parse-reply.ts';
import { readWords } from '../../../src/mail/inbound/read-words.ts';
import { markOptions } from '../../../src/mail/turn/mark-options.ts';
import { numberAnswers } from '../../../src/mail/turn/number-answers.ts';

const english = translator('en', 'UTC');
const { t } = english;
const named = (text: string): Message => ({ key: 'kernel.answer-list', args: { items: [text] } });
const option = (name: string): Option => ({
  id: `country:${name.toLowerCase().replaceAll(' ', '-')}`,
  label: named(name),
});
const options = (...names: string[]) => names.map(option);

const PLACES = ['Rhineland', 'Syria', 'Ethiopia', 'Constantinople', 'Women’s Suffrage', 'Outlawing War', 'Armenia'];
const one: Choice = { kind: 'one', options: options(...PLACES) };
const some: Choice = { kind: 'some', options: options(...PLACES), min: 0, max: 3 };
const ranking: Choice = { kind: 'ranking', options: options(...PLACES), min: 3, max: 3 };
const spread: Choice = {
  kind: 'spread',
  slots: options(...PLACES).map((slot) => ({ ...slot, max: 5 })),
  total: { min: 0, max: 6 },
};
const form: Choice = {
  kind: 'form',
  fields: [
    { id: 'card', label: named('Card'), choice: one },
    { id: 'cubes', label: named('Cubes'), choice: spread },
    { id: 'bid', label: named('Bid'), choice: { kind: 'number', min: 0, max: 9 }, optional: true },
  ],
};

function read(choice: Choice, text: string): Answer {
  const reading = parseReply(choice, text, t);
  if (!('answer' in reading)) throw new Error(t(reading.problem));
  return reading.answer;
}

function problem(choice: Choice, text: string): string {
  const reading = parseReply(choice, text, t);
  if ('answer' in reading) throw new Error(`understood as ${JSON.stringify(reading.answer)}`);
  return [t(reading.problem), ...reading.understood.map(t)].join(' | ');
}

describe('one of several', () => {
  test.each([
    ['2', 'country:syria'],
    ['2.', 'country:syria'],
    ['number 2', 'country:syria'],
    ['2, please', 'country:syria'],
    ['SYRIA', 'country:syria'],
    ['settle rhineland', 'country:rhineland'],
    ['I choose Rhineland', 'country:rhineland'],
    ['rhine', 'country:rhineland'],
    ['womens suffrage', 'country:women’s-suffrage'],
    ['suffrage', 'country:women’s-suffrage'],
    ['constantinopel', 'country:constantinople'],
    ['country:armenia', 'country:armenia'],
  ])('%s', (text, id) => {
    expect(read(one, text)).toBe(id);
  });

  test('words that fit several answers are not guessed at', () => {
    const twins: Choice = { kind: 'one', options: options('North Korea', 'North Vietnam', 'Poland') };
    expect(problem(twins, 'north')).toContain('can mean North Korea and North Vietnam');
  });

  test('words that fit none are answered with what is possible', () => {
    expect(problem(one, 'Atlantis')).toContain('“Atlantis” is not one of the answers. Possible: Rhineland, Syria');
  });

  test('a number beside the name of another means either of them', () => {
    expect(problem(one, '2 Armenia')).toContain('Syria');
    expect(read(one, '2 Syria')).toBe('country:syria');
  });

  test('a number with more on the lines below it is not read as if that were not there', () => {
    expect(readWords(one, '2\nArmenia', t)).toEqual({ answer: 'country:syria', ignored: 'Armenia' });
    expect(readWords(one, 'Syria\n2', t)).toEqual({ answer: 'country:syria', ignored: '2' });
  });

  test('a name that a mail program breaks over lines', () => {
    expect(readWords(one, 'Women’s\nSuffrage', t)).toEqual({ answer: 'country:women’s-suffrage' });
    expect(readWords(one, 'Women’s\nSuffrage\n2', t)).toEqual({ answer: 'country:women’s-suffrage', ignored: '2' });
  });

  test('a number beyond the list is not one of the answers', () => {
    expect(problem(one, '8')).toContain('“8” is not one of the answers');
  });
});

test('yes and no', () => {
  const consent: Choice = {
    kind: 'one',
    options: [
      { id: 'accept', label: named('Yes, carry out the event') },
      { id: 'decline', label: named('No, leave it') },
    ],
  };
  expect(read(consent, 'yes')).toBe('accept');
  expect(read(consent, 'Y')).toBe('accept');
  expect(read(consent, 'No!')).toBe('decline');
  expect(read(consent, 'ok')).toBe('accept');
});

describe('amounts', () => {
  test.each([
    ['place syria 2, ethiopia 4', { 'country:syria': 2, 'country:ethiopia': 4 }],
    ['2 on Syria and 4 on Ethiopia', { 'country:syria': 2, 'country:ethiopia': 4 }],
    ['b 2; c 4', { 'country:syria': 2, 'country:ethiopia': 4 }],
    ['Syria: 2\nEthiopia: 4', { 'country:syria': 2, 'country:ethiopia': 4 }],
    ['Syria x2', { 'country:syria': 2 }],
    ['put 3 in rhine', { 'country:rhineland': 3 }],
    ['2 on Syria', { 'country:syria': 2 }],
    [
      '1 on Rhineland, 2 on Syria and 1 on Ethiopia',
      { 'country:rhineland': 1, 'country:syria': 2, 'country:ethiopia': 1 },
    ],
    ['Syria 2 and Ethiopia 4', { 'country:syria': 2, 'country:ethiopia': 4 }],
    ['b 2 and c 1', { 'country:syria': 2, 'country:ethiopia': 1 }],
    ['d 2, e 1', { 'country:constantinople': 2, 'country:women’s-suffrage': 1 }],
    ['nothing', {}],
  ])('%s', (text, amounts) => {
    expect(read(spread, text)).toEqual(amounts);
  });

  test('what is against the rules is explained with what was understood', () => {
    const said = problem(spread, 'syria 2, ethiopia 5');
    expect(said).toContain('Together that is 7; it must be from 0 to 6.');
    expect(said).toContain('2 on Syria | 5 on Ethiopia');
  });

  test('a name without an amount is asked about', () => {
    expect(problem(spread, 'syria 2, ethiopia')).toContain('“ethiopia” does not say how much');
  });

  test('a label with a number in it', () => {
    const spaces: Choice = {
      kind: 'spread',
      slots: options('Space 1', 'Space 2', 'Space 12').map((slot) => ({ ...slot, max: 20 })),
      total: { min: 0, max: 20 },
    };
    expect(read(spaces, 'space 1 2, space 12 3')).toEqual({ 'country:space-1': 2, 'country:space-12': 3 });
  });
});

describe('several', () => {
  test.each([
    ['1, 3', ['country:rhineland', 'country:ethiopia']],
    ['syria and armenia', ['country:syria', 'country:armenia']],
    ['none', []],
  ])('%s', (text, ids) => {
    expect(read(some, text)).toEqual(ids);
  });

  test('a ranking keeps the order given', () => {
    expect(read(ranking, 'armenia > 2 > rhineland')).toEqual(['country:armenia', 'country:syria', 'country:rhineland']);
  });

  test('too many are refused with the bounds', () => {
    expect(problem(ranking, '1, 2')).toContain('3');
  });

  test('a label that contains a comma and an "and"', () => {
    const islands: Choice = {
      kind: 'some',
      options: options('Trinidad and Tobago', 'Cuba, East', 'Cuba', 'Haiti', 'Jamaica'),
      min: 1,
      max: 3,
    };
    expect(read(islands, 'Trinidad and Tobago, Cuba, East and Haiti')).toEqual([
      'country:trinidad-and-tobago',
      'country:cuba,-east',
      'country:haiti',
    ]);
  });
});

describe('numbers and texts', () => {
  const bid: Choice = { kind: 'number', min: 2, max: 9 };
  test('what stands below a number is left for what comes next', () => {
    expect(readWords(bid, '3\nSyria', t)).toEqual({ answer: 3, ignored: 'Syria' });
    expect(readWords(bid, '3, please', t)).toEqual({ answer: 3 });
  });

  test('what stands below a form is left for what comes next, and nothing of it is lost between its fields', () => {
    const answer = { card: 'country:syria', cubes: { 'country:armenia': 2 }, bid: 3 };
    expect(readWords(form, 'Card: 2\nCubes: 2 on Armenia\nBid: 3\nRhineland', t)).toEqual({
      answer,
      ignored: 'Rhineland',
    });
    expect(problem(form, 'Card: 2\nArmenia\nCubes: 2 on Armenia\nBid: 3')).toContain('“Armenia”');
  });

  test('a number stands for itself, not for its place in a list', () => {
    expect(read(bid, 'I bid 4.')).toBe(4);
    expect(problem(bid, '1')).toContain('from 2 to 9');
    expect(problem(bid, '3 or 4')).toContain('is not one number from 2 to 9');
  });
  test('a text is taken as it is', () => {
    expect(read({ kind: 'text', min: 1, max: 100 }, 'Peace,\nin our time. ')).toBe('Peace,\nin our time.');
  });
});

describe('forms', () => {
  const whole = { card: 'country:syria', cubes: { 'country:syria': 2, 'country:ethiopia': 1 } };
  test.each([
    ['card: syria; cubes: syria 2, ethiopia 1'],
    ['Card: 2\nCubes: 2 on Syria and 1 on Ethiopia'],
    ['cubes = b 2, c 1, card = Syria'],
    ['syria\nsyria 2, ethiopia 1'],
  ])('%s', (text) => {
    expect(read(form, text)).toEqual(whole);
  });
  test('an optional field may be given', () => {
    expect(read(form, 'bid: 3; card: syria; cubes: nothing')).toEqual({ card: 'country:syria', cubes: {}, bid: 3 });
  });
  test('the field is named in what is wrong', () => {
    expect(problem(form, 'card: atlantis; cubes: syria 2')).toContain('Card: “atlantis” is not one');
    expect(problem(form, 'card: syria')).toContain('Cubes is missing');
  });
});

describe('a form of numbers, such as bids for powers', () => {
  const bids: Choice = {
    kind: 'form',
    fields: ['Prussia', 'Russia', 'Spain'].map((name) => ({
      id: name.toLowerCase(),
      label: named(name),
      choice: { kind: 'number', min: 0, max: 50 },
      optional: true,
    })),
  };

  test.each([
    ['Russia: 8\nPrussia: 3', { russia: 8, prussia: 3 }],
    ['Prussia 10\nRussia: 4 points', { prussia: 10, russia: 4 }],
    ['Russia 8, Spain 1', { russia: 8, spain: 1 }],
    ['Spain 5', { spain: 5 }],
    ['8 on Russia', { russia: 8 }],
    ['3\n8', { prussia: 3, russia: 8 }],
  ])('a number is for the field that it names: %s', (text, answer) => {
    expect(read(bids, text)).toEqual(answer);
  });

  test.each(['Rossija: 8\nPreussen: 3', 'Turkey 4', '5 on Russia and Spain', '8 on Russia\n4 on Russia'])(
    'and never for the next one where it names something else: %s',
    (text) => {
      expect(problem(bids, text)).toContain('belongs to none of Prussia, Russia and Spain');
    },
  );
});

/** Names of things, some with numbers or separators in them, never a bare number. */
const name = fc
  .array(fc.constantFrom('Red', 'Sea', 'North', 'Port', 'Saint', 'Bay', 'Cape', 'and', 'Rock,', '1', '2'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) => words.join(' '))
  .filter((text) => /^[A-Z]/.test(text));
const someOptions = (least: number) =>
  fc
    .uniqueArray(name, { minLength: least, maxLength: 5 })
    .map((names) => names.map((n, i) => ({ id: `o${i}`, label: named(n) })));
const simple: fc.Arbitrary<PlainChoice> = fc.oneof(
  someOptions(2).map((o): PlainChoice => ({ kind: 'one', options: o })),
  someOptions(2).map((o): PlainChoice => ({ kind: 'some', options: o, min: 0, max: 2 })),
  someOptions(2).map((o): PlainChoice => ({ kind: 'ranking', options: o, min: 1, max: 2 })),
  someOptions(1).map(
    (o): PlainChoice => ({ kind: 'spread', slots: o.map((s) => ({ ...s, max: 3 })), total: { min: 0, max: 4 } }),
  ),
  fc
    .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 9 }))
    .map(([min, more]): PlainChoice => ({ kind: 'number', min, max: min + more })),
);
const anyChoice: fc.Arbitrary<Choice> = fc.oneof(
  simple,
  fc.tuple(simple, simple).map(
    ([a, b]): Choice => ({
      kind: 'form',
      fields: [
        { id: 'first', label: named('First thing'), choice: a },
        { id: 'second', label: named('Second thing'), choice: b, optional: true },
      ],
    }),
  ),
);

function* firstAnswers(choice: Choice, most = 40): Generator<Answer> {
  let count = 0;
  for (const answer of enumerateAnswers(choice)) {
    if (count === most) return;
    count += 1;
    yield answer;
  }
}

/** An answer by its marks, as a reader copies them from the list. */
function marked(choice: Choice, answer: Answer): string | undefined {
  const markOf = (id: string) => markOptions(choice).find((o) => o.id === id)?.mark ?? '';
  if (choice.kind === 'one') return markOf(String(answer));
  if ((choice.kind === 'some' || choice.kind === 'ranking') && Array.isArray(answer))
    return answer.map(markOf).join(', ') || 'nothing';
  if (choice.kind === 'spread')
    return (
      Object.entries(answer)
        .map(([id, amount]) => `${markOf(id)} ${amount}`)
        .join(', ') || 'nothing'
    );
  return undefined;
}

test('every numbered answer parses back from its number', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      for (const { number, answer } of numberAnswers(choice) ?? [])
        expect(read(choice, String(number))).toEqual(answer);
    }),
  );
});

test('every answer of a larger choice parses back from its marks', () => {
  fc.assert(
    fc.property(simple, (choice) => {
      if (numberAnswers(choice)) return;
      for (const answer of firstAnswers(choice)) {
        const text = marked(choice, answer);
        if (text !== undefined) expect(read(choice, text)).toEqual(answer);
      }
    }),
  );
});

test('every answer parses back from its words, if its words mean only it', () => {
  const wordy = fc.constantFrom<Choice>(one, some, ranking, spread, form, {
    kind: 'form',
    fields: [
      { id: 'who', label: named('Who'), choice: ranking },
      { id: 'where', label: named('Where to'), choice: some, optional: true },
    ],
  });
  fc.assert(
    fc.property(wordy, (choice) => {
      for (const answer of firstAnswers(choice, 400))
        expect(read(choice, t(describeAnswer(choice, answer)))).toEqual(answer);
    }),
    { numRuns: 12 },
  );
});

test('whatever is written, the outcome is a legal answer or a sentence', () => {
  fc.assert(
    fc.property(anyChoice, fc.oneof(fc.string({ maxLength: 200 }), fc.lorem()), (choice, text) => {
      const reading = parseReply(choice, text, t);
      if ('answer' in reading) expect(accepts(choice, reading.answer)).toBe(true);
      else expect(t(reading.problem).length).toBeGreaterThan(10);
    }),
    { numRuns: 300 },
  );
});
