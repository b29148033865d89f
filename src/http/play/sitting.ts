import type { Translator } from '../../i18n/translator.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { Channel } from '../../kernel/log.ts';

/** Somebody at their seat who decides: signed in on the pages, or come by a link in their mail. */
export type Sitting = {
  readonly tableId: string;
  readonly seat: SeatId;
  readonly playerId: string;
  /** The composer's address for them: `/t/<table>/compose` or `/c/<token>`. */
  readonly base: string;
  readonly how: Channel;
  readonly translator: Translator;
};
