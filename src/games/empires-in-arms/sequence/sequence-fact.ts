import type { LeaderId, Power, Time } from '../pack-lists.ts';
import type { AccountLine, Ending } from '../state.ts';

/** What happens between the phases, and in all of them. */
export type SequenceFact =
  /** 14.2: what was bid for the powers, where anything was. */
  | { readonly type: 'campaign-began'; readonly bids: { readonly [P in Power]?: number } }
  | { readonly type: 'month-began'; readonly time: Time }
  /** 5.3: leaders who come, and those whose time is over. */
  | { readonly type: 'leaders-arrived'; readonly power: Power; readonly leaders: readonly LeaderId[] }
  | { readonly type: 'leaders-left'; readonly power: Power; readonly leaders: readonly LeaderId[] }
  /** 11.7: a power has become dominant, or is so no longer. */
  | { readonly type: 'dominance-changed'; readonly power: Power; readonly is: boolean }
  /** A line of an account of political points. */
  | { readonly type: 'points-moved'; readonly power: Power; readonly line: Readonly<AccountLine> }
  | ({ readonly type: 'campaign-over' } & Ending);
