import { linksFrom } from '../forces/links-from.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import { lookAround } from '../land/surroundings.ts';
import type { AreaId, CorpsId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';

/**
 * 7.5.2.10: a force cannot retreat if any of its corps landed in this turn, or came over an arrow with the enemy
 * directly across: the whole of it surrenders.
 */
export function isCutOff(board: Board, area: AreaId, corps: readonly CorpsId[]): boolean {
  const { state } = board;
  return corps.some((id) => {
    const march = state.marches?.[id];
    if (!march) return false;
    if (march.landed) return true;
    const from = march.entered.at(-1) === area ? (march.entered.at(-2) ?? march.from) : undefined;
    return from !== undefined && isOverArrow(board, area, from) && isEnemyAt(board, id, from);
  });
}

const isOverArrow = ({ pack, state }: Board, area: AreaId, from: AreaId): boolean =>
  linksFrom(pack, area, { enemies: state }).some((link) => link.to === from && link.by === 'crossing');

function isEnemyAt({ state, pack }: Board, corps: CorpsId, area: AreaId): boolean {
  const power = corpsCommander(state, pack, corps);
  return power !== undefined && lookAround({ state, pack }, power).enemies.corps.has(area);
}
