import type { Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import { areaName, corpsName, leaderName, nationName, powerName } from '../names.ts';
import type { CorpsId, LeaderId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { BattleFact } from './battle-fact.ts';
import { dieText, joinedText, roundText } from './battle-text.ts';
import { msg } from './msg.ts';
import { planText } from './plan-text.ts';

/**
 * A battle in words, like a report. Once the chits are turned all of it is open (7.5.2.5); corps that do not come to
 * help stay hidden, and so does what somebody had planned.
 */
export function narrateBattle(pack: Pack, fact: BattleFact, viewer: Viewer): Message | undefined {
  const area = areaName(pack, fact.area);
  switch (fact.type) {
    case 'battle-joined':
      return joinedText(pack, fact);
    case 'came-out':
      return msg('empires-in-arms-battle.told.came-out', {
        ...{ area, power: powerName(fact.power), others: fact.others ? 'yes' : 'no' },
        ...{ corps: fact.corps.length, names: corpsNames(pack, fact.corps) },
      });
    case 'battle-round':
      return roundText(pack, fact);
    case 'withdrawal-tried':
      return msg('empires-in-arms-battle.told.withdrawal', {
        ...{ area, power: powerName(fact.power), die: String(fact.die), upTo: String(fact.upTo) },
        alone: fact.corps === undefined ? 'no' : 'yes',
        corps: fact.corps === undefined ? '' : corpsName(pack, fact.corps),
        success: fact.success ? 'yes' : 'no',
      });
    case 'battle-arrival':
      return arrivalText(pack, fact, viewer);
    case 'guard-committed':
      return msg('empires-in-arms-battle.told.guard', {
        ...{ area, power: powerName(fact.power), columns: fact.columns },
        ...{ die: String(fact.die), losses: fact.losses },
      });
    case 'bombardment':
      return msg('empires-in-arms-battle.told.bombardment', {
        ...{ area, power: powerName(fact.power), guns: fact.guns, die: dieText(fact.die, fact.sum) },
        ...{ percent: String(fact.percent), losses: fact.losses },
      });
    case 'battle-over':
      return overText(pack, fact);
    case 'pursuit':
      return msg('empires-in-arms-battle.told.pursuit', {
        ...{ area, power: powerName(fact.power), cavalry: fact.cavalry, class: String(fact.class) },
        ...{ die: String(fact.die), percent: String(fact.percent), losses: fact.losses },
      });
    case 'retreated':
      return msg('empires-in-arms-battle.told.retreated', {
        ...{ area, power: powerName(fact.power), to: areaName(pack, fact.to) },
        ...{ corps: fact.corps.length, names: corpsNames(pack, fact.corps), irregulars: fact.irregulars },
      });
    case 'surrendered-in-battle':
      return surrenderText(pack, fact);
    case 'corps-destroyed':
      return msg('empires-in-arms-battle.told.destroyed', {
        ...{ area, power: powerName(fact.power), names: corpsNames(pack, fact.corps) },
        ...{ led: fact.leaders.length, leaders: leaderNames(pack, fact.leaders) },
      });
    case 'leader-fell':
      return msg('empires-in-arms-battle.told.fell', {
        leader: leaderName(pack, fact.leader),
        power: powerName(fact.power),
        dice: fact.dice.join(', '),
      });
    case 'depot-won':
      return msg('empires-in-arms-battle.told.depot', {
        ...{ area, power: powerName(fact.power), of: powerName(fact.of), how: fact.how },
      });
    case 'plan-by-orders':
      return viewer === fact.power || viewer === 'moderator'
        ? msg('empires-in-arms-battle.told.by-orders', { area, lines: planText(pack, fact.plan, fact.commands) })
        : undefined;
    case 'plan-lapsed':
      return viewer === fact.power || viewer === 'moderator'
        ? msg('empires-in-arms-battle.told.lapsed', { area, what: fact.what })
        : undefined;
  }
}

type Of<Type extends BattleFact['type']> = Extract<BattleFact, { type: Type }>;
const corpsNames = (pack: Pack, corps: readonly CorpsId[]) => corps.map((id) => corpsName(pack, id));
const leaderNames = (pack: Pack, leaders: readonly LeaderId[]) => leaders.map((id) => leaderName(pack, id));

/** Which corps it was that did not come its power alone learns (2.4.2). */
function arrivalText(pack: Pack, fact: Of<'battle-arrival'>, viewer: Viewer): Message {
  const { power, from, leader, corps, upTo, die, success, commands } = fact;
  const told = { area: areaName(pack, fact.area), power: powerName(power), die: String(die), upTo: String(upTo) };
  if (fact.what === 'flank')
    return msg('empires-in-arms-battle.told.flank', { ...told, success: success ? 'yes' : 'no' });
  const knows = success || viewer === power || viewer === 'moderator';
  return msg('empires-in-arms-battle.told.reinforcement', {
    ...told,
    who: leader === undefined ? (knows ? 'known' : 'back') : 'leader',
    leader: leader === undefined ? '' : leaderName(pack, leader),
    from: areaName(pack, from),
    corps: knows ? corpsNames(pack, corps) : '',
    number: corps.length,
    success: success ? 'yes' : 'no',
    commands: commands ? 'yes' : 'no',
  });
}

function overText(pack: Pack, { area, powers, ending, power }: Of<'battle-over'>): Message {
  const loser = ending.how === 'withdrawn' ? 'defenders' : 'loser' in ending ? ending.loser : undefined;
  return msg('empires-in-arms-battle.told.over', {
    area: areaName(pack, area),
    how: ending.how,
    power: powerName(power),
    loser: loser === undefined ? '' : powerName(powers[loser]),
    round: ending.how === 'broken' ? String(ending.round) : '',
  });
}

function surrenderText(pack: Pack, fact: Of<'surrendered-in-battle'>): Message {
  const { power, to, corps, prisoners, leaders, why } = fact;
  return msg('empires-in-arms-battle.told.surrendered', {
    ...{ area: areaName(pack, fact.area), power: powerName(power), to: powerName(to), why },
    ...{ corps: corps.length, names: corpsNames(pack, corps) },
    taken: prisoners.length,
    prisoners: prisoners.map(({ of, factors }) =>
      msg('empires-in-arms-battle.told.amount', { number: String(factors), kind: nationName(pack, of) }),
    ),
    ...{ led: leaders.length, leaders: leaderNames(pack, leaders) },
  });
}
