import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { FactTable } from '../../kernel/fact-table.ts';
import type { Message } from '../../kernel/message.ts';
import { seatSign } from '../../theme/seat-sign.ts';
import type { NewsGroup } from './group-news.ts';
import { type ChapterNews, isDigest } from './summarise-news.ts';
import type { TableMail } from './table-mail.ts';
import { waitingWords } from './waiting-words.ts';
import { cidOf } from './window-pictures.ts';
import type { TableMailHead } from './write-table-mail.ts';

/** Sentences that stand for a picture where it is not shown; the news below it have them all. */
const SAID = 12;

type TableWords = {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly said: string }[];
};

type ChapterWords = {
  readonly name: string | undefined;
  readonly groups: readonly {
    readonly by: string;
    readonly place: number;
    readonly sign: string | undefined;
    readonly lines: readonly {
      readonly text: string;
      readonly note: string | undefined;
      readonly table: TableWords | undefined;
    }[];
  }[];
  readonly elsewhere: string | undefined;
  /** Given for a chapter of a digest. */
  readonly link: { readonly label: string; readonly url: string } | undefined;
};

type NewsWords = {
  readonly title: string;
  /** Where something moved, as pictures with the same in words. */
  readonly theatres: readonly { readonly title: string; readonly cid: string | undefined; readonly alt: string }[];
  /** What is told and drawn by itself. */
  readonly scenes: readonly {
    readonly title: string;
    readonly cid: string | undefined;
    readonly alt: string;
    readonly lines: readonly string[];
  }[];
  readonly earlier: string | undefined;
  readonly historyUrl: string;
  readonly chapters: readonly ChapterWords[];
  readonly nothing: boolean;
  readonly gains: readonly string[];
  readonly next: string | undefined;
};

/** What changed, as a mail says it. Undefined when all that is new is at the head of the mail. */
export function writeNews(mail: TableMail, head: TableMailHead, { t, dateTime }: Translator): NewsWords | undefined {
  const { news, lastSeen, links, gains } = mail;
  const chapters = news.chapters.map((chapter) => ({ ...chapter, groups: withoutHead(chapter.groups, head) }));
  const [anything, left] = [isToldIn(news.chapters), isToldIn(chapters)];
  const { theatres, scenes } = mail;
  const nothing = !left && theatres.length === 0 && scenes.length === 0;
  if ((anything || head.quiet) && nothing && news.earlier === 0 && gains.length === 0) return undefined;

  return {
    title: t(lastSeen ? msg('mail.news-since', { when: dateTime(lastSeen) }) : msg('mail.news-so-far')),
    earlier: news.earlier > 0 ? t(msg('mail.news-earlier', { count: news.earlier })) : undefined,
    historyUrl: links.history,
    chapters: chapters.map((chapter) => writeChapter(chapter, mail.table.url, t)),
    scenes: scenes.map((scene) => ({
      title: t(scene.title),
      cid: cidOf(mail.table, scene),
      alt: t(msg('mail.scene-alt', { title: scene.title })),
      lines: scene.text.map(t),
    })),
    theatres: theatres.map((theatre) => ({
      title: t(theatre.title),
      cid: cidOf(mail.table, theatre),
      alt: t(msg('mail.theatre-alt', { title: theatre.title, text: theatre.text.map(t).slice(0, SAID).join(' ') })),
    })),
    nothing,
    gains: gains.map(t),
    next: isDigest(news) && mail.next && !head.end ? t(nextWords(mail, mail.next, dateTime)) : undefined,
  };
}

/** The newest of the news. */
export function firstNews(news: NewsWords | undefined): string | undefined {
  return news?.chapters.at(-1)?.groups.at(-1)?.lines.at(-1)?.text;
}

/** A table of a fact in words. */
export function writeRows({ columns, rows }: FactTable, t: Translator['t']): TableWords {
  return {
    columns: columns.map(t),
    rows: rows.map(({ cells, said }) => ({
      cells: cells.map((cell) => (typeof cell === 'string' ? cell : t(cell))),
      said: t(said),
    })),
  };
}

function writeChapter({ chapter, groups, elsewhere }: ChapterNews, url: string, t: Translator['t']): ChapterWords {
  const counts = elsewhere.map((one) => msg('mail.news-count', one));
  return {
    name: chapter && t(chapter.name),
    groups: groups.map(({ by, place, lines }) => ({
      by: t(by),
      place,
      sign: place > 0 ? seatSign(place - 1) : undefined,
      lines: lines.map(({ text, note, table }) => ({
        text: t(text),
        note: note && t(note),
        table: table && writeRows(table, t),
      })),
    })),
    elsewhere: counts.length > 0 ? t(msg('mail.news-elsewhere', { counts })) : undefined,
    link: chapter && {
      label: t(msg('mail.news-read-chapter', { chapter: chapter.name })),
      url: `${url}/log?chapter=${chapter.address}`,
    },
  };
}

/** What is next, and by when. A mail without any question says below its news whom the table waits for. */
function nextWords({ questions, asked, ...mail }: TableMail, part: Message, dateTime: Translator['dateTime']): Message {
  const [question] = questions;
  if (!question)
    return asked.length > 0
      ? msg('mail.news-next', { part, what: waitingWords(mail) })
      : msg('mail.news-now', { part });
  const what = question.dueAt
    ? msg('mail.news-next-asked', { when: dateTime(question.dueAt) })
    : msg('mail.news-next-asked-open');
  return msg('mail.news-next', { part, what });
}

function isToldIn(chapters: readonly ChapterNews[]): boolean {
  return chapters.some(({ groups, elsewhere }) => groups.length + elsewhere.length > 0);
}

/** What the mail begins with need not be told twice. */
function withoutHead(groups: readonly NewsGroup[], { leads, notes = [] }: TableMailHead): readonly NewsGroup[] {
  const said = new Set([...leads, ...notes].map((one) => JSON.stringify(one)));
  return groups.flatMap((group) => {
    const lines = group.lines.filter(({ text }) => !said.has(JSON.stringify(text)));
    return lines.length > 0 ? [{ ...group, lines }] : [];
  });
}
