import { whyBarred } from '../forces/barred.ts';
import { fleetCommander } from '../forces/who-commands.ts';
import type { FleetId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { goToWar } from '../relations/go-to-war.ts';
import { areAtWar } from '../relations/pair.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Play } from '../types.ts';
import { hostility } from './who-is-hostile.ts';

/** 6.3.1.2: the powers that only carry, or could carry, and on whom a power could declare war for it (6.3.1.2.2). */
export function neutralCarriers(
  board: Board,
  attackers: readonly FleetId[],
  others: readonly FleetId[],
  aggressor: Power,
): readonly Power[] {
  const { state, pack } = board;
  const powers = [...new Set(others.flatMap((id) => fleetCommander(state, pack, id) ?? []))];
  return powers.filter(
    (power) =>
      power !== aggressor &&
      !areAtWar(state, aggressor, power) &&
      !whyBarred(board, aggressor, power) &&
      others.every(
        (id) =>
          fleetCommander(state, pack, id) !== power || attackers.every((one) => hostility(board, one, id) !== 'war'),
      ),
  );
}

/** 6.3.1.2.2: war on carriers, in spite of an enforced peace; nobody can call an ally for it. */
export function declareAtSea(play: Play, aggressor: Power, on: readonly Power[]): void {
  for (const power of on)
    tellPoints(play, () => {
      const broken = goToWar(play, aggressor, power);
      play.tell({ type: 'war-declared', power: aggressor, on: power, broken: [...broken] });
    });
}
