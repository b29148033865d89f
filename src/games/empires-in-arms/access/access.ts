import type { Power } from '../pack-lists.ts';
import type { MonthNumber } from '../state.ts';

/**
 * What a power may be let into: land with its cities, ports, the straits of whoever holds Constantinople, and as an
 * ally the depots, which the granter then pays for (7.4.2.2).
 */
export const ACCESS_TO = ['land', 'ports', 'straits', 'depots'] as const;
export type AccessTo = (typeof ACCESS_TO)[number];
/** What C.5 opens: not what its loser would pay for. */
export const OPEN_BY_TREATY: readonly AccessTo[] = ACCESS_TO.filter((into) => into !== 'depots');

/** What access hangs on: that the two are allied, or that whoever is let in is at war with somebody. */
export type AccessCondition = { is: 'allied' } | { is: 'at_war'; enemy: Power };

/** 10.3: what one power has allowed another of its own will; everybody knows of it. */
export type Access = {
  to: Power;
  into: AccessTo;
  /** It ends before this month; left out: until it is taken back. */
  until?: MonthNumber;
  /** It ends when this is no longer so; left out: it hangs on nothing. */
  while?: AccessCondition;
  /** 12.4: a peace gave it, for the way home. */
  byPeace?: true;
};
