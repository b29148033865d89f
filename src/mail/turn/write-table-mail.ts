import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { seatSign } from '../../theme/seat-sign.ts';
import type { MailContent } from '../render/mail-content.ts';
import { renderMail } from '../render/render-mail.ts';
import type { News } from './summarise-news.ts';
import type { GameEnd, MailWindow, TableMail } from './table-mail.ts';
import { writeEnd } from './write-end.ts';
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
    waiting: questions.length > 0 || head.end ? undefined : t(waiting(mail)),
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

type NewsWords = {
  readonly title: string;
  readonly earlier: string | undefined;
  readonly historyUrl: string;
  readonly groups: readonly {
    readonly by: string;
    readonly place: number;
    readonly sign: string | undefined;
    readonly lines: readonly { readonly text: string; readonly note: string | undefined }[];
  }[];
};

/** Undefined when all that is new is at the head of the mail. */
function writeNews(
  { news: all, lastSeen, links }: TableMail,
  head: TableMailHead,
  translator: Translator,
): NewsWords | undefined {
  const news = { ...all, groups: withoutHead(all.groups, head) };
  if (news.groups.length === 0 && news.earlier === 0 && all.groups.length > 0) return undefined;
  return {
    title: translator.t(
      lastSeen ? msg('mail.news-since', { when: translator.dateTime(lastSeen) }) : msg('mail.news-so-far'),
    ),
    earlier: news.earlier > 0 ? translator.t(msg('mail.news-earlier', { count: news.earlier })) : undefined,
    historyUrl: links.history,
    groups: news.groups.map(({ by, place, lines }) => ({
      by: translator.t(by),
      place,
      sign: place > 0 ? seatSign(place - 1) : undefined,
      lines: lines.map(({ text, note }) => ({ text: translator.t(text), note: note && translator.t(note) })),
    })),
  };
}

/** What the mail begins with need not be told twice. */
function withoutHead(groups: News['groups'], { leads, notes = [] }: TableMailHead): News['groups'] {
  const said = new Set([...leads, ...notes].map((one) => JSON.stringify(one)));
  return groups.flatMap((group) => {
    const lines = group.lines.filter(({ text }) => !said.has(JSON.stringify(text)));
    return lines.length > 0 ? [{ ...group, lines }] : [];
  });
}

function firstNews(news: NewsWords | undefined): string | undefined {
  return news?.groups.at(-1)?.lines.at(-1)?.text;
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

function waiting({ waitingFor }: TableMail): Message {
  return waitingFor.length > 0 ? msg('mail.waiting-for', { who: waitingFor }) : msg('mail.waiting-nobody');
}

function smallPrint({ table, seat, rolls }: TableMail, head: TableMailHead): readonly Message[] {
  return [
    ...(table.reconstructed > 0 ? [msg('mail.reconstructed', { count: table.reconstructed })] : []),
    ...(rolls.length > 0 ? [msg('mail.rolls', { rolls: rolls.map((roll) => msg('mail.roll', roll)) })] : []),
    ...(head.end ? [] : [msg('mail.sealed', { seal: table.seedHash })]),
    msg('mail.foot-why', { seat: seat.name, game: table.gameName, table: table.name }),
  ];
}
