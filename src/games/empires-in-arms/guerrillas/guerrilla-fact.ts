import type { AreaId, Power } from '../pack-lists.ts';
import type { Hunt } from './hunt.ts';
import type { Rising } from './rise.ts';

/** What happens with guerrillas (7.6, 10.1.1). All of it is open. */
export type GuerrillaFact =
  | { readonly type: 'guerrillas-thrown'; readonly power: Power; readonly risings: readonly Rising[] }
  | {
      readonly type: 'guerrillas-rose';
      readonly power: Power;
      readonly places: readonly { readonly area: AreaId; readonly number: number }[];
    }
  | { readonly type: 'guerrillas-hunted'; readonly power: Power; readonly of: Power; readonly hunts: readonly Hunt[] };
