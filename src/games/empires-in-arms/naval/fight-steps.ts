import type { Frame } from '../../../kernel/frame.ts';
import type { Owner, Power } from '../pack-lists.ts';
import { percentOf } from '../percent-of.ts';
import { otherSide, SIDES, type SideName } from '../sides.ts';
import type { EmpiresInArms, Play, Step } from '../types.ts';
import { fireSum, percentFor, stagesOf, windOf, windSum } from './fight-sums.ts';
import type { FightSide, SeaFight, Shot, Wind } from './sea-fight.ts';

/** 6.3.3.1, 6.3.3.3: who has the wind gauge, and so in which order is fired. */
export const seaFight: Step<'sea-fight'> = {
  section: '6.3.3.1',
  run: (play, { fight }) => {
    const wind = throwForWind(play, fight);
    const stages = stagesOf(wind.gauge, fight.guns);
    play.push({ step: 'fire', args: { fight: { ...fight, wind, stages } } });
  },
};

function throwForWind(play: Play, fight: SeaFight): Wind {
  const { at, how, cameOut } = fight;
  if (cameOut !== 'nobody') return { gauge: otherSide(cameOut) };
  if (at.in === 'port' && how === 'attack') return { gauge: 'attackers' };
  return windOf({ attackers: windDie(play, fight, 'attackers'), defenders: windDie(play, fight, 'defenders') });
}

function windDie(play: Play, fight: SeaFight, name: SideName) {
  const side = fight[name];
  const die = play.die(`die:wind-gauge:${side.powers[0]}`, 6);
  return { die, sum: windSum(play.pack, nationsIn(play, side), side.admiral, die) };
}

/** Whose fleets are still afloat: those of a minor country are no British ones, whoever commands them (ruling). */
function nationsIn({ state, pack }: Pick<Play, 'state' | 'pack'>, { fleets }: FightSide): readonly Owner[] {
  return fleets.flatMap((id) => (state.fleets[id] ? (pack.fleet[id]?.nation ?? []) : []));
}

/** 6.3.3.2, 6.3.3.3: one side fires, or both at once; the ships that are lost are gone before the next one fires. */
export const fire: Step<'fire'> = {
  section: '6.3.3.2',
  run: (play, { fight }) => {
    const [stage, ...stages] = fight.stages;
    if (!stage || afloat(fight, 'attackers') === 0 || afloat(fight, 'defenders') === 0) {
      play.push({ step: 'end-fight', args: { fight } });
      return;
    }
    const shots = stage.map((by) => shoot(play, fight, by));
    const after: SeaFight = {
      ...fight,
      stages,
      shots: [...fight.shots, ...shots],
      attackers: hit(fight, 'attackers', shots),
      defenders: hit(fight, 'defenders', shots),
    };
    play.push(...SIDES.flatMap((side) => losses(fight, after, side)), { step: 'fire', args: { fight: after } });
  },
};

const afloat = (fight: SeaFight, side: SideName) => fight[side].ships - fight[side].lost;
const aimedAt = (by: Shot['by']): SideName => (by === 'guns' ? 'attackers' : otherSide(by));

/** 6.3.3.3: the guns of a port fire with a die that nothing changes. */
function shoot(play: Play, fight: SeaFight, by: Shot['by']): Shot {
  const { pack } = play;
  const ships = by === 'guns' ? fight.guns : afloat(fight, by);
  const die = play.die(by === 'guns' ? `die:port-guns:${placeOf(fight)}` : `die:naval-fire:${fight[by].powers[0]}`, 6);
  const sum = by === 'guns' ? die : fireSum(pack, nationsIn(play, fight[by]), die);
  const percent = percentFor(pack, sum);
  const losses = Math.min(percentOf(pack, percent, ships), afloat(fight, aimedAt(by)));
  return { by, ships, die, sum, percent, losses };
}

const placeOf = ({ at }: SeaFight) => (at.in === 'sea' ? at.sea : at.area);

function hit(fight: SeaFight, side: SideName, shots: readonly Shot[]) {
  const lost = shots.filter(({ by }) => aimedAt(by) === side).reduce((sum, shot) => sum + shot.losses, 0);
  return { ...fight[side], lost: fight[side].lost + lost };
}

function losses(before: SeaFight, after: SeaFight, side: SideName): readonly Frame<EmpiresInArms>[] {
  const ships = after[side].lost - before[side].lost;
  if (ships === 0) return [];
  return [
    { step: 'share-losses', args: { stack: after[side].fleets, ships, captor: leaderOf(after, otherSide(side)) } },
  ];
}

export function leaderOf(fight: SeaFight, side: SideName): Power {
  const [power] = fight[side].powers;
  if (!power) throw new Error('a side of a fight has a power');
  return power;
}
