import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AuthenticateResult, authenticate, type DKIMResult, type DNSResolver, dkimVerify } from 'mailauth';
import { type AskDns, boundedDns, emptyDns } from './proof/ask-dns.ts';
import { provenByServer } from './proof/by-server.ts';
import { type HeaderField, readHeaders, valuesOf } from './proof/read-headers.ts';
import { type Arrived, type ProvenSender, UNKNOWN_SENDER } from './proven-sender.ts';
import { type SenderProof, UNPROVEN } from './sender-proof.ts';

const PATIENCE = 8000;
/** Each signature is a question to the DNS and work with a key; honest mails have two or three. */
const MOST_SIGNATURES = 6;
/** A mail of 512 kB in which each line is 76 long has 7000. */
const MOST_LINES = 16_000;
const NEW_LINE = 10;
/** Three fields for each server that a mail came through. */
const MOST_ARC_FIELDS = 30;

/**
 * Finds out whether a mail comes from its From address: by what the operator's own mail server says of it, or by DKIM,
 * SPF or the seal (ARC) of such a server, aligned with the From domain as DMARC wants. `failed` only where the domain
 * asks to reject or quarantine what neither DKIM nor SPF proves, and everything could be looked up. Never throws: what
 * takes more than eight seconds, asks too much or cannot be read is unproven.
 */
export async function proveSender(mail: Arrived, ask: AskDns): Promise<ProvenSender> {
  const fields = readHeaders(mail.raw);
  if (!fields || isOverdone(fields) || hasTooManyLines(mail.raw)) return UNKNOWN_SENDER;
  const late = new AbortController();
  try {
    return await Promise.race([examine(mail, fields, ask), giveUp(late.signal)]);
  } catch {
    return UNKNOWN_SENDER;
  } finally {
    late.abort();
  }
}

async function giveUp(signal: AbortSignal): Promise<ProvenSender> {
  await sleep(PATIENCE, undefined, { signal, ref: false }).catch(() => undefined);
  return UNKNOWN_SENDER;
}

function isOverdone(fields: readonly HeaderField[]): boolean {
  const arc = fields.filter(({ name }) => name.startsWith('arc-'));
  return valuesOf(fields, 'dkim-signature').length > MOST_SIGNATURES || arc.length > MOST_ARC_FIELDS;
}

/** A line costs what reads signatures as much as hundreds of characters. */
function hasTooManyLines(raw: Uint8Array): boolean {
  let at = -1;
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    at = raw.indexOf(NEW_LINE, at + 1);
    if (at === -1) return false;
  }
  return true;
}

async function examine(mail: Arrived, fields: readonly HeaderField[], ask: AskDns): Promise<ProvenSender> {
  const from = await authorOf(fields);
  if (from === undefined) return UNKNOWN_SENDER;
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/\.$/u, '');
  const server = provenByServer(fields, mail.trusted, domain);
  const decided = server !== undefined && server.state !== 'unproven';
  const signatures = fields.some(({ name }) => name === 'dkim-signature' || name === 'arc-seal');
  if (!signatures && (decided || !mail.remote)) return { proof: server ?? UNPROVEN, from, signed: [] };

  const dns = boundedDns(decided ? emptyDns : ask);
  const { raw, mailFrom, remote, trusted } = mail;
  const found = await authenticate(Buffer.from(raw.buffer, raw.byteOffset, raw.length), {
    // Their type has only texts in it; for MX records they expect what Node gives.
    resolver: dns.ask as DNSResolver,
    mta: 'despatch',
    sender: mailFrom,
    ...(remote && mailFrom !== '' ? { ip: remote.address, helo: remote.helo } : {}),
    disableBimi: true,
    rejectRsaSha1: true,
  });
  const proof = decided ? server : proofOf(found, { mail, domain, trusted, dnsFailed: dns.failed() });
  return { proof, from, signed: digestsOf(found) };
}

/** The one address in the one From field, in lower case; as the library reads it, which judges by it. */
async function authorOf(fields: readonly HeaderField[]): Promise<string | undefined> {
  const lines = valuesOf(fields, 'from').map((value) => `From: ${value}\r\n`);
  const { headerFrom, fromFields } = await dkimVerify(Buffer.from(`${lines.join('')}\r\n`, 'latin1'));
  const [address, ...others] = headerFrom;
  return fromFields === 1 && others.length === 0 ? address?.toLowerCase() : undefined;
}

type Asked = {
  readonly mail: Arrived;
  readonly domain: string;
  readonly trusted: readonly string[];
  readonly dnsFailed: boolean;
};

function proofOf(found: AuthenticateResult, { mail, domain, trusted, dnsFailed }: Asked): SenderProof {
  if (found.dkim.results.some(proves)) return { state: 'proven', by: 'dkim' };
  if (mail.mailFrom !== '' && isBySpf(found, domain)) return { state: 'proven', by: 'spf' };
  if (isSealed(found, trusted, domain)) return { state: 'proven', by: 'arc' };

  const dmarc = found.dmarc || undefined;
  // Of a mail that came through another server, or of which only the beginning is known, nothing fails for certain.
  if (dmarc?.status.result !== 'fail' || dnsFailed || !mail.whole || !mail.remote) return UNPROVEN;
  return dmarc.policy === 'reject' || dmarc.policy === 'quarantine' ? { state: 'failed', by: undefined } : UNPROVEN;
}

/** A signature of the From domain over the whole mail that has not run out, by a domain that is not just trying. */
function proves({ status, signatureTimeValid }: DKIMResult): boolean {
  const { result, aligned, underSized, testing } = status;
  return result === 'pass' && Boolean(aligned) && !underSized && !testing && signatureTimeValid !== false;
}

/** A domain without a DMARC record does not say which domains stand for it: then only itself does. */
function isBySpf(found: AuthenticateResult, domain: string): boolean {
  const [spf, dmarc] = [found.spf || undefined, found.dmarc || undefined];
  if (spf?.status.result !== 'pass') return false;
  if (dmarc?.status.result === 'pass') return typeof dmarc.alignment?.spf?.result === 'string';
  return dmarc?.status.result === 'none' && spf.domain.toLowerCase() === domain;
}

/** The newest seal is that of a server the operator trusts, and says that DMARC had passed when the mail came there. */
function isSealed(found: AuthenticateResult, trusted: readonly string[], domain: string): boolean {
  const arc = found.arc || undefined;
  if (arc?.status.result !== 'pass') return false;
  const { mta, dmarc } = arc.authenticationResults ?? {};
  const sealer: unknown = arc.chain?.at(-1)?.['arc-seal']?.parsed?.d?.value;
  if (typeof mta !== 'string' || typeof sealer !== 'string') return false;
  const name = mta.toLowerCase();
  const own = name === sealer.toLowerCase() || name.endsWith(`.${sealer.toLowerCase()}`);
  return own && trusted.includes(name) && dmarc?.result === 'pass' && dmarc.header?.from?.toLowerCase() === domain;
}

/**
 * Of what is signed, not of the signature: that can be written in more than one way. Signatures that prove nothing here
 * count, too, where the text is theirs: another server may have found that they do.
 */
function digestsOf({ dkim, arc }: AuthenticateResult): readonly string[] {
  const seal = (arc || undefined)?.signature || undefined;
  const signatures = seal ? [...dkim.results, seal] : dkim.results;
  return signatures.flatMap(({ signingDomain, signingHeaders, bodyHash, bodyHashExpecting }) => {
    const text = signingHeaders?.canonicalizedHeader;
    return text && bodyHash === bodyHashExpecting
      ? [`signed:${createHash('sha256').update(`${signingDomain} ${text}`).digest('hex')}`]
      : [];
  });
}
