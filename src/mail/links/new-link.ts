import { DAY_MS } from '../../platform/durations.ts';
import type { LinkPurpose, LinkTarget } from './link.ts';

/**
 * How long each link is known. A decision's links die with the decision; this only bounds what is kept. An optional
 * action may be open through the whole game: an old mail must not open it for ever.
 */
const DAYS: { readonly [purpose in LinkPurpose]: number } = {
  answer: 400,
  answers: 400,
  compose: 400,
  action: 60,
  // No longer than it is known which replies came to it.
  reply: 360,
  invitation: 200,
  'club-invitation': 60,
  takeback: 60,
  substitute: 60,
  dispute: 200,
  unsubscribe: 800,
  undo: 60,
  letter: 60,
};

/** A link as it is kept, in JSON. */
export type NewLink = {
  readonly hash: string;
  readonly purpose: LinkPurpose;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly playerId?: string | null;
  readonly tableId?: string;
  readonly seat?: string;
  readonly seq?: number;
  readonly decision?: string;
  readonly data?: object;
};

/** The row of a link, without its token. */
export function newLink(target: LinkTarget, hash: string, now: Date): NewLink {
  const { purpose } = target;
  const row = { hash, purpose, createdAt: now, expiresAt: new Date(now.getTime() + DAYS[purpose] * DAY_MS) };
  switch (target.purpose) {
    case 'answer':
      return {
        ...row,
        ...decisionColumns(target),
        data: { answer: target.answer, replied: target.replied ?? false },
      };
    case 'answers': {
      const { playerId, tableId, seat, seq, answers } = target;
      return { ...row, playerId, tableId, seat, seq, data: { answers } };
    }
    case 'compose':
    case 'action':
      return { ...row, ...decisionColumns(target) };
    case 'reply':
      return { ...row, ...decisionColumns(target), data: repliesTo(target) };
    case 'undo': {
      const { playerId, tableId, seat, seq, to } = target;
      return { ...row, playerId, tableId, seat, seq, data: { to } };
    }
    case 'letter': {
      const { purpose: _, playerId, tableId, seat, ...letter } = target;
      return { ...row, playerId, tableId, ...(seat === undefined ? {} : { seat }), data: letter };
    }
    case 'invitation':
      return { ...row, tableId: target.tableId, data: { invitationId: target.invitationId, email: target.email } };
    case 'club-invitation':
      return { ...row, data: { clubInvitationId: target.clubInvitationId, email: target.email } };
    case 'takeback': {
      const { playerId, tableId, seat, takebackId } = target;
      return { ...row, playerId, tableId, seat, data: { takebackId } };
    }
    case 'dispute': {
      const { playerId, tableId, disputeId } = target;
      return { ...row, playerId, tableId, data: { disputeId } };
    }
    case 'substitute': {
      const { substituteRequestId, tableId, email, playerId } = target;
      return { ...row, tableId, playerId: playerId ?? null, data: { substituteRequestId, email } };
    }
    case 'unsubscribe':
      return { ...row, data: { unwanted: target.unwanted } };
  }
}

function repliesTo({ questions = [], asOf, confirms = [] }: Extract<LinkTarget, { purpose: 'reply' }>) {
  return { questions, ...(asOf === undefined ? {} : { asOf }), confirms };
}

function decisionColumns(target: Extract<LinkTarget, { decision: string }>) {
  const { playerId, tableId, seat, decision, seq } = target;
  return { playerId, tableId, seat, decision, seq };
}
