import { randomBytes } from 'node:crypto';
import { startGame } from '../kernel/apply-entry.ts';
import { hmacChance, seedHash } from '../kernel/hmac-chance.ts';
import { cloneData } from '../kernel/json.ts';
import { ENTRY_VERSION, type SetupEntry } from '../kernel/log.ts';
import { newId } from '../platform/new-id.ts';
import { offeredGames } from '../platform/offered-games.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import { storePack } from '../tables/store-pack.ts';
import { limitGuided } from './limits.ts';
import { type Owner, ownedBy } from './owner.ts';
import { asJson } from './write-practice.ts';

/**
 * Begins somebody's first game: as its lessons say, against computer players, with a seed of its own. Gives its id.
 * Refuses (`not-found`) a game without lessons or that is not offered here, and (`too-many`) more than `limitGuided`
 * allows.
 */
export async function beginGuided(services: Services, gameId: string, owner: Owner): Promise<string> {
  const module = offeredGames(services).get(gameId);
  const { lessons } = module ?? {};
  if (!module || !lessons) throw refuse('not-found', 'practice.no-lessons');

  const { rules } = module;
  const options = rules.parseOptions(lessons.options);
  const pack = rules.builtInPack();
  const seats = rules.seats(lessons.players, options);
  const game = { rules, setting: { seats, options, pack: pack.pack, ruleset: rules.ruleset.current } };
  const id = newId();
  const seed = randomBytes(32).toString('hex');
  const now = services.clock.now();
  const setup: SetupEntry = {
    v: ENTRY_VERSION,
    seq: 1,
    at: now.toISOString(),
    kind: 'setup',
    table: id,
    game: rules.id,
    ruleset: rules.ruleset.current,
    options: asJson(lessons.options),
    pack: pack.hash,
    seats,
    seedHash: seedHash(seed),
    salts: {},
  };
  const { draws, facts } = startGame(game, setup, { source: hmacChance(seed, { game: id, salts: {} }) });

  await services.db.$transaction(async (tx) => {
    await limitGuided(tx, owner);
    await storePack(tx, { game: rules.id, pack, builtIn: true });
    await tx.practice.create({
      data: {
        ...{ id, seed, seats: [...seats], seat: lessons.seat, ...ownedBy(owner) },
        ...{ game: rules.id, ruleset: rules.ruleset.current, options: asJson(lessons.options), packHash: pack.hash },
        ...{ length: 1, createdAt: now, playedAt: now },
      },
    });
    await tx.practiceEntry.create({
      data: { practiceId: id, n: 1, data: asJson({ ...setup, chance: draws }), facts: asJson(cloneData(facts)) },
    });
  }, PATIENT);
  return id;
}
