import PostalMime from 'postal-mime';

/** A caught mail taken apart. */
export type CaughtView = {
  readonly subject: string;
  readonly from: string;
  readonly text: string;
  /** With its inline pictures inside and every link opening in the whole window; undefined: a plain-text mail. */
  readonly html: string | undefined;
  readonly headers: string;
  readonly links: readonly string[];
};

/** Takes a raw mail apart, as a mail program would. */
export async function readMail(raw: Uint8Array): Promise<CaughtView> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  const text = mail.text ?? '';
  return {
    subject: mail.subject ?? '',
    from: mail.from ? [mail.from.name, mail.from.address && `<${mail.from.address}>`].filter(Boolean).join(' ') : '',
    text,
    html: mail.html === undefined ? undefined : withBase(withPictures(mail.html, mail.attachments)),
    headers: mail.headers.map(({ key, value }) => `${key}: ${value}`).join('\n'),
    links: [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])],
  };
}

type Attachments = Awaited<ReturnType<typeof PostalMime.parse>>['attachments'];

function withPictures(html: string, attachments: Attachments): string {
  return attachments.reduce((page, { contentId, mimeType, content }) => {
    if (contentId === undefined || typeof content !== 'string') return page;
    return page.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, `data:${mimeType};base64,${content}`);
  }, html);
}

function withBase(html: string): string {
  const base = '<base target="_top">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html;
}
