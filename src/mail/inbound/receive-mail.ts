import { createHash } from 'node:crypto';
import { PoolClosed } from '../../platform/threads/thread-pool.ts';
import type { Recipient, ReplyLink } from './find-recipient.ts';
import type { InboundRoom } from './inbound-room.ts';
import type { ProvenSender } from './proven-sender.ts';
import type { ReadMail } from './read-mail.ts';
import { type BounceReception, receiveBounce } from './receive-bounce.ts';
import { receiveLetter } from './receive-letter.ts';
import { type ReplyReception, receiveReply } from './receive-reply.ts';
import { type SenderProof, UNPROVEN } from './sender-proof.ts';

/** A mail that came in for an address of ours. */
export type InboundMail = {
  /** Its first bytes; `whole` when these are all. */
  readonly raw: Uint8Array;
  readonly whole: boolean;
  readonly envelope: { readonly from: string; readonly to: Recipient };
  readonly via: 'smtp' | 'imap' | 'webhook';
  readonly sender: ProvenSender;
  /** By what the way in knows it, where it could bring it twice. */
  readonly marks: readonly string[];
};

/** What became of it; `unreadable`: it would be no better the next time. */
export type Reception = ReplyReception | BounceReception | 'unreadable';

/**
 * Where all ways end by which mail comes in: the mail is read, and what it says is taken in, once, however often and by
 * whichever ways it comes. Throws where the database does not take it; then it may come again.
 */
export async function receiveMail(room: InboundRoom, inbound: InboundMail): Promise<Reception> {
  const { services: s } = room;
  const { envelope, via, sender, marks } = inbound;
  const mail = await read(room, inbound);
  if (!mail) return 'unreadable';

  if (envelope.to.for === 'bounce') {
    const reception = await receiveBounce(s, envelope.to.mailId, mail);
    s.log.info({ reception, via }, 'delivery report received');
    return reception;
  }
  const proof = proofFor(mail, sender);
  if (envelope.to.for === 'letter') {
    const reception = await receiveLetter(s, envelope.to, mail, proof);
    s.pulse.beat('reply');
    s.log.info({ reception, via, proof: proof.state, by: proof.by }, 'letter received');
    return reception;
  }
  const known = [...marks, ...sender.signed, ...markOf(envelope.to.link, mail)];
  const reception = await receiveReply(s, envelope.to.link, mail, proof, known);
  s.pulse.beat('reply');
  s.log.info({ reception, via, proof: proof.state, by: proof.by }, 'reply received');
  return reception;
}

async function read({ services: s, reader }: InboundRoom, inbound: InboundMail): Promise<ReadMail | undefined> {
  const { raw, whole, envelope } = inbound;
  try {
    return await reader.read({ raw, whole, returnPath: envelope.from });
  } catch (error) {
    if (error instanceof PoolClosed) throw error;
    s.log.warn({ err: error }, 'inbound mail could not be read');
    return undefined;
  }
}

/** A proof is of an address; where the reader takes the mail for somebody else's, it proves nothing. */
function proofFor({ from }: ReadMail, sender: ProvenSender): SenderProof {
  return sender.proof.state === 'proven' && sender.from !== from.toLowerCase() ? UNPROVEN : sender.proof;
}

/**
 * A Message-ID is the sender's to choose: it counts for this address alone, and together with what the mail says, or a
 * forged copy that came first would keep the mail itself out.
 */
function markOf(link: ReplyLink, { messageId, words }: ReadMail): readonly string[] {
  if (messageId === '') return [];
  const { tableId, playerId, seat, seq, decision } = link;
  const text = JSON.stringify([tableId, playerId, seat, seq, decision, messageId, words]);
  return [`id:${createHash('sha256').update(text).digest('hex')}`];
}
