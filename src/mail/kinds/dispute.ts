import { isOpen } from '../../disputes/dispute.ts';
import { type DisputeView, readDispute } from '../../disputes/read-dispute.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { DisputeNews } from '../../notifications/notification.ts';
import type { Services } from '../../platform/services.ts';
import { findPlayer, readerOf } from '../letter/reader.ts';
import { stopUrl } from '../letter/stop-letters.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkUrl } from '../links/link-url.ts';
import { drop } from '../reasons.ts';
import { composeDispute } from './compose-dispute.ts';
import { forPlayer, type LetterKind } from './mail-kind.ts';
import { rulesOf } from './rules-of.ts';
import { whyNotTold } from './told-with-ruling.ts';

/**
 * News of a dispute, all that has come up since the last mail of it: to its parties with a link that opens it without
 * signing in, to moderators with the address of its page: what a moderator can do is not left to anybody who has their
 * mail.
 */
export const dispute: LetterKind<'dispute'> = forPlayer(async ({ services: s }, mail) => {
  const { tableId, playerId, told } = mail;
  const [{ dispute: disputeId }] = told;
  const player = await findPlayer(s, playerId);
  const found = await disputeFor(s, { tableId, disputeId, playerId });
  if (!player || !found) return drop('not-party');
  const news = told.filter(({ what }) => !isOver(found, what));
  const last = news.findLast(({ what }) => what !== 'message') ?? news[0];
  if (!last) return drop('no-longer-news');
  const opener = found.openedById === playerId;
  const seat = await s.db.seat.findFirst({ where: { tableId, playerId }, orderBy: { muted: 'desc' } });
  if (seat?.muted && !opener) return drop('muted');
  if (last.what === 'resolved' && seat && !seat.muted && !seat.resigned) {
    const why = await whyNotTold(s, { tableId, playerId, seat: seat.seat }, disputeId);
    if (why) return why;
  }

  const { baseUrl } = s.settings;
  const url = found.moderates
    ? `${baseUrl}/t/${tableId}/disputes/${disputeId}`
    : linkUrl(s.settings, 'dispute', await issueLink(s, { purpose: 'dispute', playerId, tableId, disputeId }));
  const unsubscribeUrl = seat ? undefined : await stopUrl(s, mail, player.email);
  const facts = {
    dispute: found,
    what: last.what,
    messages: found.messages.filter(({ id }) => news.some(({ message }) => message === id)),
    stopUrl: unsubscribeUrl,
    gameName: rulesOf(s, found.game).name,
    clocks: seat && found.pausesTo && !isOpen(found) ? await clocksOf(s, { tableId, seat: seat.seat }) : undefined,
    as: found.moderates ? 'moderator' : opener ? 'opener' : 'party',
    url,
    baseUrl,
  } as const;
  return {
    what: 'letter',
    to: readerOf(player),
    compose: (translator) => composeDispute(facts, translator),
    unsubscribeUrl,
    thread: { tableId, playerId },
  };
});

/** What the clocks show once a dispute that stopped them is closed. */
async function clocksOf({ db }: Services, { tableId, seat }: { readonly tableId: string; readonly seat: string }) {
  const table = await db.table.findUniqueOrThrow({ where: { id: tableId }, select: { status: true, pausedTo: true } });
  if (table.status !== 'playing') return undefined;
  const { _min: first } = await db.pendingAnswer.aggregate({ where: { tableId, seat }, _min: { dueAt: true } });
  return { pausedTo: table.pausedTo ?? undefined, dueAt: first.dueAt ?? undefined };
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
