import type { AccessTo } from '../access/access.ts';
import type { AreaId, CorpsId, MinorId, Owner, Power, ProvinceId } from '../pack-lists.ts';
import type { PieceFact } from './piece-fact.ts';

/** What lies between two powers, as a moderator puts it right. */
export const TIES = ['war', 'alliance', 'neither'] as const;
export type Tie = (typeof TIES)[number];

/** What a moderator put right, as data that needs no state to be understood. */
export type CorrectionFact =
  | PieceFact
  | { readonly type: 'corrected-status'; readonly of: Power; readonly from: number; readonly to: number }
  | { readonly type: 'corrected-victory-points'; readonly of: Power; readonly from: number; readonly to: number }
  /** How much is told to the power alone. */
  | { readonly type: 'corrected-treasury'; readonly of: Power; readonly money: number; readonly manpower: number }
  | { readonly type: 'corrected-tie'; readonly between: readonly [Power, Power]; readonly tie: Tie }
  | {
      readonly type: 'corrected-access';
      readonly of: Power;
      readonly to: Power;
      readonly into: readonly AccessTo[];
    }
  | {
      readonly type: 'corrected-minor';
      readonly minor: MinorId;
      readonly to: Power | undefined;
      readonly free: boolean;
    }
  | { readonly type: 'corrected-province'; readonly province: ProvinceId; readonly to: Power }
  /** Which corps it is is told to whoever commands it alone. */
  | {
      readonly type: 'corrected-corps';
      readonly corps: CorpsId;
      readonly nation: Owner;
      readonly by: Power | undefined;
      readonly from: AreaId;
      readonly to: AreaId;
    }
  /** Whether a power besieges a city, or holds a capital, and did before this month. */
  | { readonly type: 'corrected-siege'; readonly by: Power; readonly area: AreaId; readonly since: CorrectedSince }
  | {
      readonly type: 'corrected-capital';
      readonly by: Power;
      readonly land: ProvinceId | MinorId;
      readonly since: CorrectedSince;
    };

export type CorrectedSince = 'before' | 'now' | 'not';
