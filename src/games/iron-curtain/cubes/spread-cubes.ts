import type { Slot } from '../../../kernel/choice.ts';
import { amountsOf } from '../amounts.ts';
import { nameOf } from '../map/cards.ts';
import { dominatedCubes } from '../map/dominance.ts';
import { onMap, placeOf } from '../map/grid.ts';
import { msg } from '../msg.ts';
import type { Placed } from '../state.ts';
import type { Decide, Placing, Position } from '../types.ts';
import { openTargets } from './can-place.ts';
import { tellEnd } from './place-cubes.ts';
import { placingPrompt, waitingForCubes } from './placing-words.ts';
import { putCubes, tellPlaced } from './put-cubes.ts';
import { sensibleSpread } from './sensible-cubes.ts';

/** What cubes are paid with: cubes of the reserve, more than one for one where the opponent dominates. */
const CUBES = 'cubes';

/** 5.1.1, 5.4.2: all cubes at once, fewer or none allowed, split at will. The prices are those of 5.2. */
export const spreadCubes: Decide<'spread-cubes'> = {
  section: '5.1',
  seats: (_, { side }) => [side],
  ask(position, _, placing) {
    const paid = withinReserve(position, placing);
    const cards = openTargets(position, paid);
    const dear = cards.some((card) => dearCubes(position, card, paid) > 0);
    return {
      prompt: placingPrompt(position, placing),
      brief: msg('iron-curtain.brief.cubes', { card: nameOf(position.pack, placing.card) }),
      choice: {
        kind: 'spread',
        slots: cards.map((card) => slotOf(position, card, paid)),
        total: { min: 0, max: paid.left },
        ...(dear && { budgets: [{ id: CUBES, label: msg('iron-curtain.budget.cubes'), most: paid.left }] }),
      },
    };
  },
  waiting: waitingForCubes,
  apply(play, answers, placing) {
    const amounts = amountsOf(answers[placing.side]);
    const placed = placing.targets.flatMap((id) => {
      const amount = amounts[id] ?? 0;
      return amount > 0 ? [putCubes(play, onMap(play.state, id), placing, amount)] : [];
    });
    if (placed.length === 0) tellEnd(play, placing, true);
    else tellPlaced(play, placing, placed);
  },
  fallback: (position, seat, placing) => sensibleSpread(position, seat, withinReserve(position, placing)),
};

/** The reserve covered everything when the action began (5.3.1); a moderator may have put less there since. */
function withinReserve({ state }: Position, placing: Placing): Placing {
  return { ...placing, left: Math.min(placing.left, state.reserve[placing.side]) };
}

function slotOf(position: Position, card: Placed, placing: Placing): Slot {
  const { figures } = position.pack;
  const dear = dearCubes(position, card, placing);
  const most = maxFor(dear, figures.dominatedPrice, placing.left);
  return {
    id: card.card,
    label: msg('iron-curtain.option.card', { card: nameOf(position.pack, card.card) }),
    detail: msg('iron-curtain.option.cubes-there', { us: card.us, ussr: card.ussr, dear: 0 }),
    place: placeOf(card),
    max: Math.min(most, placing.perCard ?? most),
    prices: { [CUBES]: [...Array.from({ length: dear }, () => figures.dominatedPrice), 1] },
  };
}

/** 5.2: how many cubes on a card cost more, because the opponent dominates it. */
function dearCubes({ pack }: Position, card: Placed, { taxed, side }: Placing): number {
  return taxed ? dominatedCubes(pack.figures, card, side) : 0;
}

/** How many cubes that many can place when the first `dear` cost more. */
function maxFor(dear: number, price: number, cubes: number): number {
  return dear * price >= cubes ? Math.floor(cubes / price) : dear + cubes - dear * price;
}
