import { describe, expect, test } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import type { Answer, Choice, PlainChoice } from '../../../src/kernel/choice.ts';
import { describeAnswer } from '../../../src/kernel/describe-answer.ts';
import { isLiteral } from '../../../src/mail/inbound/is-literal.ts';
import { parseReply } from '../../../src/mail/inbound/parse-reply.ts';
import { splitFirstLine } from '../../../src/mail/inbound/split-first-line.ts';
import { splitQuestions } from '../../../src/mail/inbound/split-questions.ts';
import { words } from '../sample-mails.ts';

const { t } = translator('ja', 'Asia/Tokyo');
const options = ['シリア', 'エジプト', '日本', '西ドイツ'].map((place, i) => ({
  id: `p${i + 1}`,
  label: words(place),
}));
const one: PlainChoice = { kind: 'one', options };
const some: PlainChoice = { kind: 'some', options, min: 0, max: 4 };
const spread: PlainChoice = {
  kind: 'spread',
  slots: options.map((option) => ({ ...option, max: 9 })),
  total: { min: 0, max: 20 },
};
const form: Choice = {
  kind: 'form',
  fields: [
    { id: 'where', label: words('場所（5.3、10.6）'), choice: one },
    { id: 'cubes', label: words('足りないとき、置く数'), choice: spread },
    { id: 'text', label: words('本文'), choice: { kind: 'text', min: 0, max: 99 }, optional: true },
  ],
};
const rounds: Choice = {
  kind: 'one',
  options: ['なし', '第1ラウンド', '第2ラウンド'].map((round, i) => ({ id: `r${i}`, label: words(round) })),
};
const yesNo: Choice = {
  kind: 'one',
  options: [
    { id: 'y', label: words('承諾') },
    { id: 'n', label: words('拒否') },
  ],
};

describe('Japanese answers, which have no spaces', () => {
  test.each<[Choice, string, Answer]>([
    [one, '日本', 'p3'],
    [rounds, '第2ラウンド', 'r2'],
    [rounds, '第1ラウンド。', 'r1'],
    [rounds, '2番', 'r1'],
    [some, 'シリア、日本', ['p1', 'p3']],
    [some, 'シリア と 日本', ['p1', 'p3']],
    [some, 'なし', []],
    [spread, '日本に2、シリアに3', { p3: 2, p1: 3 }],
    [spread, '日本：2，エジプト 1', { p3: 2, p2: 1 }],
    [spread, '2 日本', { p3: 2 }],
    [yesNo, '受け入れます', 'y'],
    [yesNo, 'はい。', 'y'],
    [yesNo, '断ります', 'n'],
    [yesNo, 'いいえ', 'n'],
    [
      form,
      '場所（5.3、10.6）：日本、足りないとき、置く数：エジプトに1、シリアに2',
      { where: 'p3', cubes: { p2: 1, p1: 2 } },
    ],
    [form, '日本；シリアに2', { where: 'p3', cubes: { p1: 2 } }],
    [
      form,
      '場所（5.3、10.6）：日本、足りないとき、置く数：なし、本文：「東へ」',
      { where: 'p3', cubes: {}, text: '東へ' },
    ],
  ])('%#: “%s” is read', (choice, text, answer) => {
    expect([text, parseReply(choice, text, t)]).toEqual([text, { answer }]);
  });

  test.each<[Choice, string]>([
    [one, 'シリアか日本'],
    [one, 'シリア か 日本'],
    [spread, 'シリアと日本に4'],
  ])('%#: “%s” could mean two things, and means none', (choice, text) => {
    expect([text, parseReply(choice, text, t)]).toEqual([
      text,
      expect.objectContaining({ problem: expect.anything() }),
    ]);
  });

  test.each([
    ['日本に2、シリアに3', true],
    ['日本 に 2、シリア に 3', true],
    ['日本ではなく 2、シリア 3', false],
  ])('“%s” is clear: %s', (text, clear) => {
    expect(isLiteral(spread, text, [describeAnswer(spread, { p3: 2, p1: 3 })], [], t)).toBe(clear);
  });
});

test('the numbers of questions, and to whom a letter goes, in full width', () => {
  expect(splitQuestions('質問1：日本；問い2：承諾', 2, t)).toEqual([
    { question: 1, text: '日本' },
    { question: 2, text: '承諾' },
  ]);
  expect(splitFirstLine('宛先 フランス、無署名、日本：東へ', ['ja', 'en'])).toEqual({
    names: 'フランス,日本',
    text: '東へ',
    unsigned: true,
  });
});
