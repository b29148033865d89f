import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { MailContent } from '../render/mail-content.ts';
import { renderMail } from '../render/render-mail.ts';
import type { GameEnd, MailWindow, TableMail } from './table-mail.ts';
import { waitingWords } from './waiting-words.ts';
import { writeEnd } from './write-end.ts';
import { firstNews, writeNews } from './write-news.ts';
import { writeQuestion } from './write-question.ts';

const BOARD = 'board';

/** What is special about one occasion: everything else of a mail about a table is the same. */
export type TableMailHead = {
  readonly subject: Message;
  readonly headline: Message;
  readonly leads: readonly Message[];
  /** What does not count any more. */
  readonly lost?: readonly Message[] | undefined;
  readonly notes?: readonly Message[];
  readonly end?: GameEnd;
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
    end: head.end && writeEnd(head.end, table, translator),
    seat: { place: seat.place },
    news: writeNews(mail, head, translator),
    questions,
    several: several ? t(msg('mail.reply-several')) : undefined,
    waiting: questions.length > 0 || head.end ? undefined : t(waitingWords(mail)),
    mayAlso: head.end ? [] : mail.mayAlso.map(({ label, url }) => ({ label: t(label), url })),
    hand: head.end ? [] : mail.hand.map(t),
    board: writeBoard(mail, translator),
    small: smallPrint(mail, head).map(t),
    tableUrl: table.url,
    // Players can call the moderator of a game that goes on.
    disputeUrl: head.end ? undefined : `${mail.table.url}/dispute`,
    preferencesUrl: mail.links.preferences,
    unsubscribeUrl: mail.links.unsubscribe,
  };

  const preheader = questions[0]
    ? `${questions[0].prompt} ${questions[0].due}`
    : (firstNews(data.news) ?? data.headline);
  const { png, windows = [] } = mail.board ?? {};
  const pictures = [
    ...(png ? [{ cid: BOARD, filename: 'board.png', png }] : []),
    ...windows.flatMap((window) =>
      window.png ? [{ cid: cidOf(window), filename: `${window.name}.png`, png: window.png }] : [],
    ),
  ];

  return renderMail(
    'table',
    { subject: t(head.subject), preheader, baseUrl: mail.baseUrl },
    data,
    pictures,
    translator,
  );
}

const cidOf = ({ name }: MailWindow) => `${BOARD}-${name}`;

function writeBoard({ board, table, seat }: TableMail, translator: Translator) {
  if (!board) return undefined;
  return {
    cid: board.png ? BOARD : undefined,
    width: board.width,
    alt: translator.t(msg('mail.board-alt', { game: table.gameName, seat: seat.name })),
    text: board.text.map(translator.t),
    windows: board.windows.map((window) => ({
      cid: window.png ? cidOf(window) : undefined,
      title: translator.t(window.title),
      text: window.text.map(translator.t),
    })),
  };
}

function smallPrint({ table, seat, rolls }: TableMail, head: TableMailHead): readonly Message[] {
  return [
    ...(table.reconstructed > 0 ? [msg('mail.reconstructed', { count: table.reconstructed })] : []),
    ...(rolls.length > 0 ? [msg('mail.rolls', { rolls: rolls.map((roll) => msg('mail.roll', roll)) })] : []),
    ...(head.end ? [] : [msg('mail.sealed', { seal: table.seedHash })]),
    msg('mail.foot-why', { seat: seat.name, game: table.gameName, table: table.name }),
  ];
}
