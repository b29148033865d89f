import type { Option } from '../../../kernel/choice.ts';
import { accessibleCards } from '../map/access.ts';
import { nameOf } from '../map/cards.ts';
import { onMap, placeOf } from '../map/grid.ts';
import { msg } from '../msg.ts';
import type { CardId } from '../pack-types.ts';
import type { Placed } from '../state.ts';
import type { Decide, Placing, PlacingOne, Play, Position } from '../types.ts';
import { waitingForCubes } from './placing-words.ts';
import { sensibleSource } from './sensible-cubes.ts';

/** 5.3.1: from which card a cube is taken back; also the last cube there, but none from the target itself (A6). */
export const takeBackCube: Decide<'take-back-cube'> = {
  section: '5.3',
  seats: (_, { placing }) => [placing.side],
  ask(position, _, args) {
    const { pack, state } = position;
    const { side } = args.placing;
    const cards = sourcesFor(position, args).map(
      (card): Option => ({
        id: card.card,
        label: msg('iron-curtain.option.card', { card: nameOf(pack, card.card) }),
        detail: msg('iron-curtain.option.cubes-there', { us: card.us, ussr: card.ussr, dear: 0, price: 1 }),
        place: placeOf(card),
      }),
    );
    const reserve = state.reserve[side] - args.ready;
    const fromReserve = { id: 'reserve', label: msg('iron-curtain.option.from-reserve', { reserve }) };
    return {
      prompt: msg('iron-curtain.ask.take-back', {
        target: nameOf(pack, args.target),
        price: args.price,
        ready: args.ready,
      }),
      brief: msg('iron-curtain.brief.take-back', { target: nameOf(pack, args.target) }),
      choice: { kind: 'one', options: reserve > 0 ? [...cards, fromReserve] : cards },
    };
  },
  waiting: (position, { placing }) => waitingForCubes(position, placing),
  apply(play, answers, args) {
    const { state, options, push, tell } = play;
    const { side } = args.placing;
    const from = answers[side];
    let { placing } = args;
    if (typeof from === 'string' && from !== 'reserve') {
      const before = accessibleCards(state, options, side);
      const card = onMap(state, from);
      card[side] -= 1;
      state.reserve[side] += 1;
      tell({ type: 'cube-taken-back', side, from: { card: card.card, us: card.us, ussr: card.ussr } });
      if (!options.take_back_keeps_access && placing.byAccess) placing = withLostAccess(play, placing, before);
    }
    push({ step: 'pay-and-place', args: { ...args, placing, ready: args.ready + 1 } });
  },
  fallback: sensibleSource,
  onlyAnswer: () => {}, // everything is open; `apply` tells it
};

/** A7 the other way: cards to which the cube gave access drop out. What never hung on it stays (A2). */
function withLostAccess({ state, options }: Play, placing: Placing, before: readonly CardId[]): Placing {
  const now = accessibleCards(state, options, placing.side);
  return { ...placing, targets: placing.targets.filter((card) => now.includes(card) || !before.includes(card)) };
}

/** The own cards from which a cube can be taken back for a target. */
export function sourcesFor({ state }: Pick<Position, 'state'>, { placing, target }: PlacingOne): readonly Placed[] {
  return state.map.filter((card) => card[placing.side] > 0 && card.card !== target);
}
