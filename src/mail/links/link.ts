import type { LinkToken } from '../../generated/prisma/client.ts';
import type { Answer } from '../../kernel/choice.ts';
import type { DecisionId, SeatId } from '../../kernel/decision.ts';
import type { LetterAct, ReplyAct } from '../../notifications/reply.ts';
import type { LetterAbout } from '../../people/mail-stops.ts';

/**
 * What a link in a mail is for. `answer` and `compose` are for a seat in one decision and die with it, `answers` takes
 * all answers of one reply and dies with the last of their decisions, `action` opens the form of an optional action and
 * nothing else; `takeback` asks a seat for its consent; `substitute` offers somebody a seat; `dispute` opens one
 * dispute for one of its parties; `reply` is the secret part of a reply address; `invitation` is for an invitation to
 * a table, `club-invitation` for one to a club, `unsubscribe` for mails that are not wanted; `undo` takes back what a
 * reply did, `letter` sends a letter that a reply held.
 */
const LINK_PURPOSES = [
  'answer',
  'answers',
  'compose',
  'action',
  'reply',
  'invitation',
  'club-invitation',
  'takeback',
  'dispute',
  'substitute',
  'unsubscribe',
  'undo',
  'letter',
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/**
 * Whose seat, in which decision, and the log entry that opened it; for an optional action the last entry when it was
 * issued.
 */
export type DecisionTarget = {
  readonly playerId: string;
  readonly tableId: string;
  readonly seat: SeatId;
  readonly decision: DecisionId;
  readonly seq: number;
};

/** An answer of several, and the log entry that opened its question, as in `DecisionTarget`. */
export type GivenAnswer = {
  readonly decision: DecisionId;
  readonly answer: Answer;
  readonly seq: number;
  /** Its question is opened by the answers before it; `seq` is the entry after which they were read. */
  readonly opened?: boolean | undefined;
};

/** What a one-click unsubscribe switches off; see people/unsubscribe.ts. */
export type UnsubscribeTarget =
  | { readonly of: 'table'; readonly playerId: string; readonly tableId: string }
  | { readonly of: 'play'; readonly playerId: string }
  | ({ readonly of: 'letters' } & LetterAbout);

export type LinkTarget =
  | (DecisionTarget & {
      readonly purpose: 'answer';
      readonly answer: Answer;
      /** The answer was given by reply; the link only confirms it. */
      readonly replied?: boolean;
    })
  | {
      readonly purpose: 'answers';
      readonly playerId: string;
      readonly tableId: string;
      readonly seat: SeatId;
      /** What the mail that was replied to knew of the log. */
      readonly seq: number;
      readonly answers: readonly GivenAnswer[];
    }
  | (DecisionTarget & { readonly purpose: 'compose' })
  | (DecisionTarget & { readonly purpose: 'action' })
  | (DecisionTarget & {
      readonly purpose: 'reply';
      /** All that the mail asks, in its order: the reply "Q2: yes" answers the second. */
      readonly questions?: readonly DecisionId[];
      /** The log's last entry when the mail was written: what its numbers mean. */
      readonly asOf?: number | undefined;
      /** What the reply "yes" does. */
      readonly confirms?: readonly ReplyAct[];
    })
  | { readonly purpose: 'invitation'; readonly invitationId: string; readonly tableId: string; readonly email: string }
  | { readonly purpose: 'club-invitation'; readonly clubInvitationId: string; readonly email: string }
  | {
      readonly purpose: 'takeback';
      readonly playerId: string;
      readonly tableId: string;
      readonly seat: SeatId;
      readonly takebackId: string;
    }
  | { readonly purpose: 'dispute'; readonly playerId: string; readonly tableId: string; readonly disputeId: string }
  | {
      readonly purpose: 'substitute';
      readonly substituteRequestId: string;
      readonly tableId: string;
      /** Whose mail it came in. */
      readonly email: string;
      /** Given when it is a player who is known. */
      readonly playerId?: string | undefined;
    }
  | {
      readonly purpose: 'undo';
      readonly playerId: string;
      readonly tableId: string;
      readonly seat: SeatId;
      /** The entry to go back to, and the last one when the link was issued. */
      readonly to: number;
      readonly seq: number;
    }
  | ({
      readonly purpose: 'letter';
      readonly playerId: string;
      readonly tableId: string;
      /** Undefined where it came to the player's own address for letters, which hangs on no seat. */
      readonly seat?: SeatId | undefined;
    } & Readonly<Pick<LetterAct, 'to' | 'text' | 'unsigned' | 'key' | 'said'>>)
  | { readonly purpose: 'unsubscribe'; readonly unwanted: UnsubscribeTarget };

/** A link as it was issued. `hash` names it without giving it away: fit for an idempotency key. */
export type Link = LinkTarget & { readonly hash: string; readonly createdAt: Date; readonly usedAt: Date | undefined };

export type LinkRow = LinkToken;
