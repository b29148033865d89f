import { translator } from '../../i18n/translator.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { Letter } from '../kinds/mail-kind.ts';
import type { Dropped, Reason } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';

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
  | Dropped
  /** The reader is looking at the table just now: tell them when they have gone away without answering. */
  | { readonly what: 'postpone'; readonly until: Date }
  /** It cannot be written, however often that is tried. */
  | { readonly what: 'fail'; readonly why: Reason; readonly detail: string };

/** A mail that is not a seat's turn: nothing of the log is told by it. */
export function sendLetter({ to, compose, replyToken, unsubscribeUrl, thread }: Letter): Prepared {
  const content = compose(translator(to.locale, to.timeZone));
  return {
    what: 'send',
    to: to.email,
    content: to.format === 'plain' ? { ...content, html: undefined } : content,
    replyToken,
    unsubscribeUrl,
    thread,
    tells: undefined,
  };
}
