import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/*
 * X.509 in its encoding (DER): a tag, the length, the content. Node reads certificates, but makes none.
 */

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OBJECT_ID = 0x06;
const UTF8 = 0x0c;
/** Until 2049 with a year of two digits (RFC 5280), then with four. */
const EARLY_TIME = 0x17;
const LATE_TIME = 0x18;
const VERSION = 0xa0;

/** ecdsa-with-SHA256. */
const SIGNATURE_KIND = der(SEQUENCE, der(OBJECT_ID, Buffer.from('2a8648ce3d040302', 'hex')));
const COMMON_NAME = der(OBJECT_ID, Buffer.from('550403', 'hex'));
const VERSION_3 = der(VERSION, der(INTEGER, Buffer.from([2])));
/** "Without a known end" (RFC 5280). */
const NO_END = '99991231235959Z';

/**
 * A certificate that nobody vouches for, and its key, as PEM: mail servers encrypt with any (RFC 7435), and it is made
 * anew at each start.
 */
export function selfSigned(host: string, now: Date): { readonly cert: string; readonly key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from(host)))));
  const since = now
    .toISOString()
    .slice(2)
    .replace(/[-:T]|\.\d+/g, '');
  const validity = der(SEQUENCE, der(EARLY_TIME, Buffer.from(since)), der(LATE_TIME, Buffer.from(NO_END)));
  const serial = der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(15)]));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const told = der(SEQUENCE, VERSION_3, serial, SIGNATURE_KIND, name, validity, name, key);
  const signature = der(BIT_STRING, Buffer.from([0]), sign('sha256', told, privateKey));
  const lines =
    der(SEQUENCE, told, SIGNATURE_KIND, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

/** Below 128 as it is; longer ones after a byte that says how many bytes the length has. */
function lengthOf(length: number): Buffer {
  if (length < 128) return Buffer.from([length]);
  const digits = length.toString(16);
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 + bytes.length]), bytes]);
}
