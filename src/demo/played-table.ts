import { hmacChance, seedHash } from '../kernel/hmac-chance.ts';
import type { Entry } from '../kernel/log.ts';
import type { Game } from '../kernel/machine.ts';
import { looseSetup, playAtRandom } from '../kernel/play-at-random.ts';
import { seededRandom } from '../kernel/random.ts';
import type { Rules } from '../kernel/rules.ts';
import { HOUR_MS } from '../platform/durations.ts';
import type { Services } from '../platform/services.ts';
import { importRecord } from '../records/import-record.ts';
import { recordOfFuzzed } from '../simulation/fuzz/record-of-fuzzed.ts';
import { demoPeople } from './demo-people.ts';
import { playByComputer } from './play-by-computer.ts';

const HOURS_AN_ENTRY = 5;
/** A game at random is given up then: the demo does not wait for the end of a long one. */
const MOST_ANSWERS = 1500;

/**
 * A public table whose game has been played to its end: by its own computer player, who thinks about each answer and so
 * plays the shortest game, that for fewest players; or at random, until all but one gave up. In memory, because mails
 * are slower than bots, and with the dates of people who answer a few times a day. Gives the table's id.
 */
export async function openPlayedTable(services: Services, name: string, rules: Rules): Promise<string> {
  const people = await demoPeople(services, rules, rules.computer ? rules.players.min : rules.players.max);
  const seed = `demo ${rules.id}`;
  const log = playedLog(rules, people.length, seed);
  const entries = log.map((entry, n) => ({
    ...entry,
    at: new Date(services.clock.now().getTime() - (log.length - n) * HOURS_AN_ENTRY * HOUR_MS).toISOString(),
  }));
  const { tableId } = await importRecord(services, {
    record: recordOfFuzzed({ options: {}, log: entries }, name, seed),
    hostId: people[0]?.playerId ?? '',
    players: Object.fromEntries(people.map(({ seat, playerId }) => [seat, playerId])),
    public: true,
  });
  return tableId;
}

function playedLog(rules: Rules, players: number, seed: string): readonly Entry[] {
  const options = rules.parseOptions({});
  const { pack, hash } = rules.builtInPack();
  const game: Game = {
    rules,
    setting: { seats: rules.seats(players, options), options, pack, ruleset: rules.ruleset.current },
  };
  const setup = { ...looseSetup(game, {}, hash), seedHash: seedHash(seed) };
  const chance = hmacChance(seed, { game: setup.table, salts: setup.salts });
  return rules.computer
    ? playByComputer({ game, setup, chance, seed })
    : playAtRandom({ game, setup, chance, random: seededRandom(seed), resignAfter: MOST_ANSWERS }).log;
}
