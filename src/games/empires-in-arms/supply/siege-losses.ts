import { countFactors } from '../forces/count-factors.ts';
import { forgetBeginning } from '../land/siege.ts';
import type { AreaId, CorpsId, Irregular, Power, Troop } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FactorsOf, State } from '../state.ts';
import type { SiegeSupply } from './supply-fact.ts';
import { loseCounter, pickLosses, without } from './take-losses.ts';

/** The forces in a besieged city that nobody paid for. */
export type Starving = { readonly area: AreaId; readonly garrison: boolean; readonly corps: readonly CorpsId[] };

/**
 * 7.4.5, reconstructed: so many factors of the forces inside are lost: of the garrison, then of its irregulars, then of
 * one corps after the other, each of the kinds that come first in `order`. Nobody is besieged in a city in which
 * nobody is left.
 */
export function takeSiegeLosses(
  board: Board,
  { area, garrison, corps }: Starving,
  number: number,
  { power, order }: { readonly power: Power; readonly order: readonly Troop[] },
): Pick<SiegeSupply, 'lost' | 'garrison' | 'irregulars' | 'corps'> {
  const { state } = board;
  let due = number;
  const take = (has: Readonly<FactorsOf>): FactorsOf => {
    const lost = pickLosses(has, due, order);
    due -= countFactors(lost);
    return lost;
  };
  const there = garrison ? state.garrisons[area] : undefined;
  const ofGarrison = there ? take({ infantry: there.infantry, militia: there.militia }) : {};
  if (there) {
    const left = without({ infantry: there.infantry, militia: there.militia }, ofGarrison);
    if (countFactors(left) === 0) delete state.garrisons[area];
    else state.garrisons[area] = { ...there, infantry: left.infantry ?? 0, militia: left.militia ?? 0 };
  }
  const irregulars = garrison ? starve(state, power, area, due) : [];
  due -= irregulars.reduce((sum, one) => sum + one.number, 0);
  const ofCorps = corps.flatMap((id) => {
    const one = state.corps[id];
    const factors = one ? take(one.factors) : {};
    if (!one || countFactors(factors) === 0) return [];
    const left = without(one.factors, factors);
    const gone = countFactors(left) === 0;
    if (gone) loseCounter(board, id);
    else state.corps[id] = { ...one, factors: left };
    return [{ corps: id, factors, gone }];
  });
  if (!isHeld(state, area) && state.sieges) {
    const { [area]: _, ...others } = state.sieges;
    state.sieges = others;
    forgetBeginning(state, area);
  }
  return { lost: number - due, garrison: ofGarrison, ...(irregulars.length > 0 && { irregulars }), corps: ofCorps };
}

/** 7.3.3.3.1: irregulars in the city are a part of its garrison; no money brings them back, so they are its last. */
function starve(state: State, power: Power, area: AreaId, number: number): NonNullable<SiegeSupply['irregulars']> {
  let due = number;
  const lost: { kind: Irregular; number: number }[] = [];
  const left = (state.irregulars[area] ?? []).map(({ inCity = 0, ...one }) => {
    const gone = one.power === power ? Math.min(inCity, due) : 0;
    due -= gone;
    if (gone > 0) lost.push({ kind: one.kind, number: gone });
    return { ...one, number: one.number - gone, ...(inCity > gone && { inCity: inCity - gone }) };
  });
  const standing = left.filter((one) => one.number > 0);
  if (standing.length > 0) state.irregulars[area] = standing;
  else delete state.irregulars[area];
  return lost;
}

function isHeld({ garrisons, corps, irregulars }: State, area: AreaId): boolean {
  return (
    garrisons[area] !== undefined ||
    Object.values(corps).some((one) => one.area === area && one.besieged) ||
    (irregulars[area] ?? []).some(({ inCity = 0 }) => inCity > 0)
  );
}
