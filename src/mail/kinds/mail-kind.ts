import type { Translator } from '../../i18n/translator.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { DataOf, Kind } from '../../notifications/notification.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import type { Reader } from '../letter/reader.ts';
import type { MailRoom, OutboxMail, TableReader } from '../mail-room.ts';
import { type Dropped, drop, type Postponed } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { Occasion } from '../turn/occasion.ts';

/**
 * How a kind of notification is mailed: with everything else that there is to tell a seat about its table, in one mail
 * of which the weightiest occasion is the head (`turn/occasion.ts`); or as a letter, a mail by itself.
 */
export type MailKind<K extends Kind> = {
  readonly news?: ReadNews<K>;
  readonly letter?: ReadLetter<K>;
};
/** Some kinds also go to readers without a seat at the table: they get a letter. */
export type TableKind<K extends Kind> = MailKind<K> & { readonly news: ReadNews<K> };
export type LetterKind<K extends Kind> = { readonly letter: ReadLetter<K> };

/** What of a notification is still news, as the table is now; undefined: nothing. */
type ReadNews<K extends Kind> = (
  data: DataOf[K],
  now: TableNow,
) => Occasion | undefined | Promise<Occasion | undefined>;

/** Looks whether a letter is still news, and reads what it says. */
type ReadLetter<K extends Kind> = Read<LetterMail<K>>;
type Read<Mail> = (room: MailRoom, mail: Mail) => Promise<Dropped | Postponed | Letter>;

/** The table as its reader sees it at this moment. */
export type TableNow = {
  readonly services: Services;
  readonly table: TableView;
  readonly reader: TableReader;
  /** The last entry that they have seen. */
  readonly seenSeq: number;
};

/** A mail of the outbox with what its notifications say: one, but for those of a dispute or a club. */
export type LetterMail<K extends Kind> = OutboxMail & { readonly told: readonly [DataOf[K], ...DataOf[K][]] };

/** A letter that is to be sent. */
export type Letter = {
  readonly what: 'letter';
  readonly to: Reader;
  readonly compose: (translator: Translator) => MailContent;
  /** One-click unsubscribe; undefined for mails that were asked for. */
  readonly unsubscribeUrl?: string | undefined;
  /** Whose thread about which table it belongs to. */
  readonly thread?: { readonly tableId: string; readonly playerId: string };
  /** For `Reply-To`: the secret part of the address; undefined where a reply means nothing. */
  readonly replyToken?: string | undefined;
  /** For `Reply-To` as a whole, where a reply is something else than an answer to a question. */
  readonly replyTo?: string | undefined;
  /** What the reader has been told once it is sent. */
  readonly tells?: { readonly tableId: string; readonly seat: SeatId; readonly seq: number };
};

/** For a player who belongs to a table. */
export function forPlayer<K extends Kind>(
  read: Read<LetterMail<K> & Pick<TableReader, 'tableId' | 'playerId'>>,
): LetterKind<K> {
  return {
    letter: async (room, mail) => {
      const { tableId, playerId } = mail;
      return tableId === null || playerId === null
        ? drop('nobody-to-tell')
        : read(room, { ...mail, tableId, playerId });
    },
  };
}

/** For the player of a seat. */
export function forSeat<K extends Kind>(read: Read<LetterMail<K> & TableReader>): LetterKind<K> {
  return forPlayer(async (room, mail) => {
    const { seat } = mail;
    return seat === null ? drop('nobody-to-tell') : read(room, { ...mail, seat });
  });
}
