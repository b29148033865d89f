import { ownerOption } from '../economy/read-budget.ts';
import { powerName } from '../names.ts';
import type { Wish } from './asked.ts';
import { msg } from './msg.ts';
import { enemiesOf } from './rivals.ts';
import type { Situation } from './situation.ts';

/** It lends a part of what it has over this. */
const ENOUGH = 30;
const PART = 0.5;

/** 8.3: money for whoever fights its enemies, allies first, while it has more than it can use itself. */
export function loanWishes(situation: Situation, money: number): readonly Wish[] {
  const { enemies, allies } = situation;
  const spare = Math.floor((money - ENOUGH) * PART);
  if (spare <= 0) return [];
  return allies
    .filter((ally) => enemiesOf(situation, ally).some((enemy) => enemies.includes(enemy)))
    .map((ally) => ({
      line: { order: 'lend', answer: { to: ownerOption(ally), money: spare } },
      why: msg('empires-in-arms-computer.budget.lend', { ally: powerName(ally) }),
    }));
}
