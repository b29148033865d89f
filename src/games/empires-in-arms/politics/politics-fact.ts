import type { Barred } from '../forces/barred.ts';
import type { MinorId, Owner, Power } from '../pack-lists.ts';
import type { Bond } from '../relations/go-to-war.ts';
import type { Call } from './call-allies.ts';
import type { CombinedPhase, NoCombination } from './combine-movement.ts';
import type { NotFree } from './declare-free.ts';
import type { NoWar } from './may-not-declare.ts';
import type { Thrown } from './order-of-calls.ts';
import type { NoBreak, NoOffer } from './reveal-alliances.ts';

/** An order that was given and cannot be carried out any more, and why. */
export type LapsedOrder =
  | { readonly order: 'declare'; readonly target: Owner; readonly no: NoWar }
  | { readonly order: 'ally'; readonly with: Power; readonly no: NoOffer }
  | { readonly order: 'break'; readonly with: Power; readonly no: NoBreak }
  | { readonly order: 'free'; readonly minor: MinorId; readonly no: NotFree }
  | {
      readonly order: 'combine';
      readonly phase: CombinedPhase;
      readonly with: readonly Power[];
      readonly no: NoCombination;
    };

/** What happens in this part of a month, as data that needs no state to be understood. */
export type PoliticsFact =
  /** 4.2: who declared war on whom, and which bonds ended with it. */
  | {
      readonly type: 'war-declared';
      readonly power: Power;
      readonly on: Power;
      readonly broken: readonly Bond[];
    }
  /** 4.3.1.2: two declared war on each other. */
  | {
      readonly type: 'war-declared-mutually';
      readonly powers: readonly [Power, Power];
      readonly broken: readonly Bond[];
    }
  | { readonly type: 'war-on-minor'; readonly power: Power; readonly minor: MinorId }
  /** 4.3: the dice for whose calls come first; more than one throw where some were level. */
  | { readonly type: 'calls-ordered'; readonly throws: readonly (readonly Thrown[])[] }
  | ({ readonly type: 'ally-called'; readonly power: Power } & Omit<Call, 'caller'>)
  | {
      readonly type: 'call-answered';
      readonly power: Power;
      readonly caller: Power;
      readonly against: Power;
      readonly broken: readonly Bond[];
    }
  /** `barred`: what left them no choice (4.3.1.4). */
  | {
      readonly type: 'call-refused';
      readonly power: Power;
      readonly caller: Power;
      readonly against: Power;
      readonly barred: Barred | undefined;
    }
  /** Nothing was left to answer: the alliance is over, or they are at war already. */
  | { readonly type: 'call-lapsed'; readonly power: Power; readonly caller: Power; readonly against: Power }
  | { readonly type: 'alliance-made'; readonly powers: readonly [Power, Power] }
  /** Told to whoever offered it alone. */
  | { readonly type: 'offer-unanswered'; readonly power: Power; readonly to: Power }
  | { readonly type: 'alliance-broken'; readonly power: Power; readonly with: Power; readonly both: boolean }
  | { readonly type: 'free-state-made'; readonly power: Power; readonly minor: MinorId }
  | { readonly type: 'movement-combined'; readonly phase: CombinedPhase; readonly powers: readonly Power[] }
  /** Told to whoever wanted to move with them alone. */
  | {
      readonly type: 'partners-unanswered';
      readonly power: Power;
      readonly phase: CombinedPhase;
      readonly with: readonly Power[];
    }
  /** Told to its power alone. */
  | { readonly type: 'order-lapsed'; readonly power: Power; readonly lapsed: LapsedOrder };
