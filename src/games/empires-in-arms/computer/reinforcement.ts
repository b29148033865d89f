import type { ComputerAnswer } from '../../../kernel/computer-rule.ts';
import { TROOPS, type Troop } from '../pack-lists.ts';
import type { OwnCorpsView } from '../view-types.ts';
import { type AskedFor, beginDraft, type Draft, sheetOf, type Wish } from './asked.ts';
import { msg } from './msg.ts';
import { offered } from './read-choice.ts';
import { roomIn } from './room.ts';
import { distance, type Situation, situationOf } from './situation.ts';
import { writeWishes } from './write-wishes.ts';

/** Corps so near to an enemy get reinforcements before all others. */
const AT_THE_FRONT = 4;

/**
 * 5: what comes goes to the corps that stand nearest to the enemy, and the rest where the house would put it: counters
 * with a factor each, ships to the emptiest fleet, factors to the weakest corps.
 */
export function reinforcements(asked: AskedFor<'reinforcements'>): ComputerAnswer {
  const situation = situationOf(asked);
  let draft = beginDraft(asked);
  const due = dueFactors(situation);
  for (const corps of frontOf(situation)) draft = writeWishes(draft, forCorps(draft, corps, due));
  const rest = draft.point.rest().map(
    (line): Wish => ({
      line,
      why: msg('empires-in-arms-computer.reinforcement.rest', { order: line.order.replaceAll('-', '_') }),
    }),
  );
  return sheetOf(writeWishes(draft, rest));
}

/** The corps near an enemy, the nearest first. */
function frontOf(situation: Situation): readonly OwnCorpsView[] {
  const foes = [...situation.foes.keys()];
  const far = ({ area }: OwnCorpsView) => Math.min(...foes.map((foe) => distance(situation, area, foe)));
  return situation.groups
    .flatMap(({ corps }) => corps)
    .filter((corps) => foes.length > 0 && far(corps) <= AT_THE_FRONT)
    .toSorted((a, b) => far(a) - far(b));
}

type Due = Map<string, number>;
const dueKey = (nation: string, troop: Troop) => `${nation} ${troop}`;

/** What arrives now, by nation and kind. */
function dueFactors({ view }: Situation): Due {
  const due: Due = new Map();
  for (const arrival of view.treasuries.flatMap(({ arrivals }) => arrivals)) {
    const troop = TROOPS.find((one) => one === arrival.what);
    if (arrival.month > view.month || troop === undefined || !('number' in arrival)) continue;
    const key = dueKey(arrival.nation, troop);
    due.set(key, (due.get(key) ?? 0) + arrival.number);
  }
  return due;
}

function forCorps({ point }: Draft, corps: OwnCorpsView, due: Due): readonly Wish[] {
  const where = `corps:${corps.id}`;
  if (!offered(point, 'place', 'where').some(({ id }) => id === where)) return [];
  return TROOPS.flatMap((what): readonly Wish[] => {
    const key = dueKey(corps.nation, what);
    const left = due.get(key) ?? 0;
    const number = Math.min(left, roomIn(corps, what));
    if (number <= 0) return [];
    due.set(key, left - number);
    const why = msg('empires-in-arms-computer.reinforcement.front', { corps: corps.name });
    return [{ line: { order: 'place', answer: { what, number, where } }, why }];
  });
}
