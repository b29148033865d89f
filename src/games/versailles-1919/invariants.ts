import { REGIONS } from './cards.ts';
import { dealInvariants } from './deals/deal-invariants.ts';
import { factionsIn } from './factions.ts';
import { cubesOn } from './influence/cubes.ts';
import { supplyOf } from './influence/supply.ts';
import { deployedIn } from './military/units.ts';
import { soloInvariants } from './solitaire/solo-invariants.ts';
import { neutralInvariants } from './two-players/neutral-invariants.ts';
import type { Position } from './types.ts';

/** What cannot be in a sound position, in words for developers and moderators. */
export function invariants(position: Position): readonly string[] {
  return [
    ...cubes(position),
    ...units(position),
    ...tracks(position),
    ...happiness(position),
    ...issues(position),
    ...events(position),
    ...strategies(position),
    ...neutralInvariants(position),
    ...soloInvariants(position),
    ...dealInvariants(position),
  ];
}

/** 1.4: every cube is Available, Exhausted, on an open issue, or on the event. */
function cubes({ state, pack }: Position): readonly string[] {
  const faults = factionsIn(state).flatMap((faction) => {
    const { available, exhausted } = supplyOf(state, faction);
    const placed = Object.values(state.influence).map((each) => each[faction] ?? 0);
    const parts = [available, exhausted, state.eventCube === faction ? 1 : 0, ...placed];
    return [...counted(`${faction} cubes`, parts, pack.figures.cubes)];
  });
  const open = [...state.table, ...state.waitingRoom];
  const stray = Object.keys(state.influence).filter(
    (issue) => !open.includes(issue) && cubesOn(state, issue).length > 0,
  );
  if (stray.length > 0) faults.push(`cubes on ${stray}`);
  if (state.eventCube && state.event === undefined) faults.push('a cube on no event');
  return faults;
}

/** 1.4: every unit is Available, Exhausted, deployed or demobilized; one box each but the last. */
function units({ state, pack }: Position): readonly string[] {
  const { demobilize } = pack.figures;
  const boxes = state.order.length > 3 ? demobilize.four : demobilize.twoOrThree;
  const full = state.demobilized.filter(({ box }, i) => {
    const before = state.demobilized.slice(0, i).filter((other) => other.box === box).length;
    return box !== demobilize.last && before >= boxes.filter((other) => other === box).length;
  });
  return [
    ...state.order.flatMap((faction) => {
      const { available, exhausted } = supplyOf(state, faction).units;
      const gone = state.demobilized.filter((unit) => unit.faction === faction).length;
      return counted(
        `${faction} units`,
        [available, exhausted, deployedIn(state, faction).length, gone],
        pack.figures.units,
      );
    }),
    ...full.map(({ box }) => `too many units in box ${box}`),
  ];
}

/** 7.1, 6.2: keg left of unrest, unrest left of all units (but for one that has just arrived), one unit a space. */
function tracks({ state, pack }: Position): readonly string[] {
  return REGIONS.flatMap((region) => {
    const { keg, unrest, units: deployed } = state.tracks[region];
    const faults: string[] = [];
    if (keg < 0 || keg > pack.figures.kegLastColumn) faults.push(`${region}: keg in column ${keg}`);
    if (unrest <= keg || unrest > pack.columns.length) faults.push(`${region}: unrest ${unrest}, keg ${keg}`);
    const columns = new Set<number>();
    for (const faction of state.order) {
      const column = deployed[faction];
      if (column === undefined) continue;
      const arriving = state.arriving?.faction === faction && state.arriving.region === region;
      if (column <= unrest && !arriving) faults.push(`${region}: unrest ${unrest}, unit of ${faction} in ${column}`);
      if (columns.has(column)) faults.push(`${region}: two units in column ${column}`);
      if (!pack.columns[column - 1]?.deploy) faults.push(`${region}: a unit in column ${column}`);
      columns.add(column);
    }
    return faults;
  });
}

/** 6.1: from 0 to the track's end. That a marker never leaves 0 is a matter of two positions: the fuzz looks at it. */
function happiness({ state, pack }: Position): readonly string[] {
  return Object.entries(state.happiness).flatMap(([nation, at]) =>
    Number.isInteger(at) && at >= 0 && at <= pack.figures.happinessMax ? [] : [`${nation} is at happiness ${at}`],
  );
}

/** 1.5: every issue is in exactly one place, and tokens lie on options only. */
function issues({ state, pack }: Position): readonly string[] {
  const places = [
    ...state.table,
    ...state.waitingRoom,
    ...state.deck,
    ...state.discard,
    ...state.drawn,
    ...state.settled.map(({ issue }) => issue),
    ...(state.auction ? [state.auction.issue] : []),
  ];
  return [
    ...inOnePlace(pack.issues, places),
    ...state.settled.flatMap(({ issue, option, tokens }) =>
      tokens.length > 0 && option === undefined ? [`tokens on ${issue} without an option`] : [],
    ),
  ];
}

function events({ state, pack }: Position): readonly string[] {
  const onTable = state.event === undefined ? [] : [state.event];
  return inOnePlace(pack.events, [...onTable, ...state.waitingEvents, ...state.eventDeck, ...state.eventDiscard]);
}

/** Nobody has a strategy card before the first uprising, and none lies open after the choice. */
function strategies({ state }: Position): readonly string[] {
  const taken = Object.values(state.strategyOf);
  const cards = [...taken, ...state.strategies];
  const faults = new Set(cards).size === cards.length ? [] : ['a strategy card twice'];
  if (taken.length > 0 && !state.strategiesChosen) faults.push('strategy cards before the first uprising');
  if (taken.length === state.order.length && state.strategies.length > 0) faults.push('a strategy card too many');
  return faults;
}

function inOnePlace(all: readonly string[], places: readonly string[]): readonly string[] {
  const faults = all.flatMap((card) => {
    const found = places.filter((place) => place === card).length;
    return found === 1 ? [] : [`${card} is in ${found} places`];
  });
  return places.length === all.length ? faults : [...faults, `${places.length} cards instead of ${all.length}`];
}

function counted(what: string, parts: readonly number[], each: number): readonly string[] {
  const sum = parts.reduce((so, part) => so + part, 0);
  const faults = sum === each ? [] : [`${sum} ${what} instead of ${each}`];
  return parts.some((part) => part < 0 || !Number.isInteger(part)) ? [...faults, `a wrong number of ${what}`] : faults;
}
