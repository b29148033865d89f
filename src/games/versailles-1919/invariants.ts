import { REGIONS } from './cards.ts';
import { dealInvariants } from './deals/deal-invariants.ts';
import { factionsIn } from './factions.ts';
import { inEnglish } from './in-english.ts';
import { cubesOn } from './influence/cubes.ts';
import { supplyOf } from './influence/supply.ts';
import { deployedIn } from './military/units.ts';
import { eventName, issueName, strategyName } from './names.ts';
import { soloInvariants } from './solitaire/solo-invariants.ts';
import { neutralInvariants } from './two-players/neutral-invariants.ts';
import type { Position } from './types.ts';
import { bidInvariants } from './uprising/bid-invariants.ts';

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
    ...bidInvariants(position),
  ];
}

/** 1.4: every cube is Available, Exhausted, on an open issue, or on the event. */
function cubes({ state, pack }: Position): readonly string[] {
  const faults = factionsIn(state).flatMap((faction) => {
    const { available, exhausted } = supplyOf(state, faction);
    const placed = Object.values(state.influence).map((each) => each[faction] ?? 0);
    const parts = [available, exhausted, state.eventCube === faction ? 1 : 0, ...placed];
    return counted(`influence cubes of ${inEnglish(faction)}`, parts, pack.figures.cubes);
  });
  const open = [...state.table, ...state.waitingRoom];
  const stray = Object.keys(state.influence).filter(
    (issue) => !open.includes(issue) && cubesOn(state, issue).length > 0,
  );
  for (const issue of stray)
    faults.push(
      `influence lies on ${issueName(pack, issue).printed}, which is neither on the Table nor in the Waiting Room`,
    );
  if (state.eventCube && state.event === undefined)
    faults.push('influence lies on an event, and no event lies on the Table');
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
        `units of ${inEnglish(faction)}`,
        [available, exhausted, deployedIn(state, faction).length, gone],
        pack.figures.units,
      );
    }),
    ...full.map(({ box }) => `more units are in the demobilization box ${box} than it has room for`),
  ];
}

/** 7.1, 6.2: keg left of unrest, unrest left of all units (but for one that has just arrived), one unit a space. */
function tracks({ state, pack }: Position): readonly string[] {
  return REGIONS.flatMap((region) => {
    const { keg, unrest, units: deployed } = state.tracks[region];
    const name = inEnglish(region);
    const faults: string[] = [];
    if (keg < 0 || keg > pack.figures.kegLastColumn) faults.push(`in ${name} the powder keg is in column ${keg}`);
    if (unrest > pack.columns.length) faults.push(`in ${name} the unrest is in column ${unrest}, beyond the track`);
    if (unrest <= keg)
      faults.push(`in ${name} the unrest is in column ${unrest}, not right of the powder keg in ${columnText(keg)}`);
    const columns = new Set<number>();
    for (const faction of state.order) {
      const column = deployed[faction];
      if (column === undefined) continue;
      const arriving = state.arriving?.faction === faction && state.arriving.region === region;
      if (column <= unrest && !arriving)
        faults.push(
          `in ${name} the unrest is in column ${unrest}, ` +
            `not left of the unit of ${inEnglish(faction)} in column ${column}`,
        );
      if (columns.has(column)) faults.push(`in ${name} two units are in column ${column}`);
      if (!pack.columns[column - 1]?.deploy) faults.push(`in ${name} a unit is in column ${column}, where none can be`);
      columns.add(column);
    }
    return faults;
  });
}

function columnText(column: number): string {
  return column === 0 ? 'its start box' : `column ${column}`;
}

/** 6.1: from 0 to the track's end. That a marker never leaves 0 is a matter of two positions: the fuzz looks at it. */
function happiness({ state, pack }: Position): readonly string[] {
  return Object.entries(state.happiness).flatMap(([nation, at]) =>
    Number.isInteger(at) && at >= 0 && at <= pack.figures.happinessMax
      ? []
      : [`${inEnglish(nation)} is at happiness ${at}`],
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
    ...inOnePlace(pack.issues, places, (issue) => issueName(pack, issue).printed),
    ...state.settled.flatMap(({ issue, option, tokens }) =>
      tokens.length > 0 && option === undefined
        ? [`tokens lie on ${issueName(pack, issue).printed}, which has no option`]
        : [],
    ),
  ];
}

function events({ state, pack }: Position): readonly string[] {
  const onTable = state.event === undefined ? [] : [state.event];
  const places = [...onTable, ...state.waitingEvents, ...state.eventDeck, ...state.eventDiscard];
  return inOnePlace(pack.events, places, (event) => eventName(pack, event).printed);
}

/** Nobody has a strategy card before the first uprising, and none lies open after the choice. */
function strategies({ state, pack }: Position): readonly string[] {
  const taken = Object.values(state.strategyOf);
  const cards = [...taken, ...state.strategies];
  const twice = cards.filter((card, i) => cards.indexOf(card) < i);
  const faults = twice.map((card) => `the strategy card ${strategyName(pack, card).printed} is there twice`);
  if (taken.length > 0 && !state.strategiesChosen)
    faults.push('somebody has a strategy card before the first uprising');
  if (taken.length === state.order.length && state.strategies.length > 0)
    faults.push('a strategy card lies open though everybody has one');
  return faults;
}

function inOnePlace(
  all: readonly string[],
  places: readonly string[],
  name: (card: string) => string,
): readonly string[] {
  const faults = all.flatMap((card) => {
    const found = places.filter((place) => place === card).length;
    return found === 1 ? [] : [`${name(card)} is in ${found} places at once`];
  });
  return places.length === all.length
    ? faults
    : [...faults, `there are ${places.length} cards instead of ${all.length}`];
}

function counted(what: string, parts: readonly number[], each: number): readonly string[] {
  const sum = parts.reduce((so, part) => so + part, 0);
  const faults = sum === each ? [] : [`there are ${sum} ${what} instead of ${each}`];
  return parts.some((part) => part < 0 || !Number.isInteger(part))
    ? [...faults, `somewhere there are fewer than no ${what}`]
    : faults;
}
