import type { Message } from '../../../kernel/message.ts';
import { powerName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { msg } from './msg.ts';
import type { NavalFact } from './naval-fact.ts';
import { placeName } from './place-name.ts';
import type { FightSide, Shot } from './sea-fight.ts';

type Fight = Extract<NavalFact, { type: 'sea-fight' }>;

/** A fight at sea as a short report: who met whom, the wind, what was fired with which dice, who won. */
export function fightText(pack: Pack, fight: Fight): Message {
  const { attackers, defenders } = fight;
  return msg('empires-in-arms-naval.told.fight', {
    place: placeName(pack, fight.at),
    how: fight.how,
    attackers: attackers.powers.map(powerName),
    attackerCount: attackers.powers.length,
    attackerShips: attackers.ships,
    attackerFleets: attackers.fleets.length,
    defenders: defenders.powers.map(powerName),
    defenderCount: defenders.powers.length,
    defenderShips: defenders.ships,
    defenderFleets: defenders.fleets.length,
    wind: windText(fight),
    shots: joined(fight.shots.map((shot) => shotText(fight, shot))),
    result: msg('empires-in-arms-naval.told.result', {
      result: fight.result,
      power: fight.result === 'draw' ? '' : leaderName(fight[fight.result]),
      attackerLost: String(attackers.lost),
      defenderLost: String(defenders.lost),
    }),
  });
}

const leaderName = ({ powers }: Readonly<FightSide>): Message | string => (powers[0] ? powerName(powers[0]) : '');

function windText({ attackers, defenders, wind }: Fight): Message | string {
  if (!wind) return '';
  const { gauge, dice } = wind;
  return msg('empires-in-arms-naval.told.wind', {
    gauge,
    power: gauge === 'nobody' ? '' : leaderName(gauge === 'attackers' ? attackers : defenders),
    dice: dice ? 'yes' : 'no',
    attackers: leaderName(attackers),
    a: dice ? dieText(dice.attackers.die, dice.attackers.sum) : '',
    defenders: leaderName(defenders),
    d: dice ? dieText(dice.defenders.die, dice.defenders.sum) : '',
  });
}

function shotText(fight: Fight, { by, ships, die, sum, percent, losses }: Shot): Message {
  return msg('empires-in-arms-naval.told.shot', {
    by,
    power: by === 'guns' ? '' : leaderName(fight[by]),
    ships,
    die: dieText(die, sum),
    percent: String(percent),
    losses,
  });
}

/** "2", or with what is added: "2 + 1 = 3". */
function dieText(die: number, sum: number): Message | string {
  if (die === sum) return String(die);
  if (sum > die)
    return msg('empires-in-arms-naval.told.die', { die: String(die), more: String(sum - die), sum: String(sum) });
  return msg('empires-in-arms-naval.told.die-less', { die: String(die), less: String(die - sum), sum: String(sum) });
}

/** Sentences one after the other. */
function joined(texts: readonly Message[]): Message | string {
  return texts.reduce<Message | string>(
    (before, next) => (before === '' ? next : msg('empires-in-arms-naval.told.and-then', { before, next })),
    '',
  );
}
