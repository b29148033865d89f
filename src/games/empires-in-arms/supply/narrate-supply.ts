import type { Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import { areaName, fleetName, leaderName, powerName } from '../names.ts';
import type { AreaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { msg } from './msg.ts';
import { saySiegeSupply, saySupplied } from './say-supply.ts';
import type { Supplied, SupplyFact } from './supply-fact.ts';

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
function seenLines(pack: Pack, { meals, sieges }: SuppliedFact): readonly Message[] {
  const byArea = new Map<AreaId, Extract<Supplied, { by: 'forage' }>[]>();
  for (const meal of meals) if (meal.by === 'forage') byArea.set(meal.area, [...(byArea.get(meal.area) ?? []), meal]);
  const leaders = [
    ...meals.flatMap((meal) => (meal.by === 'forage' ? meal.leaders : [])),
    ...sieges.flatMap((one) => one.leaders),
  ];
  return [
    ...[...byArea]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([area, there]) =>
        msg('empires-in-arms-supply.seen-forage', {
          area: areaName(pack, area),
          dice: there
            .map(({ die }) => die)
            .toSorted((a, b) => a - b)
            .map(String),
          lost: there.reduce((sum, { lost }) => sum + lost, 0),
          gone: there.filter(({ losses }) => losses.gone).length,
        }),
      ),
    ...sieges
      .toSorted((a, b) => (a.area < b.area ? -1 : 1))
      .map(({ area, die, lost, corps }) =>
        msg('empires-in-arms-supply.seen-siege', {
          area: areaName(pack, area),
          die,
          lost,
          gone: corps.filter(({ gone }) => gone).length,
        }),
      ),
    ...(leaders.length > 0
      ? [msg('empires-in-arms-supply.leaders-gone', { leaders: leaders.toSorted().map((id) => leaderName(pack, id)) })]
      : []),
  ];
}
