import { takeOutOfMail } from '../../notifications/change-notifications.ts';
import type { Services } from '../../platform/services.ts';
import { markSeen } from '../../tables/mark-seen.ts';
import { bounceAddress } from '../inbound/bounce-address.ts';
import { bounceSecret } from '../inbound/bounce-secret.ts';
import type { MailRoom, OutboxMail } from '../mail-room.ts';
import type { Postponed } from '../reasons.ts';
import { MailRefused, type Transport } from '../transports/transport.ts';
import { failMail } from './fail-mail.ts';
import { addressMail } from './mail-headers.ts';
import { prepareMail } from './prepare-mail.ts';
import type { Prepared } from './prepared-mail.ts';

/**
 * Deliver one mail of the outbox: look whether it is still news, write it, send it, mark it sent. Throws when it should
 * be tried again. A process that dies after the sending and before the mark leaves the mail queued: it is sent once
 * more, under the same Message-ID.
 */
export async function deliverMail(room: MailRoom, transport: Transport, mailId: string): Promise<void> {
  const { services: s } = room;
  const mail = await s.db.mail.findUnique({
    where: { id: mailId },
    include: { notifications: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] } },
  });
  if (mail?.status !== 'queued') return;
  try {
    await act(room, transport, mail, await prepareMail(room, mail));
  } catch (error) {
    await noteFailure(s, mailId, error);
    if (!(error instanceof MailRefused)) throw error;
  }
}

async function act(room: MailRoom, transport: Transport, mail: OutboxMail, prepared: Prepared): Promise<void> {
  const { services: s } = room;
  switch (prepared.what) {
    case 'drop':
      await s.db.mail.update({ where: { id: mail.id }, data: { status: 'dropped', reason: prepared.why } });
      return;
    case 'fail':
      await s.db.mail.update({
        where: { id: mail.id },
        data: { status: 'failed', reason: prepared.why, error: prepared.detail },
      });
      s.log.error({ mail: mail.id, why: prepared.why, detail: prepared.detail }, 'mail could not be written');
      return;
    case 'postpone':
      await postpone(s, mail, prepared);
      return;
    case 'send': {
      const outgoing = addressMail(mail.id, prepared, s.settings, {
        date: s.clock.now(),
        returnPath: await returnPathOf(s, mail.id),
      });
      await transport.send(outgoing);
      await markSent(s, mail.id, prepared);
      s.pulse.beat('mail');
      s.log.info({ mail: mail.id, kind: mail.kind, table: mail.tableId ?? undefined }, 'mail sent');
    }
  }
}

/** Undefined where no mail comes in: then reports go to the sender's address. */
async function returnPathOf(s: Services, mailId: string): Promise<string | undefined> {
  const { replyDomain } = s.settings;
  return replyDomain && bounceAddress(mailId, await bounceSecret(s), replyDomain);
}

/** The notifications go back to the outbox; this mail is never sent. */
async function postpone(s: Services, mail: OutboxMail, { why: reason, until }: Postponed): Promise<void> {
  await s.db.$transaction([
    takeOutOfMail(s.db, mail.id, until),
    s.db.mail.update({ where: { id: mail.id }, data: { status: 'dropped', reason } }),
  ]);
}

/** What the mail told counts as seen, so that the next one goes on from there. */
async function markSent(
  s: Services,
  mailId: string,
  { to, content, tells, decides }: Extract<Prepared, { what: 'send' }>,
) {
  await s.db.mail.update({
    where: { id: mailId },
    data: {
      status: 'sent',
      to,
      subject: content.subject,
      sentAt: s.clock.now(),
      decides: decides ?? null,
      reason: null,
      error: null,
      attempts: { increment: 1 },
    },
  });
  for (const told of tells) await markSeen(s, told);
}

async function noteFailure(s: Services, mailId: string, error: unknown): Promise<void> {
  const final = error instanceof MailRefused;
  const words = error instanceof Error ? error.message : String(error);
  s.log.warn(
    { err: error, mail: mailId },
    final ? 'a mail was refused' : 'a mail could not be sent; it is tried again',
  );
  const data = { attempts: { increment: 1 }, error: words };
  if (final) await failMail(s, { id: mailId, from: 'queued' }, data);
  else await s.db.mail.updateMany({ where: { id: mailId, status: 'queued' }, data });
}
