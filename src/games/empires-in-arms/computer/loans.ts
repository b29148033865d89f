import { powerName } from '../names.ts';
import { POWERS } from '../pack-lists.ts';
import { ownerId } from '../piece-options.ts';
import type { Wish } from './asked.ts';
import { msg } from './msg.ts';
import { enemiesOf } from './rivals.ts';
import type { Situation } from './situation.ts';

/** It lends a part of what it has over this. */
const ENOUGH = 30;
const PART = 0.5;

/** 8.3: money for allies at war, then for others who fight its enemies, while it has more than it can use itself. */
export function loanWishes(situation: Situation, money: number): readonly Wish[] {
  const { power, enemies, allies } = situation;
  const spare = Math.floor((money - ENOUGH) * PART);
  if (spare <= 0) return [];
  const others = POWERS.filter((other) => other !== power && !allies.includes(other));
  return [...allies, ...others]
    .filter((one) => {
      const theirs = enemiesOf(situation, one);
      return allies.includes(one) ? theirs.length > 0 : theirs.some((enemy) => enemies.includes(enemy));
    })
    .map((ally) => ({
      line: { order: 'lend', answer: { to: ownerId(ally), money: spare } },
      why: msg('empires-in-arms-computer.budget.lend', { ally: powerName(ally) }),
    }));
}
