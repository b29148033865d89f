import { corpsCommander, isPower } from '../../../../src/games/empires-in-arms/forces/who-commands.ts';
import type { CorpsId, Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Pack } from '../../../../src/games/empires-in-arms/pack-types.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import type { CorpsState } from '../../../../src/games/empires-in-arms/state.ts';
import type { RandomSource } from '../../../../src/kernel/chance.ts';
import { pickFrom, shuffled } from '../../../../src/kernel/random.ts';

/**
 * Changes all that a power keeps to itself (2.4.2): its treasury and those of its free states, how many factors are on
 * their way, which of its corps is where, on board too, and how strong each is.
 */
export function anotherSecret(board: Board, power: Power, random: RandomSource): void {
  const { state } = board;
  const own = state.powers[power];
  own.money += 1 + random(40);
  own.manpower += 1 + random(20);
  own.manipulation = own.manipulation > 0 ? -1 : 1;
  for (const minor of Object.values(state.minors))
    if (minor.status === 'free' && minor.controller === power) minor.money += 1 + random(9);
  for (const arrival of state.arrivals) if (arrival.power === power && 'number' in arrival) arrival.number += 1;
  exchangeCorps(board, power, random);
  exchangeAboard(board, power, random);
}

/** Changes all that it ordered for later, and what it bought last. */
export function otherOrders({ state }: Board, power: Power): void {
  const own = state.powers[power];
  own.refusesTradeWith = own.refusesTradeWith ? [] : [power === 'great_britain' ? 'spain' : 'great_britain'];
  state.standing[power] = state.standing[power] ? {} : { quiet: true, want: 'all', need: [] };
  state.lastPurchases = { ...state.lastPurchases, [power]: [{ what: 'infantry', nation: power, number: 1 }] };
  state.reinforcementOrders[power] = [];
}

/** Corps change places, and have another strength. Leaders stay where they are, with whatever corps is there then. */
function exchangeCorps({ state, pack }: Board, power: Power, random: RandomSource): void {
  const lent = new Set(state.loans.map(({ corps }) => corps));
  const ids = Object.keys(state.corps).filter(
    (id) => pack.corpsOf[id]?.nation === power && corpsCommander(state, pack, id) === power && !lent.has(id),
  );
  const dealt = shuffled(ids, random);
  const replaced = new Map(ids.map((id, at) => [id, dealt[at] ?? id]));
  const before = { ...state.corps };
  for (const [there, now] of replaced) {
    const { factors: _, ...place } = before[there] ?? { area: '', factors: {} };
    state.corps[now] = { ...place, factors: anyFactors(pack, now, random) };
  }
  for (const leader of Object.values(state.leaders))
    if (leader.is === 'with') leader.unit = replaced.get(leader.unit) ?? leader.unit;
}

/** Those on board change fleets within a place, which is as much as others see of them. */
function exchangeAboard({ state, pack }: Board, power: Power, random: RandomSource): void {
  const { aboard = {} } = state;
  const placeOf = (id: CorpsId) => JSON.stringify(state.fleets[aboard[id]?.fleet ?? '']?.at);
  const own = Object.keys(aboard).filter((id) => pack.corpsOf[id]?.nation === power);
  for (const place of new Set(own.map(placeOf))) {
    const there = own.filter((id) => placeOf(id) === place);
    const fleets = shuffled(
      there.map((id) => aboard[id]?.fleet ?? ''),
      random,
    );
    for (const [n, id] of there.entries())
      aboard[id] = { fleet: fleets[n] ?? '', factors: anyFactors(pack, id, random) };
  }
}

function anyFactors(pack: Pack, id: CorpsId, random: RandomSource): CorpsState['factors'] {
  const capacity = pack.corpsOf[id]?.capacity ?? [];
  const held = capacity.map(({ troops, most }) => [pickFrom(troops, random), 1 + random(most)] as const);
  return Object.fromEntries(held);
}

/** Whose secrets these are: the power itself's and a moderator's, and those of whoever shares some of them. */
export function sharesSecrets({ state }: Board, power: Power, viewer: string): boolean {
  if (viewer === power || viewer === 'moderator') return true;
  return (
    isPower(viewer) && state.loans.some(({ from, to }) => [from, to].includes(power) && [from, to].includes(viewer))
  );
}
