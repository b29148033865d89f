import type { Translator } from '../../i18n/translator.ts';
import { mailHeadStylesheet } from '../../theme/mail-stylesheet.ts';
import { renderTemplate } from '../../theme/templates.ts';
import { inertData, inertText } from './inert.ts';
import type { InlinePicture, MailContent } from './mail-content.ts';
import { wrapText } from './wrap-text.ts';

/** What every mail's frame needs beside the data of its template. */
export type MailFrame = {
  readonly subject: string;
  /** The subject for readers who want the same for all mails about a table. */
  readonly constant?: string;
  /** The line that mail programs show beside the subject. */
  readonly preheader: string;
  readonly baseUrl: string;
  /** Words in the text that may be links: an address to write to. */
  readonly trusted?: readonly string[];
};

const stylesheet = mailHeadStylesheet();
const INVISIBLE = '͏ '.repeat(60);

/**
 * Write a mail from its two templates, `mail/<name>.html` and `mail/<name>.text`: the HTML as it is (its styles were
 * inlined when it was compiled; the dark and narrow ones stand in the head), the text wrapped. The subject is one line
 * whatever the names hold, and no name or message becomes a link (mail/inert.ts).
 */
export function renderMail(
  name: string,
  frame: MailFrame,
  data: object,
  pictures: readonly InlinePicture[],
  translator: Translator,
): MailContent {
  const line = (text: string) => notEncoded(inertText(oneLine(text), frame.trusted));
  const subject = line(frame.subject);
  const preheader = inertText(frame.preheader, frame.trusted);
  const all = {
    ...inertData(data, frame.trusted),
    frame: { ...frame, subject, preheader, locale: translator.locale, filler: INVISIBLE },
    stylesheet,
  };
  return {
    subject,
    preheader,
    ...(frame.constant === undefined ? {} : { constant: line(frame.constant) }),
    html: tidy(renderTemplate(`mail/${name}.html`, all, translator)),
    text: wrapText(renderTemplate(`mail/${name}.text`, all, translator)),
    pictures,
  };
}

/** Without line breaks and control characters, which would end a header, and without what turns a line round. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim();
}

/** Words that look like an encoded word of a header would be decoded, and say something else. */
function notEncoded(subject: string): string {
  return subject.replaceAll('=?', '=\u2060?');
}

function tidy(html: string): string {
  return html.replace(/\n\s*\n+/gu, '\n');
}
