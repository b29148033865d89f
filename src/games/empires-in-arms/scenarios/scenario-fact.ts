import type { Factors } from '../force-types.ts';
import type { AreaId, CorpsId, LeaderId, Owner, Power, ScenarioId, Time } from '../pack-lists.ts';

/** What happens in a scenario alone (13). All of it is printed, and so open to all. */
export type ScenarioFact =
  | {
      readonly type: 'scenario-began';
      readonly scenario: ScenarioId;
      readonly last: Time;
      readonly bids: { readonly [P in Power]?: number };
    }
  /** 5.2.5. */
  | { readonly type: 'scenario-money'; readonly power: Power; readonly money: number }
  /** 5.2.1.1: a corps has come with its factors, is lost where it cannot stand, or waits for a counter to be free. */
  | {
      readonly type: 'scenario-corps';
      readonly power: Power;
      readonly corps: CorpsId;
      readonly area: AreaId;
      readonly factors: Factors;
      readonly leader: LeaderId | undefined;
      readonly fate: 'came' | 'lost' | 'waits';
    }
  /** 5.2.2.1: factors have gone to corps and the garrison of an area; some found no room. */
  | {
      readonly type: 'scenario-factors';
      readonly power: Power;
      readonly nation: Owner;
      readonly area: AreaId;
      readonly factors: Factors;
      readonly lost: number;
    }
  /** The points of the objectives after a month. */
  | {
      readonly type: 'objectives-counted';
      readonly points: readonly { readonly power: Power; readonly points: number; readonly needs: number }[];
    };
