import { countFactors } from '../forces/count-factors.ts';
import { leadersWith, removeCorps } from '../forces/remove-unit.ts';
import { takePrisoners } from '../forces/take-prisoners.ts';
import { corpsInCity } from '../land/city.ts';
import { liftSiege } from '../land/siege.ts';
import type { AreaId, CorpsId, LeaderId, Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FactorsOf } from '../state.ts';

/** Who fell into the hands of those who took a city. */
export type Taken = {
  readonly prisoners: readonly { readonly of: Owner; readonly factors: number }[];
  readonly corps: readonly CorpsId[];
  readonly leaders: readonly LeaderId[];
};

/**
 * A city is taken: all that is left inside are prisoners, with their leaders (10.6); irregulars and a depot inside the
 * port are lost, and every siege of it is over. The city is empty, and of whoever has corps before it (10.3.2).
 */
export function takeCity(board: Board, area: AreaId, captor: Power): Taken {
  const { state, pack } = board;
  const prisoners = new Map<Owner, number>();
  const take = (of: Owner, factors: FactorsOf) => {
    takePrisoners(state, { of, by: captor, factors });
    prisoners.set(of, (prisoners.get(of) ?? 0) + countFactors(factors));
  };
  const garrison = state.garrisons[area];
  if (garrison) take(garrison.nation, { infantry: garrison.infantry, militia: garrison.militia });
  delete state.garrisons[area];
  const corps = corpsInCity(board, area);
  const leaders = corps.flatMap((id) => leadersWith(state, id));
  for (const id of corps) {
    take(pack.corpsOf[id]?.nation ?? '', state.corps[id]?.factors ?? {});
    removeCorps(state, id, { is: 'captured', by: captor });
  }
  loseIrregulars(board, area);
  if (state.portDepots?.[area] !== undefined) {
    const { [area]: _, ...others } = state.portDepots;
    state.portDepots = others;
  }
  for (const besieger of [...(state.sieges?.[area] ?? [])]) liftSiege(state, besieger, area);
  return { prisoners: [...prisoners].map(([of, factors]) => ({ of, factors })), corps, leaders };
}

function loseIrregulars({ state }: Board, area: AreaId): void {
  const there = state.irregulars[area];
  if (!there) return;
  const left = there.flatMap(({ inCity = 0, ...one }) =>
    one.number > inCity ? [{ ...one, number: one.number - inCity }] : [],
  );
  if (left.length > 0) state.irregulars[area] = left;
  else delete state.irregulars[area];
}
