import { randomBytes } from 'node:crypto';
import { startGame } from '../kernel/apply-entry.ts';
import { seedHash } from '../kernel/hmac-chance.ts';
import { cloneData } from '../kernel/json.ts';
import type { Lessons } from '../kernel/lessons.ts';
import { ENTRY_VERSION, type SetupEntry } from '../kernel/log.ts';
import type { Game } from '../kernel/machine.ts';
import type { GameModule } from '../kernel/rules.ts';
import { newId } from '../platform/new-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import { storePack } from '../tables/store-pack.ts';
import { firstGameChance } from './first-game-chance.ts';
import { limitFirstGames } from './limits.ts';
import { type Owner, ownedBy } from './owner.ts';
import { asJson } from './write-practice.ts';

/**
 * Begins somebody's first game: as its lessons say, against computer players, with a seed of its own. Gives its id.
 * Refuses (`not-found`) a game without lessons or that is not offered here, and (`too-many`) more than
 * `limitFirstGames` allows.
 */
export async function beginFirstGame(services: Services, gameId: string, owner: Owner): Promise<string> {
  const module = services.games.get(gameId);
  if (!module?.lessons) throw refuse('not-found', 'practice.no-lessons');

  const id = newId();
  const seed = randomBytes(32).toString('hex');
  const now = services.clock.now();
  const { setup, facts, pack } = setUpFirstGame(module, module.lessons, { id, seed, now });
  await services.db.$transaction(async (tx) => {
    await limitFirstGames(tx, owner);
    await storePack(tx, { game: setup.game, pack, builtIn: true });
    await tx.practice.create({
      data: {
        ...{ id, seed, seats: [...setup.seats], seat: module.lessons?.seat ?? null, ...ownedBy(owner) },
        ...{ game: setup.game, ruleset: setup.ruleset, options: asJson(setup.options), packHash: pack.hash },
        ...{ length: 1, createdAt: now, playedAt: now },
      },
    });
    await tx.practiceEntry.create({
      data: { practiceId: id, n: 1, data: asJson(setup), facts: asJson(facts) },
    });
  }, PATIENT);
  return id;
}

type Begun = { readonly id: string; readonly seed: string; readonly now: Date };

/** The first entry of a first game with what chance gave, and the position after it. */
export function setUpFirstGame({ rules }: GameModule, lessons: Lessons, { id, seed, now }: Begun) {
  const options = rules.parseOptions(lessons.options);
  const pack = rules.builtInPack();
  const ruleset = rules.ruleset.current;
  const seats = rules.seats(lessons.players, options);
  const game: Game = { rules, setting: { seats, options, pack: pack.pack, ruleset } };
  const setup: SetupEntry = {
    ...{ v: ENTRY_VERSION, seq: 1, at: now.toISOString(), kind: 'setup', table: id, game: rules.id, ruleset },
    ...{ options: asJson(lessons.options), pack: pack.hash, seats, seedHash: seedHash(seed), salts: {} },
  };
  const chance = firstGameChance(seed, id);
  const { machine, draws, facts } = startGame(game, setup, { source: chance });
  return { game, pack, machine, chance, setup: { ...setup, chance: draws }, facts: cloneData(facts) };
}
