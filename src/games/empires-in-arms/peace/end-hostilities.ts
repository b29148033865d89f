import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { endWar } from '../relations/war.ts';
import { enforcePeace } from './enforce-peace.ts';
import { exchangePrisoners } from './exchange-prisoners.ts';
import { liftSieges } from './lift-sieges.ts';
import type { Parting } from './parting.ts';
import { endTreaties } from './treaties.ts';

/**
 * What every peace does at first (4.4.6): the war of the two is over, with all that an earlier peace laid on them, and
 * prisoners return, and sieges between them are over. Gives who goes home, once the terms are carried out.
 */
export function endHostilities(board: Board, a: Power, b: Power): readonly Parting[] {
  endWar(board.state, a, b);
  endTreaties(board.state, a, b);
  exchangePrisoners(board, a, b);
  liftSieges(board);
  return [
    { power: a, from: b },
    { power: b, from: a },
  ];
}

/** 4.4.6.3: neither may declare war on the other for so many months. */
export function enforceBothWays({ state }: Pick<Board, 'state'>, a: Power, b: Power, months: number): void {
  enforcePeace(state, a, b, months);
  enforcePeace(state, b, a, months);
}
