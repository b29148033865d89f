import type { SeatId } from '../../kernel/decision.ts';
import type { MailPreferences } from '../../people/mail-preferences.ts';
import type { MailContent } from '../mail-content.ts';

/** What becomes of a mail in the outbox when its time has come. */
export type Prepared =
  | {
      readonly what: 'send';
      readonly to: string;
      readonly content: MailContent;
      /** For `Reply-To`: the secret part of the address; undefined where a reply means nothing. */
      readonly replyToken: string | undefined;
      /** One-click unsubscribe; undefined for mails that were asked for. */
      readonly unsubscribeUrl: string | undefined;
      /** Whose thread about which table it belongs to. */
      readonly thread: { readonly tableId: string; readonly playerId: string } | undefined;
      /** What the reader has been told once it is sent. */
      readonly tells: { readonly tableId: string; readonly seat: SeatId; readonly seq: number } | undefined;
    }
  /** It is no longer news, or not wanted. */
  | { readonly what: 'drop'; readonly why: string }
  /** They are looking at the table just now: tell them when they have gone away without answering. */
  | { readonly what: 'postpone'; readonly until: Date };

type Letter = {
  readonly to: string;
  /** How they read mail; undefined: not known yet. */
  readonly format: MailPreferences['format'] | undefined;
  readonly unsubscribeUrl?: string | undefined;
  readonly thread?: { readonly tableId: string; readonly playerId: string };
};

/** A mail that is not a seat's turn: nothing to reply to, and nothing of the log is told by it. */
export function sendLetter(content: MailContent, { to, format, unsubscribeUrl, thread }: Letter): Prepared {
  return {
    what: 'send',
    to,
    content: format === 'plain' ? { ...content, html: undefined } : content,
    replyToken: undefined,
    unsubscribeUrl,
    thread,
    tells: undefined,
  };
}
