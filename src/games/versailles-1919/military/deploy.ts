import { theOption } from '../answers.ts';
import { isRegion, REGIONS } from '../cards.ts';
import { seatOf } from '../factions.ts';
import { changeHappiness } from '../icons/happiness.ts';
import { columnOf, unitsIn } from '../icons/tracks.ts';
import { recoverInfluence, supplyOf } from '../influence/supply.ts';
import { msg } from '../msg.ts';
import { nationArgs, regionName } from '../names.ts';
import type { FactionId, RegionId } from '../pack-types.ts';
import type { At, Decide, Play, Step, UnitPlace } from '../types.ts';
import { placeOption, placeText } from './place-words.ts';
import { deployedIn, takeUnit, unitPlaces } from './units.ts';

/** A space of a track. */
export type Space = { readonly region: RegionId; readonly column: number };

/** 8.1: an Available unit, or a deployed one, which moves. */
export const deployUnit: Decide<'deploy-unit'> = {
  section: '8.1',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position, _, { faction }) => ({
    prompt: msg('versailles-1919.ask.deploy-unit'),
    brief: msg('versailles-1919.brief.deploy-unit'),
    choice: {
      kind: 'one',
      options: deployable(position, faction).map((from) => placeOption(position.state, faction, from)),
    },
  }),
  waiting: (_, { faction }) => msg('versailles-1919.waiting.deploy', nationArgs(faction)),
  apply({ push }, answers, { faction }) {
    const from = theOption(answers);
    if (from !== 'available' && !isRegion(from)) throw new Error(`no unit can deploy from ${from}`);
    push({ ask: 'deploy-to', args: { faction, from } });
  },
  fallback: (position, _, { faction }) => deployable(position, faction)[0] ?? '',
  onlyAnswer: () => {}, // where it goes tells it
};

/** 8.2 to 8.4: an empty space of the right columns; influence, happiness, then the unrest gives way. */
export const deployTo: Decide<'deploy-to'> = {
  section: '8.2',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position, _, { faction, from }) => ({
    prompt: msg('versailles-1919.ask.deploy-to', { from: placeText(from) }),
    brief: msg('versailles-1919.brief.deploy-to'),
    choice: {
      kind: 'one',
      options: freeSpaces(position, faction, from).map((space) => spaceOption(position, faction, space)),
    },
  }),
  waiting: (_, { faction }) => msg('versailles-1919.waiting.deploy', nationArgs(faction)),
  apply(play, answers, { faction, from }) {
    const space = freeSpaces(play, faction, from).find((free) => spaceId(free) === theOption(answers));
    if (!space) throw new Error('no such space is free');
    deployInto(play, faction, from, space);
  },
  /** The rightmost space costs least. */
  fallback: (position, _, { faction, from }) => {
    const spaces = freeSpaces(position, faction, from);
    const [first, ...others] = spaces;
    return first ? spaceId(others.reduce((best, next) => (next.column > best.column ? next : best), first)) : '';
  },
  onlyAnswer: () => {}, // everything is open; `apply` tells it
};

/** 8.2, 8.3: the unit arrives in a free space. */
export function deployInto(play: Play, faction: FactionId, from: UnitPlace, space: Space): void {
  const { state, pack, push, tell } = play;
  const arrival = columnOf(pack, space.column).deploy;
  if (!arrival) throw new Error('no unit can be in this column');
  takeUnit(state, faction, from);
  state.tracks[space.region].units[faction] = space.column;
  state.arriving = { faction, region: space.region };
  tell({ type: 'unit-deployed', faction, from, ...space });
  push({ step: 'push-unrest', args: { region: space.region } });
  recoverInfluence(play, faction, arrival.recover);
  changeHappiness(play, faction, arrival.happiness);
}

/** 8.4: unrest in the space of a unit, or right of it, moves until it is just left of it. */
export const pushUnrest: Step<'push-unrest'> = {
  section: '8.4',
  run({ state, tell }, { region }) {
    state.arriving = undefined;
    const track = state.tracks[region];
    const [leftmost] = unitsIn(state, region);
    if (!leftmost || track.unrest < leftmost.column) return;
    const from = track.unrest;
    track.unrest = leftmost.column - 1;
    tell({ type: 'unrest-pushed', region, from, to: track.unrest });
  },
};

/** Whether a faction could deploy a unit now. */
export function canDeploy(position: At, faction: FactionId): boolean {
  return deployable(position, faction).length > 0;
}

function deployable(position: At, faction: FactionId): readonly UnitPlace[] {
  const { state } = position;
  const { available } = supplyOf(state, faction).units;
  const places: readonly UnitPlace[] = [
    ...(available > 0 ? ['available' as const] : []),
    ...deployedIn(state, faction),
  ];
  return places.filter((from) => freeSpaces(position, faction, from).length > 0);
}

/** 8.2: empty, in a column for units, and no second unit of the faction in the region. */
function freeSpaces({ state, pack }: At, faction: FactionId, from: UnitPlace): readonly Space[] {
  if (!unitPlaces(state, faction).includes(from)) return []; // a moderator has moved it since it was chosen
  return REGIONS.flatMap((region) => {
    const units = unitsIn(state, region);
    if (region !== from && units.some((unit) => unit.faction === faction)) return [];
    return pack.columns.flatMap(({ deploy }, i) =>
      deploy && !units.some((unit) => unit.column === i + 1) ? [{ region, column: i + 1 }] : [],
    );
  });
}

function spaceId({ region, column }: Space): string {
  return `${region}:${column}`;
}

function spaceOption({ state, pack }: At, faction: FactionId, space: Space) {
  const { deploy, modifier, strength } = columnOf(pack, space.column);
  const { unrest } = state.tracks[space.region];
  return {
    id: spaceId(space),
    label: msg('versailles-1919.option.space', { region: regionName(space.region), column: space.column }),
    detail: msg('versailles-1919.option.space-detail', {
      recover: Math.min(deploy?.recover ?? 0, supplyOf(state, faction).exhausted),
      loss: -(deploy?.happiness ?? 0),
      modifier,
      strength,
      unrest,
      to: Math.min(unrest, space.column - 1),
      pushed: unrest >= space.column ? 'yes' : 'no',
    }),
    place: `space:${spaceId(space)}`,
  };
}
