import type { SheetWords } from '../../kernel/answer-words.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { ReplyAct } from '../../notifications/reply.ts';
import type { LetterLink } from '../letter/write-letter.ts';
import type { Request } from '../replies/command.ts';
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
  /** The same in a few words, where the game has them. */
  readonly brief?: Message | undefined;
  readonly outcome: PartOutcome;
};

/** What became of a reply. */
export type ReplyOutcome = {
  readonly parts: readonly ReplyPart[];
  /** What it asks to be shown. */
  readonly requests: readonly Request[];
} & (
  | {
      readonly kind: 'read';
      /** What it does, once that is confirmed. */
      readonly acts: readonly ReplyAct[];
      /** Nothing of it was left out, is over, or can mean anything else. */
      readonly clear: boolean;
      /** The answers are taken one after the other: not all of them can be taken at once. */
      readonly apart: boolean;
      /** The first link takes all answers that can still be given. */
      readonly confirm: readonly LetterLink[];
    }
  /** Nothing is taken. `problem`: what is wrong with the reply as a whole. */
  | { readonly kind: 'unread'; readonly problem?: Message }
  /** All that it answers is over. */
  | { readonly kind: 'late' }
  /** It only asks to be shown something. */
  | { readonly kind: 'asks' }
);
