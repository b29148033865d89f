import type { Restriction } from '../../../kernel/restriction.ts';
import type { EventId, FactionId, IssueId, OptionId, RegionId } from '../pack-types.ts';
import type { Promisable } from './promisable.ts';

/** 12.3: `from` exhausts `n` Available cubes, and `to` takes back as many Exhausted ones. */
export type Transfer = { readonly from: FactionId; readonly to: FactionId; readonly n: number };

/** What can be announced before a roll (10.2a). */
export type Announcement = 'plus' | 'minus' | 'nothing';

/**
 * The faction that promises; `of`: for the neutral faction, whose action and options it decides in its turn (15.2,
 * 15.5).
 */
export type Promiser = { readonly faction: FactionId; readonly of?: FactionId };

/** What a promise is about: a question that a faction will be asked. */
export type Subject = Promiser & {
  readonly to: Promisable;
  /** The issue, region, card or event of which the question will be; undefined: any. */
  readonly about?: string;
};

/**
 * 12.2: what a faction promises for the rest of this turn. It binds only where the question comes up. An `answer` is
 * the general promise, a restriction on the answer to a question; the others are short forms of it (`pledge.ts`).
 */
export type Promised =
  | (Subject & { readonly kind: 'answer'; readonly within: Restriction })
  /** Its political action settles this issue, or none. */
  | (Promiser & { readonly kind: 'settle'; readonly issue: IssueId })
  | (Promiser & { readonly kind: 'not-settle' })
  /** Its option of an issue that it wins. */
  | (Promiser & { readonly kind: 'option'; readonly issue: IssueId; readonly option: OptionId })
  /** What it does with an optional event. */
  | { readonly kind: 'event'; readonly faction: FactionId; readonly event: EventId; readonly carryOut: boolean }
  | { readonly kind: 'announce'; readonly faction: FactionId; readonly region: RegionId; readonly say: Announcement }
  /** `pass`: it bids for nothing. `must`: it bids once at least in each auction in which it can. */
  | { readonly kind: 'bid'; readonly faction: FactionId; readonly how: 'pass' | 'must' };

/** The neutral faction for which a promise is made; undefined of all others. */
export function neutralOf(promised: Promised): FactionId | undefined {
  return 'of' in promised ? promised.of : undefined;
}

/** What a seat prepares for its next deal: promises, and what the next one is about. Hidden from everybody else. */
export type Draft = { readonly subject?: Subject; readonly promises: readonly Promised[] };

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
