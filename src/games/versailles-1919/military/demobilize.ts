import type { Message } from '../../../kernel/message.ts';
import { theOption } from '../answers.ts';
import { isRegion } from '../cards.ts';
import { seatOf } from '../factions.ts';
import { changeHappiness } from '../icons/happiness.ts';
import { msg } from '../msg.ts';
import { nationArgs } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import { msg as solitaireMsg } from '../solitaire/msg.ts';
import { isBot } from '../solitaire/solo.ts';
import type { Decide, Position, UnitPlace } from '../types.ts';
import { mutinyIfNeeded } from './mutiny.ts';
import { placeOption } from './place-words.ts';
import { takeUnit, unitPlaces } from './units.ts';

/** 8.5, 9.3: a unit from anywhere leaves the game; by a mutiny it goes to the last box. */
export const demobilizeUnit: Decide<'demobilize-unit'> = {
  section: '8.5',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position, _, { faction, mutiny }) => ({
    prompt: promptOf(position, faction, mutiny),
    brief: msg('versailles-1919.brief.demobilize', { mutiny: mutiny ? 'yes' : 'no' }),
    choice: {
      kind: 'one',
      options: unitPlaces(position.state, faction).map((place) => placeOption(position.state, faction, place)),
    },
  }),
  waiting: (_, { faction, mutiny }) =>
    msg('versailles-1919.waiting.demobilize', { ...nationArgs(faction), mutiny: mutiny ? 'yes' : 'no' }),
  apply(play, answers, { faction, mutiny }) {
    const { state, pack, tell } = play;
    const from = placeOf(theOption(answers));
    const only = unitPlaces(state, faction).length === 1;
    const box = mutiny ? pack.figures.demobilize.last : freeBox(play);
    takeUnit(state, faction, from);
    state.demobilized.push({ faction, box });
    tell({ type: 'unit-demobilized', faction, from, box, mutiny, only });
    changeHappiness(play, faction, box);
    if (mutiny) mutinyIfNeeded(play, faction);
  },
  /** What serves least: an Exhausted unit, then an Available one. */
  fallback: ({ state }, _, { faction }) => {
    const places = unitPlaces(state, faction);
    return places.includes('exhausted') ? 'exhausted' : (places[0] ?? '');
  },
  onlyAnswer: () => {}, // everything is open; `apply` tells it
};

/** 8.5, 8.6: the highest box that is free; the last one has room for any number. */
export function freeBox({ state, pack }: Pick<Position, 'state' | 'pack'>): number {
  const { twoOrThree, four, last } = pack.figures.demobilize;
  const boxes = state.order.length > 3 ? four : twoOrThree;
  const left = [...boxes];
  for (const { box } of state.demobilized) {
    const at = left.indexOf(box);
    if (at >= 0) left.splice(at, 1);
  }
  return left.length > 0 ? Math.max(...left) : last;
}

function promptOf(position: Position, faction: FactionId, mutiny: boolean): Message {
  const { last } = position.pack.figures.demobilize;
  const bot = isBot(position.state, faction);
  if (mutiny)
    return bot
      ? solitaireMsg('versailles-1919-solitaire.ask.mutiny', { box: last })
      : msg('versailles-1919.ask.mutiny', { box: last });
  const box = freeBox(position);
  return bot
    ? solitaireMsg('versailles-1919-solitaire.ask.demobilize', { box })
    : msg('versailles-1919.ask.demobilize', { box });
}

function placeOf(id: string): UnitPlace {
  if (id === 'available' || id === 'exhausted' || isRegion(id)) return id;
  throw new Error(`no place ${id} for units`);
}
