import { factionsIn } from '../../../src/games/versailles-1919/factions.ts';
import type { Pack } from '../../../src/games/versailles-1919/pack-types.ts';
import type { ByFaction, State } from '../../../src/games/versailles-1919/state.ts';

/** The rest of the cards comes into place, and every piece is somewhere. */
export function settle(
  state: State,
  pack: Pack,
  wanted: ByFaction<number>,
  last: readonly ((state: State) => void)[],
): void {
  const { figures } = pack;
  while (state.table.length < figures.tableIssues) move(state.deck, state.table);
  const { waitingIssues } = state.solo ? figures.solitaire : figures;
  while (state.waitingRoom.length < waitingIssues) move(state.deck, state.waitingRoom);
  state.event ??= state.eventDeck.shift();
  while (state.waitingEvents.length < figures.waitingEvents) move(state.eventDeck, state.waitingEvents);
  for (const change of last) change(state);
  for (const faction of factionsIn(state)) {
    const supply = state.supply[faction];
    if (!supply) throw new Error(`${faction} does not play`);
    const placed = Object.values(state.influence).reduce((sum, cubes) => sum + (cubes[faction] ?? 0), 0);
    const free = figures.cubes - placed - (state.eventCube === faction ? 1 : 0);
    supply.available = wanted[faction] ?? free;
    supply.exhausted = free - supply.available;
    if (faction === state.neutral) continue;
    const deployed = Object.values(state.tracks).filter(({ units }) => units[faction] !== undefined).length;
    const gone = state.demobilized.filter((unit) => unit.faction === faction).length;
    supply.units.available = figures.units - deployed - gone - supply.units.exhausted;
  }
}

/** The next card goes to another place. */
export function move(from: string[], to: string[]): void {
  const card = from.shift();
  if (card === undefined) throw new Error('no card is left');
  to.push(card);
}

/** An issue is taken from where it lies. */
export function take(state: State, issue: string): void {
  const from = [state.deck, state.discard, state.table, state.waitingRoom].find((place) => place.includes(issue));
  if (!from) throw new Error(`${issue} is not to be had`);
  from.splice(from.indexOf(issue), 1);
}

/** An event is taken from where it lies. */
export function takeEvent(state: State, event: string): void {
  const from = [state.eventDeck, state.waitingEvents].find((place) => place.includes(event));
  if (!from) throw new Error(`${event} is not to be had`);
  from.splice(from.indexOf(event), 1);
}
