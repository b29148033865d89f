import { controllerOf } from '../forces/who-commands.ts';
import type { MinorId, Power, ProvinceId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import { figureOf } from './figure-of.ts';
import { capitalProvince, cededTo, homeProvinces } from './home-provinces.ts';
import type { Cession, SparingTerm } from './term-choice.ts';

/** Why a cession cannot be taken (B.7, C.4, 4.4.8); undefined: it can. */
export type NoCession =
  | { readonly why: 'names_nothing' | 'home_or_lands' }
  | { readonly why: 'too_many_provinces'; readonly most: number }
  /** A.5 leaves the minor countries and ceded provinces alone to take. */
  | { readonly why: 'home_spared'; readonly by: SparingTerm }
  | { readonly why: 'named_twice' | 'not_theirs' | 'capital_last' | 'not_free'; readonly land: ProvinceId | MinorId };

/** Of a new combination (11) its members are ceded, not it. */
export function whyNotCede(
  board: Board,
  loser: Power,
  choice: Cession,
  spares: SparingTerm | undefined,
): NoCession | undefined {
  const { state, pack } = board;
  const { term, home, lands, conquer } = choice;
  if (home.length + lands.length === 0) return { why: 'names_nothing' };
  const named = [...home, ...lands];
  const twice = named.find((land, at) => named.indexOf(land) !== at);
  if (twice !== undefined) return { why: 'named_twice', land: twice };
  if (spares !== undefined && home.length > 0 && sparesHome(pack, spares)) return { why: 'home_spared', by: spares };
  const most = figureOf(pack, term, 'homeProvinces');
  if (home.length > most) return { why: 'too_many_provinces', most };
  if (term === 'B.7' && home.length > 0 && lands.length > 0) return { why: 'home_or_lands' };
  const own = homeProvinces(board, loser);
  const foreign = cededTo(board, loser);
  const stranger =
    home.find((id) => !own.includes(id)) ??
    lands.find((id) => !foreign.includes(id) && !(pack.minor[id] && controllerOf(state, id) === loser));
  if (stranger !== undefined) return { why: 'not_theirs', land: stranger };
  const capital = capitalProvince(board, loser);
  if (home.includes(capital) && own.length + foreign.length > 1) return { why: 'capital_last', land: capital };
  const notFree = conquer.find((id) => !lands.includes(id) || state.minors[id]?.status !== 'free');
  return notFree === undefined ? undefined : { why: 'not_free', land: notFree };
}

/** True of A.5, which cancels the cession in part: the pack says that minor countries can be taken all the same. */
export function sparesHome({ peace }: Pick<Pack, 'peace'>, spares: SparingTerm): boolean {
  return (peace.term[spares].figures.minorsStillCede ?? 0) > 0;
}
