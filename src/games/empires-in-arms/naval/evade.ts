import { fleetCommander } from '../forces/who-commands.ts';
import { powerName } from '../names.ts';
import type { Reactions } from '../orders/reactions.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Decide, Play } from '../types.ts';
import { leaderOf } from './fight-steps.ts';
import { flee } from './flee.ts';
import { msg } from './msg.ts';
import { placeName } from './place-name.ts';
import type { SeaFight } from './sea-fight.ts';

/** 6.3.2: whoever is attacked at sea may try to get away before it comes to a fight. */
export const evade: Decide<'evade'> = {
  section: '6.3.2',
  seats: (position, { fight }) => deciding(position).filter((one) => one === fight.defenders.powers[0]),
  ask: ({ pack }, _, { fight }) => ({
    prompt: msg('empires-in-arms-naval.evade.prompt', {
      power: powerName(leaderOf(fight, 'attackers')),
      place: placeName(pack, fight.at),
      ships: fight.attackers.ships,
      own: fight.defenders.ships,
      upTo: pack.naval.evadesUpTo,
    }),
    brief: msg('empires-in-arms-naval.evade.brief', { place: placeName(pack, fight.at) }),
    choice: {
      kind: 'one',
      options: [
        { id: 'evade', label: msg('empires-in-arms-naval.evade.yes') },
        { id: 'fight', label: msg('empires-in-arms-naval.evade.no') },
      ],
    },
  }),
  waiting: ({ pack }, { fight }) =>
    msg('empires-in-arms-naval.evade.waiting', {
      power: powerName(leaderOf(fight, 'defenders')),
      place: placeName(pack, fight.at),
    }),
  apply: (play, answers, { fight }) => {
    if (Object.values(answers)[0] !== 'evade' || !getsAway(play, fight))
      play.push({ step: 'sea-fight', args: { fight } });
  },
  fallback: (_, __, { fight }) => (isWeaker(fight) ? 'evade' : 'fight'),
  standing: ({ state }, _, { fight }) => {
    const rule = standingOrders(state, leaderOf(fight, 'defenders')).reactions?.evade;
    if (rule === undefined) return undefined;
    return evades(rule, fight) ? 'evade' : 'fight';
  },
};

function evades(rule: NonNullable<Reactions['evade']>, fight: SeaFight): boolean {
  if (typeof rule === 'object') return isWeaker(fight, rule.below);
  return rule === 'always' || (rule === 'weaker' && isWeaker(fight));
}

/** Ships for each ten of the attackers’. */
const TEN = 10;
const isWeaker = ({ attackers, defenders }: SeaFight, below = TEN) => defenders.ships * TEN < below * attackers.ships;

/** 6.3.2.1: who gets away retreats as after a lost fight, and it counts for nobody (6.3.2.2). */
function getsAway(play: Play, fight: SeaFight): boolean {
  const { at, attackers, defenders } = fight;
  const power = leaderOf(fight, 'defenders');
  const upTo = play.pack.naval.evadesUpTo;
  const die = play.die(`die:evasion:${power}`, 6);
  const success = die <= upTo;
  play.tell({ type: 'evasion', power, at, die, upTo, success });
  if (!success) return false;
  const frames = defenders.powers.flatMap((one) => {
    const fleets = defenders.fleets.filter((id) => fleetCommander(play.state, play.pack, id) === one);
    return flee(play, { power: one, fleets, at, winner: leaderOf(fight, 'attackers'), winners: attackers.fleets });
  });
  play.push(...frames);
  return true;
}
