import type { ChanceKind } from '../../kernel/chance-kind.ts';
import { hmacChance } from '../../kernel/hmac-chance.ts';
import type { AnsweredEntry } from '../../kernel/log.ts';
import type { Game, Machine } from '../../kernel/machine.ts';
import { openDecisions, questionFor } from '../../kernel/open-decisions.ts';
import { openOptionalActions } from '../../kernel/optional-actions.ts';
import { legalAnswer, looseSetup, playAtRandom } from '../../kernel/play-at-random.ts';
import { pickFrom, seededRandom } from '../../kernel/random.ts';
import type { GameModule } from '../../kernel/rules.ts';
import { isOfKind } from './is-of-kind.ts';
import { meetCorrections, meetDraws, nothingMet, type Sides, watched } from './meet.ts';
import type { Met, MetQuestion } from './met.ts';

/** Games with every number of players, of one set of options after the other, before the search is given up. */
const ROUNDS = 60;

/**
 * What a record of a game can hold, as random games meet it: each decision, draw and correction with an example. The
 * same every time. Goes on until every kind of draw was met, and every decision but those that say why they are `rare`.
 */
export function meetQuestions(module: GameModule): Met {
  const met = nothingMet();
  const wanted = Object.entries(module.rules.decisions).flatMap(([name, { rare }]) =>
    rare === undefined ? [name] : [],
  );
  const kinds = module.rules.chance ?? [];
  const { min, max } = module.rules.players;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let players = max; players >= min; players -= 1) playOne(module, players, round, met);
    if (wanted.every((name) => met.decisions.has(name)) && kinds.every((kind) => isMet(kind, met))) break;
  }
  return met;
}

function isMet({ purpose }: ChanceKind, { draws }: Met): boolean {
  return [...draws.keys()].some((one) => isOfKind(one, purpose));
}

function playOne({ rules }: GameModule, players: number, round: number, met: Met): void {
  const seed = `guide ${round} ${players}`;
  const random = seededRandom(seed);
  // The first games are as most people play: with the usual options.
  const given =
    round === 0
      ? {}
      : Object.fromEntries(rules.optionFields.map(({ id, values }) => [id, pickFrom(values, random).id]));
  const options = rules.parseOptions(given);
  const pack = rules.builtInPack();
  const setting = { seats: rules.seats(players, options), options, pack: pack.pack, ruleset: rules.ruleset.current };
  const game: Game = { rules, setting };
  const sides: Sides = new Map();
  playAtRandom({
    game,
    setup: looseSetup(game, given, pack.hash),
    chance: watched(hmacChance(seed, { game: 'guide', salts: {} }), sides),
    random,
    each: (entry, { draws, machine }) => {
      meetDraws(met, entry, draws, sides);
      if (!machine.over) meetAll(game, machine, met);
    },
  });
}

function meetAll(game: Game, machine: Machine, met: Met): void {
  const asked = openDecisions(game, machine).map(({ waiting, ...one }) => ({ ...one, seats: waiting, offered: false }));
  const offered = openOptionalActions(game, machine).map((one) => ({ ...one, offered: true }));
  for (const { id, name, seats, offered: isOptional } of [...asked, ...offered]) {
    const [seat] = seats;
    if (seat === undefined || met.decisions.has(name)) continue;
    const question = questionFor(game, machine, id, seat);
    const entry = legalAnswer(game, machine, { id, seat }, seededRandom(`${name} ${machine.seq}`));
    if (question && entry)
      met.decisions.set(name, { ...question, offered: isOptional, example: exampleOf(entry, isOptional) });
  }
  meetCorrections(met, game, machine);
}

/** As somebody would write it: an optional action must be named, a question need not when it is the seat's only one. */
function exampleOf({ seat, decision, answer }: AnsweredEntry, offered: boolean): MetQuestion['example'] {
  return offered ? { seat, decision, answer } : { seat, answer };
}
