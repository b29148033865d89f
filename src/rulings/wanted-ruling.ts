import type { GivenDraw } from '../kernel/chance.ts';
import type { DecisionId, SeatId } from '../kernel/decision.ts';
import type { Ruling, RulingEntry } from '../kernel/log.ts';

/** A ruling as it is asked for: what the log needs beside it is worked out. */
export type WantedRuling =
  /**
   * The game goes back to where it was after entry `to`; entries that were taken back before can come back by this.
   * `others`: what becomes of answers on branches on which nothing is taken back; they are kept unless it says `void`.
   */
  | { readonly type: 'rewind'; readonly to: number; readonly others?: 'keep' | 'void' | undefined }
  /** The ruling of entry `seq` is taken back, with all that was done since: the game goes back to before it. */
  | { readonly type: 'undo'; readonly seq: number }
  /** A game that is over goes on from before its end. */
  | { readonly type: 'reopen' }
  /** The answer of entry `seq` once more, with other results of chance; all that came after it is void. */
  | { readonly type: 'replace-roll'; readonly seq: number }
  | Extract<Ruling, { type: 'correct' | 'force' | 'withdraw' | 'end' }>
  /** The game's own answer for a seat that is waited for. */
  | { readonly type: 'skip'; readonly decision: DecisionId; readonly seat: SeatId };

export type RuleInput = {
  readonly tableId: string;
  /** The player who rules; the caller checks that they may. */
  readonly by: string;
  /** Shown to everybody at the table; one line, at most 500 characters. */
  readonly reason: string;
  readonly dispute?: string | undefined;
  readonly ruling: WantedRuling;
  /**
   * Results of chance by purpose (`die:uprising:EU`), for a replaced roll or a forced answer; what is not given is
   * drawn. For a replaced roll of which one die changes, give all of its draws.
   */
  readonly chance?: readonly GivenDraw[] | undefined;
  /** The log's last entry as the moderator saw it when they decided. */
  readonly expectedSeq: number;
};

/** A player's own takeback, which needs no moderator. */
export type ConsentedRuling = Pick<RuleInput, 'by' | 'reason' | 'ruling' | 'dispute' | 'chance'> & {
  readonly takeback?: RulingEntry['takeback'];
};

/** As the log says it: what is kept needs no word. */
export function voidsOthers({ others }: Extract<WantedRuling, { type: 'rewind' }>): { readonly others?: 'void' } {
  return others === 'void' ? { others } : {};
}
