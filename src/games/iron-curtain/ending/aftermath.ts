import { cardOf } from '../map/cards.ts';
import { checkFlag, moveMarker } from '../scoring/move-marker.ts';
import { direction, SIDES, sideOf } from '../sides.ts';
import type { Step } from '../types.ts';

/**
 * 7.1: the cards that were set aside are shown; the side whose flags show more cubes gains the difference, up to the
 * printed maximum, no matter who held them.
 */
export const aftermath: Step<'aftermath'> = {
  section: '7.1',
  run(play) {
    const { state, pack } = play;
    play.reveal();
    state.revealed = true;
    const cards = SIDES.flatMap((holder) =>
      state.aftermath[holder].map((id) => {
        const { side: flag, cubes } = cardOf(pack, id);
        return { card: id, holder, flag, cubes };
      }),
    );
    const sum = (side: string) => cards.reduce((so, card) => (card.flag === side ? so + card.cubes : so), 0);
    const sums = { us: sum('us'), ussr: sum('ussr') };
    const gainer = sideOf(sums.us - sums.ussr); // A21: nobody when they are equal
    const difference = Math.abs(sums.us - sums.ussr);
    const points = Math.min(difference, pack.figures.aftermathMax);
    const net = gainer ? points * direction(gainer) : 0;
    moveMarker(play, { for: 'aftermath', of: undefined, ...sums, bonus: 0, net });
    play.tell({ type: 'aftermath', cards, sums, gainer, points, capped: points < difference, score: state.score });
    checkFlag(play, 'aftermath');
  },
};
