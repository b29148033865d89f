import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { isId } from '../../platform/is-id.ts';
import type { Services } from '../../platform/services.ts';

/** A mail of the built-in mailbox, as a mail program would show it. */
export type CaughtMailView = {
  readonly id: string;
  readonly at: Date;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  /** The HTML part with its inline pictures put in as data URLs; undefined for plain mails. */
  readonly html: string | undefined;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** The addresses in the text part, each once. */
  readonly links: readonly string[];
};

/** Read a mail of the built-in mailbox. Refuses (`not-found`) an unknown id. */
export async function readCaughtMail({ db }: Pick<Services, 'db'>, id: string): Promise<CaughtMailView> {
  const row = isId(id) ? await db.caughtMail.findUnique({ where: { id } }) : undefined;
  if (!row) throw new Refusal('not-found', msg('mail.no-such-mail'));
  const mail = await PostalMime.parse(row.raw, { attachmentEncoding: 'base64' });
  const text = mail.text ?? '';
  return {
    id: row.id,
    at: row.at,
    to: row.to,
    from: fromOf(mail),
    subject: mail.subject ?? '',
    text,
    html: mail.html === undefined ? undefined : withPictures(mail.html, mail.attachments),
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    links: [...new Set(text.match(/https?:\/\/[^\s<>"]+/gu) ?? [])],
  };
}

/** The sender, with a name if there is one. */
export function fromOf({ from }: Email): string {
  if (!from) return '';
  return from.name ? `${from.name} <${from.address ?? ''}>` : (from.address ?? '');
}

function withPictures(html: string, attachments: readonly Attachment[]): string {
  return attachments.reduce((shown, { contentId, mimeType, content }) => {
    const cid = contentId?.replace(/^<|>$/gu, '');
    if (!cid || typeof content !== 'string') return shown;
    return shown.replaceAll(`cid:${cid}`, `data:${mimeType};base64,${content}`);
  }, html);
}
