import { linksFrom } from '../forces/links-from.ts';
import { leadersWith } from '../forces/remove-unit.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import { stepCost } from '../land/step-cost.ts';
import { lookAround } from '../land/surroundings.ts';
import type { AreaId, CorpsId, LeaderId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { ratingsOf } from './commander.ts';

/**
 * 7.5.2.8: the corps of a power that may come to a battle: from beside the area, besieged by nobody, not at a siege,
 * not where an attack is declared, and in no battle of the turn so far. A river is no hindrance, an arrow is one with
 * an enemy fleet in its sea.
 */
export function reinforcersOf({ state, pack }: Board, power: Power, area: AreaId): readonly CorpsId[] {
  const around = lookAround({ state, pack }, power);
  const beside = linksFrom(pack, area, around).flatMap((link) => (stepCost(pack, link, around) ? [link.to] : []));
  const isFree = (from: AreaId) =>
    beside.includes(from) &&
    !state.attacks?.some((attack) => attack.area === from) &&
    !state.sieges?.[from]?.includes(power);
  return Object.entries(state.corps).flatMap(([id, one]) =>
    !one.besieged && isFree(one.area) && !state.fought?.includes(id) && corpsCommander(state, pack, id) === power
      ? [id]
      : [],
  );
}

/** What rolls one die to come: the corps of an area behind their leader, or a corps by itself (7.5.2.8). */
export type Column = {
  readonly corps: readonly CorpsId[];
  readonly from: AreaId;
  readonly leader: LeaderId | undefined;
  /** Up to which die they come. */
  readonly upTo: number;
};

/** How corps that are to come do it: all of an area behind the leader there with the best rating, others one by one. */
export function columnsOf(board: Board, area: AreaId, corps: readonly CorpsId[]): readonly Column[] {
  const { state, pack } = board;
  const ground = pack.battle.terrain[pack.area[area]?.terrain ?? '']?.reinforcement ?? 0;
  const areas = [...new Set(corps.map((id) => state.corps[id]?.area ?? ''))];
  return areas.flatMap((from): readonly Column[] => {
    const there = corps.filter((id) => state.corps[id]?.area === from);
    const [best] = there
      .flatMap((id) => leadersWith(state, id))
      .flatMap((id) => {
        const leader = pack.leader[id];
        return leader?.kind === 'land' ? [{ id, strategic: leader.ratings.strategic }] : [];
      })
      .toSorted((a, b) => b.strategic - a.strategic);
    if (best) return [{ corps: there, from, leader: best.id, upTo: best.strategic + ground }];
    return there.map((id) => ({
      corps: [id],
      from,
      leader: undefined,
      upTo: ratingsOf(board, from, { is: 'corps', corps: id }).strategic + ground,
    }));
  });
}
