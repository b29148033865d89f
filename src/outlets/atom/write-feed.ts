/** One entry of a feed. All texts are plain, as people read them. */
export type FeedEntry = {
  /** A URI that is the same whenever it is read, and nobody else's. */
  readonly id: string;
  readonly at: Date;
  readonly title: string;
  readonly lines: readonly string[];
  readonly url: string;
};

export type Feed = {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly language: string;
  readonly author: string;
  /** The page that it tells of, and the feed itself. */
  readonly url: string;
  readonly self: string;
  /** When it last changed where it has no entries yet. */
  readonly since: Date;
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
};

/** What happened, as feed readers take it (Atom, RFC 4287). */
export function writeFeed(feed: Feed): string {
  const { id, title, subtitle, language, author, url, self, since, entries } = feed;
  const updated = entries.reduce((latest, { at }) => (at > latest ? at : latest), since);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">`,
    `<id>${xml(id)}</id>`,
    `<title>${xml(title)}</title>`,
    `<subtitle>${xml(subtitle)}</subtitle>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${xml(author)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${xml(url)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
    ...entries.map(entryText),
    '</feed>',
    '',
  ].join('\n');
}

function entryText({ id, at, title, lines, url }: FeedEntry): string {
  return [
    '<entry>',
    `<id>${xml(id)}</id>`,
    `<title>${xml(title)}</title>`,
    `<updated>${at.toISOString()}</updated>`,
    `<link rel="alternate" type="text/html" href="${xml(url)}"/>`,
    `<content type="text">${xml(lines.join('\n'))}</content>`,
    '</entry>',
  ].join('\n');
}

/** Characters that XML knows no way to write at all. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function xml(text: string): string {
  return text.replaceAll(UNWRITABLE, '\ufffd').replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
