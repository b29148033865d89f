/** A picture that stands inside a mail: `<img src="cid:board">`. */
export type InlinePicture = { readonly cid: string; readonly filename: string; readonly png: Buffer };

/** A mail as it was written: everything but who sends it to whom. */
export type MailContent = {
  readonly subject: string;
  /** Complete HTML with inlined styles; undefined for readers who want plain text. */
  readonly html: string | undefined;
  readonly text: string;
  readonly pictures: readonly InlinePicture[];
};
