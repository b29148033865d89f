import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { MailLetter } from '../press/mail-letter.ts';
import type { MailContent } from '../render/mail-content.ts';
import { renderMail } from '../render/render-mail.ts';
import { tableSubjects } from '../render/subject.ts';
import { questionIn } from './question-in-short.ts';
import { isDigest } from './summarise-news.ts';
import type { GameEnd, TableMail } from './table-mail.ts';
import { waitingWords } from './waiting-words.ts';
import { windowPictures } from './window-pictures.ts';
import { BOARD, writeBoard, writeHand } from './write-board.ts';
import { writeEnd } from './write-end.ts';
import { firstNews, writeNews } from './write-news.ts';
import { writeQuestion } from './write-question.ts';

/** What is special about one occasion: everything else of a mail about a table is the same. */
export type TableMailHead = {
  /** What the subject says after the table's name. */
  readonly subject: Message;
  readonly headline: Message;
  readonly leads: readonly Message[];
  /** What does not count any more. */
  readonly lost?: readonly Message[] | undefined;
  readonly notes?: readonly Message[];
  readonly end?: GameEnd;
  /** What others have written to the reader. */
  readonly letters?: readonly MailLetter[];
  /** The mail has something else to tell: where there are no news it says nothing of them. */
  readonly quiet?: boolean;
  /** How what was just done is taken back. */
  readonly undo?: { readonly words: Message; readonly url: string; readonly note: Message } | undefined;
};

/** Write a mail about a table: what changed, what is asked, what the reader holds, the board, the small print. */
export function writeTableMail(mail: TableMail, head: TableMailHead, translator: Translator): MailContent {
  const { table, seat } = mail;
  const t = translator.t;

  const asked = head.end ? [] : [...mail.questions, ...mail.asked];
  // Only readers who reply have to say which question they mean.
  const several = asked.length > 1 && mail.canReply;
  const questions = asked.map((question, i) =>
    writeQuestion(table, question, mail.canReply, mail.now, translator, several ? i + 1 : undefined),
  );

  const data = {
    masthead: `${t(table.gameName)} · ${table.name}`,
    headline: t(head.headline),
    leads: head.leads.map(t),
    lost: (head.lost ?? []).map(t),
    notes: [...(head.notes ?? []), ...(mail.silent && !head.end ? [msg('mail.silent-note')] : [])].map(t),
    undo: head.undo && { url: head.undo.url, words: t(head.undo.words), note: t(head.undo.note) },
    end: head.end && writeEnd(head.end, table, translator),
    seat: { place: seat.place },
    news: writeNews(mail, head, translator),
    questions,
    several: several ? t(msg('mail.reply-several')) : undefined,
    offer: head.end || !mail.offer ? undefined : { words: t(mail.offer.label), url: mail.offer.url },
    letters: (head.letters ?? []).map((letter) => writeMailLetter(letter, translator)),
    waiting: questions.length > 0 || head.end ? undefined : t(waitingWords(mail)),
    mayAlso: head.end ? [] : mail.mayAlso.map(({ label, url }) => ({ label: t(label), url })),
    warnings: head.end ? [] : mail.warnings.map(t),
    hand: head.end ? undefined : writeHand(mail, translator),
    board: writeBoard(mail, translator),
    small: smallPrint(mail, head).map(t),
    tableUrl: table.url,
    reconstructed:
      table.reconstructed > 0
        ? { words: t(msg('mail.reconstructed', { count: table.reconstructed })), url: `${table.url}/pack` }
        : undefined,
    // A mail that tells of much at once, or of the end.
    chronicle: (head.end || isDigest(mail.news)) &&
      table.chronicle && { words: t(table.chronicle.words), url: table.chronicle.url },
    preferencesUrl: mail.links.preferences,
    unsubscribeUrl: mail.links.unsubscribe,
  };

  // What is asked and by when: lists of mails on a phone show some eighty characters.
  const preheader = questions[0]
    ? `${questionIn(questions[0].prompt)} ${questions[0].due}`
    : (data.leads[0] ?? firstNews(data.news) ?? data.headline);
  const { png, windows = [], own = [] } = mail.board ?? {};
  const pictures = [
    ...windowPictures(table, data.news ? [...mail.scenes, ...mail.theatres] : []),
    ...(png ? [{ cid: BOARD, filename: 'board.png', png }] : []),
    ...windowPictures(table, head.end ? windows : [...own, ...windows]),
  ];

  return renderMail(
    'table',
    {
      ...tableSubjects({ game: table.gameName, table: table.name }, head.subject, translator),
      preheader,
      baseUrl: mail.baseUrl,
    },
    data,
    pictures,
    translator,
  );
}

function writeMailLetter({ title, lines, url, address }: MailLetter, { t }: Translator) {
  return { title: t(title), lines, answerUrl: url, addressUrl: address };
}

function smallPrint({ table, seat, rolls }: TableMail, head: TableMailHead): readonly Message[] {
  return [
    ...(rolls.length > 0 ? [msg('mail.rolls', { rolls: rolls.map((roll) => msg('mail.roll', roll)) })] : []),
    ...(head.end ? [] : [msg('mail.sealed', { seal: table.seedHash })]),
    msg('mail.foot-why', { seat: seat.name, game: table.gameName, table: table.name }),
  ];
}
