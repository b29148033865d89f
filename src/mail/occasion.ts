import type { Message } from '../kernel/message.ts';
import type { Called } from '../notifications/notification.ts';
import type { Follows } from '../time/what-follows.ts';
import type { GameEnd } from './table-mail.ts';

/**
 * Why a mail about a table is sent. When several come together, the first that fits this order gives the mail its head.
 */
export const OCCASIONS = [
  'over',
  'start',
  'took-over',
  'ruling',
  'expiry',
  'reminder',
  'turn',
  'clock',
  'overdue',
  'moderator-called',
  'resigned',
  'replaced',
] as const;
export type OccasionKind = (typeof OCCASIONS)[number];

/** What the clock did when a seat's time was up. */
export type Expiry = 'wait' | 'grace-fallback' | 'grace-moderator' | 'fallback' | 'moderator';

/** A seat that somebody is called for, and who that is. */
export type Late = { readonly late: Message; readonly missed?: number; readonly called: Called };

export type Occasion =
  | { readonly kind: 'turn' }
  /** `moderators`: the table's moderators by name, without those of the site. */
  | { readonly kind: 'start'; readonly moderators?: readonly string[] }
  | { readonly kind: 'reminder' }
  | {
      readonly kind: 'expiry';
      readonly what: Expiry;
      readonly due: Date | undefined;
      readonly grace: Date | undefined;
      readonly called?: Called | undefined;
    }
  /** Somebody else's answer is overdue; `called`: who was called for it just then. */
  | {
      readonly kind: 'overdue';
      readonly late: Message;
      readonly since: Date;
      readonly follows: Follows | undefined;
      readonly called?: Called | undefined;
    }
  | { readonly kind: 'resigned'; readonly who: Message }
  /** The reader has taken over the seat. */
  | { readonly kind: 'took-over' }
  /** Another seat has a new player. */
  | { readonly kind: 'replaced'; readonly seat: Message; readonly player: string }
  /** Somebody keeps everybody waiting; `missed`: how often in a row the game has answered for them. */
  | ({ readonly kind: 'moderator-called' } & Late)
  /**
   * A moderator ruled, or a player took something back: the ruling in words with what came of it, and what it has
   * undone.
   */
  | { readonly kind: 'ruling'; readonly texts: readonly Message[]; readonly lost?: readonly Message[] }
  /** News about the clocks: a pause, its end, more time (the log tells those), somebody away, somebody sought. */
  | { readonly kind: 'clock'; readonly texts: readonly Message[]; readonly inLog: boolean }
  | { readonly kind: 'over'; readonly end: GameEnd };
