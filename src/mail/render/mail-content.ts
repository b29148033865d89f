/** A picture inside a mail: `<img src="cid:board">`. */
export type InlinePicture = { readonly cid: string; readonly filename: string; readonly png: Buffer };

/** A mail as it was written: everything but sender and recipient. */
export type MailContent = {
  readonly subject: string;
  /** The subject for readers who want the same for all mails about a table. */
  readonly constant?: string;
  /** The line that mail programs show beside the subject. */
  readonly preheader: string;
  /** Complete HTML with inlined styles; undefined for readers who want plain text. */
  readonly html: string | undefined;
  readonly text: string;
  readonly pictures: readonly InlinePicture[];
};
