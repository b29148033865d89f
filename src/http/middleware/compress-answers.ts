import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request } from 'express';

/** Of gzip. A page of 100 kB takes a thread 1 ms; more would save 2 % of it at twice the time. */
const LEVEL = 5;

/**
 * Of Brotli, which most browsers take: nearly as small as what it does by itself in half the time, and with a window
 * of 256 kB, for a page is not longer than that, and 4 MB for each answer are work for the memory.
 */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 };

/**
 * Compresses the texts that are answered, for clients that say they read it. What a route compressed itself, and what
 * is no text, goes out as it is; whatever else the header says, nonsense included, the plain answer is right.
 */
export const compressAnswers = compression({
  level: LEVEL,
  brotli: { params: BROTLI },
  filter: (req, res) => !isOthersGuess(req) && compression.filter(req, res),
});

/**
 * Another site has a reader's browser ask for an address with words of its choice in it. The length of a compressed
 * answer would tell whoever listens on the line whether those words stand in it twice, and so, guess by guess, what the
 * page says (the BREACH attack).
 */
function isOthersGuess(req: Request): boolean {
  const site = req.get('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none' && req.originalUrl.includes('?');
}
