import { type Options, parseOptions } from '../../../../src/games/empires-in-arms/options.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import type { EmpiresInArms } from '../../../../src/games/empires-in-arms/types.ts';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import { explainRefusal } from '../../../../src/kernel/explain-refusal.ts';
import { isPoint, type SheetPoint } from '../../../../src/kernel/sheet.ts';
import { english, PlayedGame } from '../../played-game.ts';

type Begin = {
  readonly change?: (state: State) => void;
  /** The dice of the phase, by what they are for: `economic-loss:spain`. */
  readonly dice?: { readonly [purpose: string]: readonly number[] };
  readonly options?: Partial<Options>;
  readonly played?: readonly Power[];
};

/** The economic phase of March 1805 alone (8), after a change of the state by hand. */
export function anEconomicPhase({ change = () => {}, dice = {}, options = {}, played = POWERS }: Begin = {}) {
  const setting = {
    seats: played,
    options: parseOptions({ ...options, powers: [...played] }),
    pack: rules.builtInPack().pack,
    ruleset: rules.ruleset.current,
  };
  const setup: typeof rules.setup = (given) => {
    const { state } = rules.setup(given);
    state.month = 2;
    change(state);
    return { state, agenda: [{ step: 'economic-phase', args: {} }] };
  };
  const laid = Object.entries(dice).flatMap(([purpose, faces]) =>
    faces.map((result) => ({ purpose: `die:${purpose}`, result })),
  );
  return new PlayedGame({ rules: { ...rules, setup }, setting }, { dice: laid });
}

type Budgets = { readonly [P in Power]?: readonly SheetLine[] };

/** All send their budget, an empty one where none is given; who cannot pay upkeep then sends the fallback. */
export function sent(game: PlayedGame<EmpiresInArms>, budgets: Budgets = {}): PlayedGame<EmpiresInArms> {
  for (let decision = game.open(); decision?.name === 'budget'; decision = game.open()) {
    const [seat] = decision.waiting;
    const power = POWERS.find((one) => one === seat);
    const given = power && budgets[power];
    game.answer(given ? [...given] : []);
  }
  return game;
}

export const line = (order: string, answer: SheetLine['answer']): SheetLine => ({ order, answer });
export const buy = (what: string, number?: number, nation?: string): SheetLine => ({
  order: 'buy',
  answer: { what, ...(number !== undefined && { number }), ...(nation !== undefined && { for: nation }) },
});

/** The sheet of a power after some lines, which must fit. */
export function sheetOf(game: PlayedGame<EmpiresInArms>, power: Power, ...lines: SheetLine[]): SheetPoint {
  const begin = rules.decisions.budget.sheet?.begin(game.position, power, {});
  if (!begin) throw new Error('the budget is no sheet');
  return lines.reduce((point, one) => {
    const next = point.add(one);
    if (!isPoint(next)) throw new Error(english.t(next.problem));
    return next;
  }, begin);
}

/** Why a line does not fit at a point, in words; of the choice, or of the rules. */
export function problemWith(point: SheetPoint, one: SheetLine): string {
  const order = point.orders().find(({ id }) => id === one.order);
  if (!order) return 'no such order';
  const refused = explainRefusal(order.choice, one.answer);
  if (refused) return `not offered: ${english.t(refused)}`;
  const next = point.add(one);
  return isPoint(next) ? 'fits' : `${english.t(next.problem)} (${next.section ?? '8'})`;
}
