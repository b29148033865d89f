import type { Services } from '../../platform/services.ts';
import type { Link } from '../links/link.ts';
import { findLink } from '../links/read-link.ts';
import { bouncedMailOf, isBounceAddress } from './bounce-address.ts';
import { bounceSecret } from './bounce-secret.ts';
import { countReplies, MOST_AN_HOUR } from './count-replies.ts';
import { findLetterWriter, type LetterWriter } from './find-letter-writer.ts';
import { replyTokenOf } from './reply-address.ts';

export type ReplyLink = Extract<Link, { purpose: 'reply' }>;

/** Whom a mail from outside is for: a player's question, the mail of ours that it reports on, others at a table. */
export type Recipient =
  | { readonly for: 'reply'; readonly link: ReplyLink }
  | { readonly for: 'bounce'; readonly mailId: string }
  | LetterWriter;

/** Undefined: no such address. `too-many`: that player has sent as many replies as are read within an hour. */
export async function findRecipient(
  s: Services,
  address: string,
  domain: string,
): Promise<Recipient | 'too-many' | undefined> {
  const token = replyTokenOf(address, domain);
  if (token !== undefined) return findReply(s, token);
  // Nothing is looked up for an address that cannot be one of ours.
  if (!isBounceAddress(address, domain)) return findLetterWriter(s, address, domain);
  const mailId = bouncedMailOf(address, await bounceSecret(s), domain);
  return mailId === undefined ? undefined : { for: 'bounce', mailId };
}

async function findReply(s: Services, token: string): Promise<Recipient | 'too-many' | undefined> {
  const found = await findLink(s, 'reply', token);
  if (!found || found.expired) return undefined;
  const { link } = found;
  const player = await s.db.player.findUnique({ where: { id: link.playerId }, select: { bannedAt: true } });
  if (!player || player.bannedAt) return undefined;
  return (await countReplies(s, link.playerId)) >= MOST_AN_HOUR ? 'too-many' : { for: 'reply', link };
}
