import type { FactionId } from '../pack-types.ts';
import type { Promised, Terms, Transfer } from './deal.ts';
import type { Obstacle } from './obstacle.ts';

type By = { readonly faction: FactionId };

/** Whose deal it was beside the one who proposed it; facts of before do not say so. */
type Parties = readonly FactionId[];

/** Section 12: what is agreed on, and what becomes of it. Everything is public. */
export type DealFact =
  | (By & { readonly type: 'deal-proposed'; readonly deal: number; readonly terms: Terms })
  | (By & { readonly type: 'deal-accepted'; readonly deal: number; readonly by: FactionId })
  | (By & { readonly type: 'deal-declined'; readonly deal: number; readonly by: FactionId; readonly parties?: Parties })
  | (By & { readonly type: 'deal-withdrawn'; readonly deal: number; readonly parties?: Parties })
  /** Everybody has accepted. */
  | { readonly type: 'deal-made'; readonly deal: number; readonly terms: Terms }
  /** 12.3; `available` and `recovered` are what both have Available now. */
  | {
      readonly type: 'influence-transferred';
      readonly transfer: Transfer;
      readonly available: number;
      readonly recovered: number;
    }
  /** Everybody has accepted, but by now it is not possible any more. */
  | {
      readonly type: 'deal-void';
      readonly deal: number;
      readonly by: FactionId;
      readonly parties?: Parties;
      readonly why: Obstacle;
    }
  /** The turn is over, and these were not answered by all. */
  | {
      readonly type: 'deals-lapsed';
      readonly deals: readonly { readonly deal: number; readonly by: FactionId; readonly parties?: Parties }[];
    }
  /** `only`: the promise left nothing else to choose, and nobody was asked. */
  | (By & { readonly type: 'promise-kept'; readonly promised: Promised; readonly only: boolean })
  /** The promise would leave no answer. */
  | (By & { readonly type: 'promise-void'; readonly promised: Promised })
  /** For its next deal, in secret; without a promise it has picked what the next one is about, or dropped one. */
  | (By & { readonly type: 'promise-drafted'; readonly promised: Promised | undefined })
  /** `to`: some factions, or everybody. */
  | (By & { readonly type: 'message-sent'; readonly to: readonly FactionId[]; readonly text: string });
