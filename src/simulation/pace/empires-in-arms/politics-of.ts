import { POWERS, type Power } from '../../../games/empires-in-arms/pack-lists.ts';
import { whomMaySue } from '../../../games/empires-in-arms/peace/sue.ts';
import { legalTargets } from '../../../games/empires-in-arms/politics/may-not-declare.ts';
import { beginPolitics } from '../../../games/empires-in-arms/politics/plan-politics.ts';
import { optionId } from '../../../games/empires-in-arms/politics/political-line.ts';
import { areAllied, enemiesOf } from '../../../games/empires-in-arms/relations/pair.ts';
import type { Position } from '../../../games/empires-in-arms/types.ts';
import type { SheetLine } from '../../../kernel/choice.ts';
import { isPoint } from '../../../kernel/sheet.ts';
import type { Taste } from '../taste.ts';

/** How likely a power attacks somebody in a month, a minor country or another power. */
const ATTACKS_MINOR = 0.06;
const ATTACKS_POWER = 0.03;
/** How likely two powers like each other, and two enemies have had enough in a month. */
const LIKES = 0.35;
const HAS_ENOUGH = 0.05;

/** The political orders of a month: what it would like to write, as far as the sheet takes it. */
export function politicsOf(position: Position, power: Power, taste: Taste): readonly SheetLine[] {
  const lines: SheetLine[] = [];
  let point = beginPolitics(position, power);
  for (const line of wishesOf(position, power, taste)) {
    if (!point.orders().some(({ id }) => id === line.order)) continue;
    const next = point.add(line);
    if (!isPoint(next)) continue;
    lines.push(line);
    point = next;
  }
  return lines;
}

function wishesOf({ state, pack }: Position, power: Power, taste: Taste): readonly SheetLine[] {
  const { month } = state;
  const targets = legalTargets({ state, pack }, power)
    .filter(({ no, target }) => !no && !isFriend(target))
    .sort((a, b) => taste('target', power, a.target) - taste('target', power, b.target));
  const attacked = (chance: number, isOne: (target: string) => boolean) =>
    taste('attack', power, month, chance) < chance ? targets.filter(({ target }) => isOne(target)).slice(0, 1) : [];
  const isPowerId = (target: string) => POWERS.some((one) => one === target);
  const enemies = enemiesOf(state, power);
  const mayBeSued = whomMaySue({ state, pack }, power);
  const tired = enemies.filter((enemy) => taste('enough', month, ...[power, enemy].sort()) < HAS_ENOUGH);
  return [
    ...[...attacked(ATTACKS_MINOR, (target) => !isPowerId(target)), ...attacked(ATTACKS_POWER, isPowerId)].map(
      ({ target }) => ({ order: 'declare', answer: optionId(target) }),
    ),
    ...POWERS.filter((other) => other !== power && likes(power, other)).map((other) => line('ally', other)),
    ...tired.map((enemy) => line('offer_peace', enemy)),
    ...mayBeSued.singly
      .filter((enemy) => taste('sue', power, month, enemy) < HAS_ENOUGH)
      .map((enemy) => line('sue', enemy)),
    { order: 'want', answer: ['all'] },
  ];

  function likes(a: Power, b: Power): boolean {
    return taste('like', ...[a, b].sort()) < LIKES;
  }

  function isFriend(target: string): boolean {
    const friend = POWERS.find((one) => one === target);
    return friend !== undefined && friend !== power && (areAllied(state, power, friend) || likes(power, friend));
  }
}

const line = (order: string, power: Power): SheetLine => ({ order, answer: optionId(power) });
