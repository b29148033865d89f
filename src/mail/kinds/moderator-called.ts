import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { Called, DataOf } from '../../notifications/notification.ts';
import { wantsMail } from '../../people/mail-preferences.ts';
import type { TableView } from '../../play/table-view.ts';
import { viewTable } from '../../play/view-table.ts';
import { preferencesLink, stopLinks } from '../letter/foot-links.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { stopUrl } from '../letter/stop-letters.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { tableUrl } from '../links/link-url.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import { isWaitedFor } from '../turn/is-waited-for.ts';
import type { Occasion } from '../turn/occasion.ts';
import { seatName } from '../turn/seat-name.ts';
import { calledWords } from './called-words.ts';
import { forPlayer, type TableKind } from './mail-kind.ts';

/**
 * A seat that is late, and the people who are called because of it; `missed`: how often in a row the game has answered
 * for it.
 */
export type Late = { readonly late: Message; readonly missed?: number; readonly called: Called };

/** Somebody is called to the table because of a seat; news as long as the seat is waited for. */
export const moderatorCalled: TableKind<'moderator-called'> = {
  news: (call, { table }) => {
    const late = lateOf(call, table);
    return late && moderatorCalledNews(late);
  },

  // A host who does not play, or a moderator: the mail tells them what everybody sees.
  ...forPlayer<'moderator-called'>(async ({ services: s }, mail) => {
    const { tableId, playerId } = mail;
    const player = await findPlayer(s, playerId);
    if (!player) return drop('nobody-to-tell');
    if (!wantsMail(player.mail, 'moderator-called')) return drop('not-wanted');
    const table = await viewTable(s, tableId, 'spectator');
    const called = mail.told.flatMap((call) => lateOf(call, table) ?? []);
    if (called.length === 0) return drop('no-longer-news');
    const unsubscribeUrl = await stopUrl(s, mail, player.email);
    const { name: tableName, gameName } = table;
    const { baseUrl } = s.settings;
    const hosts = table.hostId === playerId;
    const url = tableUrl(s.settings, tableId);
    const facts = { tableName, gameName, url: hosts ? url : `${url}/moderation`, called, hosts, baseUrl };
    return {
      what: 'letter',
      to: readerOf(player),
      compose: (translator) => composeHostCall({ ...facts, stopUrl: unsubscribeUrl }, translator),
      unsubscribeUrl,
      thread: { tableId, playerId },
    };
  }),
};

function lateOf(call: DataOf['moderator-called'], table: TableView): Late | undefined {
  const { called } = call;
  const late = seatName(table, call.lateSeat);
  if ('missed' in call) return table.status === 'playing' ? { late, missed: call.missed, called } : undefined;
  return isWaitedFor(table, call) ? { late, called } : undefined;
}

/** The reader is called to their table, or learns that nobody could be: about whom, and the state of things. */
export function moderatorCalledNews(late: Late): Occasion {
  const lead = sentence(late);
  return {
    kind: 'moderator-called',
    head: () =>
      late.called.of === 'nobody'
        ? { subject: msg('subjects.nobody-called'), headline: msg('mail.nobody-title'), leads: [lead] }
        : { subject: msg('subjects.called'), headline: msg('mail.moderator-title'), leads: [lead] },
    note: () => [lead],
  };
}

function sentence({ late, missed, called }: Late): Message {
  const who = calledWords(called);
  if (!who) return msg('mail.moderator-note-nobody', { late, missed: missed ?? 0 });
  return missed === undefined
    ? msg('mail.moderator-note-late', { late, who })
    : msg('mail.moderator-note-missed', { late, missed, who });
}

export type HostCallMail = {
  readonly tableName: string;
  readonly gameName: Message;
  readonly url: string;
  /** The seats that they are called for. */
  readonly called: readonly Late[];
  /** The reader hosts the table; else they moderate it, or the whole site. */
  readonly hosts: boolean;
  readonly stopUrl: string | undefined;
  readonly baseUrl: string;
};

/** A host who does not play, or a moderator, is called to a table, because somebody keeps the others waiting. */
export function composeHostCall(mail: HostCallMail, translator: Translator): MailContent {
  const { gameName: game, tableName: table, baseUrl } = mail;
  return writeLetter(
    {
      subject: msg('subjects.called'),
      about: { game, table },
      headline: msg('mail.moderator-title'),
      leads: mail.called.map(sentence),
      button: { words: msg('mail.foot-table'), url: mail.url },
      why: msg(mail.hosts ? 'mail.host-why' : 'mail.called-why', { game, table }),
      links: [preferencesLink(baseUrl), ...stopLinks(mail.stopUrl)],
    },
    baseUrl,
    translator,
  );
}
