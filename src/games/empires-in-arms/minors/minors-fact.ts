import type { MinorId, Power } from '../pack-lists.ts';
import type { Men, NoPlacing, Placing } from './placing.ts';
import type { ControlThrow } from './roll-for-control.ts';

/** What happens to minor countries in the control step (4.6), and to wars with them (4.6.6). */
export type MinorsFact =
  /** 10.5.2: the dice of a power in Instability or Fiasco, and which minor countries it loses. */
  | {
      readonly type: 'control-tested';
      readonly power: Power;
      readonly upTo: number;
      readonly dice: readonly { readonly minor: MinorId; readonly die: number }[];
      readonly lost: readonly MinorId[];
    }
  | { readonly type: 'control-rolled'; readonly minor: MinorId; readonly dice: ControlThrow; readonly again: boolean }
  /** Undefined: nobody could or would (10.2.1). */
  | { readonly type: 'control-taken'; readonly minor: MinorId; readonly power?: Power }
  | { readonly type: 'withdrew'; readonly minor: MinorId; readonly power: Power; readonly why: 'barred' | 'wish' }
  | { readonly type: 'rivals-at-war'; readonly minor: MinorId; readonly powers: readonly [Power, Power] }
  | {
      readonly type: 'minor-supported';
      readonly power: Power;
      readonly minor: MinorId;
      readonly aggressors: readonly Power[];
    }
  /** How strong a corps is only its power knows (2.4.2). */
  | { readonly type: 'minor-set-out'; readonly power: Power; readonly minor: MinorId; readonly placing: Placing }
  /** Told to the power alone. */
  | { readonly type: 'placing-lapsed'; readonly power: Power; readonly placing: Placing; readonly no: NoPlacing }
  | ({ readonly type: 'factors-without-place'; readonly power: Power; readonly minor: MinorId } & Men)
  | { readonly type: 'minor-war-lapsed'; readonly minor: MinorId; readonly power: Power };
