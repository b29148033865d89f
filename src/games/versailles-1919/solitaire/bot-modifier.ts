import type { FactionId, RegionId } from '../pack-types.ts';
import type { At, Play } from '../types.ts';
import { couldBeHit } from '../uprising/hit.ts';
import { isBot } from './solo.ts';

/** What a faction can announce for a roll. */
export type Announcement = 'minus' | 'nothing' | 'plus';

const ALL: readonly Announcement[] = ['minus', 'nothing', 'plus'];

/**
 * 16.10: what a faction may announce: a bot minus where the uprising would hit it, else plus. A faction that ties for
 * most issues may be the one that is hit, so it counts as such, as for its units (16.7.1).
 */
export function announceable(position: At, faction: FactionId, region: RegionId): readonly Announcement[] {
  if (!isBot(position.state, faction)) return ALL;
  return [couldBeHit(position, faction, region) ? 'minus' : 'plus'];
}

/** Tell by which rule a bot announced it. */
export function tellBotModifier(play: Play, faction: FactionId, region: RegionId, n: number): void {
  if (!isBot(play.state, faction)) return;
  play.tell({ type: 'bot-announces', faction, region, n, hit: couldBeHit(play, faction, region) });
}
