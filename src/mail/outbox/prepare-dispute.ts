import { z } from 'zod';
import { isOpen } from '../../disputes/dispute.ts';
import { type DisputeView, readDispute } from '../../disputes/read-dispute.ts';
import { translator } from '../../i18n/translator.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { DisputeNews } from '../../notifications/notification.ts';
import { toPlayer } from '../../people/player.ts';
import type { Services } from '../../platform/services.ts';
import { composeDispute } from '../compose-dispute.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkUrl } from '../links/link-url.ts';
import type { MailRoom, OutboxMail } from './mail-room.ts';
import { type Prepared, sendLetter } from './prepared-mail.ts';
import { stopUrl } from './stop-letters.ts';

const dataSchema = z.object({
  dispute: z.string(),
  what: z.enum(['opened', 'taken', 'message', 'resolved', 'withdrawn', 'escalated']),
  message: z.string().optional(),
});

/**
 * News of a dispute, all that has come up since the last mail of it: to its parties with a link that opens it without
 * signing in, to moderators with the address of its page: what a moderator can do is not left to anybody who has their
 * mail.
 */
export async function prepareDispute(
  { services: s }: MailRoom,
  mail: OutboxMail,
  tableId: string,
  playerId: string,
): Promise<Prepared> {
  const told = mail.notifications.map(({ data }) => dataSchema.parse(data));
  const { dispute: disputeId } = dataSchema.parse(mail.notifications[0]?.data);
  const row = await s.db.player.findUnique({ where: { id: playerId } });
  const dispute = await disputeFor(s, { tableId, disputeId, playerId });
  if (!row || !dispute) return { what: 'drop', why: 'the dispute is none of their business' };

  const news = told.filter(({ what }) => !isOver(dispute, what));
  const last = news.findLast(({ what }) => what !== 'message') ?? news[0];
  if (!last) return { what: 'drop', why: 'no longer news' };

  const opener = dispute.openedById === playerId;
  const muted = await s.db.seat.count({ where: { tableId, playerId, muted: true } });
  if (muted > 0 && !opener) return { what: 'drop', why: 'the table is muted' };

  const rules = s.games.get(dispute.game)?.rules;
  if (!rules) throw new Error(`no game ${dispute.game} on this server`);
  const player = toPlayer(row);
  const { baseUrl } = s.settings;
  const url = dispute.moderates
    ? `${baseUrl}/t/${tableId}/disputes/${disputeId}`
    : linkUrl(s.settings, 'dispute', await issueLink(s, { purpose: 'dispute', playerId, tableId, disputeId }));

  const seated = await s.db.seat.count({ where: { tableId, playerId } });
  const unsubscribeUrl = seated > 0 ? undefined : await stopUrl(s, mail, player.email);

  const content = composeDispute(
    {
      dispute,
      what: last.what,
      messages: dispute.messages.filter(({ id }) => news.some(({ message }) => message === id)),
      stopUrl: unsubscribeUrl,
      gameName: rules.name,
      as: dispute.moderates ? 'moderator' : opener ? 'opener' : 'party',
      url,
      baseUrl,
    },
    translator(player.locale, player.timeZone),
  );
  return sendLetter(content, {
    to: player.email,
    format: player.mail.format,
    unsubscribeUrl,
    thread: { tableId, playerId },
  });
}

async function disputeFor(s: Services, asked: Parameters<typeof readDispute>[1]): Promise<DisputeView | undefined> {
  try {
    return await readDispute(s, asked);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') return undefined;
    throw error;
  }
}

/** That a dispute was opened, taken or handed on is no longer news once it is closed. */
function isOver(dispute: DisputeView, what: DisputeNews): boolean {
  return !isOpen(dispute) && (what === 'opened' || what === 'taken' || what === 'escalated');
}
