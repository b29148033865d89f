import { describe, expect, test } from '@jest/globals';
import { type Lines, splitCommands } from '../../../src/mail/replies/command.ts';
import { isPolite } from '../../../src/mail/replies/polite-words.ts';
import { readAbsence } from '../../../src/mail/replies/read-absence.ts';

const NEVER: Lines = { isAnswer: () => false, couldAnswer: () => false, numbers: () => undefined };
const now = new Date('2026-11-24T12:00:00Z');

describe('commands', () => {
  test('stand on lines of their own, in the reader’s words or in English', () => {
    expect(splitCommands('Ver\nCRÓNICA.\nhelp\nCuba', 'es', NEVER)).toEqual({
      commands: [{ command: 'show' }, { command: 'log' }, { command: 'help' }],
      text: 'Cuba',
    });
    expect(splitCommands('ausente del 1 dic al 10 dic', 'es', NEVER)).toMatchObject({
      commands: [{ command: 'absent' }],
      text: '',
    });
    expect(splitCommands('ver', 'en', NEVER)).toEqual({ commands: [], text: 'ver' });
    expect(splitCommands('盤面\n取引一覧\n取引 2 承諾', 'ja', NEVER)).toEqual({
      commands: [{ command: 'show' }, { command: 'deals' }, { command: 'deal', terms: '2 承諾' }],
      text: '',
    });
    expect(splitCommands('Mostra tabellone\ncronaca\naccordi', 'it', NEVER)).toEqual({
      commands: [{ command: 'show' }, { command: 'log' }, { command: 'deals' }],
      text: '',
    });
  });

  test.each([
    ['it', 'Assente dall’1 all’8 dicembre', 'dall’1 all’8 dicembre'],
    ['it', 'assente: domani', 'domani'],
    ['es', 'ausente hasta el 10 dic', 'hasta el 10 dic'],
    ['en', 'Away 1–8 Dec', '1–8 Dec'],
    ['en', 'absent:tomorrow', 'tomorrow'],
    ['it', 'assente', ''],
    ['ja', '不在 12月1日から10日まで', '12月1日から10日まで'],
    ['ja', '留守：明日', '明日'],
  ])('%s: “%s” has its days as they were written', (locale, line, days) => {
    expect(splitCommands(line, locale, NEVER)).toEqual({ commands: [{ command: 'absent', days }], text: '' });
  });

  test.each(['away from the table', 'absent friends', 'Absentia 2'])('“%s” is no absence', (line) => {
    expect(splitCommands(line, 'en', NEVER)).toEqual({ commands: [], text: line });
  });

  test('have their line, and what belongs to them: a deal’s terms go on, an answer to one does not', () => {
    expect(splitCommands('deal ITALY:\nYou promise: x\nNot binding: y\nhelp', 'en', NEVER)).toEqual({
      commands: [{ command: 'deal', terms: 'ITALY:\nYou promise: x\nNot binding: y' }, { command: 'help' }],
      text: '',
    });
    expect(splitCommands('deal 2: accept\n3', 'en', NEVER)).toEqual({
      commands: [{ command: 'deal', terms: '2: accept' }],
      text: '3',
    });
    expect(splitCommands('ausente hoy\naway tomorrow\ndeal with it', 'es', NEVER)).toEqual({
      commands: [
        { command: 'absent', days: 'hoy' },
        { command: 'absent', days: 'tomorrow' },
      ],
      text: 'deal with it',
    });
  });

  test('are letters from “to” to the next empty line, the next letter, or a numbered answer', () => {
    const numbers: Lines['numbers'] = (line) => (line.startsWith('Q') ? 'begins' : undefined);
    const letter = (names: string, words: string) => ({ command: 'to', names, text: words, unsigned: false });
    const text = '4\nto FRANCE:\n\nDear France,\nno.\nto UK, US: Yes\nQ2: 1\nto all: x\n\nshow\nto: Green';
    expect(splitCommands(text, 'en', { ...NEVER, numbers })).toEqual({
      commands: [
        letter('FRANCE', 'Dear France,\nno.'),
        letter('UK, US', 'Yes'),
        letter('all', 'x'),
        { command: 'show' },
      ],
      text: '4\nQ2: 1\n\nto: Green',
    });
  });

  test('are no commands where a question has an option of that name, or with more words on the line', () => {
    expect(splitCommands('show', 'en', { ...NEVER, isAnswer: () => true })).toEqual({ commands: [], text: 'show' });
    expect(splitCommands('help Poland\nundo the treaty', 'en', NEVER)).toMatchObject({ commands: [] });
  });

  test('take time by the length of the reply', () => {
    expect(splitCommands('show\n'.repeat(5000), 'en', NEVER)).toHaveProperty('problem');
    expect(splitCommands('shown\n'.repeat(5000), 'en', NEVER)).toMatchObject({ commands: [] });
  });
});

describe('days away', () => {
  test.each([
    ['en', '1 Dec to 10 Dec', '2026-12-01', '2026-12-10'],
    ['en', 'from 1st to 10th of December', '2026-12-01', '2026-12-10'],
    ['en', 'Dec 20 until Jan 3', '2026-12-20', '2027-01-03'],
    ['en', '2026-12-01 - 2026-12-10', '2026-12-01', '2026-12-10'],
    ['en', '24 November', '2026-11-24', '2026-11-24'],
    ['en', '1 March to 2 March', '2027-03-01', '2027-03-02'],
    ['es', 'del 1 dic al 10 dic', '2026-12-01', '2026-12-10'],
    ['es', 'del 1 al 10 de diciembre de 2026', '2026-12-01', '2026-12-10'],
    ['es', 'DEL 1.º AL 10 DE DICIEMBRE', '2026-12-01', '2026-12-10'],
    ['es', '1 dic – 10 dic', '2026-12-01', '2026-12-10'],
    ['es', 'from 1 Dec to 10 Dec', '2026-12-01', '2026-12-10'],
    ['es', '10 de diciembre', '2026-12-10', '2026-12-10'],
    ['es', 'hasta el 10 dic', '2026-11-24', '2026-12-10'],
    ['es', 'de mañana a 3 de enero', '2026-11-25', '2027-01-03'],
    ['es', 'del 1 hasta el 10 de diciembre', '2026-12-01', '2026-12-10'],
    ['es', 'del 1 hasta al 10 dic', '2026-12-01', '2026-12-10'],
    ['es', 'el primero de diciembre', '2026-12-01', '2026-12-01'],
    ['it', "dall'1 all'8 dicembre", '2026-12-01', '2026-12-08'],
    ['it', 'Dall’1 dicembre all’8 gennaio', '2026-12-01', '2027-01-08'],
    ['it', 'dal 1º al 10 dicembre', '2026-12-01', '2026-12-10'],
    ['it', '1º dicembre', '2026-12-01', '2026-12-01'],
    ['it', '1° dicembre', '2026-12-01', '2026-12-01'],
    ['it', 'l’8 dicembre', '2026-12-08', '2026-12-08'],
    ['it', 'dal primo all’11 dicembre 2026', '2026-12-01', '2026-12-11'],
    ['it', 'fino al 10 dicembre', '2026-11-24', '2026-12-10'],
    ['it', 'fino all’8 dic', '2026-11-24', '2026-12-08'],
    ['it', 'dal 1 dic fino al 10 dic', '2026-12-01', '2026-12-10'],
    ['it', 'da oggi a domani', '2026-11-24', '2026-11-25'],
    ['it', '1-8 dicembre', '2026-12-01', '2026-12-08'],
    ['ja', '12月1日から10日まで', '2026-12-01', '2026-12-10'],
    ['ja', '2026年12月1日 から 12月10日', '2026-12-01', '2026-12-10'],
    ['ja', '2026-12-01 から 2026-12-10 まで', '2026-12-01', '2026-12-10'],
    ['ja', '12月10日まで', '2026-11-24', '2026-12-10'],
    ['ja', '明日まで', '2026-11-24', '2026-11-25'],
    ['ja', '本日から12月3日', '2026-11-24', '2026-12-03'],
    ['ja', '12月10日', '2026-12-10', '2026-12-10'],
    ['en', '1-8 Dec', '2026-12-01', '2026-12-08'],
    ['en', 'Dec 1 to 8', '2026-12-01', '2026-12-08'],
    ['en', 'December 1-8', '2026-12-01', '2026-12-08'],
    ['en', 'first to 8th of December', '2026-12-01', '2026-12-08'],
    ['en', 'until 10 Dec', '2026-11-24', '2026-12-10'],
    ['en', 'tomorrow', '2026-11-25', '2026-11-25'],
  ])('%s: %s', (locale, text, from, to) => {
    expect(readAbsence(text, { locale, timeZone: 'Europe/Madrid', now })).toEqual({ from, to });
  });

  test.each([
    '',
    'next week',
    '1/12 to 10/12',
    '31 Nov to 2 Dec',
    'to 10 Dec',
    'tomorrow 3 Dec',
    '1xx Dec',
    '1 Dec to',
    'Dec to Jan',
    '10 Dec 2026 to 1 Dec 2026',
    '1-12',
    '2026-12-01-2026-12-10',
    '1-8-12 Dec',
    'Dec 28 to 3',
    '28 to 3 Dec',
    'to to to 8 Dec',
  ])('not “%s”', (text) => {
    expect(readAbsence(text, { locale: 'en', timeZone: 'UTC', now })).toHaveProperty('problem');
  });
});

test('a day alone is one of the player’s own calendar', () => {
  const late = new Date('2026-11-24T23:30:00Z');
  const today = (timeZone: string) => readAbsence('hoy', { locale: 'es', timeZone, now: late });
  expect(today('Europe/Madrid')).toEqual({ from: '2026-11-25', to: '2026-11-25' });
  expect(today('America/Lima')).toEqual({ from: '2026-11-24', to: '2026-11-24' });
});

test('names, thanks and greetings are polite; anything else may mean something', () => {
  const anna = { name: 'Anna Schmidt', locale: 'es' };
  for (const words of ['Anna', 'A.', 'gracias\nAnna Schmidt', 'Thanks!', '']) expect(isPolite(words, anna)).toBe(true);
  for (const words of ['not yet', 'Bruno', 'Thanks, but no']) expect(isPolite(words, anna)).toBe(false);
});
