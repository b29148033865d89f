import type { Condition } from '../battle/condition.ts';
import type { Chit } from '../pack-lists.ts';

/** The two parts that a power can have in a battle. */
export const PARTS = ['attack', 'defend'] as const;
export type Part = (typeof PARTS)[number];

/** 7.5.2.4: how many of the own corps go around the flank, those with the fewest factors: one, half, all but one. */
export const FLANKS = ['one', 'half', 'most'] as const;

/** What makes the server ask about a battle after all; `many`: so many corps of both sides together. */
export const TRIPS = ['allies', 'capital', 'leader', 'relief', 'many'] as const;
export type Trip = (typeof TRIPS)[number];

/**
 * What a power orders for all battles in which it has one part, beside its chit (7.5.2). What is left out is done as
 * by a power that says nothing. `ask`: it is asked, of flank and pursuit with the whole sheet of the battle, of help
 * and guard before the later rounds, of leaving before a further day.
 */
export type BattleOrders = {
  /** Where the chit is Outflank; left out: half. */
  flank?: (typeof FLANKS)[number] | 'ask';
  /** 7.5.2.8: all own corps that may come do, from this round on; left out: none. */
  help?: { from: 2 | 3; when: Condition } | 'ask';
  /** 12.3.4. */
  guard?: { columns: 1 | 2; round: 1 | 2 | 3; when: Condition } | 'ask';
  /** 7.5.2.9: when it leaves the field after a day, and when it does where the enemy has more corps. */
  leave?: Condition | 'ask';
  leaveWeak?: Condition | 'ask';
  /** On further days; left out: the chit of the first. */
  next?: Chit;
  /** 7.5.2.10; left out: it pursues. */
  pursue?: 'no' | 'ask';
};

/** What is ordered for battles whatever the part in them; chits stand beside it. */
export type OrdersForBattles = {
  attackOrders?: BattleOrders;
  defendOrders?: BattleOrders;
  /** The enemy has more corps where it has more than this for each ten of the own side's; left out: ten. */
  weakerFrom?: number;
  askAnyway?: Trip[];
  /** With `many`. */
  askFrom?: number;
  /** 7.5.2.10: areas to retreat to, the best first; left out: the nearest to its supply. */
  retreatTo?: string[];
  /** It is asked about the whole battle, so that it can say where. */
  asksRetreat?: true;
};

/** The number of enemy corps for each ten own ones above which a side is the weaker one. */
export const USUALLY_WEAKER_FROM = 10;

export const ordersKey = (part: Part) => (part === 'attack' ? ('attackOrders' as const) : ('defendOrders' as const));
