import type { Message } from '../../../kernel/message.ts';
import { areaName } from '../names.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import { type ForageModifiers, type Foraging, forageOf } from './forage.ts';
import { forageOdds, type Odds } from './forage-odds.ts';
import { msg } from './msg.ts';
import { priceText, wayText } from './say-supply.ts';
import { type PaidWay, type Supplier, suppliersOf, waysToPay } from './ways-to-pay.ts';

/** What the supply of one corps would cost where a march ends. */
export type SupplyForecast = {
  readonly forage: Odds & {
    /** The lowest forage value on the way, and where. */
    readonly value: number;
    readonly worst: AreaId;
    readonly modifiers: ForageModifiers;
  };
  /** What it can be paid for by, the power's own depots first; nothing where no chain reaches it. */
  readonly paid: readonly PaidWay[];
  /** It may not be paid for (7.4.1). */
  readonly mustForage: boolean;
};

/**
 * 7.4: what foraging may cost a corps at the end of a march, and what depots would. It goes by what its commander knows
 * alone: its own corps, and of others what stands on the map for all to see. Who asks for many places gives the
 * suppliers once.
 */
export function forecastSupply(
  board: Board,
  power: Power,
  foraging: Foraging,
  suppliers: readonly Supplier[] = suppliersOf(board, power),
): SupplyForecast {
  const forage = forageOf(board, foraging);
  const besieged = board.state.corps[foraging.corps]?.besieged === true;
  return {
    forage: { ...forage, ...forageOdds(board.pack, forage) },
    paid: waysToPay(board, suppliers, { area: foraging.area, besieged }),
    mustForage: foraging.march.forced === true,
  };
}

/** A forecast in a line or two; the price for as many corps as are supplied together. */
export function sayForecast(
  pack: Pack,
  power: Power,
  { forage, paid, mustForage }: SupplyForecast,
  corps = 1,
): readonly Message[] {
  const foraging = msg('empires-in-arms-supply.forecast.forage', {
    chance: Math.round(forage.chance * 100),
    mean: forage.mean.toFixed(1),
    most: forage.most,
    value: forage.value,
    area: areaName(pack, forage.worst),
  });
  if (mustForage) return [foraging, msg('empires-in-arms-supply.forecast.must-forage')];
  const [way] = paid;
  if (!way) return [foraging, msg('empires-in-arms-supply.forecast.no-depot')];
  const price = priceText(power, { ...way, halves: way.halves * corps });
  return [foraging, msg('empires-in-arms-supply.forecast.paid', { way: wayText(way), price })];
}
