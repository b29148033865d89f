import { sideOf } from '../sides.ts';
import type { Ending, SheetLine } from '../state.ts';
import type { Play } from '../types.ts';

/**
 * Moves the marker and writes the score sheet's line. Not clamped at the flags (A14). What happened is told
 * by the caller before `checkFlag`.
 */
export function moveMarker({ state }: Play, line: Omit<SheetLine, 'score'>): void {
  state.score += line.net;
  state.sheet.push({ ...line, score: state.score });
}

/** 3.6: the game ends at once when the marker is at a flag, whoever's turn it is (A12, A13). */
export function checkFlag(play: Play, when: Ending['when']): void {
  const { state, pack } = play;
  const winner = sideOf(state.score);
  if (!winner || Math.abs(state.score) < pack.figures.stepsToFlag) return;
  endGame(play, { winner, how: 'flag', when });
}

export function endGame(play: Play, ending: Ending): void {
  play.state.ending = ending;
  play.state.active = undefined;
  play.state.played = undefined; // its order or event is not due any more
  play.tell({ type: 'game-over', ending, score: play.state.score });
  play.end();
}
