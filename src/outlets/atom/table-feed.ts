import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { LogLine } from '../../log/log-line.ts';
import type { Feed } from './write-feed.ts';

/** A table as its feed tells of it: what any spectator may read, and no more. */
export type FedTable = {
  /** What the feed's and its entries' ids are made of: the same for ever, and only this table's. */
  readonly mark: string;
  readonly name: string;
  readonly gameName: Message;
  readonly since: Date;
  readonly lines: readonly LogLine[];
  /** Paths of the page, and of the feed. */
  readonly page: string;
  readonly self: string;
};

/** Entries of a log that a feed goes back. */
export const FEED_ENTRIES = 50;

/** The feed of a table: an entry for each of the log that says something, but for what was taken back. */
export function tableFeed(table: FedTable, baseUrl: string, translator: Translator): Feed {
  const { mark, name, gameName, since, lines, page, self } = table;
  const { hostname } = new URL(baseUrl);
  const id = `tag:${hostname},2026:${mark}`;
  const told = lines.filter(({ messages, voided }) => messages.length > 0 && !voided);
  return {
    id,
    title: name,
    subtitle: translator.t(gameName),
    language: translator.locale,
    author: translator.t(msg('outlets.feed-author')),
    url: baseUrl + page,
    self: baseUrl + self,
    since,
    entries: told.toReversed().map(({ seq, at, messages }) => {
      const texts = messages.map((message) => translator.t(message));
      return { id: `${id}/${seq}`, at, title: texts[0] ?? '', lines: texts, url: `${baseUrl}${page}?at=${seq}` };
    }),
  };
}
