import { theAnswer } from '../answers.ts';
import { activeOf, seatOf } from '../factions.ts';
import { supplyOf } from '../influence/supply.ts';
import { nationArgs, nationName } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import type { At, Decide, Play } from '../types.ts';
import { deciderFor } from './decided-for.ts';
import { msg } from './msg.ts';

/** 15.6: the cubes that the neutral faction takes back when it reclaims: as many as it can. */
export function reclaimable({ state, pack }: At, faction: FactionId): number {
  return Math.min(pack.figures.reclaim, supplyOf(state, faction).exhausted);
}

/** 15.6: the neutral faction reclaims; then its player may take back their own cubes, up to the same number. */
export function takeBack(play: Play, faction: FactionId): void {
  const { state, push, tell } = play;
  const supply = supplyOf(state, faction);
  const cubes = reclaimable(play, faction);
  supply.exhausted -= cubes;
  supply.available += cubes;
  tell({ type: 'reclaimed', faction, cubes, units: 0, recalled: [], available: supply.available });
  if (supplyOf(state, activeOf(state)).exhausted > 0) push({ ask: 'neutral-reclaim', args: { faction, cubes } });
}

/** 15.6: how many of their own cubes the player takes back. */
export const neutralReclaim: Decide<'neutral-reclaim'> = {
  section: '15.6',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: ({ state }, _, { faction, cubes }) => ({
    prompt: msg('versailles-1919-two-players.ask.reclaim', { ...nationArgs(faction), cubes }),
    brief: msg('versailles-1919-two-players.brief.reclaim'),
    choice: { kind: 'number', min: 0, max: most(state, cubes) },
  }),
  waiting: (position, { faction }) =>
    msg('versailles-1919-two-players.waiting.reclaim', {
      By: nationArgs(deciderFor(position, faction)).Who,
      who: nationName(faction),
    }),
  apply({ state, tell }, answers) {
    const faction = activeOf(state);
    const supply = supplyOf(state, faction);
    const cubes = Number(theAnswer(answers));
    supply.exhausted -= cubes;
    supply.available += cubes;
    tell({ type: 'reclaimed-too', faction, cubes, available: supply.available });
  },
  fallback: ({ state }, _, { cubes }) => most(state, cubes),
  onlyAnswer: () => {}, // everything is open; `apply` tells it
};

function most(state: At['state'], cubes: number): number {
  return Math.min(cubes, supplyOf(state, activeOf(state)).exhausted);
}
