import { nameOf } from '../../../src/games/iron-curtain/map/cards.ts';
import { rules } from '../../../src/games/iron-curtain/rules.ts';
import type { State } from '../../../src/games/iron-curtain/state.ts';
import type { SeatId } from '../../../src/kernel/decision.ts';
import { readPosition } from '../../../src/log/read-position.ts';
import type { Services } from '../../../src/platform/services.ts';

const { pack } = rules.builtInPack();

/** The cards of a state that a viewer cannot know: what is not dealt, and what the others hold and have set aside. */
export function hiddenFrom(state: State, viewer: string): readonly string[] {
  const others = (['us', 'ussr'] as const).filter((side) => side !== viewer);
  return [
    ...state.deck,
    ...others.flatMap((side) => [...state.hands[side], ...(state.revealed ? [] : state.aftermath[side])]),
  ];
}

/** The state of a game of Iron Curtain; throws when it is none. */
export function stateOf({ state }: { readonly state: object }): State {
  if (!isState(state)) throw new Error('not a game of Iron Curtain');
  return state;
}

function isState(state: object): state is State {
  return 'hands' in state && 'deck' in state && 'aftermath' in state;
}

/** The names of the cards that a seat cannot know at this moment; none when the game is over. */
export async function hiddenNames(services: Services, tableId: string, seat: SeatId): Promise<readonly string[]> {
  const { machine } = await readPosition(services, tableId);
  return machine.over ? [] : hiddenFrom(stateOf(machine), seat).map((card) => nameOf(pack, card).printed);
}

/** Which of these names a text contains, as words. */
export function namesIn(text: string, names: readonly string[]): readonly string[] {
  const flat = text.replace(/\s+/g, ' ');
  return names.filter((name) => new RegExp(`\\b${name.replaceAll('.', '\\.')}(?!\\w)`, 'i').test(flat));
}
