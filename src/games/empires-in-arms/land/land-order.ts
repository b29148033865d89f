import type { AreaId, CorpsId, Irregular, LeaderId } from '../pack-lists.ts';
import type { OrderTo as ExchangeTo, GarrisonPlace } from '../reinforcement/reinforcement-order.ts';

/** Left out: by the cheapest way. */
type Way = { readonly to: AreaId; readonly by?: readonly AreaId[] };

/** Where irregulars of an area are: garrison of its city, of its depot, or neither. */
export type IrregularPlace = GarrisonPlace | 'open';

/** One line of a power's sheet for its land step (7.3). */
export type LandOrder =
  /** Corps that stand together go together; `force`: they may force their march (7.3.1.2). */
  | ({ readonly order: 'march'; readonly corps: readonly CorpsId[]; readonly force: boolean } & Way)
  /** It goes where another one went from its area. */
  | { readonly order: 'follow'; readonly corps: CorpsId; readonly after: CorpsId; readonly force: boolean }
  /** 7.3.5. */
  | { readonly order: 'land'; readonly corps: CorpsId; readonly in: 'area' | 'city'; readonly area: AreaId }
  /** 7.3.3. */
  | ExchangeTo<'detach' | 'absorb'>
  /** 7.3.3.3.2. */
  | { readonly order: 'enter_city'; readonly corps: readonly CorpsId[] }
  /** 7.3.4: out of the city, into its area. */
  | { readonly order: 'leave_city'; readonly corps: readonly CorpsId[] }
  /** 7.3.7.1: their march is over, and they besiege the city of their area. */
  | { readonly order: 'besiege'; readonly corps: readonly CorpsId[] }
  /** 7.3.7.1: nobody besieges it. */
  | { readonly order: 'pass_by'; readonly area: AreaId }
  | ({ readonly order: 'irregulars'; readonly kind: Irregular; readonly from: AreaId; readonly number: number } & Way)
  /** 7.3.3.3.1, 7.3.4: irregulars go into the city of their area, to its depot, or come out. */
  | {
      readonly order: 'garrison';
      readonly kind: Irregular;
      readonly area: AreaId;
      readonly number: number;
      readonly place: IrregularPlace;
    }
  /** 7.3.6.1. */
  | { readonly order: 'destroy_depot'; readonly area: AreaId; readonly corps?: CorpsId }
  /** 5.3: a leader joins a corps. */
  | { readonly order: 'lead'; readonly leader: LeaderId; readonly corps: CorpsId }
  | { readonly order: 'stay'; readonly corps: readonly CorpsId[] }
  /** Here its owner is asked again: in any case, or if a line before it could not be carried out. */
  | { readonly order: 'ask_me'; readonly when: 'always' | 'lapsed' };

export type OrderTo<Kind extends LandOrder['order']> = Extract<LandOrder, { readonly order: Kind }>;
