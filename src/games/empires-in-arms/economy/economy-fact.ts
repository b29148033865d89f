import type { AreaId, CorpsId, FleetId, Irregular, MinorId, Owner, Power, ProvinceId } from '../pack-lists.ts';
import type { MonthNumber } from '../state.ts';
import type { NoBudgetLine } from './add-to-budget.ts';
import type { BudgetLine } from './budget-line.ts';
import type { Transfer } from './count-victory-points.ts';
import type { Purse } from './ledger.ts';
import type { TradeLine } from './list-trade.ts';
import type { PurchaseOrder } from './price-purchases.ts';

/** What is told to its power alone: its treasury (2.4.2). */
export type PrivateEconomyFact =
  /** 8.2: what came into a purse, line by line. */
  | {
      readonly type: 'income-collected';
      readonly power: Power;
      readonly owner: Owner;
      readonly home: Purse;
      readonly other: Purse;
      readonly trade: { readonly [Kind in TradeLine['kind']]: number };
      readonly manipulated: Purse;
      readonly collected: Purse;
      /** Economic loss took a part of it (10.5.2). */
      readonly lost: boolean;
      readonly has: Purse;
    }
  /** 8.5: what a purse paid for, and what is left in it. */
  | {
      readonly type: 'expenses-paid';
      readonly power: Power;
      readonly owner: Owner;
      readonly upkeep: number;
      readonly bought: readonly { readonly order: PurchaseOrder; readonly month: MonthNumber; readonly price: Purse }[];
      readonly left: Purse;
    }
  | {
      readonly type: 'own-units-given-up';
      readonly power: Power;
      readonly ids: readonly (CorpsId | FleetId | AreaId)[];
    }
  | { readonly type: 'domestic-trade-refused'; readonly power: Power; readonly refused: readonly Power[] }
  /** 12.1.1. */
  | {
      readonly type: 'militia-trained';
      readonly power: Power;
      readonly from: CorpsId | AreaId;
      readonly number: number;
      readonly month: MonthNumber;
    }
  /** 8.10: which corps a levy brought and filled. */
  | { readonly type: 'corps-levied'; readonly power: Power; readonly corps: readonly CorpsId[] }
  | {
      readonly type: 'budget-line-lapsed';
      readonly power: Power;
      readonly line: BudgetLine;
      readonly no: NoBudgetLine;
    };

/** What happens in the economic phase, as data that needs no state to be understood. */
export type EconomyFact =
  | PrivateEconomyFact
  /** 12.1.2: everybody knows where ships are built, and when they are done. */
  | {
      readonly type: 'ships-laid-down';
      readonly power: Power;
      readonly nation: Owner;
      readonly port: AreaId;
      readonly number: number;
      readonly month: MonthNumber;
    }
  /** 12.1.2.1. */
  | {
      readonly type: 'ships-burnt';
      readonly power: Power;
      readonly nation: Owner;
      readonly port: AreaId;
      readonly number: number;
    }
  /** 10.5.2. */
  | { readonly type: 'economic-loss-thrown'; readonly power: Power; readonly die: number; readonly lost: boolean }
  /** B.3, C.3: told to both. */
  | { readonly type: 'reparation-paid'; readonly power: Power; readonly to: Power; readonly money: number }
  /** 8.1. */
  | {
      readonly type: 'victory-points-counted';
      readonly gains: { readonly [P in Power]?: number };
      readonly transfer?: Transfer;
    }
  /** 8.3: told to both. */
  | { readonly type: 'money-lent'; readonly power: Power; readonly to: Owner; readonly money: number }
  /** 8.2.1.2.2: with the die for war with the United States, where one was thrown. */
  | {
      readonly type: 'american-trade-stopped';
      readonly power: Power;
      readonly enemies: readonly Power[];
      readonly die?: number;
      readonly war: boolean;
    }
  | { readonly type: 'american-war-over'; readonly power: Power }
  /** 8.5: which of its corps go is not to be seen from outside. */
  | {
      readonly type: 'units-given-up';
      readonly power: Power;
      readonly corps: readonly AreaId[];
      readonly fleets: readonly FleetId[];
      readonly depots: readonly AreaId[];
    }
  | {
      readonly type: 'land-ceded';
      readonly power: Power;
      readonly land: ProvinceId | MinorId;
      readonly to: Power;
    }
  /** 10.2.3. */
  | { readonly type: 'land-let-go'; readonly power: Power; readonly land: MinorId }
  | {
      readonly type: 'combination-made';
      readonly power: Power;
      readonly combination: MinorId;
      readonly lands: readonly (ProvinceId | MinorId)[];
      /** They join one that there is already. */
      readonly joins: boolean;
    }
  /** 8.10: irregulars, and the backs of corps that come. */
  | {
      readonly type: 'levy-raised';
      readonly power: Power;
      readonly irregulars: readonly { readonly kind: Irregular; readonly area: AreaId; readonly number: number }[];
      readonly corps: readonly AreaId[];
    };
