import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import { readPressTable } from '../../press/press-table.ts';
import { preferencesLink } from '../letter/foot-links.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkUrl, tableUrl } from '../links/link-url.ts';
import { type MailLetter, mailLetter } from '../press/mail-letter.ts';
import { ownPressAddress } from '../press/own-address.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { Occasion } from '../turn/occasion.ts';
import { forPlayer, type TableKind } from './mail-kind.ts';

/**
 * Somebody at the table has written to the reader: news until they have read it on its page. With other news it stands
 * in their mail; else all letters that wait are a mail by themselves, which a reply answers.
 */
export const letter: TableKind<'letter'> = {
  news: async (data, { services, reader }) => {
    const found = await mailLetter(services, { ...reader, ...data });
    return found && letterNews(found);
  },

  ...forPlayer<'letter'>(async ({ services: s }, { told, tableId, playerId }) => {
    const player = await findPlayer(s, playerId);
    if (!player) return drop('nobody-to-tell');
    if (!wantsMail(player.mail, 'letter')) return drop('not-wanted');
    if ((await s.db.seat.count({ where: { tableId, playerId, muted: true } })) > 0) return drop('muted');
    const letters: MailLetter[] = [];
    for (const data of told) {
      const found = await mailLetter(s, { tableId, playerId, ...data });
      if (found) letters.push(found);
    }
    const last = letters.at(-1);
    if (!last) return drop('no-longer-news');

    const { name: tableName, gameName } = await readPressTable(s, tableId);
    const oneThread = letters.every(({ thread }) => thread === last.thread);
    const press = `${tableUrl(s.settings, tableId)}/press`;
    const address = oneThread ? last.address : await ownPressAddress(s, { of: 'press', id: tableId }, playerId);
    const target = { of: 'table', playerId, tableId } as const;
    const unsubscribe = await issueLink(s, { purpose: 'unsubscribe', unwanted: target });
    const unsubscribeUrl = linkUrl(s.settings, 'unsubscribe', unsubscribe);
    const { baseUrl } = s.settings;
    const url = oneThread ? last.url : press;
    const facts = { tableName, gameName, letters, oneThread, url, address, unsubscribeUrl, baseUrl };
    return {
      what: 'letter',
      to: readerOf(player),
      compose: (translator) => composeLetters(facts, translator),
      unsubscribeUrl,
      thread: { tableId, playerId },
      replyTo: address,
    };
  }),
};

/** A letter beside other news of its table. */
export function letterNews(found: MailLetter): Occasion {
  return {
    kind: 'letter',
    head: () => ({ subject: subjectOf([found]), headline: headlineOf([found]), leads: [] }),
    letters: [found],
  };
}

export type LettersMail = {
  readonly tableName: string;
  readonly gameName: Message;
  readonly letters: readonly MailLetter[];
  /** All are of one conversation, which a reply goes on with. */
  readonly oneThread: boolean;
  /** Where they are answered. */
  readonly url: string;
  /** Where a reply goes; undefined: nowhere. */
  readonly address: string | undefined;
  readonly unsubscribeUrl: string;
  readonly baseUrl: string;
};

/** Of those who can be written to an example names so many. */
export const NAMED = 2;

/** Letters as a mail of their own. */
export function composeLetters(mail: LettersMail, translator: Translator): MailContent {
  const { tableName: table, gameName: game, letters, oneThread, url, address, baseUrl } = mail;
  const names = writersOf(letters).slice(0, NAMED);
  const several = msg('press.mail-reply-several', { names, count: names.length });
  const replies = oneThread ? msg('press.mail-reply') : several;
  return writeLetter(
    {
      subject: subjectOf(letters),
      about: { game, table },
      headline: headlineOf(letters),
      leads: [],
      sections: letters.map(({ title, lines }) => ({ title, leads: lines, lines: [] })),
      button: { words: msg('press.mail-answer'), url },
      notes: address === undefined ? [] : [replies],
      preheader: letters.flatMap(({ lines }) => lines).filter((line) => line !== ''),
      why: msg('press.mail-why', { game, table }),
      links: [
        { words: msg('press.mail-all'), url: `${url.slice(0, url.lastIndexOf('/press'))}/press` },
        preferencesLink(baseUrl),
        { words: msg('mail.foot-unsubscribe'), url: mail.unsubscribeUrl },
      ],
    },
    baseUrl,
    translator,
  );
}

/** Those who have signed one of the letters. */
function writersOf(letters: readonly MailLetter[]): readonly Message[] {
  const names = letters.flatMap(({ from }) => from ?? []);
  return [...new Map(names.map((name) => [JSON.stringify(name), name])).values()];
}

function subjectOf(letters: readonly MailLetter[]): Message {
  const [first] = letters;
  if (!first || letters.length > 1) return msg('press.mail-subject-several', { count: letters.length });
  return first.from ? msg('press.mail-subject', { from: first.from }) : msg('press.mail-subject-unsigned');
}

function headlineOf(letters: readonly MailLetter[]): Message {
  const [first] = letters;
  if (!first || letters.length > 1) return msg('press.mail-title-several', { count: letters.length });
  return first.from ? msg('press.mail-title', { from: first.from }) : msg('press.mail-title-unsigned');
}
