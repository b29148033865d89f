import type { SheetWords } from '../../kernel/answer-words.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { UnreadReply } from './reply-reading.ts';

/** What became of the words for one question. */
export type PartOutcome =
  | {
      readonly kind: 'read';
      readonly said: Message;
      /** Given where it is answered by orders. */
      readonly sheet: SheetWords | undefined;
      readonly ignored: string | undefined;
    }
  | ({ readonly kind: 'unread' } & UnreadReply)
  /** The question is over; `why` says what happened to it. */
  | { readonly kind: 'late'; readonly why: Message };

/** The words for one question of a mail. */
export type ReplyPart = {
  readonly decision: DecisionId;
  /** Its number in the mail that was replied to. */
  readonly number: number;
  /** As it is asked now; undefined where it is over. */
  readonly prompt: Message | undefined;
  readonly outcome: PartOutcome;
};

/** What became of a reply. */
export type ReplyOutcome = { readonly parts: readonly ReplyPart[] } & (
  | {
      /** One link takes all that can still be answered. */
      readonly kind: 'read';
      readonly confirmUrl: string;
      /** The answers are taken one after the other: not all of them can be taken at once. */
      readonly apart: boolean;
    }
  /** Nothing is taken. `problem`: what is wrong with the reply as a whole. */
  | { readonly kind: 'unread'; readonly problem?: Message }
  /** All that it answers is over. */
  | { readonly kind: 'late' }
);
