import type { Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import { areaName, fleetName, leaderName, powerName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { msg } from './msg.ts';
import { saySiegeSupply, saySupplied } from './say-supply.ts';
import { leadersGone, type Seen, seenSupply } from './seen-supply.ts';
import type { SupplyFact } from './supply-fact.ts';

type SuppliedFact = Extract<SupplyFact, { readonly type: 'supplied' }>;

/** What happens with depots and supply, in words for a viewer. */
export function narrateSupply(pack: Pack, fact: SupplyFact, viewer: Viewer): Message | undefined {
  const power = powerName(fact.power);
  switch (fact.type) {
    case 'depot-placed':
      return msg('empires-in-arms-supply.depot-placed', {
        power,
        area: areaName(pack, fact.area),
        place: fact.inPort ? 'port' : 'area',
      });
    case 'depot-removed': {
      const { at, garrison } = fact;
      const { moved, lost } = garrison;
      return msg('empires-in-arms-supply.depot-removed', {
        power,
        place: at.in,
        name: at.in === 'fleet' ? fleetName(pack, at.fleet) : areaName(pack, at.area),
        moved: moved.infantry + moved.militia + (moved.irregulars ?? 0),
        lost: lost.infantry + lost.militia + (lost.irregulars ?? 0),
      });
    }
    case 'depot-loaded':
      return msg('empires-in-arms-supply.depot-loaded', { power, fleet: fleetName(pack, fact.fleet) });
    case 'depot-converted':
      return msg('empires-in-arms-supply.depot-converted', {
        power,
        other: powerName(fact.of),
        area: areaName(pack, fact.area),
      });
    case 'port-depot-changed': {
      const destroyed = fact.now === 'in_area' ? fact.destroyed : undefined;
      return msg('empires-in-arms-supply.port-depot', {
        power,
        area: areaName(pack, fact.area),
        now: destroyed ? 'destroyed' : fact.now,
        other: destroyed ? powerName(destroyed) : '',
      });
    }
    case 'supplied':
      return narrateSupplied(pack, fact, viewer);
  }
}

/** Its power reads the whole table; others see the dice, and what they cost (ruling). */
function narrateSupplied(pack: Pack, fact: SuppliedFact, viewer: Viewer): Message | undefined {
  const power = powerName(fact.power);
  const paidBy = (payer: Viewer) => fact.paid.find((one) => one.payer === payer)?.money ?? 0;
  if (viewer === fact.power || viewer === 'moderator') {
    const lines = [
      ...fact.meals.flatMap((meal) => saySupplied(pack, fact.power, meal)),
      ...fact.sieges.flatMap((siege) => saySiegeSupply(pack, siege)),
    ];
    return msg('empires-in-arms-supply.supplied', { power, money: paidBy(fact.power), lines });
  }
  const lines = seenLines(pack, fact);
  const money = paidBy(viewer);
  if (money > 0) return msg('empires-in-arms-supply.seen-and-paid', { power, money, lines, count: lines.length });
  return lines.length > 0 ? msg('empires-in-arms-supply.seen', { power, lines }) : undefined;
}

/** The dice by areas, in an order that does not tell whose is which. */
function seenLines(pack: Pack, fact: SuppliedFact): readonly Message[] {
  return [...seenSupply(fact).map((seen) => saySeen(pack, seen)), ...sayLeadersGone(pack, fact)];
}

export function saySeen(pack: Pack, { area, besieged, dice, lost, gone }: Seen): Message {
  const where = areaName(pack, area);
  const thrown = dice.length;
  return besieged
    ? msg('empires-in-arms-supply.seen-siege', { area: where, die: dice[0] ?? 0, lost, gone })
    : msg('empires-in-arms-supply.seen-forage', { area: where, dice: dice.map(String), thrown, lost, gone });
}

export function sayLeadersGone(pack: Pack, fact: SuppliedFact): readonly Message[] {
  const leaders = leadersGone(fact).map((id) => leaderName(pack, id));
  return leaders.length > 0 ? [msg('empires-in-arms-supply.leaders-gone', { leaders })] : [];
}
