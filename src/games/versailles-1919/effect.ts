import type { EventId, FactionId, IssueId, Kind, NationId, RegionId, Token } from './pack-types.ts';

/**
 * Where an effect happens. `settled`: the region of the issue being settled. `issue`: every region that the
 * option chosen for it gave unrest. `random`: a die (7.5). `choose`: as "you" like. `named`: the regions that
 * were chosen or checked before.
 */
export type Where = RegionId | 'settled' | 'issue' | 'random' | 'choose' | 'named';

/** Which regions a check looks at: one by name, that of the settled issue, or those with most unrest (10.1). */
export type CheckWhere = RegionId | 'settled' | 'most-unrest';

/** Times how many there are: tokens of a kind on settled issues, or deployed units of "you". */
export type Per = Token | 'deployed-unit';

/**
 * Whom an effect hits. `controls-settled-issue`: the winner of the settlement that is going on, or the faction that has
 * taken the issue from them since; nobody where a bid without bids has discarded it.
 */
export type Players =
  | 'ending-with-you'
  | 'starting-with-you'
  | 'lowest-happiness'
  | 'most-issues'
  | 'controls-settled-issue';

/** What a bid can be about, and what an event may unsettle. */
export type UnsettledKind = Exclude<Kind, 'end'>;

/**
 * What issue options, conference events and crises do. "You" is the player whom the effect is for: the issue's winner,
 * the event's decider (5.3), for a crisis the active player, inside `each` and `target` the player in question.
 */
export type Effect =
  /** 6.1. */
  | { readonly op: 'happiness'; readonly who: NationId | 'you'; readonly n: number; readonly per?: Per }
  /** 6.2. */
  | { readonly op: 'unrest'; readonly where: Where; readonly n: number; readonly per?: Per }
  /** 7.3, 7.4. */
  | { readonly op: 'keg'; readonly where: Where; readonly n: number }
  /** 6.3; `navy-choice`: the flag is chosen for each. */
  | { readonly op: 'token'; readonly token: Token | 'navy-choice'; readonly n: number }
  /** You exhaust Available influence, as far as there is any. */
  | { readonly op: 'exhaust'; readonly n: number }
  /** You take Exhausted influence back. */
  | { readonly op: 'recover'; readonly n: number; readonly per?: Per }
  /** You move deployed units to Exhausted: `n` of them, or all. */
  | { readonly op: 'exhaust-units'; readonly n?: number }
  /**
   * You may make one unit Available: an Exhausted one, or where `from` says so a deployed one too (the crises of cards
   * 44 to 46).
   */
  | { readonly op: 'ready-unit'; readonly from?: 'exhausted' | 'deployed-or-exhausted' }
  /** You demobilize a unit (8.5). */
  | { readonly op: 'demobilize' }
  /** You deploy a unit (8.1), and only then the rest: where no unit can be deployed nothing happens (card 45). */
  | { readonly op: 'deploy'; readonly effects: readonly Effect[] }
  /**
   * You pick an issue of the Waiting Room, with cubes or without (6.4); all influence on it becomes Available again.
   */
  | { readonly op: 'return-influence' }
  /** Section 10, with effects for when nothing rises, and for when no issue is unsettled. */
  | {
      readonly op: 'check';
      readonly where: CheckWhere;
      readonly modifier: number;
      readonly per?: Token;
      readonly if_no_uprising?: readonly Effect[];
      readonly if_nothing_unsettled?: readonly Effect[];
    }
  /** 10.8: you pick a settled issue of these kinds. */
  | { readonly op: 'unsettle'; readonly kinds: readonly UnsettledKind[] }
  /** One after the other. */
  | { readonly op: 'all'; readonly effects: readonly Effect[] }
  /** You pick one. */
  | { readonly op: 'either'; readonly effects: readonly Effect[] }
  /** You exhaust the full influence, then the rest. */
  | { readonly op: 'pay'; readonly n: number; readonly effects: readonly Effect[] }
  /** For each of these players in turn. */
  | { readonly op: 'each'; readonly who: Players; readonly effects: readonly Effect[] }
  /** You pick a player, for whom the effects are, and this many regions. */
  | { readonly op: 'target'; readonly regions?: number; readonly effects: readonly Effect[] }
  /** Unless a settled issue of that kind holds such a token. */
  | {
      readonly op: 'unless-token';
      readonly token: Token;
      readonly kind: UnsettledKind;
      readonly effects: readonly Effect[];
    };

export type EffectOf<Op extends Effect['op']> = Extract<Effect, { op: Op }>;

/** For whom an effect is, and which card says so. */
export type Context = {
  readonly you: FactionId;
  readonly card: { readonly issue: IssueId } | { readonly event: EventId; readonly part: 'conference' | 'crisis' };
  /** The regions that were chosen or checked. */
  readonly regions?: readonly RegionId[];
};
