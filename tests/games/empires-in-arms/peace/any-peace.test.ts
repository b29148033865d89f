import { expect, test } from '@jest/globals';
import { invariants } from '../../../../src/games/empires-in-arms/invariants/invariants.ts';
import { besiege } from '../../../../src/games/empires-in-arms/land/siege.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { listLeaving } from '../../../../src/games/empires-in-arms/peace/list-leaving.ts';
import { nameableOf } from '../../../../src/games/empires-in-arms/peace/list-terms.ts';
import { makeFormalPeace } from '../../../../src/games/empires-in-arms/peace/make-formal-peace.ts';
import { repatriate } from '../../../../src/games/empires-in-arms/peace/repatriate.ts';
import type { TermChoice } from '../../../../src/games/empires-in-arms/peace/term-choice.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { areAtWar } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { type ABoard, aWarOn, cession, unconditional } from './a-war.ts';

/** Dice that fall the same in each run. */
function manyDice(seed: number) {
  let at = seed;
  return () => {
    at = (at * 1103515245 + 12345) % 2147483648;
    return (Math.floor(at / 65536) % 6) + 1;
  };
}

/** All corps of some powers are where a war may have left them, besieged or not. The first power is its loser. */
function scatter({ state, pack }: ABoard, powers: readonly Power[], die: () => number): void {
  const cities = pack.areas.filter(({ city }) => city);
  const anywhere = () => cities[(die() * 36 + die() * 6 + die()) % cities.length]?.id ?? 'paris';
  // Insurrection corps never leave home (10.1.4).
  for (const [id, corps] of Object.entries(state.corps))
    if (pack.corpsOf[id]?.symbol !== 'insurrection' && powers.some((power) => pack.corpsOf[id]?.nation === power))
      corps.area = anywhere();
  for (const power of powers) {
    const area = anywhere();
    state.garrisons[area] ??= { nation: power, infantry: 3, militia: 2 };
    state.depots[anywhere()] ??= { power, garrison: { nation: power, infantry: 2, militia: 0 } };
    state.irregulars[anywhere()] = [{ kind: 'freikorps', power, number: 1 }];
  }
  const [loser, victor] = powers;
  if (loser && victor) besiegeSome({ state, pack }, loser, victor);
}

/** Corps of one power go into the cities where they stand, and a corps of its enemy comes to the gates of each. */
function besiegeSome({ state, pack }: Board, loser: Power, victor: Power): void {
  const corpsOf = (power: Power) =>
    Object.entries(state.corps).flatMap(([id, corps]) =>
      pack.corpsOf[id]?.nation === power && pack.corpsOf[id]?.symbol !== 'insurrection' ? [corps] : [],
    );
  const besiegers = corpsOf(victor);
  for (const corps of corpsOf(loser)) {
    const garrison = state.garrisons[corps.area];
    const besieger = garrison && garrison.nation !== loser ? undefined : besiegers.pop();
    if (!besieger) continue;
    besieger.area = corps.area;
    corps.inCity = true;
    besiege({ state }, victor, corps.area);
  }
}

/** What a victor wants most who wants everything. */
function greed(board: ABoard, loser: Power, power: Power): readonly TermChoice[] {
  const { corps, leaders, home, lands } = nameableOf(board, loser, unconditional(power));
  return [
    cession('C.4', { home: home.slice(0, 3), lands: [...lands] }),
    ...leaders.slice(0, 1).map((leader) => ({ term: 'C.6', leader }) as const),
    ...corps.slice(0, 1).map((id) => ({ term: 'B.4', corps: id }) as const),
    { term: 'C.1' },
    { term: 'C.5' },
    { term: 'C.3', phases: 2 },
  ];
}

test.each(POWERS)(
  '4.4.6: whoever %s surrenders to, and wherever their forces stand, all is sound afterwards',
  (loser) => {
    for (const [at, first] of POWERS.entries())
      for (const second of POWERS.slice(at + 1)) {
        if (first === loser || second === loser) continue;
        const die = manyDice(at * 7 + POWERS.indexOf(second));
        const board = aWarOn(loser, first, second);
        scatter(board, [loser, first, second], die);
        const victors = [first, second].map((power) => unconditional(power, ...greed(board, loser, power)));
        const { partings } = makeFormalPeace(board, { loser, victors }, die);
        for (const { power, from } of partings) repatriate(board, power, from);
        expect(invariants(board)).toEqual([]);
        expect(partings.filter(({ power, from }) => listLeaving(board, power, from).length > 0)).toEqual([]);
        expect(areAtWar(board.state, loser, first)).toBe(false);
        const { loans, corps } = board.state;
        expect(loans.every(({ corps: id }) => corps[id] !== undefined)).toBe(true);
      }
  },
);
