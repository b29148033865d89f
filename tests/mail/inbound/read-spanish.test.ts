import { describe, expect, test } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import type { Answer, Choice } from '../../../src/kernel/choice.ts';
import { describeAnswer } from '../../../src/kernel/describe-answer.ts';
import { isLiteral } from '../../../src/mail/inbound/is-literal.ts';
import { parseReply } from '../../../src/mail/inbound/parse-reply.ts';
import { splitQuestions } from '../../../src/mail/inbound/split-questions.ts';
import { isCommandWord, splitCommands } from '../../../src/mail/replies/command.ts';
import { words } from '../sample-mails.ts';

const { t } = translator('es', 'Europe/Madrid');
const PLACES = ['Siria', 'Etiopía', 'Italia', 'Trinidad y Tobago', 'España', 'La Coruña'];
const options = PLACES.map((place, i) => ({ id: `p${i + 1}`, label: words(place) }));
const one: Choice = { kind: 'one', options };
const some: Choice = { kind: 'some', options, min: 0, max: 6 };
const spread: Choice = {
  kind: 'spread',
  slots: options.map((option) => ({ ...option, max: 9 })),
  total: { min: 0, max: 20 },
};
const yesNo: Choice = {
  kind: 'one',
  options: [
    { id: 'y', label: words('Sí') },
    { id: 'n', label: words('No') },
  ],
};

const read = (choice: Choice, text: string) => parseReply(choice, text, t);

describe('Spanish answers', () => {
  test.each<[Choice, string, Answer]>([
    [some, 'Siria y Etiopía', ['p1', 'p2']],
    [some, 'SIRIA, ETIOPIA E ITALIA', ['p1', 'p2', 'p3']],
    [some, 'Trinidad y Tobago y España', ['p4', 'p5']],
    [some, 'Siria and Italia', ['p1', 'p3']],
    [some, '1, 3 y 5', ['p1', 'p3', 'p5']],
    [some, 'nada', []],
    [some, 'Ninguno.', []],
    [some, 'none', []],
    [spread, '2 en Siria y 4 en Etiopía', { p1: 2, p2: 4 }],
    [spread, 'siria 2, etiopia 4', { p1: 2, p2: 4 }],
    [spread, '3 a Trinidad y Tobago e Italia: 1', { p4: 3, p3: 1 }],
    [spread, 'a 2, e 4', { p1: 2, p5: 4 }],
    [spread, 'a 2 y e 4', { p1: 2, p5: 4 }],
    [spread, '2 on Siria and 4 on Italia', { p1: 2, p3: 4 }],
    [one, 'La Coruña', 'p6'],
    [one, 'elijo Italia', 'p3'],
    [yesNo, 'SI', 'y'],
    [yesNo, 'acepto', 'y'],
    [yesNo, 'de acuerdo', 'y'],
    [yesNo, 'yes', 'y'],
    [yesNo, 'rechazo', 'n'],
  ])('%#: “%s” is read', (choice, text, answer) => {
    expect([text, read(choice, text)]).toEqual([text, { answer }]);
  });

  test.each([
    [one, 'Siria o Italia'],
    [one, 'Siria u otra'],
    [one, 'Siria y Italia'],
    [some, 'Siria o Italia'],
    [spread, 'Siria y Etiopía 4'],
    [yesNo, 'sí o no'],
  ] as const)('%#: “%s” could mean two things, and means none', (choice, text) => {
    expect([text, read(choice, text)]).toEqual([text, expect.objectContaining({ problem: expect.anything() })]);
  });

  test.each([
    ['2 en Siria y 4 en Etiopía', true],
    ['pon 2 en Siria', false],
    ['nunca 2 en Siria', false],
    ['2 en Siria, pero no 4 en Etiopía', false],
  ])('“%s” is clear: %s', (text, clear) => {
    expect(isLiteral(spread, text, [describeAnswer(spread, { p1: 2, p2: 4 })], [], t)).toBe(clear);
  });
});

test.each(['Q2: 4', 'P2: 4', 'p2) 4', 'Pregunta 2: 4', 'PREGUNTA 2. 4', 'question 2: 4'])(
  '“%s” answers the second question',
  (text) => {
    expect(splitQuestions(text, 2, t)).toEqual([{ question: 2, text: '4' }]);
    expect(splitQuestions(`1\n${text}`, 2, t)).toEqual([
      { question: 1, text: '1' },
      { question: 2, text: '4' },
    ]);
  },
);

const about = { isAnswer: () => false, couldAnswer: () => false, numbers: () => undefined };

test.each([
  ['show', ['ver', 'MOSTRAR', 'Tablero.', 'show']],
  ['log', ['crónica', 'CRONICA', 'registro', 'log']],
  ['orders', ['órdenes', 'ordenes', 'orders']],
  ['draft', ['borrador', 'draft']],
  ['deals', ['tratos', 'acuerdos', 'trato', 'deals', 'deal']],
  ['help', ['ayuda', 'help']],
  ['undo', ['deshacer', 'UNDO']],
] as const)('%s in Spanish and English, with accents and without', (command, lines) => {
  for (const line of lines) expect(splitCommands(line, 'es', about)).toEqual({ commands: [{ command }], text: '' });
});

test('commands with words behind them', () => {
  expect(splitCommands('Ausente del 1 dic al 10 dic', 'es', about)).toMatchObject({
    commands: [{ command: 'absent', days: 'del 1 dic al 10 dic' }],
  });
  expect(splitCommands('Acuerdo 2 aceptar', 'es', about)).toEqual({
    commands: [{ command: 'deal', terms: '2 aceptar' }],
    text: '',
  });
  for (const line of ['a FRANCIA, Italia: Hola', 'PARA Francia, Italia: Hola', 'to FRANCIA, Italia: Hola'])
    expect(splitCommands(line, 'es', about)).toMatchObject({ commands: [{ command: 'to', text: 'Hola' }], text: '' });
  for (const word of ['paso', 'pasar', 'pass']) expect(isCommandWord('pass', word, 'es')).toBe(true);
  for (const word of ['sí', 'SI', 'confirmo', 'yes']) expect(isCommandWord('yes', word, 'es')).toBe(true);
});
