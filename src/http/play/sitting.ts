import type { Translator } from '../../i18n/translator.ts';
import type { Answer } from '../../kernel/choice.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { Channel } from '../../kernel/log.ts';

/** Somebody at their seat who decides: signed in on the pages, or come by a link in their mail. */
export type Sitting = {
  readonly tableId: string;
  readonly seat: SeatId;
  readonly playerId: string;
  /** The composer's address for them: `/t/<table>/compose`, `/c/<token>` or `/a/<token>`. */
  readonly base: string;
  readonly how: Channel;
  /** What their link has answered already: what they compose begins with it. */
  readonly begins?: Answer;
  readonly translator: Translator;
};
