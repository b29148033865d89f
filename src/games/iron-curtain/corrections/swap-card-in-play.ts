import type { Option } from '../../../kernel/choice.ts';
import { illegal } from '../../../kernel/refuse-answer.ts';
import { nameOf, regionIdOf } from '../map/cards.ts';
import { onMap, placeOf } from '../map/grid.ts';
import type { Position } from '../types.ts';
import { correction } from './correction.ts';
import { hiddenCard, hiddenCards } from './hidden-cards.ts';
import { msg } from './msg.ts';
import { placeText } from './place-text.ts';

const WITH = '+';

/**
 * A card on the map gives its space to one of its own region that is hidden, and goes to where that was: so no region
 * has more or fewer cards in play than before (4.5), and every card lies where one of its region may (4.2).
 */
export const swapCardInPlay = correction({
  label: msg('iron-curtain-corrections.label.card-in-play'),
  ask: (position) => ({
    prompt: msg('iron-curtain-corrections.ask.card-in-play', { busy: position.state.played ? 'yes' : 'no' }),
    choice: { kind: 'one', options: pairs(position) },
  }),
  apply(play, answer) {
    const { state, tell } = play;
    // What waits in the middle of a turn names cards of the map.
    if (state.played) throw illegal(msg('iron-curtain-corrections.refused.card-in-use'));
    const [out = '', into = ''] = String(answer).split(WITH);
    const placed = onMap(state, out);
    const hidden = hiddenCard(state, into);
    play.reveal();
    placed.card = into;
    hidden.list[hidden.at] = out;
    tell({ type: 'corrected-card-in-play', out, in: into, from: hidden.place });
  },
});

function pairs({ state, pack }: Position): readonly Option[] {
  return state.map.flatMap((placed) => {
    if (placed.card === pack.start.id) return [];
    const region = regionIdOf(pack, placed.card);
    return hiddenCards(state).flatMap((hidden) =>
      regionIdOf(pack, hidden.card) === region
        ? [
            {
              id: `${placed.card}${WITH}${hidden.card}`,
              label: msg('iron-curtain-corrections.option.pair', {
                out: nameOf(pack, placed.card),
                in: nameOf(pack, hidden.card),
              }),
              detail: placeText(pack, hidden.place),
              place: placeOf(placed),
            },
          ]
        : [],
    );
  });
}
