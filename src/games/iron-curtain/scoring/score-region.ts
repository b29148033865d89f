import { regionIdOf, regionOf } from '../map/cards.ts';
import type { Ending } from '../state.ts';
import type { Position, RegionId, ScoringReason, Step } from '../types.ts';
import { countRegion, netOf } from './count-region.ts';
import { checkFlag, moveMarker } from './move-marker.ts';

/** 4.5: a region is scored as soon as all its cards are in play, before order or event. */
export const scoreIfComplete: Step<'score-if-complete'> = {
  section: '4.5',
  run({ state, pack, push }, { card }) {
    const region = regionOf(pack, regionIdOf(pack, card));
    if (countRegion(state, pack, region.id).inPlay !== region.size) return;
    state.scored.push(region.id);
    push({ step: 'score-region', args: { region: region.id, reason: 'complete' } });
  },
};

const WHEN = { complete: 'play', event: 'event', final: 'final' } as const satisfies Record<
  ScoringReason,
  Ending['when']
>;

/** Section 6. Both sides score at once, the flags are looked at only after basic points and bonus (6.3, A15). */
export const scoreRegion: Step<'score-region'> = {
  section: '6',
  run(play, { region: id, reason }) {
    const { state } = play;
    const { line, count, bonusTo } = regionScore(play, id, reason);
    const { bonus, net } = line;
    moveMarker(play, line);
    play.tell({
      type: 'region-scored',
      region: id,
      reason,
      controlled: { us: count.us, ussr: count.ussr },
      bonus,
      bonusTo,
      net,
      score: state.score,
      inPlay: count.inPlay,
    });
    checkFlag(play, WHEN[reason]);
  },
};

/** 6.1, 6.2: what scoring a region gives now, as the score sheet's line without the marker. */
export function regionScore({ state, pack, options }: Position, id: RegionId, reason: ScoringReason) {
  const region = regionOf(pack, id);
  const count = countRegion(state, pack, id);
  const whole = count.inPlay === region.size || reason !== 'final' || options.incomplete_region_bonus; // A18
  const bonus = whole ? region.bonus : 0;
  const { net, bonusTo } = netOf(count, bonus);
  return { line: { for: reason, of: id, us: count.us, ussr: count.ussr, bonus, net }, count, bonusTo };
}
