import { inProportion } from '../in-proportion.ts';
import type { PointEvent, Power } from '../pack-lists.ts';
import { otherSide, type SideName } from '../sides.ts';
import { countPoints, moveMarker } from '../status/count-points.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Play } from '../types.ts';
import type { Battle, BattleSide } from './battle.ts';

/**
 * 7.5.2.10: the losers lose half a point for each of their corps that was in any round, the winners gain as much for
 * each of the enemy's, rounded up, at most three. Several powers of a side share its points by the corps that they had
 * there; Napoleon counts for one more, beside the most (ruling).
 */
export function countBattle(play: Play, battle: Battle, loser: SideName): void {
  const winner = otherSide(loser);
  const number = battle[loser].present.length;
  tellPoints(play, () => {
    share(play, battle[winner], battle[loser], { event: 'win_field_battle_per_corps', number });
    share(play, battle[loser], battle[winner], { event: 'lose_field_battle_per_corps', number });
    countEmperor(play, battle, winner, 'napoleon_wins');
    countEmperor(play, battle, loser, 'napoleon_loses');
  });
}

type Points = { readonly event: PointEvent; readonly number: number };

function share(play: Play, side: BattleSide, other: BattleSide, { event, number }: Points): void {
  const { points } = play.pack;
  const sign = Math.sign(points[event]);
  const all = Math.min(Math.ceil(Math.abs(points[event]) * number), points.field_battle_most);
  const shares = inProportion(corpsByPower(side), all);
  for (const power of side.powers) moveMarker(play, power, event, sign * (shares[power] ?? 0), other.commander.power);
}

function corpsByPower({ powers, present }: BattleSide): { [P in Power]?: number } {
  return Object.fromEntries(
    powers.map((power) => [power, present.filter((one) => one.power === power).length] as const),
  );
}

function countEmperor(play: Play, battle: Battle, side: SideName, event: PointEvent): void {
  const { emperor } = play.pack.battle;
  const nation = play.pack.leader[emperor]?.nation;
  if (nation === undefined || !battle[side].leaders.includes(emperor)) return;
  countPoints(play, nation, event, { with: battle[otherSide(side)].commander.power });
}
