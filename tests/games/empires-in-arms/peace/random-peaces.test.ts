import { expect, test } from '@jest/globals';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { listLeaving } from '../../../../src/games/empires-in-arms/peace/list-leaving.ts';
import { areAtWar } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { anyGame } from '../../../../src/kernel/any-game.ts';
import type { RandomSource } from '../../../../src/kernel/chance.ts';
import { randomAnswer } from '../../../../src/kernel/play-at-random.ts';
import { pickFrom, seededRandom, shuffled } from '../../../../src/kernel/random.ts';
import { aCampaign } from '../harness/a-campaign.ts';
import { peaceStep } from './a-peace-step.ts';
import type { ABoard } from './a-war.ts';

const PAIRS = POWERS.flatMap((a, at) => POWERS.slice(at + 1).map((b) => [a, b] as const));

/** Everybody is at war or allied with somebody, corps stand anywhere, and provinces have changed hands. */
function anyBoard(random: RandomSource): ABoard {
  const board = aCampaign();
  const { state, pack } = board;
  state.month = 12;
  for (const [a, b] of PAIRS) {
    const since = random(3);
    const lot = random(4);
    if (lot === 0) state.relations[`${a}|${b}`] = { war: { since, aggressors: [a] } };
    else if (lot === 1) state.relations[`${a}|${b}`] = { alliance: { since } };
    else delete state.relations[`${a}|${b}`];
  }
  const land = pack.areas.map(({ id }) => id);
  // Insurrection corps never leave home (10.1.4).
  for (const [id, corps] of Object.entries(state.corps))
    if (pack.corpsOf[id]?.symbol !== 'insurrection' && random(2) === 0) corps.area = pickFrom(land, random);
  const provinces = pack.provinces.filter(
    ({ capital }) => !POWERS.some((one) => pack.nations[one].capital === capital),
  );
  for (const { id, power } of shuffled(provinces, random).slice(0, random(provinces.length)))
    state.ceded[id] = pickFrom(
      POWERS.filter((other) => other !== power),
      random,
    );
  return board;
}

test('any suits and any terms: the campaign stays sound, and nobody stays in a former enemy’s lands', () => {
  let surrenders = 0;
  for (let n = 0; n < 60; n += 1) {
    const random = seededRandom(`peace ${n}`);
    const board = anyBoard(random);
    const enemies = (power: Power) => POWERS.filter((other) => other !== power && areAtWar(board.state, power, other));
    const wars = PAIRS.filter(([a, b]) => areAtWar(board.state, a, b));
    const suits: { [P in Power]?: 'all' | Power } = {};
    const offers: { [P in Power]?: Power[] } = {};
    for (const power of POWERS) {
      if (random(2) === 0) suits[power] = random(2) === 0 ? 'all' : pickFrom(POWERS, random);
      if (random(2) === 0) offers[power] = enemies(power);
    }
    const game = peaceStep(board, { suits, offers });
    while (!game.machine.over) {
      const { decision, seat, answer } = randomAnswer(anyGame(game.game), game.machine, random);
      const open = game.open();
      if (open?.name === 'terms') surrenders += 1;
      // The seats of a window may answer in any order; the helper asks the first.
      if (open?.id === decision && open.waiting[0] === seat) game.answer(answer);
      else game.answer(game.fallback ?? {});
      for (const viewer of ['spectator', 'moderator', ...POWERS]) game.told(viewer);
    }
    const after = { state: game.state, pack: board.pack };
    for (const [a, b] of wars.filter(([one, other]) => !areAtWar(game.state, one, other)))
      expect([...listLeaving(after, a, b), ...listLeaving(after, b, a)]).toEqual([]);
  }
  expect(surrenders).toBeGreaterThan(30);
});
