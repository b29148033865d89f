import { besides } from './map/beside.ts';
import { cellId } from './map/grid.ts';
import { legalSpaces } from './map/legal-spaces.ts';
import { SIDES } from './sides.ts';
import type { State } from './state.ts';
import type { Position } from './types.ts';

/** What cannot be in a sound position, in words for developers and moderators. */
export function invariants({ state, pack }: Position): readonly string[] {
  return [
    ...cards(state, [pack.start.id, ...pack.strategy]),
    ...cubes(state, pack.figures.cubesPerSide),
    ...map(state),
    ...marker({ state, pack }),
  ];
}

/** Every card is in exactly one place. */
function cards(state: State, all: readonly string[]): readonly string[] {
  const places = [
    ...state.map.map(({ card }) => card),
    ...state.deck,
    ...SIDES.flatMap((side) => [...state.hands[side], ...state.aftermath[side]]),
  ];
  const faults = all.flatMap((card) => {
    const found = places.filter((place) => place === card).length;
    return found === 1 ? [] : [`${card} is in ${found} places`];
  });
  if (places.length !== all.length) faults.push(`${places.length} cards instead of ${all.length}`);
  if (state.chosen && !SIDES.some((side) => side === state.active && state.hands[side].includes(state.chosen ?? '')))
    faults.push(`${state.chosen} is chosen but not in the hand of the side that plays`);
  return faults;
}

/** Reserve, map and removed cubes together are all that a side has. */
function cubes(state: State, each: number): readonly string[] {
  return SIDES.flatMap((side) => {
    const onMap = state.map.map((card) => card[side]);
    const parts = [state.reserve[side], state.removed[side], ...onMap];
    const sum = parts.reduce((so, part) => so + part, 0);
    const faults = sum === each ? [] : [`${side} has ${sum} cubes instead of ${each}`];
    return parts.some((part) => part < 0 || !Number.isInteger(part))
      ? [...faults, `${side} has a wrong number of cubes somewhere`]
      : faults;
  });
}

/** One card a cell, and every card touches one that came before it. */
function map(state: State): readonly string[] {
  return state.map.flatMap((card, i) => {
    const before = state.map.slice(0, i);
    if (before.some((other) => other.x === card.x && other.y === card.y)) return [`two cards on ${cellId(card)}`];
    return i > 0 && besides(before, card).length === 0 ? [`${card.card} touches no card`] : [];
  });
}

/** At a flag, and only at a flag or at the end, the game is over; somebody who must place can. */
function marker({ state, pack }: Pick<Position, 'state' | 'pack'>): readonly string[] {
  const faults: string[] = [];
  const atFlag = Math.abs(state.score) >= pack.figures.stepsToFlag;
  if (atFlag !== (state.ending?.how === 'flag'))
    faults.push(`the marker is at ${state.score}, the ending is ${state.ending?.how}`);
  if ((state.sheet.at(-1)?.score ?? 0) !== state.score) faults.push('the score sheet does not end at the marker');
  if (state.chosen && legalSpaces(state.map, pack, state.chosen).length === 0)
    faults.push('no space for the chosen card');
  return faults;
}
