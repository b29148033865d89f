import type { Option } from '../../../kernel/choice.ts';
import { inReach } from '../map/access.ts';
import { besides } from '../map/beside.ts';
import { nameOf, regionIdOf, regionOf } from '../map/cards.ts';
import { type Cell, cellId, cellOf, placeOf } from '../map/grid.ts';
import { legalSpaces } from '../map/legal-spaces.ts';
import { msg } from '../msg.ts';
import { countRegion } from '../scoring/count-region.ts';
import type { Decide, Position } from '../types.ts';

/** 4.1 to 4.3: where the card goes; then its region may be scored, then its order or event is due (4.5 to 4.7). */
export const space: Decide<'space'> = {
  section: '4.1',
  seats: (_, { side }) => [side],
  ask(position) {
    const { state, pack } = position;
    const card = chosenCard(position);
    const region = regionOf(pack, regionIdOf(pack, card));
    const inPlay = countRegion(state, pack, region.id).inPlay + 1;
    return {
      prompt: msg('iron-curtain.ask.space', {
        card: nameOf(pack, card),
        region: region.name,
        inPlay,
        size: region.size,
        completes: inPlay === region.size ? 'yes' : 'no',
      }),
      brief: msg('iron-curtain.brief.space', { card: nameOf(pack, card) }),
      choice: { kind: 'one', options: legalSpaces(state.map, pack, card).map((cell) => spaceOption(position, cell)) },
    };
  },
  waiting: (_, { side }) => msg('iron-curtain.waiting.space', { side }),
  apply(play, answers, { side }) {
    const { state, pack, push, tell } = play;
    const card = chosenCard(play);
    const cell = cellOf(String(answers[side]));
    const [beside, ...others] = besides(state.map, cell);
    if (!beside) throw new Error('a card must lie next to another');
    const sameRegion = others.find((other) => regionIdOf(pack, other.card) === regionIdOf(pack, card));
    const alike = regionIdOf(pack, beside.card) === regionIdOf(pack, card);
    const only = legalSpaces(state.map, pack, card).length === 1;
    state.map.push({ card, ...cell, us: 0, ussr: 0 });
    state.hands[side].splice(state.hands[side].indexOf(card), 1);
    state.chosen = undefined;
    state.played = card;
    const { inPlay } = countRegion(state, pack, regionIdOf(pack, card));
    tell({ type: 'card-placed', side, card, ...cell, beside: alike ? beside : (sameRegion ?? beside), only, inPlay });
    push({ step: 'score-if-complete', args: { card } }, { step: 'use-card', args: { side, card } });
  },
  fallback(position, _, { side }) {
    const cells = legalSpaces(position.state.map, position.pack, chosenCard(position));
    return cellId(cells.find((cell) => inReach(position.state, cell, side)) ?? cells[0] ?? { x: 0, y: 0 });
  },
  onlyAnswer: () => {}, // the card is shown at once, so this betrays nothing; `apply` tells it
};

function chosenCard({ state }: Position) {
  if (!state.chosen) throw new Error('no card is chosen');
  return state.chosen;
}

/** "east of Japan and north of Iran", and who would have access there by a neighbour. */
function spaceOption({ state, pack }: Position, cell: Cell): Option {
  const us = inReach(state, cell, 'us');
  const ussr = inReach(state, cell, 'ussr');
  return {
    id: cellId(cell),
    label: msg('iron-curtain.option.space', {
      beside: besides(state.map, cell).map(({ card, direction }) =>
        msg('iron-curtain.direction', { direction, card: nameOf(pack, card) }),
      ),
    }),
    detail: msg('iron-curtain.option.reach', { reach: us && ussr ? 'both' : us ? 'us' : ussr ? 'ussr' : 'none' }),
    place: placeOf(cell),
  };
}
