import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { translator } from '../../../../src/i18n/translator.ts';
import { parseReply } from '../../../../src/mail/inbound/parse-reply.ts';
import { readMail } from '../../../../src/mail/inbound/read-mail.ts';
import { numbersQuestion } from '../../../../src/mail/inbound/split-questions.ts';
import { type Lines, splitCommands } from '../../../../src/mail/replies/command.ts';
import { ONE_PLACE, UN_SITIO } from '../../../../src/simulation/corpus/corpus-samples.ts';
import { ENCODINGS, type Header, mime } from '../../../../src/simulation/corpus/mime.ts';
import { corpusMails, FIELDS, readCorpus, readCorpusMail } from '../../../../src/simulation/corpus/read-corpus.ts';
import { TONGUES } from '../../../../src/simulation/corpus/tongues.ts';

/** Replies with letters and commands: what is taken out of them, and what is left as an answer. */
const COMMANDS = [
  {
    locale: 'en',
    text: 'to FRANCE, UK: Shall we keep out of Cuba?\nI think so.\n\nPoland',
    commands: [
      { command: 'to', names: 'FRANCE, UK', text: 'Shall we keep out of Cuba?\nI think so.', unsigned: false },
    ],
    left: 'Poland',
  },
  {
    locale: 'es',
    text: 'a Francia e Italia: ¿Qué tal si nos repartimos España?\nTú te quedas el norte.\n\nP1: Polonia\nayuda',
    commands: [
      {
        command: 'to',
        names: 'Francia e Italia',
        text: '¿Qué tal si nos repartimos España?\nTú te quedas el norte.',
        unsigned: false,
      },
      { command: 'help' },
    ],
    left: 'P1: Polonia',
  },
  {
    locale: 'es',
    text: 'trato 2 aceptar\nausente del 1 dic al 10 dic\nQ1: Irán',
    commands: [
      { command: 'deal', terms: '2 aceptar' },
      { command: 'absent', days: 'del 1 dic al 10 dic' },
    ],
    left: 'Q1: Irán',
  },
] as const;

describe('replies as mail programs make them', () => {
  test.each(['en', 'es'] as const)(
    '99 in 100 are understood in “%s”, and none is misread',
    async (locale) => {
      const { count, unread, misread, leftOver } = await readCorpus(locale);
      console.log(
        `${count} replies in “${locale}”: ${unread.length} not understood, ${misread.length} misread, ` +
          `${leftOver.length} with words left over.`,
      );
      expect(misread).toEqual([]);
      expect(unread.slice(0, 12)).toEqual(unread.length <= count / 100 ? unread.slice(0, 12) : []);
    },
    120_000,
  );

  test('letters and commands are taken out of them whole, and nothing else is', async () => {
    const wrong: unknown[] = [];
    let count = 0;
    for (const { locale, text, commands, left } of COMMANDS) {
      const { t } = translator(locale, 'UTC');
      const lines: Lines = {
        isAnswer: () => false,
        couldAnswer: (line) => 'answer' in parseReply(locale === 'es' ? UN_SITIO : ONE_PLACE, line, t),
        numbers: (line) => numbersQuestion(line, t),
      };
      for (const { raw, name } of corpusMails(text)) {
        count += 1;
        const split = splitCommands((await readCorpusMail(raw)).words, locale, lines);
        if (!isDeepStrictEqual(split, { commands, text: left })) wrong.push([name, split]);
      }
    }
    console.log(`${count} replies with commands: ${wrong.length} not split as meant.`);
    expect(wrong.slice(0, 12)).toEqual(wrong.length <= count / 100 ? wrong.slice(0, 12) : []);
  });
});

describe('mails of machines', () => {
  const MARKS: readonly (readonly Header[])[] = [
    [['Auto-Submitted', 'auto-replied']],
    [['Auto-Submitted', 'auto-generated; owner-email="x@y.example"']],
    [['X-Auto-Response-Suppress', 'All']],
    [['Precedence', 'auto_reply']],
    [['X-Autoreply', 'yes']],
    // Some say it in their subject alone.
    [],
  ];

  test.each(TONGUES.map((tongue) => [tongue.language, tongue] as const))(
    'an absence note in “%s” is never answered',
    async (_, { outOfOffice: { subject, text } }) => {
      for (const marks of MARKS)
        for (const encoding of ENCODINGS) {
          const coded = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`;
          const headers: readonly Header[] = [
            ...FIELDS.filter(([name]) => name !== 'Subject'),
            ['Subject', coded],
            ...marks,
          ];
          const mail = await readCorpusMail(mime(headers, [{ type: 'text/plain', text: `${text}\n\n2\n` }], encoding));
          expect([subject, mail.automatic]).toEqual([subject, true]);
        }
    },
  );

  test.each([
    ['a bounce', '', []],
    ['a list', 'list@club.example', [['List-Id', '<players.club.example>']]],
    ['a mail of our own, sent back', 'despatch@despatch.test', [['Auto-Submitted', 'auto-generated']]],
  ] as const)('%s is never answered', async (_, returnPath, marks) => {
    const raw = mime([...FIELDS, ...marks], [{ type: 'text/plain', text: '2' }], '8bit');
    expect((await readMail({ returnPath, raw, whole: true })).automatic).toBe(true);
  });
});
