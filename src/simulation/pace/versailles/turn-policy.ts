import { issueOf, REGIONS } from '../../../games/versailles-1919/cards.ts';
import { leaderOf } from '../../../games/versailles-1919/influence/cubes.ts';
import { supplyOf } from '../../../games/versailles-1919/influence/supply.ts';
import type { FactionId, IssueId, RegionId } from '../../../games/versailles-1919/pack-types.ts';
import { settleOption } from '../../../games/versailles-1919/turn/action-options.ts';
import type { Position } from '../../../games/versailles-1919/types.ts';
import { couldBeHit } from '../../../games/versailles-1919/uprising/hit.ts';
import type { Answer, Choice } from '../../../kernel/choice.ts';
import type { Taste } from '../taste.ts';

/** Everything that a seat's own turn asks, for one seat. */
export type Turn = { readonly position: Position; readonly faction: FactionId; readonly taste: Taste };

/** Settles at once what it leads, mostly; with so few cubes it reclaims; demobilizes when so unhappy. */
const SETTLES = 0.85;
const FEW_CUBES = 4;
const UNHAPPY = 8;
const CONTENT = 13;
const TROUBLED = 4;

/** 3.1, 3.2: guard a troubled region, settle what is led, reclaim when short of cubes, else place. */
export function chooseAction(turn: Turn, ids: readonly string[]): string | undefined {
  const { position, faction, taste } = turn;
  const { state, pack } = position;
  const happiness = state.happiness[faction] ?? 0;
  if (ids.includes('deploy') && guarded(turn)) return 'deploy';
  if (ids.includes('demobilize') && happiness < UNHAPPY && supplyOf(state, faction).units.exhausted > 0)
    return 'demobilize';
  const led = state.table
    .filter((issue) => leaderOf(state, issue) === faction && ids.includes(settleOption(issue)))
    .toSorted((a, b) => issueOf(pack, b).vp - issueOf(pack, a).vp);
  const [dearest] = led;
  if (dearest !== undefined && taste('settle', faction, state.turn) < SETTLES) return settleOption(dearest);
  const { available, exhausted } = supplyOf(state, faction);
  if (ids.includes('reclaim') && available < FEW_CUBES && exhausted > 0) return 'reclaim';
  return ['place', 'reclaim'].find((id) => ids.includes(id));
}

/** 8: the region in trouble where an uprising would hit the seat, if a unit can be spared for it. */
function guarded({ position, faction, taste }: Turn): RegionId | undefined {
  const { state } = position;
  if (supplyOf(state, faction).units.available === 0 || (state.happiness[faction] ?? 0) < CONTENT) return undefined;
  return REGIONS.find(
    (region) =>
      state.tracks[region].unrest >= TROUBLED &&
      state.tracks[region].units[faction] === undefined &&
      couldBeHit(position, faction, region) &&
      taste('guard', faction, region, state.turn) < 0.5,
  );
}

/** 8.2: the rightmost space of the region that still changes rolls. */
export function chooseSpace(turn: Turn, ids: readonly string[]): string | undefined {
  const region = guarded(turn);
  const columns = region ? [7, 6, 5, 8].map((column) => `${region}:${column}`) : [];
  return columns.find((id) => ids.includes(id));
}

/** 4.1: the two issues that are dearest for what they cost, the Table before the Waiting Room. */
export function choosePlaces({ position, faction, taste }: Turn, choice: Choice): Answer | undefined {
  if (choice.kind !== 'spread') return undefined;
  const { state, pack } = position;
  const worth = (issue: IssueId, least: number) =>
    issueOf(pack, issue).vp + (state.table.includes(issue) ? 2 : 0) + 3 * taste('place', faction, issue) - least;
  const slots = choice.slots.map(({ id, min = 1 }) => ({ id, min, worth: worth(id, min) }));
  const pairs = slots.flatMap((a, i) => slots.slice(i + 1).map((b) => [a, b] as const));
  const possible = pairs.filter(([a, b]) => a.min + b.min <= choice.total.max);
  const [first, ...others] = possible;
  if (!first) return undefined;
  const sum = ([a, b]: (typeof possible)[number]) => a.worth + b.worth;
  const [a, b] = others.reduce((best, next) => (sum(next) > sum(best) ? next : best), first);
  return { [a.id]: a.min, [b.id]: b.min };
}

/** 5.3, step 3: what one leads comes to the Table; now and then a cube goes on the event. */
export function chooseAdvance({ position, faction, taste }: Turn, choice: Choice): Answer | undefined {
  if (choice.kind !== 'form') return undefined;
  const { state, pack } = position;
  const ids = (field: string) => {
    const asked = choice.fields.find(({ id }) => id === field)?.choice;
    return asked?.kind === 'one' ? asked.options.map(({ id }) => id) : [];
  };
  const [issue] = ids('issue').toSorted(
    (a, b) =>
      Number(leaderOf(state, b) === faction) - Number(leaderOf(state, a) === faction) ||
      issueOf(pack, b).vp - issueOf(pack, a).vp,
  );
  const withCube = taste('cube', faction, state.turn) < 0.4 && supplyOf(state, faction).available > FEW_CUBES;
  const events = ids('event');
  const event = events.find((id) => withCube === id.endsWith('+cube')) ?? events[0];
  return issue !== undefined && event !== undefined ? { issue, event } : undefined;
}

/** 5.3, step 4: mostly from the deck. */
export function chooseRefill({ position, faction, taste }: Turn, ids: readonly string[]): string | undefined {
  const draws = taste('refill', faction, position.state.turn) < 0.8 && position.state.deck.length > 0;
  return draws ? 'draw' : ids.find((id) => id !== 'draw');
}

/** 5.3, step 4b: the dearer one. */
export function chooseDrawn({ position }: Turn, ids: readonly string[]): string | undefined {
  return ids.toSorted((a, b) => issueOf(position.pack, b).vp - issueOf(position.pack, a).vp)[0];
}
