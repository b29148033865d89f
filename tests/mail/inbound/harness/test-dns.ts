import type { AskDns } from '../../../../src/mail/inbound/proof/ask-dns.ts';

/** A DNS with these records, by `TXT name`; a record that is an error is one. */
export function testDns(records: { readonly [question: string]: readonly unknown[] | Error }): AskDns {
  return async (name, type) => {
    const found = records[`${type} ${name.toLowerCase()}`];
    if (found instanceof Error) throw found;
    if (found === undefined) throw Object.assign(new Error(`no ${type} of ${name}`), { code: 'ENOTFOUND' });
    return type === 'TXT' ? found.map((text) => [text]) : found;
  };
}

export const timedOut = Object.assign(new Error('timed out'), { code: 'ETIMEOUT' });
