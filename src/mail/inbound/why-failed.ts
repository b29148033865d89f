import type { Email } from 'postal-mime';
import { cleanLine } from './clean-text.ts';

/** A report is a few lines; what follows a line of thousands is not looked at. */
const LONGEST_REPORT = 16_000;
const LONGEST = 400;

/**
 * Why a mail could not be delivered, in the words of a mail server (RFC 3464): cleaned, one line, at most 400
 * characters. Undefined where the mail reports no failure. Older servers say it in the mail itself.
 */
export function whyFailed(mail: Email): string | undefined {
  const report = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!report) {
    const names = mail.headers.map(({ key }) => key);
    return names.includes('x-failed-recipients')
      ? cleanLine((mail.text ?? '').slice(0, LONGEST_REPORT), LONGEST)
      : undefined;
  }
  const { content } = report;
  const fields = fieldsOf(typeof content === 'string' ? content : new TextDecoder().decode(content));
  if (fields.get('action')?.trim().toLowerCase() !== 'failed') return undefined;
  const words = fields.get('diagnostic-code') ?? fields.get('status') ?? '';
  return cleanLine(words.replace(/^\s{0,9}smtp\s{0,9};/iu, ''), LONGEST);
}

/** The first field of each name, with the lines that go on with it. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  let name: string | undefined;
  for (const line of text.slice(0, LONGEST_REPORT).split(/\r?\n/u)) {
    if (name !== undefined && /^[ \t]/u.test(line)) {
      fields.set(name, `${fields.get(name)} ${line}`);
      continue;
    }
    const colon = line.indexOf(':');
    const found = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    name = found === '' || fields.has(found) ? undefined : found;
    if (name !== undefined) fields.set(name, line.slice(colon + 1));
  }
  return fields;
}
