import { type Request, type Response, Router } from 'express';
import { msg } from '../../i18n/msg.ts';
import { LONGEST_READ, readBody } from '../../mail/inbound/read-body.ts';
import type { Reception } from '../../mail/inbound/receive-mail.ts';
import { receiveRaw } from '../../mail/inbound/receive-raw.ts';
import { isSigned, readClaim, startSignature } from '../../mail/inbound/webhook-signature.ts';
import type { HttpContext } from '../context.ts';
import { HttpError } from '../errors/http-error.ts';

/** The largest mail, as over SMTP. */
const LARGEST_MB = 5;
const MB = 1_000_000;
/** Seconds after which a mail may come again that could not be taken yet. */
const LATER = '600';

/**
 * Where the operator's mail provider posts the mail that came in: a whole mail as the body, signed with a secret that
 * both know. No caller is known here and no limit counted, as the signature says who it is; what is not signed is
 * refused before its body is read. The answer says what became of the mail: 200, and there is no use in sending it
 * again, or an error, and it may come again. One that comes twice is taken once.
 */
export function mailWebhook({ services, webhook }: HttpContext): Router {
  const router = Router();
  if (!webhook) return router;
  router.post('/api/inbound-mail', async (req, res) => {
    const claim = readClaim(req.get('despatch-timestamp'), req.get('despatch-signature'), services.clock.now());
    if (!claim) throw unsigned(res);
    const { room, secret } = webhook;
    const release = room.budget.take(LONGEST_READ);
    if (!release) throw new HttpError('unavailable', msg('api.webhook-busy'), { 'Retry-After': LATER });
    try {
      const hmac = startSignature(secret, claim.timestamp);
      const { raw, whole } = await readBody(watched(req, (chunk) => hmac.update(chunk)));
      if (!isSigned(claim, hmac)) throw unsigned(res);
      answer(res, await receiveRaw(room, { raw, whole, via: 'webhook', marks: [`webhook:${claim.signature}`] }));
    } finally {
      release();
    }
  });
  return router;
}

/** The pieces of a body as they come; too many are refused. */
async function* watched(req: Request, see: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of req) {
    length += chunk.length;
    if (length > LARGEST_MB * MB) throw new HttpError('too-large', msg('api.webhook-too-large', { mb: LARGEST_MB }));
    see(chunk);
    yield chunk;
  }
}

function answer(res: Response, reception: Reception | 'unknown'): void {
  if (reception === 'too-many') throw new HttpError('too-many', msg('api.webhook-too-many'), { 'Retry-After': LATER });
  res.json({ reception });
}

/** What else comes over the connection is not waited for. */
function unsigned(res: Response): HttpError {
  res.set('Connection', 'close');
  return new HttpError('sign-in-needed', msg('api.webhook-signature'));
}
