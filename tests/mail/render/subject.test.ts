import { describe, expect, test } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import { turnNews } from '../../../src/mail/kinds/turn.ts';
import { addressMail } from '../../../src/mail/outbox/mail-headers.ts';
import { cutWords, MOST_SAID, tableSubjects } from '../../../src/mail/render/subject.ts';
import { nodemailerMessage } from '../../../src/mail/transports/nodemailer-message.ts';
import { composeTableMail } from '../../../src/mail/turn/compose-table-mail.ts';
import { questionIn } from '../../../src/mail/turn/question-in-short.ts';
import { fewChoice, proposal, question, tableMail, words } from '../sample-mails.ts';

const english = translator('en', 'Europe/Madrid');
const asked = (prompt: string) => {
  const mail = composeTableMail(tableMail({ questions: [question(fewChoice, prompt)] }), [turnNews], english);
  return mail.subject;
};

describe('the subject of a mail about a table', () => {
  test('says what is asked, in the few words that the game has for it, or by the first sentence', () => {
    const brief = { ...question(fewChoice, 'Byelorus is up for bid. Do you bid?'), brief: words('bid for Byelorus') };
    expect(composeTableMail(tableMail({ questions: [brief] }), [turnNews], english).subject).toBe(
      '[Tuesday Club] US: bid for Byelorus',
    );
    expect(asked('Where do you place Cuba? It is the third card of its region.')).toBe(
      '[Tuesday Club] US: Where do you place Cuba?',
    );
  });

  test.each([
    ['Where do you place Cuba? It is the third card.', 'Where do you place Cuba?'],
    ['You win Syria. Which option do you choose?', 'You win Syria. Which option do you choose?'],
    [
      'The USSR played Turkey, which bears your flag. Do you carry out its event before the order is given? (It is 2.)',
      'Do you carry out its event before the order is given?',
    ],
    ['¿Pujas? Europa sale a subasta.', '¿Pujas?'],
    ['蜂起です。どうしますか？次へ進みます。', '蜂起です。どうしますか？'],
    ['Political orders. Nothing is asked.', 'Political orders.'],
    ['', ''],
  ])('finds what “%s” asks', (text, question) => {
    expect(questionIn(text)).toBe(question);
  });

  test('tells an offer, and several questions, from one', () => {
    const offer = composeTableMail(tableMail({ questions: [], asked: [proposal()] }), [turnNews], english);
    expect(offer.subject).toBe('[Tuesday Club] US: The USSR proposes a deal');
    const both = tableMail({ questions: [question(fewChoice, 'One?'), question(fewChoice, 'Two?')] });
    expect(composeTableMail(both, [turnNews], english).subject).toBe('[Tuesday Club] US: 2 questions');
  });

  test('is short, whatever names and questions are', () => {
    const what = words(`which of ${'very '.repeat(30)}many cards`);
    const { subject } = tableSubjects({ game: words('Go'), table: 'The club of every other Tuesday' }, what, english);
    expect(subject).toBe('[The club of…] which of very very very very very very…');
    // A list of mails on a phone shows forty characters: more than half of them are for what is asked.
    expect(subject.indexOf('] ')).toBeLessThanOrEqual(18);
    expect([...(subject.split('] ')[1] ?? '')].length).toBeLessThanOrEqual(MOST_SAID);
    expect(cutWords('Überlandstraßenbahnhaltestelle', 10)).toBe('Überlands…');
  });

  test('is the same every time for those who want one thread', () => {
    const { constant } = composeTableMail(tableMail(), [turnNews], english);
    expect(constant).toBe('[Tuesday Club] Iron Curtain');
  });

  test('cannot hold what a mail program would decode', () => {
    const { subject } = composeTableMail(
      tableMail({ questions: [question(fewChoice, '=?utf-8?Q?evil?= word')] }),
      [turnNews],
      english,
    );
    expect(subject).not.toContain('=?');
  });
});

describe('on the wire', () => {
  const outgoing = (subject: string) =>
    addressMail(
      'mail-1',
      {
        what: 'send',
        to: 'ann@example.org',
        content: {
          subject,
          preheader: '',
          text: 'Text',
          html: '<img src="cid:board"><img src="cid:board-2">',
          pictures: ['board', 'board-2'].map((cid) => ({ cid, filename: `${cid}.png`, png: Buffer.from(cid) })),
        },
        replyToken: undefined,
        unsubscribeUrl: undefined,
        thread: undefined,
        tells: [],
      },
      { baseUrl: 'https://despatch.test', mailFrom: 'mail@despatch.test', mailMergeSeconds: 60, builtInMailbox: false },
      { date: new Date(0), returnPath: undefined },
    );

  test('plain ASCII is sent as it is, with its quotation marks', () => {
    expect(nodemailerMessage(outgoing('[A "club"] US: bid')).headers).toMatchObject({
      Subject: { prepared: true, value: '[A "club"] US: bid' },
    });
    expect(nodemailerMessage(outgoing('[Café] US: bid')).subject).toBe('[Café] US: bid');
  });

  test('pictures have Content-IDs that no other mail has', () => {
    const { html, pictures } = outgoing('A');
    expect(pictures.map(({ cid }) => cid)).toEqual(['board.mail-1@despatch.test', 'board-2.mail-1@despatch.test']);
    expect(html).toBe('<img src="cid:board.mail-1@despatch.test"><img src="cid:board-2.mail-1@despatch.test">');
  });
});
