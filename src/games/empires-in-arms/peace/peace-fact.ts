import type { CorpsId, Power, ProvinceId } from '../pack-lists.ts';
import type { PeaceKind } from './answer-suit.ts';
import type { EmpireChange } from './holy-roman-empire.ts';
import type { Went } from './repatriate.ts';
import type { NoSuit } from './sue.ts';
import type { SparingTerm, TermChoice } from './term-choice.ts';

/** What happens in the peace step, and when a power breaks down, as data that needs no state to be understood. */
export type PeaceFact =
  /** Told to the power alone: what it wrote is not possible any more. */
  | { readonly type: 'suit-lapsed'; readonly power: Power; readonly suit: 'all' | Power; readonly no: NoSuit }
  /** Told to the power alone: nobody learns of an offer that was not returned. */
  | { readonly type: 'peace-not-agreed'; readonly power: Power; readonly to: Power; readonly why: NotAgreed }
  | { readonly type: 'sued'; readonly power: Power; readonly sued: readonly Power[] }
  /** 4.4.1; `how`: both offered it, or each sued the other. */
  | {
      readonly type: 'informal-peace';
      readonly powers: readonly [Power, Power];
      readonly how: 'offered' | 'sued' | 'controlled';
    }
  | { readonly type: 'peace-offered'; readonly power: Power; readonly loser: Power; readonly kind: PeaceKind }
  | { readonly type: 'peace-refused'; readonly power: Power; readonly victor: Power }
  /** 4.4.5.2: dice where victors entered the war at the same time. */
  | { readonly type: 'victors-threw'; readonly loser: Power; readonly thrown: readonly Thrown[] }
  | { readonly type: 'surrendered'; readonly power: Power; readonly victors: readonly Accepted[] }
  | { readonly type: 'spared'; readonly power: Power; readonly victor: Power; readonly term: SparingTerm }
  | {
      readonly type: 'term-taken';
      readonly power: Power;
      readonly loser: Power;
      readonly choice: TermChoice;
      /** By lot (B.1, C.1). */
      readonly gone: readonly CorpsId[];
    }
  /** C.6: not every victor has chosen it. */
  | { readonly type: 'term-void'; readonly power: Power; readonly loser: Power; readonly choice: TermChoice }
  | { readonly type: 'empire-changed'; readonly power: Power; readonly change: EmpireChange }
  | { readonly type: 'power-removed'; readonly power: Power }
  | { readonly type: 'went-home'; readonly power: Power; readonly went: readonly Went[] }
  | { readonly type: 'break-demanded'; readonly power: Power; readonly of: Power; readonly enemy: Power }
  /** Told to the power alone. */
  | { readonly type: 'corps-returned'; readonly power: Power; readonly by: Power; readonly corps: CorpsId }
  /** 8.7: what came of a civil disorder. */
  | {
      readonly type: 'disorder-settled';
      readonly power: Power;
      readonly end: 'surrender' | 'elimination';
      readonly ceded: readonly { readonly province: ProvinceId; readonly to: Power }[];
    };

export type NotAgreed = 'not_returned' | 'not_at_war';
type Thrown = { readonly power: Power; readonly die: number };
type Accepted = { readonly power: Power; readonly kind: PeaceKind };
