import { writeAct } from '../audit/write-act.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { msg } from '../i18n/msg.ts';
import type { DisputeNews } from '../notifications/notification.ts';
import { HOUR_MS } from '../platform/durations.ts';
import { newId } from '../platform/new-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT, type Tx } from '../platform/transaction.ts';
import { isOpen } from './dispute.ts';
import { tellOfDispute } from './dispute-notifications.ts';
import { resumeAfterDispute } from './dispute-pause.ts';
import { disputePeople } from './dispute-people.ts';
import { moderationPolicy } from './moderation-policy.ts';
import { type DisputeAct, type DisputeView, readDispute } from './read-dispute.ts';
import { readText } from './read-text.ts';

/** A conversation longer than this is no longer one. */
const MOST_MESSAGES = 200;
/** What one person writes into it within an hour. */
const MOST_AN_HOUR = 30;

export type DisputeInput = { readonly tableId: string; readonly disputeId: string; readonly playerId: string };

/** A moderator takes a dispute, also from another one; the parties are told who. Refuses as `actOn` does. */
export function takeDispute(services: Services, input: DisputeInput): Promise<DisputeView> {
  return actOn(services, input, 'take', {
    change: (now) => ({ state: 'taken', takenById: input.playerId, takenAt: now }),
    moves: true,
    news: 'taken',
  });
}

/** Somebody writes into the conversation; the others are told. Refuses (`bad-input`) nothing and too much. */
export function talkInDispute(
  services: Services,
  input: DisputeInput & { readonly text: string },
): Promise<DisputeView> {
  const text = readText(input.text, msg('moderation.the-message'));
  const id = newId();
  return actOn(services, input, 'talk', {
    also: async (tx, now) => {
      if ((await tx.disputeMessage.count({ where: { disputeId: input.disputeId } })) >= MOST_MESSAGES)
        throw refuse('too-many', 'moderation.too-many-messages', { most: MOST_MESSAGES });
      const { disputeId, playerId } = input;
      const lately = { gt: new Date(now.getTime() - HOUR_MS) };
      if ((await tx.disputeMessage.count({ where: { disputeId, playerId, at: lately } })) >= MOST_AN_HOUR)
        throw refuse('too-many', 'moderation.too-many-messages-an-hour', { most: MOST_AN_HOUR });
      await tx.disputeMessage.create({
        data: { id, disputeId: input.disputeId, playerId: input.playerId, text, at: now },
      });
    },
    news: 'message',
    message: id,
  });
}

/** A moderator closes a dispute with a decision; everybody concerned reads it. The clocks run again. */
export function resolveDispute(
  services: Services,
  input: DisputeInput & { readonly resolution: string },
): Promise<DisputeView> {
  const resolution = readText(input.resolution, msg('moderation.the-resolution'));
  return actOn(services, input, 'resolve', {
    change: (now, dispute) => ({
      state: 'resolved',
      resolution,
      closedAt: now,
      escalateAt: null,
      ...(dispute.takenById === undefined ? { takenById: input.playerId, takenAt: now } : {}),
    }),
    news: 'resolved',
  });
}

/** The player who opened a dispute no longer needs it. The clocks run again. */
export function withdrawDispute(services: Services, input: DisputeInput): Promise<DisputeView> {
  return actOn(services, input, 'withdraw', {
    change: (now) => ({ state: 'withdrawn', closedAt: now, escalateAt: null }),
    news: 'withdrawn',
  });
}

type Acting = {
  readonly change?: (now: Date, dispute: DisputeView) => Prisma.DisputeUpdateManyMutationInput & { takenById?: string };
  readonly also?: (tx: Tx, now: Date) => Promise<void>;
  /** A word from a moderator: the site's moderators are called that much later. */
  readonly moves?: boolean;
  readonly news: Exclude<DisputeNews, 'opened' | 'escalated'>;
  readonly message?: string;
};

/**
 * Refuses `not-found` (none of theirs), `forbidden` (not theirs to do) and `stale` (it is closed, or was meanwhile).
 */
async function actOn(services: Services, input: DisputeInput, act: DisputeAct, acting: Acting): Promise<DisputeView> {
  const before = await readDispute(services, input);
  if (!isOpen(before)) throw refuse('stale', 'moderation.dispute-closed', { state: before.state });
  if (!before.can[act]) throw refuse('forbidden', `moderation.cannot-${act}`);

  const { tableId, disputeId, playerId } = input;
  const now = services.clock.now();
  const people = await disputePeople(services, before);
  await services.db.$transaction(async (tx) => {
    const { policy } = await tx.table.findUniqueOrThrow({ where: { id: tableId }, select: { policy: true } });
    const hours = moderationPolicy(policy).disputeEscalationHours;
    const moves = (acting.moves ?? (act === 'talk' && before.moderates)) && before.escalatedAt === undefined;

    const { count } = await tx.dispute.updateMany({
      where: { id: disputeId, state: before.state, takenById: before.takenById ?? null },
      data: {
        ...(moves ? { escalateAt: new Date(now.getTime() + hours * HOUR_MS) } : {}),
        ...acting.change?.(now, before),
        ...(acting.change || moves ? {} : { state: before.state }),
      },
    });
    if (count === 0) throw refuse('stale', 'moderation.dispute-moved');

    await acting.also?.(tx, now);
    const told = [...people.parties, ...people.moderators].filter((one) => one !== playerId);
    const { news: what, message } = acting;
    const movesClocks = (what === 'resolved' || what === 'withdrawn') && before.pausesTo !== undefined;
    const news = { disputeId, tableId, what, by: playerId, movesClocks, ...(message === undefined ? {} : { message }) };
    await tellOfDispute(tx, services, news, told);
    if (before.moderates)
      await writeAct(tx, { by: playerId, at: now, what: 'dispute', tableId, disputeId, data: { did: what } });
  }, PATIENT);

  services.wake();
  const after = await readDispute(services, input);
  if (!isOpen(after)) await resumeAfterDispute(services, after, playerId);
  return after;
}
