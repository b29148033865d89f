import { afterAll, expect, test } from '@jest/globals';
import { games } from '../../src/games/registry.ts';
import { translator } from '../../src/i18n/translator.ts';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import { type Machine, positionOf } from '../../src/kernel/machine.ts';
import { looseSetup, playAtRandom } from '../../src/kernel/play-at-random.ts';
import { pickFrom, seededRandom } from '../../src/kernel/random.ts';
import type { GameModule } from '../../src/kernel/rules.ts';
import { createPictures } from '../../src/pictures/pictures.ts';
import { LARGEST } from '../../src/pictures/render-picture.ts';

/**
 * Whole games of each mode: one, of which some pictures are drawn, or as many as `GAMES` says, with every picture, or
 * with one after each `EVERY` entries.
 */
const GAMES = Number(process.env.GAMES ?? 1);
const EVERY = Number(process.env.EVERY ?? (process.env.GAMES ? 1 : 25));
/** A campaign of years looks alike after a while: so many moments of it, and what so many answers lead to. */
const [MOMENTS, ANSWERS] = process.env.GAMES ? [Number.POSITIVE_INFINITY, undefined] : [12, 250];
/** Narrower than this a board 400 units wide, which a mail shows 544 wide, is hard to read. */
const LEGIBLE = 480;

const { t } = translator('en', 'utc');
const pictures = createPictures();
afterAll(() => pictures.close());

const modes = [...games.values()].flatMap((module) => {
  const { min, max } = module.rules.players;
  const players = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  // Between two and seven powers a campaign's map is the same.
  const told = process.env.GAMES || max - min < 4 ? players : [min, max];
  return told.map((count) => ({ id: module.rules.id, players: count, module }));
});

test.each(modes)(
  'every picture of whole games of $id with $players: small enough to be sent, large enough to be read',
  async ({ id, players, module }) => {
    const sizes: { readonly bytes: number; readonly width: number }[] = [];
    for (let n = 0; n < GAMES; n++)
      for (const svg of drawingsOf(module, players, `pictures/${id}/${players}/${n}`)) {
        const png = await pictures.png(svg);
        sizes.push({ bytes: png.length, width: png.readUInt32BE(16) });
      }
    const largest = Math.max(...sizes.map(({ bytes }) => bytes));
    const narrowest = Math.min(...sizes.map(({ width }) => width));
    console.info(`${id}, ${players}: ${sizes.length} pictures, at most ${largest} bytes, at least ${narrowest} wide`);
    expect(sizes.length).toBeGreaterThan(0);
    expect(largest).toBeLessThanOrEqual(LARGEST);
    expect(narrowest).toBeGreaterThanOrEqual(LEGIBLE);
  },
  GAMES * 600_000,
);

/** The drawings of one game with random options, each as another seat sees it. */
function drawingsOf({ rules, board }: GameModule, players: number, seed: string): readonly string[] {
  const random = seededRandom(seed);
  const options = Object.fromEntries(rules.optionFields.map(({ id, values }) => [id, pickFrom(values, random).id]));
  const parsed = rules.parseOptions(options);
  const { pack, hash } = rules.builtInPack();
  const setting = { seats: rules.seats(players, parsed), options: parsed, pack, ruleset: rules.ruleset.current };
  const game = { rules, setting };
  const drawings: string[] = [];
  let moments = 0;

  const draw = (machine: Machine) => {
    if (!board) return;
    const view = rules.view(positionOf(game, machine), setting.seats[machine.seq % setting.seats.length] ?? '');
    for (const { name } of board.pictures(view)) drawings.push(board.draw(name, view, { t }));
  };
  const setup = looseSetup(game, options, hash);
  const chance = hmacChance(seed, { game: setup.table, salts: setup.salts });
  const { machine } = playAtRandom({
    game,
    setup,
    chance,
    random,
    ...(ANSWERS === undefined ? {} : { answers: ANSWERS }),
    each: ({ seq }, applied) => {
      if (seq % EVERY !== 0 || moments >= MOMENTS) return;
      moments += 1;
      draw(applied.machine);
    },
  });
  draw(machine);
  return drawings;
}
