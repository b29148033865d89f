import { cardInEnglish, markerInEnglish, sideInEnglish } from './in-english.ts';
import { besides } from './map/beside.ts';
import { legalSpaces } from './map/legal-spaces.ts';
import { SIDES } from './sides.ts';
import type { State } from './state.ts';
import type { Position } from './types.ts';

type At = Pick<Position, 'state' | 'pack'>;

/** What cannot be in a sound position, in words for developers and moderators. */
export function invariants({ state, pack }: Position): readonly string[] {
  return [
    ...cards({ state, pack }),
    ...cubes(state, pack.figures.cubesPerSide),
    ...map({ state, pack }),
    ...marker({ state, pack }),
  ];
}

/** Every card is in exactly one place. */
function cards({ state, pack }: At): readonly string[] {
  const all = [pack.start.id, ...pack.strategy];
  const places = [
    ...state.map.map(({ card }) => card),
    ...state.deck,
    ...SIDES.flatMap((side) => [...state.hands[side], ...state.aftermath[side]]),
  ];
  const faults = all.flatMap((card) => {
    const found = places.filter((place) => place === card).length;
    return found === 1 ? [] : [`${cardInEnglish(pack, card)} is in ${found} places at once`];
  });
  if (places.length !== all.length) faults.push(`there are ${places.length} cards instead of ${all.length}`);
  if (state.chosen && !SIDES.some((side) => side === state.active && state.hands[side].includes(state.chosen ?? '')))
    faults.push(
      `${cardInEnglish(pack, state.chosen)} is being played but is not in the hand of the side whose turn it is`,
    );
  return faults;
}

/** Reserve, map and removed cubes together are all that a side has. */
function cubes(state: State, each: number): readonly string[] {
  return SIDES.flatMap((side) => {
    const onMap = state.map.map((card) => card[side]);
    const parts = [state.reserve[side], state.removed[side], ...onMap];
    const sum = parts.reduce((so, part) => so + part, 0);
    const faults = sum === each ? [] : [`${sideInEnglish(side)} has ${sum} cubes in all instead of ${each}`];
    return parts.some((part) => part < 0 || !Number.isInteger(part))
      ? [...faults, `${sideInEnglish(side)} has fewer than no cubes somewhere`]
      : faults;
  });
}

/** One card a cell, and every card touches one that came before it. */
function map({ state, pack }: At): readonly string[] {
  return state.map.flatMap((card, i) => {
    const before = state.map.slice(0, i);
    const name = cardInEnglish(pack, card.card);
    const under = before.find((other) => other.x === card.x && other.y === card.y);
    if (under) return [`${name} and ${cardInEnglish(pack, under.card)} lie in the same space`];
    return i > 0 && besides(before, card).length === 0 ? [`${name} touches no card that was played before it`] : [];
  });
}

/** At a flag, and only at a flag or at the end, the game is over; somebody who must place can. */
function marker({ state, pack }: At): readonly string[] {
  const faults: string[] = [];
  const atFlag = Math.abs(state.score) >= pack.figures.stepsToFlag;
  if (atFlag !== (state.ending?.how === 'flag'))
    faults.push(
      atFlag
        ? `the marker stands ${markerInEnglish(state.score)}, at a flag, and the game is not over`
        : `the game is over by a flag, and the marker stands ${markerInEnglish(state.score)}`,
    );
  if ((state.sheet.at(-1)?.score ?? 0) !== state.score)
    faults.push('the score sheet does not end where the marker stands');
  if (state.chosen && legalSpaces(state.map, pack, state.chosen).length === 0)
    faults.push(`there is no space for ${cardInEnglish(pack, state.chosen)}`);
  return faults;
}
