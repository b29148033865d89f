import { type Barred, whyBarred } from '../forces/barred.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { endAlliance } from '../relations/alliance.ts';
import { type Bond, goToWar } from '../relations/go-to-war.ts';
import { areAllied, areAtWar, changeRelation } from '../relations/pair.ts';
import { countPoints } from '../status/count-points.ts';
import { type Call, type CallRound, sideOf } from './call-allies.ts';

export type CallAnswer = 'join' | 'refuse';

/** Why a call cannot be answered so; undefined: it can. */
export type NoAnswer =
  /** Another answer has ended the alliance, or the ally is at war with the enemy already: nothing is left to answer. */
  | { readonly why: 'lapsed' }
  /** 4.3.1.4: who may not declare this war must refuse. */
  | { readonly why: Barred };

export function whyNotAnswer(board: Board, call: Call, answer: CallAnswer): NoAnswer | undefined {
  const { state } = board;
  const { caller, ally, against } = call;
  if (!areAllied(state, caller, ally) || areAtWar(state, ally, against)) return { why: 'lapsed' };
  const why = answer === 'join' ? whyBarred(board, ally, against) : undefined;
  return why && { why };
}

export type CallAnswered =
  | { readonly what: 'joined'; readonly broken: readonly Bond[] }
  /** The alliance is over; who pays for it. */
  | { readonly what: 'refused'; readonly paid: readonly Power[] };

/**
 * 4.3: an ally answers a call. Who joins declares war on the enemy and pays as for every declaration (4.2.1). Who
 * refuses a defender has broken the alliance and pays for it; where they refuse an aggressor, both have broken it and
 * both pay (4.3.1.3). Throws where the call cannot be answered so, or is not of this round.
 */
export function answerCall(board: Board, round: CallRound, call: Call, answer: CallAnswer): CallAnswered {
  const { caller, ally, against } = call;
  const side = sideOf(round, call);
  if (side === undefined) throw new Error(`${caller} calls nobody against ${against}`);
  const no = whyNotAnswer(board, call, answer);
  if (no) throw new Error(`${ally} cannot ${answer} ${caller} against ${against}: ${no.why}`);
  if (answer === 'join') return { what: 'joined', broken: joinWar(board, ally, against) };

  endAlliance(board, caller, ally);
  countPoints(board, ally, 'refuse_call', { with: caller });
  if (side === 'defender') return { what: 'refused', paid: [ally] };
  countPoints(board, caller, 'break_alliance', { with: ally });
  return { what: 'refused', paid: [ally, caller] };
}

/** Who was called came into the war after all who declared it by themselves (4.4.5.2). */
function joinWar(board: Board, ally: Power, against: Power): readonly Bond[] {
  const broken = goToWar(board, ally, against);
  const { war } = changeRelation(board.state, ally, against);
  if (war) war.called = ally;
  return broken;
}
