/** A picture inside a mail: `<img src="cid:board">`. */
export type InlinePicture = { readonly cid: string; readonly filename: string; readonly png: Buffer };

/** A mail as it was written: everything but sender and recipient. */
export type MailContent = {
  readonly subject: string;
  /** Complete HTML with inlined styles; undefined for readers who want plain text. */
  readonly html: string | undefined;
  readonly text: string;
  readonly pictures: readonly InlinePicture[];
};
