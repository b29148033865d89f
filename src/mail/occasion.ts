import type { Message } from '../kernel/message.ts';
import type { GameEnd } from './table-mail.ts';

/** Why a mail about a table is sent. When several come together, the first that fits this order gives the mail its head. */
export const OCCASIONS = ['over', 'start', 'expiry', 'reminder', 'turn', 'moderator-called', 'resigned'] as const;
export type OccasionKind = (typeof OCCASIONS)[number];

/** What the clock did when a seat's time was up. */
export type Expiry = 'wait' | 'grace-fallback' | 'grace-moderator' | 'fallback' | 'moderator';

export type Occasion =
  | { readonly kind: 'turn' }
  | { readonly kind: 'start' }
  | { readonly kind: 'reminder' }
  | { readonly kind: 'expiry'; readonly what: Expiry; readonly due: Date | undefined; readonly grace: Date | undefined }
  | { readonly kind: 'resigned'; readonly who: Message }
  | { readonly kind: 'moderator-called'; readonly late: Message | undefined }
  | { readonly kind: 'over'; readonly end: GameEnd };
