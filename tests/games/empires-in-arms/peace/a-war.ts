import type { AreaId, CorpsId, Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { TermChoice, Victor } from '../../../../src/games/empires-in-arms/peace/term-choice.ts';
import { changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { aCampaign } from '../harness/a-campaign.ts';

export type ABoard = ReturnType<typeof aCampaign>;

/** A campaign in which some powers declared war on another, in this order, a month one after the other. */
export function aWarOn(loser: Power, ...victors: readonly Power[]): ABoard {
  const board = aCampaign();
  for (const victor of victors) {
    if (!changeRelation(board.state, victor, loser).war) declareWar(board, victor, loser);
    board.state.month += 1;
  }
  for (const { account } of Object.values(board.state.powers)) account.length = 0;
  return board;
}

/** Dice as they fall, one after the other. */
export function dice(...faces: number[]) {
  return () => {
    const face = faces.shift();
    if (face === undefined) throw new Error('no die is left');
    return face;
  };
}

export const without = dice();

/** A corps stands in an area, with a few factors. */
export function put({ state }: ABoard, corps: CorpsId, area: AreaId): void {
  state.corps[corps] = { area, factors: { infantry: 5 } };
}

export const conditional = (power: Power, ...wishes: TermChoice[]): Victor => ({ power, kind: 'conditional', wishes });
export const unconditional = (power: Power, ...wishes: TermChoice[]): Victor => ({
  power,
  kind: 'unconditional',
  wishes,
});

/** What a power's account has had since the war began. */
export const pointsOf = ({ state }: ABoard, power: Power) =>
  state.powers[power].account.map((line) => `${line.for} ${line.points}`);

export const cession = (
  term: 'B.7' | 'C.4',
  { home = [], lands = [], conquer = [] }: { home?: string[]; lands?: string[]; conquer?: string[] },
) => ({ term, home, lands, conquer }) as const;
