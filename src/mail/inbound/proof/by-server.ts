import { type SenderProof, UNPROVEN } from '../sender-proof.ts';
import { type HeaderField, valuesOf } from './read-headers.ts';
import { type AuthenticationResults, type MethodResult, readResults } from './read-results.ts';

/**
 * What the mail server that handed a mail over says of its sender: the fields `Authentication-Results` at the top that
 * bear the name of a server the operator trusts. Such a server takes those that others wrote in its name out of what it
 * lets in (RFC 8601, section 5), and puts its own above the rest. Only DMARC's result is about the From address.
 * @param domain the domain of the From address
 */
export function provenByServer(
  fields: readonly HeaderField[],
  trusted: readonly string[],
  domain: string,
): SenderProof | undefined {
  const own = trustedOnTop(fields, trusted).flatMap(({ results }) =>
    results.filter(({ method, properties }) => method === 'dmarc' && isOf(properties, domain)),
  );
  if (own.length === 0) return undefined;
  if (own.some(failsByPolicy)) return { state: 'failed', by: 'server' };
  return own.every(({ result }) => result === 'pass') ? { state: 'proven', by: 'server' } : UNPROVEN;
}

/** Another server's words may stand below, or have been brought along by the sender: nothing from there on counts. */
function trustedOnTop(fields: readonly HeaderField[], trusted: readonly string[]): readonly AuthenticationResults[] {
  const found: AuthenticationResults[] = [];
  for (const value of valuesOf(fields, 'authentication-results')) {
    const read = readResults(value);
    if (!read || !trusted.includes(read.server)) break;
    found.push(read);
  }
  return found;
}

function isOf(properties: MethodResult['properties'], domain: string): boolean {
  const from = properties.get('header.from');
  return from?.slice(from.lastIndexOf('@') + 1).replace(/\.$/u, '') === domain;
}

function failsByPolicy({ result, properties, comment }: MethodResult): boolean {
  if (result !== 'fail') return false;
  const policy = properties.get('policy.dmarc') ?? properties.get('policy.published-domain-policy') ?? '';
  return /^(?:reject|quarantine)$/u.test(policy) || /\bp=(?:reject|quarantine)\b/iu.test(comment);
}
