import type { Message } from '../../../kernel/message.ts';
import { areaName, corpsName, leaderName, powerName } from '../names.ts';
import { type AreaId, type CorpsId, type LeaderId, type Power, TROOPS } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { countedText } from '../reinforcement/order-names.ts';
import type { FactorsOf } from '../state.ts';
import type { Forage } from './forage.ts';
import { msg } from './msg.ts';
import type { SiegeSupply, Supplied } from './supply-fact.ts';
import type { Losses } from './take-losses.ts';
import type { PaidWay } from './ways-to-pay.ts';

/** How a corps or a garrison was supplied, as its power reads it: with what, its price, or the die and what it cost. */
export function saySupplied(pack: Pack, power: Power, one: Supplied): readonly Message[] {
  const who = whoText(pack, one.area, one.corps);
  switch (one.by) {
    case 'paid':
      return [msg('empires-in-arms-supply.paid', { who, way: wayText(one.way), price: priceText(power, one.way) })];
    case 'fed':
      return [msg('empires-in-arms-supply.fed', { who })];
    case 'forage': {
      const { gone } = one.losses;
      const factors = forageLosses(pack, one.losses);
      const foraged = msg('empires-in-arms-supply.foraged', {
        who,
        why: msg('empires-in-arms-supply.why', { why: one.why }),
        throw: throwText(pack, one.die, one.forage),
        loss: msg('empires-in-arms-supply.loss', { factors, count: factors.length, gone: gone ? 'yes' : 'no' }),
      });
      return [foraged, ...leadersText(pack, one.leaders)];
    }
  }
}

/** What foraging cost: factors with the corps, and those that it had left behind. */
export function forageLosses(pack: Pack, { from, behind }: Losses): readonly Message[] {
  return [
    ...factorTexts(from),
    ...behind.map((left) =>
      msg('empires-in-arms-supply.loss-behind', {
        factors: factorTexts(left.factors),
        area: areaName(pack, left.area),
      }),
    ),
  ];
}

/** What a siege cost those inside, of all kinds. */
export function siegeLosses(pack: Pack, { garrison, irregulars = [], corps }: SiegeSupply): readonly Message[] {
  return [
    ...factorTexts(garrison),
    ...irregulars.map((one) => msg('empires-in-arms-supply.irregulars', one)),
    ...corps.flatMap((one) => factorTexts(one.factors)),
    ...corps.flatMap(({ corps: id, gone }) => (gone ? [corpsName(pack, id)] : [])),
  ];
}

/** 7.4.5. */
export function saySiegeSupply(pack: Pack, siege: SiegeSupply): readonly Message[] {
  const { area, die, value, leaders } = siege;
  const factors = siegeLosses(pack, siege);
  const loss = msg('empires-in-arms-supply.loss', { factors, count: factors.length, gone: 'no' });
  return [
    msg('empires-in-arms-supply.besieged', { area: areaName(pack, area), die, value, loss }),
    ...leadersText(pack, leaders),
  ];
}

/** "from a depot 2 areas away". */
export function wayText({ from }: Pick<PaidWay, 'from'>): Message {
  return msg('empires-in-arms-supply.way', { from: from.is, far: from.is === 'depot' ? from.far : 0 });
}

/** "1½ money", and whose, if it is an ally's. */
export function priceText(power: Power, { payer, halves }: Pick<PaidWay, 'payer' | 'halves'>): Message {
  const whose = payer === power ? 'own' : 'ally';
  return msg('empires-in-arms-supply.price', { money: halvesText(halves), whose, payer: powerName(payer) });
}

/** Halves of a money point as people write them: `½`, `1`, `1½`. */
export function halvesText(halves: number): string {
  const whole = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? '½' : '';
  return whole === 0 && half !== '' ? half : `${whole}${half}`;
}

/** "die 4 +1 for other corps −2 for unused points against 3 in Ulm". */
function throwText(pack: Pack, die: number, { value, worst, modifiers }: Forage): Message {
  const { otherCorps, unusedPoints, forcedMarch, winter, ownTerritory } = modifiers;
  return msg('empires-in-arms-supply.throw', {
    die,
    value,
    area: areaName(pack, worst),
    others: signed(otherCorps),
    points: signed(unusedPoints),
    forced: signed(forcedMarch),
    winter: signed(winter),
    home: signed(ownTerritory),
  });
}

/** "+2", or `none`, which a sentence leaves out. */
export const signed = (number = 0): string => (number === 0 ? 'none' : number > 0 ? `+${number}` : `−${-number}`);

function factorTexts(factors: Readonly<FactorsOf>): readonly Message[] {
  return TROOPS.flatMap((troop) => {
    const number = factors[troop] ?? 0;
    return number > 0 ? [countedText(troop, number)] : [];
  });
}

function leadersText(pack: Pack, leaders: readonly LeaderId[]): readonly Message[] {
  if (leaders.length === 0) return [];
  return [msg('empires-in-arms-supply.leaders-gone', { leaders: leaders.map((id) => leaderName(pack, id)) })];
}

export function whoText(pack: Pack, area: AreaId, corps: CorpsId | undefined): Message {
  const where = areaName(pack, area);
  return corps === undefined
    ? msg('empires-in-arms-supply.garrison-of', { area: where })
    : msg('empires-in-arms-supply.corps-in', { corps: corpsName(pack, corps), area: where });
}
