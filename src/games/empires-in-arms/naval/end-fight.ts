import type { Frame } from '../../../kernel/frame.ts';
import { fleetCommander } from '../forces/who-commands.ts';
import type { FleetId, Power } from '../pack-lists.ts';
import { deciding } from '../sequence/who-decides.ts';
import { otherSide, type SideName } from '../sides.ts';
import { countPoints } from '../status/count-points.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { EmpiresInArms, Play, Step } from '../types.ts';
import { leaderOf } from './fight-steps.ts';
import { resultOf } from './fight-sums.ts';
import { flee, moveAll } from './flee.ts';
import { box, port } from './fleet-places.ts';
import { loseFleets } from './lose-fleets.ts';
import type { Result, SeaFight } from './sea-fight.ts';
import { askAnew } from './turn-under-way.ts';
import { mayUsePort } from './whose-port.ts';
import { hasEnemyInside } from './why-not-enter.ts';

/** 6.3.4, 6.3.5: who won, what it counts, and where the losers go. */
export const endFight: Step<'end-fight'> = {
  section: '6.3.4',
  run: (play, { fight }) => {
    const result = resultOf(fight);
    const { at, how, attackers, defenders, wind, shots } = fight;
    const power = leaderOf(fight, 'attackers');
    play.tell({ type: 'sea-fight', power, at, how, attackers, defenders, wind, shots, result });
    if (result !== 'draw') tellPoints(play, () => countFight(play, fight, result));
    play.push(...leaving(play, fight, result), { step: 'after-fight', args: { fight, result } });
  },
};

/** 6.3.4.2: a point for each fleet of the losers, at most three, and one more for Nelson. */
function countFight(play: Play, fight: SeaFight, winner: SideName): void {
  const [won, lost] = [fight[winner], fight[otherSide(winner)]];
  const most = play.pack.points.naval_battle_most;
  const own = (power: Power) => lost.fleets.filter((id) => fleetCommander(play.state, play.pack, id) === power).length;
  for (const power of won.powers)
    countPoints(play, power, 'win_naval_battle_per_fleet', {
      times: Math.min(most, lost.fleets.length),
      with: lost.powers[0],
    });
  for (const power of lost.powers)
    countPoints(play, power, 'lose_naval_battle_per_fleet', { times: Math.min(most, own(power)), with: won.powers[0] });
  const admiral = play.pack.leader[play.pack.naval.admiral]?.nation;
  if (admiral === undefined) return;
  if (won.admiral) countPoints(play, admiral, 'nelson_wins', { with: lost.powers[0] });
  if (lost.admiral) countPoints(play, admiral, 'nelson_loses', { with: won.powers[0] });
}

/** 6.3.5: who must go, and where to. */
function leaving(play: Play, fight: SeaFight, result: Result): readonly Frame<EmpiresInArms>[] {
  const { at, how, cameOut } = fight;
  if (how === 'attack' && at.in === 'port') {
    // 6.3.5.2: the attackers, whether they won or lost.
    fallBack(play, fight, 'attackers');
    return [];
  }
  if (how === 'break_out' && result === 'defenders' && at.in === 'box') {
    // 6.2.6.1; after a draw who is left stays in the box (ruling).
    loseFleets(play, leaderOf(fight, 'attackers'), left(play, fight, 'attackers'), at.area);
    return [];
  }
  if (result === 'draw') return [];
  const loser = otherSide(result);
  if (at.in === 'box' && cameOut === loser && how !== 'break_out') {
    // 6.3.5.3.
    fallBack(play, fight, loser);
    return [];
  }
  const winners = left(play, fight, result);
  const frames = fight[loser].powers.flatMap((power) => {
    const fleets = left(play, fight, loser).filter((id) => fleetCommander(play.state, play.pack, id) === power);
    return flee(play, { power, fleets, at, winner: leaderOf(fight, result), winners });
  });
  return [...frames, ...enterPort(play, fight, result, winners)];
}

const left = ({ state }: Play, fight: SeaFight, side: SideName): FleetId[] =>
  fight[side].fleets.filter((id) => state.fleets[id]);

function fallBack(play: Play, fight: SeaFight, side: SideName): void {
  const fleets = left(play, fight, side);
  if (fleets.length === 0 || fight.at.in === 'sea') return;
  const to = fight.at.in === 'port' ? box(fight.at.area) : port(fight.at.area);
  moveAll(play, fleets, to);
  play.tell({
    type: 'fleets-went',
    power: leaderOf(fight, side),
    fleets,
    from: { ...fight.at },
    to,
    why: 'falls_back',
  });
}

/** 6.3.5.3: who won in a blockade box may enter the port; a stack that still sails says so in its lines. */
function enterPort(play: Play, fight: SeaFight, winner: SideName, fleets: FleetId[]): readonly Frame<EmpiresInArms>[] {
  const { at } = fight;
  const power = leaderOf(fight, winner);
  if (at.in !== 'box' || (fight.how === 'interception' && fight.phasing === winner)) return [];
  const own = fleets.filter((id) => fleetCommander(play.state, play.pack, id) === power);
  if (own.length === 0 || !deciding(play).includes(power) || !mayUsePort(play, power, at.area)) return [];
  if (hasEnemyInside(play, own, at.area)) return [];
  return [{ ask: 'enter-port', args: { power, fleets: own, area: at.area } }];
}

/** 6.2.3.4: whom a fight stops, and whom it keeps from intercepting again. */
export const afterFight: Step<'after-fight'> = {
  section: '6.2.3.4',
  run: (play, { fight, result }) => {
    const turn = play.state.naval?.turn;
    const { phasing, how } = fight;
    if (!turn || phasing === 'nobody') return;
    if (result !== phasing) turn.stopped.push(...fight[phasing].fleets.filter((id) => !turn.stopped.includes(id)));
    if (how === 'interception' && result === phasing) turn.beaten.push(...fight[otherSide(phasing)].fleets);
    const { voyage } = turn;
    const at = voyage?.fleets.map((id) => play.state.fleets[id]?.at).find((one) => one !== undefined);
    if (voyage && at) voyage.route = [{ ...at }];
    const power = voyage?.power;
    if (result === otherSide(phasing) && power !== undefined && turn.askAgain.includes(power)) {
      turn.askAgain = turn.askAgain.filter((one) => one !== power);
      askAnew(play, power);
    }
  },
};
