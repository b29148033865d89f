import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** What never changes at its address, compressed once. */
export type Asset = { readonly type: string; readonly plain: Buffer; readonly gzipped: Buffer };

/** A text that never changes at its address; `type` as Express takes it: a media type, or the end of a file's name. */
export function asset(type: string, text: string | Buffer): Asset {
  return { type, plain: Buffer.from(text), gzipped: gzipSync(text, { level: 9 }) };
}

/** Browsers keep it for good. */
export function sendAsset(req: Request, res: Response, { type, plain, gzipped }: Asset): void {
  res.set('Cache-Control', 'public, max-age=31536000, immutable').vary('Accept-Encoding').type(type);
  if (req.acceptsEncodings('gzip', 'identity') === 'gzip') res.set('Content-Encoding', 'gzip').send(gzipped);
  else res.send(plain);
}
