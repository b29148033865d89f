import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser makes for a subscription, and reads notices with (RFC 8291). */
export type BrowserKeys = {
  readonly p256dh: string;
  readonly auth: string;
  read(body: Buffer): unknown;
};

export function browserKeys(): BrowserKeys {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: own.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    read(body) {
      const [salt, key] = [body.subarray(0, 16), body.subarray(21, 86)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), key]);
      const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(key), auth, info, 32));
      const content = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const decipher = createDecipheriv('aes-128-gcm', content, nonce);
      const sealed = body.subarray(86);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}
