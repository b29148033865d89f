import type { None } from '../none.ts';
import type { MinorId, Power } from '../pack-lists.ts';
import type { Call, CallRound, Side } from './call-allies.ts';
import type { Partners } from './combine-movement.ts';
import type { Named } from './reveal-alliances.ts';
import type { Declarations } from './reveal-declarations.ts';

/** Calls of one side that wait for an answer, in the order in which they take effect. */
export type OpenCalls = { readonly round: CallRound; readonly side: Side; readonly open: readonly Call[] };

/** The minor countries that each power makes free states. */
export type NewStates = { readonly [P in Power]?: readonly MinorId[] };

/** The political phase but for peace and minor countries (4.1 to 4.3, 4.5, 4.7 to 4.9). */
export type PoliticsSteps = {
  'political-phase': None;
  'reveal-declarations': { readonly declarations: Declarations };
  'calls-of-side': { readonly round: CallRound; readonly side: Side };
  'alliance-step': { readonly offers: Named };
  'break-step': { readonly breaks: Named };
  'free-step': { readonly states: NewStates };
  'combine-step': { readonly combined: Partners };
};

export type PoliticsDecisions = {
  'political-orders': None;
  'call-allies': { readonly round: CallRound; readonly side: Side };
  'answer-call': OpenCalls;
};
