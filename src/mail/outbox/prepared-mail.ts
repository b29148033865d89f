import { translator } from '../../i18n/translator.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { Letter } from '../kinds/mail-kind.ts';
import type { Reader } from '../letter/reader.ts';
import type { Dropped, Postponed, Reason } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';

/** What becomes of a mail in the outbox when its time has come. */
export type Prepared =
  | {
      readonly what: 'send';
      readonly to: string;
      readonly content: MailContent;
      /** For `Reply-To`: the secret part of the address; undefined where a reply means nothing. */
      readonly replyToken: string | undefined;
      /** The whole of it, where a reply is something else than an answer to a question. */
      readonly replyTo?: string | undefined;
      /** One-click unsubscribe; undefined for mails that were asked for. */
      readonly unsubscribeUrl: string | undefined;
      /** Whose thread about which table it belongs to. */
      readonly thread: { readonly tableId: string; readonly playerId: string } | undefined;
      /** What the reader has been told once it is sent. */
      readonly tells: readonly { readonly tableId: string; readonly seat: SeatId; readonly seq: number }[];
      /** The dispute whose decision it tells beside a ruling. */
      readonly decides?: string | undefined;
    }
  | Dropped
  | Postponed
  /** It cannot be written, however often that is tried. */
  | { readonly what: 'fail'; readonly why: Reason; readonly detail: string };

/** A letter, in its reader's language and format. */
export function sendLetter({ to, compose, replyToken, replyTo, unsubscribeUrl, thread, tells }: Letter): Prepared {
  return {
    what: 'send',
    to: to.email,
    content: asWanted(compose(translator(to.locale, to.timeZone)), to),
    replyToken,
    replyTo,
    unsubscribeUrl,
    thread,
    tells: tells ? [tells] : [],
  };
}

/** A mail as its reader wants it: without HTML and pictures, or with the same subject as all about its table. */
export function asWanted(
  content: MailContent,
  { format, oneSubject = false }: Pick<Reader, 'format' | 'oneSubject'>,
): MailContent {
  const { subject, constant = subject } = content;
  return {
    ...content,
    subject: oneSubject ? constant : subject,
    ...(format === 'plain' ? { html: undefined, pictures: [] } : {}),
  };
}
