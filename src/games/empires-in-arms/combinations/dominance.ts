import { isHomeLand } from '../forces/whose-area.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { zoneAt } from '../status/square.ts';
import type { Play, Step } from '../types.ts';
import { holderOfLand } from './member-of.ts';

/**
 * 11.7, 11.8: a dominant power has better morale. By lands they are counted in each economic phase; else it is as at
 * the beginning, but not in Fiasco (reconstructed both: no source has the printed conditions).
 */
export function isDominant({ state, pack }: Board, power: Power): boolean {
  if (state.dominant) return state.dominant.includes(power);
  return pack.nations[power].dominant && !isInFiasco({ state, pack }, power);
}

/**
 * Who is dominant by lands: not in Fiasco, and with its home nation but for so many provinces; who did not begin so
 * also with so many of the lands that the pack names.
 */
export function dominantByLands(board: Board): Power[] {
  const { pack } = board;
  const { mayLackHome, powers } = pack.optional.dominance;
  return POWERS.filter((power) => {
    if (board.state.powers[power].played === 'gone' || isInFiasco(board, power)) return false;
    const home = pack.provinces.filter((province) => province.power === power);
    const lacking = home.filter(({ id }) => !isHomeLand(board, power, id)).length;
    if (lacking > mayLackHome) return false;
    if (pack.nations[power].dominant) return true;
    const wanted = powers.find((one) => one.power === power);
    const held = wanted?.lands.filter((land) => holderOfLand(board, land) === power).length ?? 0;
    return wanted !== undefined && held >= wanted.least;
  });
}

const isInFiasco = ({ state, pack }: Board, power: Power) =>
  zoneAt(pack, state.powers[power].square).zone.id === 'fiasco';

/** 11.7: at the beginning and in each economic phase, where the table counts lands. */
export const countDominance: Step<'count-dominance'> = {
  section: '11.7',
  run: (play) => {
    const before = POWERS.filter((power) => isDominant(play, power));
    const now = dominantByLands(play);
    play.state.dominant = now;
    for (const power of POWERS)
      if (before.includes(power) !== now.includes(power)) tellChange(play, power, now.includes(power));
  },
};

function tellChange({ tell }: Play, power: Power, is: boolean): void {
  tell({ type: 'dominance-changed', power, is });
}
