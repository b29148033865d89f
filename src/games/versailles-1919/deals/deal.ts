import type { EventId, FactionId, IssueId, OptionId, RegionId } from '../pack-types.ts';

/** 12.3: `from` exhausts so many Available cubes, and `to` takes back as many Exhausted ones. */
export type Transfer = { readonly from: FactionId; readonly to: FactionId; readonly n: number };

/** What can be announced before a roll (10.2a). */
export type Announcement = 'plus' | 'minus' | 'nothing';

/** 12.2: what a faction promises for the rest of this turn. It binds only where the question comes up. */
export type Promised =
  /** Its political action settles this issue, or none. */
  | { readonly kind: 'settle'; readonly faction: FactionId; readonly issue: IssueId }
  | { readonly kind: 'not-settle'; readonly faction: FactionId }
  /** Its option of an issue that it wins. */
  | { readonly kind: 'option'; readonly faction: FactionId; readonly issue: IssueId; readonly option: OptionId }
  /** What it does with an optional event. */
  | { readonly kind: 'event'; readonly faction: FactionId; readonly event: EventId; readonly carryOut: boolean }
  | { readonly kind: 'announce'; readonly faction: FactionId; readonly region: RegionId; readonly say: Announcement }
  /** `pass`: it bids for nothing. `must`: it bids once at least in each auction in which it can. */
  | { readonly kind: 'bid'; readonly faction: FactionId; readonly how: 'pass' | 'must' };

/** What a deal is about. */
export type Terms = {
  readonly by: FactionId;
  /** Everybody else who has to agree, clockwise. */
  readonly parties: readonly FactionId[];
  readonly transfers: readonly Transfer[];
  readonly promises: readonly Promised[];
  /** Words that bind nobody: promises for later turns. */
  readonly note: string | undefined;
};

/** 12.4: a deal of this turn. It holds when all parties have accepted. */
export type Deal = Terms & {
  /** Counted through the whole game. */
  readonly id: number;
  accepted: FactionId[];
  status: 'open' | 'accepted';
};
