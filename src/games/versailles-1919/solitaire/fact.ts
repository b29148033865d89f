import type { EventId, FactionId, IssueId, OptionId, RegionId } from '../pack-types.ts';
import type { Bid } from '../state.ts';
import type { Strength } from './value.ts';

type By = { readonly faction: FactionId };

/** What is told in solitaire only. */
export type SolitaireFact = SoloFact | BotFact;

/** What becomes of the player: which faction they run, and their VP. */
export type SoloFact =
  /** `lengthIgnored`: the table asked for another length than 16.4 has. */
  | (By & { readonly type: 'solo-began'; readonly target: number; readonly lengthIgnored: boolean })
  /** 16.5, at the beginning of the turn of their faction. */
  | (By & {
      readonly type: 'solo-scored';
      readonly scored: boolean;
      /** What stood in the way: a faction without an issue, or one at least as strong. */
      readonly why: 'strongest' | 'not-strongest' | 'without-issue';
      readonly points: number;
      readonly strengths: readonly Strength[];
    })
  /** 16.12. */
  | (By & {
      readonly type: 'faction-switched';
      readonly from: FactionId;
      readonly chosen: boolean;
      readonly strengths: readonly Strength[];
    })
  | { readonly type: 'solo-over'; readonly points: number; readonly target: number };

/** What a bot does, each with the rule that made it. */
export type BotFact =
  /** 16.7.1, 16.7.3. */
  | (By & {
      readonly type: 'bot-deploys';
      readonly region: RegionId;
      readonly unrest: number;
      readonly issues: number;
      readonly column: number;
      readonly why: DeployReason;
      /** Why it did not take the first column of 16.7.1. */
      readonly instead: 'mutiny' | 'occupied' | undefined;
    })
  | (By & { readonly type: 'bot-deploy-rolled'; readonly dice: readonly RegionDie[] })
  /** 16.7.2. */
  | (By & { readonly type: 'bot-demobilizes'; readonly away: number; readonly box: number })
  /** 16.8.1, 16.8.4. */
  | (By & {
      readonly type: 'bot-settles';
      readonly issue: IssueId;
      readonly why: 'only-led' | 'highest' | 'chosen' | 'other-bot' | 'other-bot-chosen';
      readonly value: number;
    })
  /** 16.8.2. */
  | (By & { readonly type: 'bot-places' })
  /** 16.8.3. */
  | (By & { readonly type: 'bot-reclaims' })
  /** 16.8.4. */
  | (By & { readonly type: 'bot-idles' })
  /** 16.9.1. */
  | (By & {
      readonly type: 'bot-option';
      readonly issue: IssueId;
      readonly option: OptionId;
      readonly value: number;
      readonly why: 'only' | 'highest' | 'least-unhappy' | 'chosen';
    })
  /** 16.9.1: the flag that counts for it. */
  | (By & { readonly type: 'bot-flags'; readonly issue: IssueId })
  /** 16.9.2: an Optional event is not optional here. `own`: in the player's own turn, too. */
  | (By & { readonly type: 'bot-event'; readonly event: EventId; readonly own?: true })
  /** 16.9.3, 16.9.4. */
  | (By & {
      readonly type: 'bot-advances';
      readonly issue: IssueId;
      readonly why: 'leads' | 'empty' | 'neither';
      readonly chosen: boolean;
    })
  /** 16.9.5. */
  | (By & {
      readonly type: 'bot-refills';
      readonly issue: IssueId;
      readonly discarded: IssueId | undefined;
      readonly swapped: boolean;
    })
  /** 16.10. */
  | (By & { readonly type: 'bot-announces'; readonly region: RegionId; readonly n: number; readonly hit: boolean })
  /** 16.11. */
  | (By & {
      readonly type: 'bot-bids';
      readonly issue: IssueId;
      readonly bid: Bid;
      readonly mobilized: number;
      readonly value: number;
      /** Equal bids: the one with more influence bids one more. */
      readonly raised: boolean;
    })
  | (By & { readonly type: 'bot-without-bid'; readonly issue: IssueId })
  | (By & { readonly type: 'bot-wins'; readonly issue: IssueId; readonly chosen: boolean });

export type DeployReason = 'only' | 'most-issues' | 'dearest' | 'rolled';
export type RegionDie = { readonly region: RegionId; readonly die: number };
