import type { AreaId, LeaderId, Power, SeaId } from './pack-lists.ts';

/** The percentages chart: by the percentage, what it is of 1 to 20. */
export type Percentages = { readonly [percent: string]: readonly number[] };

/** Up to which die an interception succeeds (6.2.3.2.2). */
export type InterceptionReading = { readonly adjacentUpTo: number; readonly sameAreaUpTo: number };

/** What is printed for fleets (6). */
export type Naval = {
  /** By the modified die, the percentage of the firing ships that the other side loses (6.3.3.2). */
  readonly combat: { readonly [die: string]: number };
  readonly fire: {
    readonly better: readonly Power[];
    readonly betterBy: number;
    readonly worse: readonly Power[];
    readonly worseBy: number;
  };
  readonly windGauge: {
    readonly better: readonly Power[];
    readonly betterBy: number;
    readonly admiralBy: number;
    readonly most: number;
  };
  readonly interception: {
    readonly recommended: InterceptionReading;
    readonly literal: InterceptionReading;
    readonly admiralBy: number;
  };
  readonly evadesUpTo: number;
  readonly retreatPoints: number;
  /** Nelson. */
  readonly admiral: LeaderId;
  readonly straits: { readonly sea: SeaId; readonly city: AreaId };
};

/** What slows stacks of fleets down, at tables that play with it (12.2.3). */
export type Sailing = {
  /** Points that each fleet in a stack loses for each other fleet that was in it when the turn began. */
  readonly eachFurtherFleet: number;
  /** Points that it loses where any of them carries corps or a depot. */
  readonly carrying: number;
  /** So many are left to it in any case. */
  readonly least: number;
};
