import { generateKeyPairSync } from 'node:crypto';
import nodemailer from 'nodemailer';

/** A key pair for DKIM: the private key, and the text of the DNS record. */
export function dkimKey(): { readonly privateKey: string; readonly record: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const point = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    record: `v=DKIM1; k=rsa; p=${point}`,
  };
}

export type Written = {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly messageId?: string;
  /** Signed by this domain, with the selector `s1`. */
  readonly signedBy?: { readonly domain: string; readonly privateKey: string };
};

/** A mail as it goes over the wire. */
export async function writtenMail({ from, to, text, messageId, signedBy }: Written): Promise<Uint8Array> {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await composer.sendMail({
    from,
    to,
    subject: 'Re: your move',
    text,
    ...(messageId === undefined ? {} : { messageId }),
    ...(signedBy ? { dkim: { domainName: signedBy.domain, keySelector: 's1', privateKey: signedBy.privateKey } } : {}),
  });
  if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed');
  return Uint8Array.from(message);
}

/** The same mail with fields on top of it. */
export function withFields(raw: Uint8Array, ...fields: readonly string[]): Uint8Array {
  return Buffer.concat([Buffer.from(fields.map((field) => `${field}\r\n`).join('')), raw]);
}

/** The same mail with a text of it exchanged. */
export function exchanged(raw: Uint8Array, what: string, by: string): Uint8Array {
  return Buffer.from(Buffer.from(raw).toString('latin1').replace(what, by), 'latin1');
}
