import type { Message } from '../../../kernel/message.ts';
import { areaName, corpsName, leaderName, powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { BattleFact, SideSeen, Strike } from './battle-fact.ts';
import { decimal } from './battle-plan.ts';
import { msg } from './msg.ts';
import { FACTOR_KINDS } from './units.ts';

type Of<Type extends BattleFact['type']> = Extract<BattleFact, { type: Type }>;

/** Who meets whom: commanders, corps, factors of each kind, morale, chits. */
export function joinedText(pack: Pack, fact: Of<'battle-joined'>): Message {
  return msg('empires-in-arms-battle.told.joined', {
    area: areaName(pack, fact.area),
    kind: fact.kind,
    day: fact.day,
    crossed: fact.crossed ? 'yes' : 'no',
    attackers: sideText(pack, fact.attackers),
    defenders: sideText(pack, fact.defenders),
  });
}

function sideText(pack: Pack, { powers, leader, corps, flank, muster, chit, morale }: SideSeen): Message {
  const kinds = FACTOR_KINDS.filter((kind) => (muster[kind] ?? 0) > 0);
  return msg('empires-in-arms-battle.told.side', {
    powers: powers.map(powerName),
    led: leader === undefined ? 'no' : 'yes',
    leader: leader === undefined ? '' : leaderName(pack, leader),
    corps: corps.length,
    names: corps.map((id) => corpsName(pack, id)),
    muster: kinds.map((kind) =>
      msg('empires-in-arms-battle.told.amount', {
        number: String(muster[kind] ?? 0),
        kind: msg('empires-in-arms-battle.kind', { kind }),
      }),
    ),
    morale: decimal(morale),
    chit: chit ?? 'none',
    chitName: chit === undefined ? '' : msg('empires-in-arms-battle.word', { word: chit }),
    around: flank.length,
    flank: flank.map((id) => corpsName(pack, id)),
  });
}

/** A round: each side's die, its table, what it cost the other, and what is left. */
export function roundText(pack: Pack, { area, round, powers, strikes, left }: Of<'battle-round'>): Message {
  return msg('empires-in-arms-battle.told.round', {
    area: areaName(pack, area),
    round: String(round),
    attackers: strikeText(powers.attackers, strikes.attackers),
    defenders: strikeText(powers.defenders, strikes.defenders),
    attackerLeft: left.attackers.factors,
    attackerMorale: decimal(left.attackers.morale),
    defenderLeft: left.defenders.factors,
    defenderMorale: decimal(left.defenders.morale),
  });
}

function strikeText(power: Power, { factors, table, die, sum, percent, losses, morale }: Strike): Message {
  return msg('empires-in-arms-battle.told.strike', {
    power: powerName(power),
    table,
    die: dieText(die, sum),
    percent: String(percent),
    factors: String(factors),
    losses,
    morale: decimal(morale),
  });
}

/** "4", or with what is added: "4 + 1 = 5". */
export function dieText(die: number, sum: number): Message | string {
  if (die === sum) return String(die);
  const more = sum - die;
  return msg('empires-in-arms-battle.told.die', {
    die: String(die),
    sign: more > 0 ? 'more' : 'less',
    more: String(Math.abs(more)),
    sum: String(sum),
  });
}
