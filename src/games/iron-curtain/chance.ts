import type { ChanceKind } from '../../kernel/chance-kind.ts';
import { nameOf } from './map/cards.ts';
import { msg } from './msg.ts';
import type { IronCurtain } from './types.ts';

/** What chance decides in the game; the rest is open to all. */
export const chance: readonly ChanceKind<IronCurtain>[] = [
  {
    purpose: 'deck:strategy',
    what: msg('iron-curtain.chance.deck'),
    cards: (pack) => pack.strategy.map((id) => ({ id, name: nameOf(pack, id) })),
  },
];
