import type { FactionId, IssueId, NationId, OptionId } from '../pack-types.ts';

type By = { readonly faction: FactionId };

/** Section 15: what happens to the neutral faction, or through it. */
export type NeutralFact =
  | (By & { readonly type: 'neutral-seated'; readonly cubes: number })
  /** 15.6: neither of the other actions is possible. */
  | (By & { readonly type: 'neutral-must-reclaim' })
  /** 15.6: the player's own cubes that came back with those of the neutral faction. */
  | (By & { readonly type: 'reclaimed-too'; readonly cubes: number; readonly available: number })
  /** 15.5: `open` of the card's options leave it least unhappy; `by` had the choice among them. */
  | (By & {
      readonly type: 'neutral-option-chosen';
      readonly by: FactionId;
      readonly issue: IssueId;
      readonly option: OptionId;
      readonly open: number;
      readonly printed: number;
    })
  /** 15.1: a nation without a marker. */
  | { readonly type: 'happiness-ignored'; readonly nation: NationId; readonly n: number };
