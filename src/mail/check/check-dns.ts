import { msg } from '../../i18n/msg.ts';
import type { AskDns } from '../inbound/proof/ask-dns.ts';
import type { DkimKey } from '../transports/smtp-transport.ts';
import { dkimName, dkimRecord, keyIn } from './dkim-record.ts';
import type { Finding } from './finding.ts';

/** What receivers look up about a sender's domain. */
export type Sending = {
  /** The domain of the sender, and of the return paths where they have another. */
  readonly domains: readonly string[];
  readonly dkim: DkimKey | undefined;
};

/** Whether the DNS says what receivers want to read there: SPF, DMARC, and the key that mails are signed with. */
export async function checkSendingDns({ domains, dkim }: Sending, ask: AskDns): Promise<readonly Finding[]> {
  const [domain = ''] = domains;
  const spf = await Promise.all(domains.map((one) => checkSpf(one, ask)));
  return [...spf, await checkDmarc(domain, ask), await checkDkim(dkim, ask)];
}

/** Whether mail for the addresses of replies finds its way. */
export async function checkMx(domain: string, ask: AskDns): Promise<Finding> {
  const found = await answersOf(ask, domain, 'MX');
  if (typeof found === 'string') return bad('mail-check.dns-silent', domain, found);
  const hosts = found.flatMap((one) => (isMx(one) ? [one.exchange] : []));
  if (hosts.length === 0) return { good: false, words: msg('mail-check.no-mx', { domain }) };
  return { good: true, words: msg('mail-check.mx', { domain, hosts }) };
}

async function checkSpf(domain: string, ask: AskDns): Promise<Finding> {
  const texts = await textsOf(ask, domain);
  if (typeof texts === 'string') return bad('mail-check.dns-silent', domain, texts);
  const records = texts.filter((text) => /^v=spf1(?: |$)/iu.test(text));
  const [record] = records;
  if (record === undefined) return { good: false, words: msg('mail-check.no-spf', { domain }) };
  if (records.length > 1) return { good: false, words: msg('mail-check.spf-twice', { domain }) };
  return { good: true, words: msg('mail-check.spf', { domain, record }) };
}

async function checkDmarc(domain: string, ask: AskDns): Promise<Finding> {
  const name = `_dmarc.${domain}`;
  const texts = await textsOf(ask, name);
  if (typeof texts === 'string') return bad('mail-check.dns-silent', name, texts);
  const record = texts.find((text) => /^v=DMARC1(?:[ ;]|$)/iu.test(text));
  if (record === undefined) return { good: false, words: msg('mail-check.no-dmarc', { name }) };
  return { good: true, words: msg('mail-check.dmarc', { domain, record }) };
}

async function checkDkim(dkim: DkimKey | undefined, ask: AskDns): Promise<Finding> {
  if (!dkim) return { good: undefined, words: msg('mail-check.no-dkim') };
  const name = dkimName(dkim.selector, dkim.domain);
  const texts = await textsOf(ask, name);
  if (typeof texts === 'string') return bad('mail-check.dns-silent', name, texts);
  const wanted = keyIn(dkimRecord(dkim.privateKey));
  if (texts.some((text) => keyIn(text) === wanted)) return { good: true, words: msg('mail-check.dkim', { name }) };
  return {
    good: false,
    words: msg(texts.length === 0 ? 'mail-check.no-dkim-record' : 'mail-check.other-dkim', { name }),
  };
}

/** The texts of a name, each in one piece; a text of its own: why the DNS does not answer. */
async function textsOf(ask: AskDns, name: string): Promise<readonly string[] | string> {
  const found = await answersOf(ask, name, 'TXT');
  return typeof found === 'string' ? found : found.map((one) => (Array.isArray(one) ? one.join('') : String(one)));
}

async function answersOf(ask: AskDns, name: string, type: string): Promise<readonly unknown[] | string> {
  try {
    const found = await ask(name, type);
    return Array.isArray(found) ? found : [];
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : code;
  }
}

function bad(key: 'mail-check.dns-silent', name: string, detail: string): Finding {
  return { good: false, words: msg(key, { name, detail }) };
}

function isMx(record: unknown): record is { readonly exchange: string } {
  return typeof record === 'object' && record !== null && 'exchange' in record;
}
