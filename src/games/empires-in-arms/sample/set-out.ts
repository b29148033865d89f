import type { RandomSource } from '../../../kernel/chance.ts';
import { countFactors } from '../forces/count-factors.ts';
import { commanderOf } from '../forces/who-commands.ts';
import type { CorpsId } from '../pack-lists.ts';
import { figureOf } from '../peace/figure-of.ts';
import type { Board } from '../position-types.ts';
import type { AboardState, CorpsState, FactorsOf, State } from '../state.ts';
import { boardFleets } from './board-fleets.ts';
import { drawFactors, matchStrength } from './draw-factors.ts';
import type { HiddenCorps } from './hidden-corps.ts';
import type { KnownCorps } from './known-corps.ts';

type Dealt = { readonly backs: readonly HiddenCorps[]; readonly dealt: ReadonlyMap<CorpsId, CorpsId> };

/** Puts the corps that were dealt where backs are seen, each with a strength. Changes `state`. */
export function setOut({ state, pack }: Board, { backs, dealt }: Dealt, known: KnownCorps, draw: RandomSource): void {
  const carriers = Object.entries(state.aboard ?? {}).flatMap(([id, one]) => (known.faces.has(id) ? [one.fleet] : []));
  const fleets = boardFleets({ state, pack }, backs, new Set(carriers), draw);
  const ashore: [CorpsId, CorpsState][] = [];
  const aboard: [CorpsId, AboardState][] = [];
  const named = backs.map((back) => ({ back, id: dealt.get(back.real) ?? back.real }));
  // Whoever may choose among corps knows their names: strengths are drawn in the order of these.
  for (const { back, id } of named.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const factors = factorsFor({ state, pack }, id, known, draw);
    if (back.is === 'ashore') ashore.push([id, { ...back.at, factors }]);
    else aboard.push([id, { fleet: fleets.get(back.real) ?? '', factors }]);
  }
  state.corps = own(state.corps, known, ashore);
  if (state.aboard) state.aboard = own(state.aboard, known, aboard);
  for (const { corps, factors } of known.strengths) matchStrength({ state, pack }, corps, factors);
  for (const { corps, factors } of known.dues) {
    const hidden = corps.flatMap((real) => dealt.get(real) ?? []);
    const drawn = hidden.reduce((sum, id) => sum + countFactors(state.corps[id]?.factors ?? {}), 0);
    if (drawn < factors) matchStrength({ state, pack }, hidden, factors);
  }
  renameMarches({ state, pack }, dealt, known);
}

function factorsFor({ pack }: Board, id: CorpsId, { open, weak }: KnownCorps, draw: RandomSource): FactorsOf {
  const counter = pack.corpsOf[id];
  if (!counter) throw new Error(`the pack has no corps ${id}`);
  const full = counter.capacity.reduce((sum, { most }) => sum + most, 0);
  const tooWeak = Math.floor(full / figureOf(pack, 'B.4', 'leastShareDivisor')) - 1;
  const isWeak = !open.has(id) && weak.some((power) => power === counter.nation) && counter.symbol !== 'insurrection';
  return drawFactors(counter, draw, isWeak ? tooWeak : full);
}

/** The viewer's own as they were, and then those of others, in the order of their names. */
function own<One>(
  all: { readonly [id: CorpsId]: One },
  { faces }: KnownCorps,
  drawn: readonly (readonly [CorpsId, One])[],
): { [id: CorpsId]: One } {
  const seen = Object.entries(all).filter(([id]) => faces.has(id));
  return Object.fromEntries([...seen, ...drawn.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

/** What corps did in this turn everybody has seen (7.3), but not how far they could still go. */
function renameMarches({ state, pack }: Board, dealt: Dealt['dealt'], known: KnownCorps): void {
  if (state.marches) {
    const drawn = Object.entries(state.marches).flatMap(([real, march]) => {
      const id = dealt.get(real);
      if (id === undefined) return [];
      const left = Math.max(0, (pack.corpsOf[id]?.movement ?? 0) - march.entered.length);
      return [[id, { ...march, left }] as const];
    });
    state.marches = own(state.marches, known, drawn);
  }
  if (state.fought) {
    const others = state.fought.flatMap((real) => dealt.get(real) ?? []);
    state.fought = [...state.fought.filter((id) => known.faces.has(id)), ...others.sort()];
  }
}

/** B.4: corps under another's command are lent, and until when is known to the two alone. */
export function drawLoans(
  { state, pack }: Board,
  { backs, dealt }: Dealt,
  { loans }: KnownCorps,
  draw: RandomSource,
): State['loans'] {
  const months = figureOf(pack, 'B.4', 'months');
  const others = backs.flatMap(({ real, nation, commander }) => {
    const corps = dealt.get(real) ?? real;
    const from = commanderOf(state, nation);
    if (from === undefined || from === commander || loans.some((one) => one.corps === corps)) return [];
    return [{ corps, from, to: commander, until: state.month + 1 + draw(months) }];
  });
  return [...loans, ...others.toSorted((a, b) => (a.corps < b.corps ? -1 : 1))];
}
