import type { PlainChoice } from '../../../kernel/choice.ts';
import { besides } from '../map/beside.ts';
import { nameOf } from '../map/cards.ts';
import { type Cell, cardAt, cellId, cellOf, onMap, placeOf, STEPS } from '../map/grid.ts';
import type { Placed } from '../state.ts';
import type { Position } from '../types.ts';
import { correction, optionIn } from './correction.ts';
import { msg } from './msg.ts';

/** A card on the map, with its cubes, goes to another space. The start card stays: it is the middle of the map. */
export const moveCardInPlay = correction({
  label: msg('iron-curtain-corrections.label.space'),
  ask: (position) => ({
    prompt: msg('iron-curtain-corrections.ask.space'),
    choice: {
      kind: 'form',
      fields: [
        { id: 'card', label: msg('iron-curtain-corrections.field.card'), choice: cards(position) },
        { id: 'space', label: msg('iron-curtain-corrections.field.space'), choice: spaces(position) },
      ],
    },
  }),
  apply({ state, tell }, answer) {
    const card = onMap(state, optionIn(answer, 'card'));
    const from: Cell = { x: card.x, y: card.y };
    const to = cellOf(optionIn(answer, 'space'));
    card.x = to.x;
    card.y = to.y;
    const beside = besides(state.map, to).map((other) => other.card);
    tell({ type: 'corrected-space', card: card.card, from, to, beside });
  },
});

function cards({ state, pack }: Position): PlainChoice {
  return {
    kind: 'one',
    options: state.map.flatMap((card) =>
      card.card === pack.start.id
        ? []
        : [
            {
              id: card.card,
              label: msg('iron-curtain-corrections.option.card', { card: nameOf(pack, card.card) }),
              place: placeOf(card),
            },
          ],
    ),
  };
}

function spaces({ state, pack }: Position): PlainChoice {
  return {
    kind: 'one',
    options: freeCells(state.map).map((cell) => ({
      id: cellId(cell),
      label: msg('iron-curtain-corrections.option.space', {
        beside: besides(state.map, cell).map(({ card, direction }) =>
          msg('iron-curtain-corrections.direction', { direction, card: nameOf(pack, card) }),
        ),
      }),
      place: placeOf(cell),
    })),
  };
}

/** The free cells next to cards (4.1). */
function freeCells(map: readonly Placed[]): readonly Cell[] {
  const cells = new Map<string, Cell>();
  for (const card of map)
    for (const step of STEPS) {
      const cell = { x: card.x + step.x, y: card.y + step.y };
      if (!cardAt(map, cell.x, cell.y)) cells.set(cellId(cell), cell);
    }
  return [...cells.values()];
}
