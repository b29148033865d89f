import type { FactionId, IssueId, Token } from '../pack-types.ts';
import type { At, Play } from '../types.ts';
import { isBot } from './solo.ts';
import { tokensOf } from './value.ts';

export type Flag = Extract<Token, 'navy-uk' | 'navy-us'>;

const FLAGS: readonly Flag[] = ['navy-uk', 'navy-us'];

/**
 * 16.9.1: the flags that a faction may choose: a bot its own, which adds to the value; without one the player picks.
 */
export function flagsFor({ state, pack }: At, faction: FactionId): readonly Flag[] {
  const own = FLAGS.filter((flag) => tokensOf(pack, faction).includes(flag));
  return isBot(state, faction) && own.length > 0 ? own : FLAGS;
}

/** Tell by which rule a bot took its own flag. */
export function tellBotFlags(play: Play, issue: IssueId, faction: FactionId): void {
  if (isBot(play.state, faction) && flagsFor(play, faction).length < FLAGS.length)
    play.tell({ type: 'bot-flags', faction, issue });
}
