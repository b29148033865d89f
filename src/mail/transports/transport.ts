import type { InlinePicture } from '../render/mail-content.ts';

/** A mail ready to be sent. */
export type OutgoingMail = {
  /** The outbox's id: the same however often it is sent. */
  readonly id: string;
  readonly messageId: string;
  /** When it was written. */
  readonly date: Date;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  /** The address that delivery failures are reported to; the sender's where it is not given. */
  readonly returnPath: string | undefined;
  /** The root of the thread it belongs to. */
  readonly inReplyTo: string | undefined;
  readonly subject: string;
  readonly html: string | undefined;
  readonly text: string;
  readonly pictures: readonly InlinePicture[];
  readonly headers: { readonly [name: string]: string };
};

/** Something that takes mails off our hands. */
export type Transport = {
  /** Resolves when the mail has been accepted. Throws `MailRefused` when trying again is of no use. */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
};

/** The recipient's server will never take this mail: there is no such mailbox. */
export class MailRefused extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'MailRefused';
  }
}
