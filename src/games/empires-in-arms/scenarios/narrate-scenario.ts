import type { Message } from '../../../kernel/message.ts';
import { monthWithin } from '../board/short-names.ts';
import { areaName, corpsName, leaderName, nationName, powerName } from '../names.ts';
import { TROOPS } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { countedText } from '../reinforcement/order-names.ts';
import { bidTexts } from '../sequence/bid-texts.ts';
import { msg } from './msg.ts';
import type { ScenarioFact } from './scenario-fact.ts';

/** What happens in a scenario alone, in words; all of it is open. */
export function narrateScenario(pack: Pack, fact: ScenarioFact): Message {
  switch (fact.type) {
    case 'scenario-began': {
      const bids = bidTexts(fact.bids);
      return msg('empires-in-arms-scenarios.began', {
        name: pack.scenario[fact.scenario].name,
        last: monthWithin(fact.last),
        bids,
        count: bids.length,
      });
    }
    case 'scenario-money':
      return msg('empires-in-arms-scenarios.money', { power: powerName(fact.power), money: fact.money });
    case 'scenario-corps':
      return msg('empires-in-arms-scenarios.corps', {
        power: powerName(fact.power),
        corps: corpsName(pack, fact.corps),
        area: areaName(pack, fact.area),
        factors: counted(fact.factors),
        leader: fact.leader === undefined ? '' : leaderName(pack, fact.leader),
        led: fact.leader === undefined ? 'no' : 'yes',
        fate: fact.fate,
      });
    case 'scenario-factors':
      return msg('empires-in-arms-scenarios.factors', {
        nation: nationName(pack, fact.nation),
        area: areaName(pack, fact.area),
        factors: counted(fact.factors),
        lost: fact.lost,
      });
    case 'objectives-counted':
      return msg('empires-in-arms-scenarios.counted', {
        points: fact.points.map(({ power, points, needs }) =>
          msg('empires-in-arms-scenarios.points', { power: powerName(power), points, needs }),
        ),
      });
  }
}

const counted = (factors: Extract<ScenarioFact, { type: 'scenario-factors' }>['factors']) =>
  TROOPS.flatMap((troop) => {
    const number = factors[troop] ?? 0;
    return number > 0 ? [countedText(troop, number)] : [];
  });
