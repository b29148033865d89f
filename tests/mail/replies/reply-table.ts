import { findRecipient } from '../../../src/mail/inbound/find-recipient.ts';
import { readMail } from '../../../src/mail/inbound/read-mail.ts';
import { receiveReply } from '../../../src/mail/inbound/receive-reply.ts';
import type { SenderProof } from '../../../src/mail/inbound/sender-proof.ts';
import type { CaughtMailView } from '../../../src/mail/mailbox/read-caught-mail.ts';
import { flush, ironCurtainTable, type MailWorld, newestMail, type Sitting } from '../harness/mail-world.ts';

export const DOMAIN = 'in.despatch.test';
export const PROVEN: SenderProof = { state: 'proven', by: 'dkim' };

export type AskedTable = {
  readonly tableId: string;
  /** Who is asked, and the other one. */
  readonly asked: Sitting;
  readonly other: Sitting;
  readonly mail: CaughtMailView;
};

/** A table of Iron Curtain whose asked player has their first turn mail. */
export async function askedTable(world: MailWorld): Promise<AskedTable> {
  const { tableId, us, ussr } = await ironCurtainTable(world);
  await flush(world);
  const { seat } = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
  const [asked, other] = seat === 'us' ? [us, ussr] : [ussr, us];
  return { tableId, asked, other, mail: await newestMail(world, asked.email) };
}

export function replyTo({ headers }: Pick<CaughtMailView, 'headers'>): string {
  const to = headers.find(({ name }) => name === 'Reply-To')?.value;
  if (to === undefined) throw new Error('the mail takes no reply');
  return to;
}

type Given = { readonly from: string; readonly proof?: SenderProof | undefined };

/** A reply arrives and is answered; gives the answer mail. */
export async function reply(
  world: MailWorld,
  mail: Pick<CaughtMailView, 'headers'>,
  text: string,
  { from, proof }: Given,
  to = from,
  headers: readonly string[] = [],
): Promise<CaughtMailView> {
  await arrive(world, mail, text, { from, proof }, headers);
  await flush(world);
  return newestMail(world, to);
}

export async function arrive(
  { services: s }: MailWorld,
  mail: Pick<CaughtMailView, 'headers'>,
  text: string,
  { from, proof }: Given,
  headers: readonly string[] = [],
): Promise<void> {
  s.clock.advance(1000);
  const found = await findRecipient(s, replyTo(mail), DOMAIN);
  if (!found || found === 'too-many' || found.for !== 'reply') throw new Error('no such reply address');
  const head = [`From: <${from}>`, 'Subject: Re: your move', ...headers].join('\r\n');
  const raw = new TextEncoder().encode(`${head}\r\n\r\n${text}\r\n`);
  const read = await readMail({ returnPath: from, raw, whole: true });
  const reception = await receiveReply(s, found.link, read, proof);
  if (reception !== 'taken') throw new Error(`the reply was not taken: ${reception}`);
}

export async function seqOf({ services: s }: MailWorld, tableId: string): Promise<number> {
  return (await s.db.table.findUniqueOrThrow({ where: { id: tableId } })).seq;
}

/** Their clear replies act at once, at all tables. */
export async function letAct({ services: s }: MailWorld, playerId: string): Promise<void> {
  await s.db.player.update({ where: { id: playerId }, data: { mail: { replies: 'act' } } });
}

export const flat = (text: string): string => text.replace(/\s+/gu, ' ');
