import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import type { EmpiresInArms } from '../../../../src/games/empires-in-arms/types.ts';
import type { GivenDraw } from '../../../../src/kernel/chance.ts';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import type { PlayedGame } from '../../played-game.ts';
import { playedCampaign } from '../harness/played-campaign.ts';

export type Sheets = { readonly [P in Power]?: readonly SheetLine[] };
type Setup = (board: Board) => void;

/** January 1805, before the political orders, with what is changed by hand. Everybody's account is empty. */
export function beforeOrders(change: Setup = () => {}, dice: readonly GivenDraw[] = []): PlayedGame<EmpiresInArms> {
  const game = playedCampaign({ dice });
  const { pack } = game.position;
  return game.changed((state) => {
    change({ state, pack });
    for (const power of POWERS) state.powers[power].account = [];
  });
}

/** Everybody's political orders are in; who is not named wrote none. */
export function withOrders(game: PlayedGame<EmpiresInArms>, sheets: Sheets): PlayedGame<EmpiresInArms> {
  for (const power of POWERS) game.answer(sheets[power] ?? []);
  return game;
}

/** The facts of the last answer that are of this kind. */
export function factsOf<Type extends EmpiresInArms['Fact']['type']>(
  { facts }: PlayedGame<EmpiresInArms>,
  ...types: readonly Type[]
): readonly EmpiresInArms['Fact'][] {
  return facts.filter(({ type }) => types.some((one) => one === type));
}

export const declare = (...ids: readonly string[]): readonly SheetLine[] =>
  ids.map((answer) => ({ order: 'declare', answer }));

export const line = (order: string, answer: SheetLine['answer']): SheetLine => ({ order, answer });
