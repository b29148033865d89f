import type { CorpsId, LeaderId, MinorId, Power, ProvinceId, Term } from '../pack-lists.ts';
import type { PeaceKind } from './answer-suit.ts';

/** What the loser of a conditional peace may choose (4.4.3). */
export type SparingTerm = Extract<Term, `A.${string}`>;

/** A term that a victor takes (4.4.3, 4.4.4), with all that it must name. */
export type TermChoice =
  | { readonly term: 'B.1' | 'B.2' | 'B.5' | 'B.6' | 'C.1' | 'C.2' | 'C.5' | 'C.7' }
  /** Paid in the next economic phase, or in two with a smaller part each. */
  | { readonly term: 'B.3' | 'C.3'; readonly phases: 1 | 2 }
  | { readonly term: 'B.4'; readonly corps: CorpsId }
  | Cession
  | { readonly term: 'C.6'; readonly leader: LeaderId };

export type Cession = {
  readonly term: 'B.7' | 'C.4';
  /** Of the loser's own provinces. */
  readonly home: readonly ProvinceId[];
  /** Provinces that were ceded to the loser, and minor countries that it controls. */
  readonly lands: readonly (ProvinceId | MinorId)[];
  /** Free states among them that are turned into conquests at once (4.4.6.4). */
  readonly conquer: readonly MinorId[];
};

export type Victor = {
  readonly power: Power;
  readonly kind: PeaceKind;
  /** What the loser is spared by this victor (4.4.3). */
  readonly spares?: SparingTerm | undefined;
  /** What it would like, the best first. */
  readonly wishes: readonly TermChoice[];
};

/** A power surrenders to one or more, in the order in which they choose (4.4.5.2). */
export type FormalPeace = { readonly loser: Power; readonly victors: readonly Victor[] };

export type TakenTerm = { readonly by: Power; readonly choice: TermChoice };
