import { readPressAddress } from '../press/press-address.ts';
import { isBounceAddress } from './bounce-address.ts';
import { findRecipient, type Recipient } from './find-recipient.ts';
import type { InboundRoom } from './inbound-room.ts';
import { type HeaderField, readHeaders, valuesOf } from './proof/read-headers.ts';
import { type InboundMail, type Reception, receiveMail } from './receive-mail.ts';
import { replyTokenOf } from './reply-address.ts';

/** A mail whose envelope is known from its header alone. */
export type RawInbound = Pick<InboundMail, 'raw' | 'whole' | 'via' | 'marks'>;

/** Where servers note for whom a mail was, the surest first. */
const RECIPIENT_FIELDS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to', 'cc'] as const;
const ADDRESS = /[\w.+-]{1,80}@[\w.-]{1,255}/gu;
/** A mail is for one of our addresses; somebody may have copied a few. */
const MOST_ADDRESSES = 5;

/**
 * Take in a mail from a mailbox or a provider. `unknown`: it is for no address of ours. `too-many`: its player has sent
 * as many replies as are read within an hour; it may come again later.
 */
export async function receiveRaw(room: InboundRoom, mail: RawInbound): Promise<Reception | 'unknown'> {
  const fields = readHeaders(mail.raw) ?? [];
  const to = await recipientOf(room, fields);
  if (to === undefined) return 'unknown';
  if (to === 'too-many') return 'too-many';

  const from = returnPathOf(fields);
  const { raw, whole } = mail;
  const sender = await room.prover.prove({ raw, whole, mailFrom: from, remote: undefined, trusted: room.trusted });
  return receiveMail(room, { ...mail, envelope: { from, to }, sender });
}

async function recipientOf(
  { services, domain }: InboundRoom,
  fields: readonly HeaderField[],
): Promise<Recipient | 'too-many' | undefined> {
  const named = RECIPIENT_FIELDS.flatMap((name) => valuesOf(fields, name)).flatMap(
    (value) => value.match(ADDRESS) ?? [],
  );
  const own = named.filter(
    (one) => replyTokenOf(one, domain) !== undefined || isBounceAddress(one, domain) || readPressAddress(one, domain),
  );
  for (const address of [...new Set(own)].slice(0, MOST_ADDRESSES)) {
    const found = await findRecipient(services, address, domain);
    if (found) return found;
  }
  return undefined;
}

/** Empty only where the field says so, as in notes of mail servers: without the field it is not known. */
function returnPathOf(fields: readonly HeaderField[]): string {
  const [path] = valuesOf(fields, 'return-path');
  if (path !== undefined) return path.match(ADDRESS)?.[0] ?? '';
  const [from = ''] = valuesOf(fields, 'from');
  return from.match(ADDRESS)?.[0] ?? 'unknown';
}
