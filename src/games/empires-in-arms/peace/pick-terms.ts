import type { BoardWithRuleset } from '../position-types.ts';
import type { FormalPeace, TakenTerm, TermChoice, Victor } from './term-choice.ts';
import { whyNotSpare, whyNotTerm } from './why-not-term.ts';

export type Picks = {
  /** What takes effect, in the order in which it was chosen. */
  readonly taken: readonly TakenTerm[];
  /** What was chosen for nothing: not by every victor (C.6). */
  readonly void: readonly TakenTerm[];
};

/**
 * 4.4.5: the victors choose their terms one after the other, in their order, until each has all that it may have, or
 * wants. What somebody before them made impossible is passed over for the next on their list.
 */
export function pickTerms(board: BoardWithRuleset, { loser, victors }: FormalPeace): Picks {
  for (const victor of victors)
    if (victor.spares !== undefined && whyNotSpare(victor))
      throw new Error(`${loser} surrenders to ${victor.power} without conditions, and is spared nothing`);
  const chosen: TakenTerm[] = [];
  let choosing = victors.map((victor) => ({ victor, wishes: [...victor.wishes] }));
  while (choosing.length > 0)
    choosing = choosing.filter(({ victor, wishes }) => {
      const choice = nextOf(victor, wishes);
      if (choice) chosen.push({ by: victor.power, choice });
      return choice !== undefined;
    });
  const isVoid = ({ choice: { term } }: TakenTerm) =>
    board.pack.peace.term[term].byAllVictors &&
    chosen.filter(({ choice }) => choice.term === term).length < victors.length;
  return { taken: chosen.filter((one) => !isVoid(one)), void: chosen.filter(isVoid) };

  function nextOf(victor: Victor, wishes: TermChoice[]): TermChoice | undefined {
    for (let wish = wishes.shift(); wish; wish = wishes.shift())
      if (!whyNotTerm(board, loser, victor, wish, chosen)) return wish;
    return undefined;
  }
}
