import { cubesOn, leaderOf } from '../influence/cubes.ts';
import type { FactionId, IssueId } from '../pack-types.ts';
import type { State } from '../state.ts';
import type { Play } from '../types.ts';
import { isBot } from './solo.ts';

/**
 * 16.9.3: the issues of the Waiting Room that a faction may bring to the Table: a bot one that it leads, else one
 * without influence, else any; the player picks among them, and the event in any case (16.9.4).
 */
export function advanceable(state: State, faction: FactionId): readonly IssueId[] {
  return isBot(state, faction) ? botAdvances(state, faction).issues : state.waitingRoom;
}

/** Tell by which rule a bot brought an issue to the Table; before the issue is moved. */
export function tellBotAdvance({ state, tell }: Play, issue: IssueId, faction: FactionId): void {
  if (!isBot(state, faction)) return;
  const { issues, why } = botAdvances(state, faction);
  tell({ type: 'bot-advances', faction, issue, why, chosen: issues.length > 1 });
}

function botAdvances(state: State, faction: FactionId) {
  const led = state.waitingRoom.filter((issue) => leaderOf(state, issue) === faction);
  if (led.length > 0) return { issues: led, why: 'leads' } as const;
  const empty = state.waitingRoom.filter((issue) => cubesOn(state, issue).length === 0);
  if (empty.length > 0) return { issues: empty, why: 'empty' } as const;
  return { issues: state.waitingRoom, why: 'neither' } as const;
}
