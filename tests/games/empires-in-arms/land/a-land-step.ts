import { landPlan, marcherOf } from '../../../../src/games/empires-in-arms/land/land-plan.ts';
import { beginLandSheet } from '../../../../src/games/empires-in-arms/land/land-sheet.ts';
import { beginLandTurn } from '../../../../src/games/empires-in-arms/land/land-turn.ts';
import { mostPoints, whyNotMove } from '../../../../src/games/empires-in-arms/land/march-corps.ts';
import { type Reached, reachFrom } from '../../../../src/games/empires-in-arms/land/reach.ts';
import type { AreaId, CorpsId, Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import type { CorpsState } from '../../../../src/games/empires-in-arms/state.ts';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import { isPoint, type SheetPoint } from '../../../../src/kernel/sheet.ts';
import { fitLine } from '../../../../src/kernel/walk-sheet.ts';
import { english } from '../../played-game.ts';
import { aCampaign } from '../harness/a-campaign.ts';

/** The map of 1805 without a single corps, fleet, garrison, depot or irregular on it. */
export function anEmptyMap(): Board {
  const board = aCampaign();
  board.state.corps = {};
  board.state.fleets = {};
  board.state.garrisons = {};
  board.state.depots = {};
  board.state.irregulars = {};
  board.state.leaders = {};
  return board;
}

/** A corps on the map, with 5 infantry or what else it holds. */
export function put({ state }: Board, id: string, area: string, more: Partial<CorpsState> = {}): void {
  state.corps[id] = { area, factors: { infantry: 5 }, ...more };
}

export function atWar({ state }: Board, a: Power, b: Power): void {
  const relation = changeRelation(state, a, b);
  delete relation.alliance;
  delete relation.enforcedUntil;
  relation.war = { since: 0, aggressors: [a] };
}

export function allied({ state }: Board, a: Power, b: Power): void {
  const relation = changeRelation(state, a, b);
  delete relation.war;
  relation.alliance = { since: 0 };
}

/** A power lets another one into its land. */
export function letIn({ state }: Board, granter: Power, to: Power): void {
  state.access = { ...state.access, [granter]: [...(state.access?.[granter] ?? []), { to, into: 'land' }] };
}

export const aroundOf = (board: Board, power: Power) => landPlan(board, power).around;

/** `march(['france_i'], 'metz > mainz')`: the areas that are entered. */
export function march(corps: readonly string[], way: string, how?: 'force'): SheetLine {
  const areas = way.split(' > ').map((id) => `area:${id}`);
  const by = areas.slice(0, -1);
  return {
    order: 'march',
    answer: {
      corps: corps.map((id) => `corps:${id}`),
      to: areas.at(-1) ?? '',
      ...(by.length > 0 && { by }),
      ...(how && { how }),
    },
  };
}

/** A sheet with lines, each with what it came to: its words, or why it does not fit and by which rule. */
export function aSheet(board: Board, power: Power, ...lines: readonly SheetLine[]) {
  board.state.landTurn = beginLandTurn(power);
  let point: SheetPoint = beginLandSheet(board, power);
  const said = lines.map((line) => {
    const next = fitLine(point, line);
    if (!isPoint(next)) return `${next.section ?? ''} ${english.t(next.problem)}`;
    const words = english.t(point.say(line));
    point = next;
    return words;
  });
  return { point, said, costs: point.costs().map((cost) => english.t(cost)) };
}

/** Every area that a corps can get to in the land step that its power would have now; forced marches included. */
export function corpsReach(board: Board, power: Power, corps: CorpsId, plan = landPlan(board, power)) {
  if (whyNotMove(plan, corps)) return new Map<AreaId, Reached>();
  return reachFrom(plan.pack, plan.around, marcherOf(plan, corps, mostPoints(plan, corps)));
}
