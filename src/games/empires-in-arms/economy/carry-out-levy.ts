import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { State } from '../state.ts';
import { withPlace } from './add-to-budget.ts';
import { type BudgetLine, linesOf } from './budget-line.ts';
import type { EconomyFact } from './economy-fact.ts';
import { type Levies, listLevies } from './list-levies.ts';
import { defaultLevyPlaces, type LevyPlaces, raiseLevies, whyNotLevy } from './raise-levies.ts';

/** 8.10: a power's levy; what it places nowhere comes by itself. */
export function carryOutLevy(board: Board, power: Power, lines: readonly BudgetLine[]): readonly EconomyFact[] {
  const levies = listLevies(board, power);
  const lapsed: EconomyFact[] = [];
  let places: LevyPlaces = { irregulars: [], corps: [] };
  for (const line of linesOf(lines, 'levy-place')) {
    const more = withPlace(places, line);
    const no = whyNotLevy(board, levies, more);
    if (no) lapsed.push({ type: 'budget-line-lapsed', power, line, no: { order: 'levy-place', no } });
    else places = more;
  }
  const all = withDefaults(board, levies, places);
  const filled = levies.corps.filter(({ corps, factors, areas }) => areas || isChanged(board.state, corps, factors));
  if (all.irregulars.length + all.corps.length + filled.length === 0) return lapsed;
  raiseLevies(board, power, all);
  const raised: EconomyFact = {
    type: 'levy-raised',
    power,
    irregulars: counted(all.irregulars),
    corps: all.corps.map(({ area }) => area).sort(),
  };
  const corps = filled.map((one) => one.corps).filter((id) => board.state.corps[id]);
  return [
    ...lapsed,
    ...(all.irregulars.length + all.corps.length > 0 ? [raised] : []),
    ...(corps.length > 0 ? [{ type: 'corps-levied' as const, power, corps }] : []),
  ];
}

/** The places with those that a levy takes by itself, as far as there is something left to come. */
function withDefaults(board: Board, levies: Levies, places: LevyPlaces): LevyPlaces {
  const { irregulars, corps } = defaultLevyPlaces(board, levies);
  let all = places;
  for (const place of [...irregulars, ...corps]) {
    const more = withPlace(all, place);
    if (!whyNotLevy(board, levies, more)) all = more;
  }
  return all;
}

function isChanged({ corps }: State, id: string, factors: Levies['corps'][number]['factors']): boolean {
  const has = corps[id]?.factors ?? {};
  return Object.entries(factors).some(([troop, number]) =>
    Object.entries(has).every(([t, n]) => t !== troop || n !== number),
  );
}

function counted(irregulars: LevyPlaces['irregulars']) {
  const found = new Map<string, { kind: LevyPlaces['irregulars'][number]['kind']; area: string; number: number }>();
  for (const { kind, area } of irregulars) {
    const key = `${kind} ${area}`;
    found.set(key, { kind, area, number: (found.get(key)?.number ?? 0) + 1 });
  }
  return [...found.values()];
}
