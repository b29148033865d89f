import type { BattleCharts, Pairing } from '../battle-types.ts';
import type { SideName } from '../sides.ts';
import type { PackFile } from './pack-schema.ts';
import { plain } from './plain.ts';

/** The charts of battles on land; a cell of the pairings that is read in two ways has the reading that is used. */
export function battleOf(file: PackFile['battle']): BattleCharts {
  const battle = plain(file);
  return { ...battle, pairings: battle.pairings.map((pairing) => settled(pairing, battle.disputed)) };
}

function settled(pairing: Pairing, disputed: BattleCharts['disputed']): Pairing {
  const read = (side: SideName) =>
    pairing[side].map((code, i) => {
      const cell = disputed.find(
        (one) =>
          one.attack === pairing.attack &&
          one.defence === pairing.defence &&
          one.side === side &&
          one.round === String(i + 1),
      );
      return cell ? cell[cell.use] : code;
    });
  return { ...pairing, attackers: read('attackers'), defenders: read('defenders') };
}
