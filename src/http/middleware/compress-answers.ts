import { createGzip, type Gzip, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';

/** Below this nothing is gained. */
const SMALLEST = 1_000;
/** A page of 100 kB takes a thread 1 ms; more would save 2 % of it at twice the time. */
const LEVEL = 5;
/** Texts of all sorts; pictures and fonts are compressed as they are. */
const TEXTS = /^(text\/|image\/svg\+xml|application\/([\w.-]+\+)?(json|xml|javascript))/;
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 206, 304]);

/**
 * Compresses what is answered, for clients that say they read gzip; what a route compressed itself, and what is no
 * text, goes out as it is. A whole answer is compressed on a thread of Node's, a long one while it is written.
 */
export const compressAnswers: RequestHandler = (req, res, next) => {
  res.vary('Accept-Encoding');
  if (readsGzip(req) && !isOthersGuess(req)) compressTo(req, res);
  next();
};

/** Whatever else the header says, nonsense included, the plain answer is right. */
function readsGzip(req: Request): boolean {
  return req.acceptsEncodings('gzip', 'identity') === 'gzip';
}

/**
 * Another site has a reader's browser ask for an address with words of its choice in it. The length of a compressed
 * answer would tell whoever listens on the line whether those words stand in it twice, and so, guess by guess, what the
 * page says (the BREACH attack).
 */
function isOthersGuess(req: Request): boolean {
  const site = req.get('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none' && req.originalUrl.includes('?');
}

type Chunk = string | Uint8Array;
type Done = () => void;

/** Puts a gzip in front of the answer; whether it is used shows when the first of it is written. */
function compressTo(req: Request, res: Response): void {
  const plain = { write: res.write.bind(res), end: res.end.bind(res) };
  let pressed: Gzip | undefined;

  const write = (chunk: Chunk, encoding?: BufferEncoding | Done, done?: Done): boolean => {
    const bytes = bytesOf(chunk, encoding);
    if (!res.headersSent && !pressed && isWorthIt(res)) pressed = pressedInto(res, plain);
    const after = typeof encoding === 'function' ? encoding : done;
    return pressed ? pressed.write(bytes, after) : plain.write(bytes, after);
  };

  const end = (chunk?: Chunk | Done, encoding?: BufferEncoding | Done, done?: Done): Response => {
    const after = [chunk, encoding, done].find((one) => typeof one === 'function');
    const bytes = typeof chunk === 'string' || chunk instanceof Uint8Array ? bytesOf(chunk, encoding) : undefined;
    if (pressed) pressed.end(bytes, after);
    else if (res.headersSent || !isWorthIt(res, bytes?.length)) plain.end(bytes, after);
    else if (req.method === 'HEAD' || bytes === undefined) plain.end(after);
    else pressWhole(res, bytes, (all) => plain.end(all, after));
    return res;
  };

  Object.assign(res, { write, end });
}

function isWorthIt(res: Response, length = Number(res.getHeader('Content-Length') ?? SMALLEST)): boolean {
  const type = String(res.getHeader('Content-Type') ?? '');
  return (
    TEXTS.test(type) &&
    length >= SMALLEST &&
    !res.hasHeader('Content-Encoding') &&
    !WITHOUT_BODY.has(res.statusCode) &&
    !String(res.getHeader('Cache-Control') ?? '').includes('no-transform')
  );
}

function pressWhole(res: Response, bytes: Uint8Array, send: (bytes: Uint8Array) => void): void {
  gzip(bytes, { level: LEVEL }, (error, all) => {
    // Memory is short, say: the answer itself is at hand.
    if (error) return send(bytes);
    res.setHeader('Content-Encoding', 'gzip').setHeader('Content-Length', all.length);
    send(all);
  });
}

/** Its reader sets the pace; when they go away, nothing of it is kept. */
function pressedInto(
  res: Response,
  plain: { readonly write: (chunk: Uint8Array) => boolean; readonly end: () => unknown },
): Gzip {
  res.setHeader('Content-Encoding', 'gzip').removeHeader('Content-Length');
  const pressed = createGzip({ level: LEVEL });
  pressed.on('data', (chunk: Buffer) => {
    if (!plain.write(chunk)) pressed.pause();
  });
  res.on('drain', () => pressed.resume());
  // Who writes waits for `drain` of the answer.
  pressed.on('drain', () => res.emit('drain'));
  pressed.on('end', () => plain.end());
  pressed.on('error', () => res.destroy());
  res.once('close', () => pressed.destroy());
  return pressed;
}

function bytesOf(chunk: Chunk, encoding: BufferEncoding | Done | undefined): Uint8Array {
  return typeof chunk === 'string' ? Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8') : chunk;
}
