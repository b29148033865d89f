import { dissolveEmpty } from '../combinations/dissolve.ts';
import { leaveDepots } from '../forces/leave-depots.ts';
import { removeNations } from '../forces/remove-nations.ts';
import { controllerOf } from '../forces/who-commands.ts';
import { tidyCities } from '../land/tidy-cities.ts';
import { districtsOf } from '../minors/districts-of.ts';
import type { MinorId, Power } from '../pack-lists.ts';
import { cedeProvince } from '../peace/cede.ts';
import type { Board } from '../position-types.ts';
import { countPoints } from '../status/count-points.ts';
import type { CapitalHeld } from './capitals.ts';

/**
 * 7.7: a land is its conqueror's; each of the two moves its marker. A province comes into its own power's hands as a
 * home province again. Gives the new political combinations that have lost their last member by it (11).
 */
export function conquer(board: Board, { land, by, from }: CapitalHeld): readonly MinorId[] {
  const { pack } = board;
  if (pack.province[land]) cedeProvince(board, land, by);
  else conquerMinor(board, land, by);
  const fallen = dissolveEmpty(board);
  tidyCities(board);
  countPoints(board, by, 'conquer_district_or_ceded_province', { with: from ?? land });
  if (from !== undefined) countPoints(board, from, 'lose_district_or_ceded_province', { with: by });
  return fallen;
}

/**
 * 10.2.1, 10.4: a conquest flag replaces any other. With its primary district a country has lost all its forces; the
 * secondary ones that are left stay with whoever had them, as conquests (ruling). Wars with the country are over when
 * its last district is the conqueror's.
 */
function conquerMinor(board: Board, minor: MinorId, by: Power): void {
  const { state, pack } = board;
  const country = pack.minor[minor]?.districtOf ?? minor;
  const districts = districtsOf(pack, country);
  if (minor === country) {
    removeNations(board, districts);
    for (const district of districts) {
      const one = state.minors[district];
      if (one?.status === 'free') state.minors[district] = { status: 'conquered', controller: one.controller };
    }
  }
  state.minors[minor] = { status: 'conquered', controller: by };
  if (minor !== country) delete state.minorWars[minor];
  if (districts.every((district) => controllerOf(state, district) === by)) delete state.minorWars[country];
  leaveDepots(board, districts);
}
