import { amountsOf } from '../amounts.ts';
import { waitingForCubes } from '../cubes/placing-words.ts';
import { worth } from '../cubes/sensible-cubes.ts';
import { nameOf } from '../map/cards.ts';
import { onMap, placeOf } from '../map/grid.ts';
import { msg } from '../msg.ts';
import { opponent } from '../sides.ts';
import type { Decide, Position, Removing } from '../types.ts';

/** 5.4.1: cubes of the opponent leave the map: back to its reserve, or out of the game (A24). Fewer or none allowed. */
export const removeCubes: Decide<'remove-cubes'> = {
  section: '5.4',
  seats: (_, { side }) => [side],
  ask(position, _, args) {
    const { state, pack } = position;
    return {
      prompt: msg('iron-curtain.ask.remove', {
        card: nameOf(pack, args.card),
        max: args.max,
        owner: opponent(args.side),
        perCard: args.perCard ?? 0,
      }),
      brief: msg('iron-curtain.brief.remove', { card: nameOf(pack, args.card) }),
      choice: {
        kind: 'spread',
        slots: args.targets.map((id) => {
          const card = onMap(state, id);
          return {
            id,
            label: msg('iron-curtain.option.card', { card: nameOf(pack, id) }),
            detail: msg('iron-curtain.option.cubes-there', { us: card.us, ussr: card.ussr, dear: 0, price: 1 }),
            place: placeOf(card),
            max: mostFrom(position, id, args),
          };
        }),
        total: { min: 0, max: args.max },
      },
    };
  },
  waiting: (position, { side, card }) => waitingForCubes(position, { side, card, cause: 'event' }),
  apply({ state, options, tell }, answers, { side, card, targets }) {
    const owner = opponent(side);
    const amounts = amountsOf(answers[side]);
    const to = options.cubes_removed_by_event === 'back-to-the-reserve' ? 'reserve' : 'out';
    const removed = targets.flatMap((id) => {
      const amount = amounts[id] ?? 0;
      if (amount === 0) return [];
      const from = onMap(state, id);
      from[owner] -= amount;
      state[to === 'reserve' ? 'reserve' : 'removed'][owner] += amount;
      return [{ card: id, us: from.us, ussr: from.ussr, amount }];
    });
    tell({ type: 'cubes-removed', side, card, owner, removed, to });
  },
  fallback: sensibleRemoval,
};

function mostFrom({ state }: Position, id: string, { side, max, perCard }: Removing): number {
  return Math.min(onMap(state, id)[opponent(side)], max, perCard ?? max);
}

/** One by one where it changes most. */
function sensibleRemoval(position: Position, _: string, args: Removing): { readonly [card: string]: number } {
  const amounts: { [card: string]: number } = {};
  const other = opponent(args.side);
  const gain = (id: string) => {
    const card = onMap(position.state, id);
    return worth({ us: card.us, ussr: card.ussr, [other]: card[other] - (amounts[id] ?? 0) - 1 }, args.side);
  };
  for (let left = args.max; left > 0; left -= 1) {
    const [first, ...others] = args.targets.filter((id) => (amounts[id] ?? 0) < mostFrom(position, id, args));
    if (first === undefined) return amounts;
    const best = others.reduce((so, id) => (gain(id) > gain(so) ? id : so), first);
    amounts[best] = (amounts[best] ?? 0) + 1;
  }
  return amounts;
}
