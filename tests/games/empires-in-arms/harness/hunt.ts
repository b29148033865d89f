import { measureWays } from '../../../../src/games/empires-in-arms/forces/measure-ways.ts';
import { landPlan, marcherOf, ownCorpsOf } from '../../../../src/games/empires-in-arms/land/land-plan.ts';
import { beginLandSheet } from '../../../../src/games/empires-in-arms/land/land-sheet.ts';
import { reachFrom } from '../../../../src/games/empires-in-arms/land/reach.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import type { RandomSource } from '../../../../src/kernel/chance.ts';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import { linesThatFit } from '../../../../src/kernel/lines-that-fit.ts';

/** The lines of a land sheet by which some corps of a power go where enemies are, or towards them. */
export const huntingSheet = (board: Board, power: Power, random: RandomSource): readonly SheetLine[] =>
  linesThatFit(beginLandSheet(board, power), hunt(board, power, random));

function hunt(board: Board, power: Power, random: RandomSource): readonly SheetLine[] {
  const { around } = landPlan(board, power);
  const prey = [...around.enemies.corps, ...Object.keys(board.state.garrisons)].filter(
    (area) => around.enemies.corps.has(area) || around.enemies.blocked.has(area),
  );
  return ownCorpsOf(board, power).flatMap((id) => {
    if (random(2) === 0 || board.state.corps[id]?.besieged) return [];
    const reached = [...reachFrom(board.pack, around, marcherOf(board, id, 3)).keys()];
    const far = (area: string) => Math.min(99, ...prey.map((one) => measureWays(board.pack, area).get(one) ?? 99));
    const [to] = reached.toSorted((a, b) => far(a) - far(b));
    const march = { order: 'march', answer: { corps: [`corps:${id}`], to: `area:${to}` } };
    return to === undefined ? [] : [march, { order: 'besiege', answer: [`corps:${id}`] }];
  });
}
