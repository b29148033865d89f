import type { Power } from '../pack-lists.ts';
import type { MonthNumber } from '../state.ts';

/** What a power may be let into: land with its cities, ports, and the straits of whoever holds Constantinople. */
export const ACCESS_TO = ['land', 'ports', 'straits'] as const;
export type AccessTo = (typeof ACCESS_TO)[number];

/** 10.3: what one power has allowed another of its own will; everybody knows of it. */
export type Access = {
  to: Power;
  into: AccessTo;
  /** It ends before this month; left out: until it is taken back. */
  until?: MonthNumber;
};
