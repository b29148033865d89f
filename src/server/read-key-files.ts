import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CertificateFiles, DkimConfig } from '../config.ts';
import { SOURCE_LANGUAGE } from '../i18n/languages.ts';
import { msg } from '../i18n/msg.ts';
import { translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { DkimKey } from '../mail/transports/smtp-transport.ts';
import type { Services } from '../platform/services.ts';
import { freshFiles } from './fresh-files.ts';

/** The same, read again when its file changes; undefined: mails are not signed. */
export function freshDkimKey(dkim: DkimConfig | undefined, log: Log): (() => DkimKey) | undefined {
  return dkim && freshFiles([dkim.keyFile], () => dkimKeyOf(dkim), keepsOld(log, 'DKIM_KEY_FILE'));
}

/** The key that mails are signed with. Refuses, in words for the operator, a file that has none. */
export function readDkimKey(dkim: DkimConfig | undefined): DkimKey | undefined {
  return dkim && dkimKeyOf(dkim);
}

function dkimKeyOf(dkim: DkimConfig): DkimKey {
  const { domain, selector, keyFile: file } = dkim;
  const privateKey = readFile('DKIM_KEY_FILE', file);
  // Some receivers cannot check signatures of another kind.
  if (keyOf(privateKey)?.asymmetricKeyType !== 'rsa')
    throw faulty(msg('config.no-private-key', { setting: 'DKIM_KEY_FILE', file, kind: 'rsa' }));
  return { domain, selector, privateKey };
}

/** The same, read again when one of the files changes: a renewed certificate needs no restart. */
export function freshCertificate(files: CertificateFiles, log: Log): () => Certificate {
  return freshFiles([files.cert, files.key], () => readCertificate(files), keepsOld(log, 'REPLY_TLS_CERT'));
}

function keepsOld(log: Log, setting: string) {
  return (error: unknown) =>
    log.error(
      { setting, why: error instanceof Refusal ? translator(SOURCE_LANGUAGE, 'UTC').t(error.reason) : error },
      'a key file has changed and cannot be used; the one of before is kept until it changes again',
    );
}

type Certificate = { readonly cert: string; readonly key: string };
type Log = Services['log'];

/** A certificate and its key, as PEM. Refuses files that are not, or that do not belong together. */
function readCertificate(files: CertificateFiles): Certificate {
  const cert = readFile('REPLY_TLS_CERT', files.cert);
  const key = readFile('REPLY_TLS_KEY', files.key);
  const privateKey = keyOf(key);
  if (!privateKey)
    throw faulty(msg('config.no-private-key', { setting: 'REPLY_TLS_KEY', file: files.key, kind: 'any' }));
  if (!belongs(cert, privateKey))
    throw faulty(msg('config.no-certificate', { setting: 'REPLY_TLS_CERT', file: files.cert }));
  return { cert, key };
}

function readFile(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw faulty(msg('config.no-key-file', { setting, file, detail }));
  }
}

function keyOf(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

function belongs(cert: string, key: KeyObject): boolean {
  try {
    return new X509Certificate(cert).checkPrivateKey(key);
  } catch {
    return false;
  }
}

function faulty(reason: Message): Refusal {
  return new Refusal('bad-input', reason);
}
