import type { Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import type { Setting } from '../../../kernel/rules.ts';
import { monthWithin } from '../board/short-names.ts';
import { timeAt } from '../calendar/month-number.ts';
import { areaName, fleetName, nationName, powerName } from '../names.ts';
import { campaignOf } from '../options.ts';
import { POWERS } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { EmpiresInArms } from '../types.ts';
import { irregularName, landName, maintainedName } from './budget-names.ts';
import type { EconomyFact } from './economy-fact.ts';
import { msg } from './msg.ts';
import { narrateTreasury } from './narrate-treasury.ts';
import { signed } from './order-parts.ts';

/** What happens in the economic phase, in words; treasuries are told to their powers alone (2.4.2). */
export function narrateEconomy(
  setting: Setting<EmpiresInArms>,
  fact: EconomyFact,
  viewer: Viewer,
): Message | undefined {
  const { pack } = setting;
  const knows = (...of: readonly string[]) => viewer === 'moderator' || of.includes(viewer);
  switch (fact.type) {
    case 'income-collected':
    case 'expenses-paid':
    case 'own-units-given-up':
    case 'domestic-trade-refused':
    case 'corps-levied':
    case 'militia-trained':
    case 'budget-line-lapsed':
      return knows(fact.power) ? narrateTreasury(setting, fact) : undefined;
    case 'ships-laid-down':
      return msg('empires-in-arms-economy.laid-down', {
        ...{ power: powerName(fact.power), count: fact.number, port: areaName(pack, fact.port) },
        ...{ foreign: fact.nation === fact.power ? 'no' : 'yes', nation: nationName(pack, fact.nation) },
        month: monthWithin(timeAt(pack.calendar, campaignOf(setting.options, setting.seats.length), fact.month)),
      });
    case 'ships-burnt':
      return msg('empires-in-arms-economy.burnt', {
        ...{ power: powerName(fact.power), count: fact.number, port: areaName(pack, fact.port) },
      });
    case 'economic-loss-thrown':
      return msg('empires-in-arms-economy.loss-thrown', {
        power: powerName(fact.power),
        die: fact.die,
        lost: String(fact.lost),
      });
    case 'reparation-paid':
      if (!knows(fact.power, fact.to)) return undefined;
      return msg('empires-in-arms-economy.reparation', {
        power: powerName(fact.power),
        to: powerName(fact.to),
        money: fact.money,
      });
    case 'victory-points-counted':
      return msg('empires-in-arms-economy.points-counted', {
        gains: POWERS.flatMap((power) => {
          const points = fact.gains[power];
          return points === undefined
            ? []
            : [msg('empires-in-arms-economy.gain', { power: powerName(power), points: signed(points) })];
        }),
        turned: String(fact.transfer !== undefined),
        points: fact.transfer?.points ?? 0,
        from: fact.transfer ? powerName(fact.transfer.from) : '',
      });
    case 'money-lent':
      if (!knows(fact.power, fact.to)) return undefined;
      return msg('empires-in-arms-economy.lent', {
        power: powerName(fact.power),
        to: nationName(pack, fact.to),
        money: fact.money,
      });
    case 'american-trade-stopped':
      return msg('empires-in-arms-economy.american-stopped', {
        power: powerName(fact.power),
        enemies: fact.enemies.map(powerName),
        thrown: String(fact.die !== undefined),
        die: fact.die ?? 0,
        war: String(fact.war),
      });
    case 'american-war-over':
      return msg('empires-in-arms-economy.american-peace', { power: powerName(fact.power) });
    case 'units-given-up':
      return msg('empires-in-arms-economy.units-given-up', {
        power: powerName(fact.power),
        units: [
          ...corpsIn(pack, fact.corps),
          ...fact.fleets.map((id) => fleetName(pack, id)),
          ...fact.depots.map((id) => maintainedName(pack, id)),
        ],
      });
    case 'land-ceded':
      return msg('empires-in-arms-economy.ceded', {
        power: powerName(fact.power),
        land: landName(pack, fact.land),
        to: powerName(fact.to),
      });
    case 'land-let-go':
      return msg('empires-in-arms-economy.let-go', {
        power: powerName(fact.power),
        land: landName(pack, fact.land),
      });
    case 'combination-made':
      return msg('empires-in-arms-economy.combined', {
        power: powerName(fact.power),
        combination: nationName(pack, fact.combination),
        lands: fact.lands.map((land) => landName(pack, land)),
        joins: String(fact.joins),
      });
    case 'levy-raised':
      return msg('empires-in-arms-economy.levied', {
        power: powerName(fact.power),
        units: [
          ...fact.irregulars.map(({ kind, area, number }) =>
            msg('empires-in-arms-economy.levied-irregulars', {
              kind: irregularName(kind),
              area: areaName(pack, area),
              number,
            }),
          ),
          ...corpsIn(pack, fact.corps),
        ],
      });
  }
}

/** Backs of corps, by area. */
function corpsIn(pack: Pack, areas: readonly string[]): readonly Message[] {
  return [...new Set(areas)].map((area) =>
    msg('empires-in-arms-economy.corps-in', {
      area: areaName(pack, area),
      count: areas.filter((one) => one === area).length,
    }),
  );
}
