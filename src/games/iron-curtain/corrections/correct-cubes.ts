import type { Option, PlainChoice } from '../../../kernel/choice.ts';
import { illegal } from '../../../kernel/refuse-answer.ts';
import { nameOf } from '../map/cards.ts';
import { onMap, placeOf } from '../map/grid.ts';
import type { Side } from '../pack-types.ts';
import { isSide, SIDES } from '../sides.ts';
import type { State } from '../state.ts';
import type { Position } from '../types.ts';
import { correction, numberIn, optionIn } from './correction.ts';
import type { CubePlace } from './correction-fact.ts';
import { msg } from './msg.ts';
import { placeText } from './place-text.ts';

const CARD = 'card:';

/** Cubes of a side go from a card, its reserve or out of the game to another of these. */
export const correctCubes = correction({
  label: msg('iron-curtain-corrections.label.cubes'),
  ask: (position) => ({
    prompt: msg('iron-curtain-corrections.ask.cubes'),
    choice: {
      kind: 'form',
      fields: [
        { id: 'side', label: msg('iron-curtain-corrections.field.side'), choice: sides() },
        { id: 'amount', label: msg('iron-curtain-corrections.field.amount'), choice: amounts(position) },
        { id: 'from', label: msg('iron-curtain-corrections.field.from'), choice: places(position) },
        { id: 'to', label: msg('iron-curtain-corrections.field.to'), choice: places(position) },
      ],
    },
  }),
  apply({ state, pack, tell }, answer) {
    const side = optionIn(answer, 'side');
    if (!isSide(side)) throw new Error(`no side ${side}`);
    const amount = numberIn(answer, 'amount');
    const from = placeFrom(optionIn(answer, 'from'));
    const to = placeFrom(optionIn(answer, 'to'));
    const there = count(state, side, from);
    if (there < amount)
      throw illegal(msg('iron-curtain-corrections.refused.cubes', { side, there, place: placeText(pack, from) }));
    add(state, side, from, -amount);
    add(state, side, to, amount);
    tell({ type: 'corrected-cubes', of: side, amount, from, to });
  },
});

function sides(): PlainChoice {
  return {
    kind: 'one',
    options: SIDES.map((side) => ({ id: side, label: msg('iron-curtain-corrections.side', { side }) })),
  };
}

function amounts({ pack }: Position): PlainChoice {
  return { kind: 'number', min: 1, max: pack.figures.cubesPerSide };
}

function places({ state, pack }: Position): PlainChoice {
  const options: readonly Option[] = [
    ...state.map.map((card) => ({
      id: `${CARD}${card.card}`,
      label: msg('iron-curtain-corrections.option.card', { card: nameOf(pack, card.card) }),
      detail: msg('iron-curtain-corrections.option.cubes', { us: card.us, ussr: card.ussr }),
      place: placeOf(card),
    })),
    ...(['reserve', 'out'] as const).map((place) => ({
      id: place,
      label: msg('iron-curtain-corrections.place', { place, side: 'none' }),
      detail: msg('iron-curtain-corrections.option.cubes', {
        us: count(state, 'us', place),
        ussr: count(state, 'ussr', place),
      }),
    })),
  ];
  return { kind: 'one', options };
}

function placeFrom(id: string): CubePlace {
  return id === 'reserve' || id === 'out' ? id : { card: id.slice(CARD.length) };
}

function count(state: State, side: Side, place: CubePlace): number {
  if (place === 'reserve') return state.reserve[side];
  return place === 'out' ? state.removed[side] : onMap(state, place.card)[side];
}

function add(state: State, side: Side, place: CubePlace, amount: number): void {
  if (place === 'reserve') state.reserve[side] += amount;
  else if (place === 'out') state.removed[side] += amount;
  else onMap(state, place.card)[side] += amount;
}
