import type { AreaId, CorpsId, FleetId, Power } from '../pack-lists.ts';
import type { Arrival } from '../state.ts';
import type { NoOrder } from './no-order.ts';
import type { ReinforcementOrder } from './reinforcement-order.ts';

/** An order that was carried out. */
export type OrderDone = {
  readonly order: ReinforcementOrder;
  /** The counter that gave its last factor or ship by it. */
  readonly gone?: CorpsId | FleetId;
  /** Where a corps and a garrison exchanged factors. */
  readonly area?: AreaId;
};

/** What happens in the reinforcement phase (5). */
export type ReinforcementFact =
  /** Of it others are told what they can see on the map (2.4.2). */
  | { readonly type: 'reinforced'; readonly power: Power; readonly done: readonly OrderDone[] }
  /** All else is told to the power alone. */
  | {
      readonly type: 'reinforcement-lapsed';
      readonly power: Power;
      readonly order: ReinforcementOrder;
      readonly no: NoOrder;
    }
  | { readonly type: 'reinforcements-lost'; readonly power: Power; readonly lost: readonly Arrival[] }
  | {
      readonly type: 'reinforcements-ordered';
      readonly power: Power;
      readonly orders: readonly ReinforcementOrder[];
    };
