import type { ChanceSource } from '../../kernel/chance.ts';
import type { ChanceKind } from '../../kernel/chance-kind.ts';
import { offeredCorrections } from '../../kernel/corrections.ts';
import { countAnswers } from '../../kernel/count-answers.ts';
import { hmacChance } from '../../kernel/hmac-chance.ts';
import type { AnsweredEntry } from '../../kernel/log.ts';
import type { Game, Machine } from '../../kernel/machine.ts';
import { openDecisions, questionFor } from '../../kernel/open-decisions.ts';
import { openOptionalActions } from '../../kernel/optional-actions.ts';
import { legalAnswer, looseSetup, playAtRandom } from '../../kernel/play-at-random.ts';
import { pickFrom, seededRandom } from '../../kernel/random.ts';
import type { GameModule } from '../../kernel/rules.ts';
import { sampleAnswer } from '../../kernel/sample-answer.ts';
import { isOfKind } from './is-of-kind.ts';
import type { Met, MetDraw, MetQuestion } from './met.ts';

/** Games with every number of players, of one set of options after the other, before the search is given up. */
const ROUNDS = 60;

/** After how many entries corrections are looked at. */
const EVERY = 10;

/**
 * What a record of a game can hold, as random games meet it: each decision, draw and correction with an example. The
 * same every time. Goes on until every kind of draw was met, and every decision but those that say why they are `rare`.
 */
export function meetQuestions(module: GameModule): Met {
  const met: Met = { decisions: new Map(), draws: new Map(), corrections: new Map() };
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
  const sides = new Map<number, number>();
  playAtRandom({
    game,
    setup: looseSetup(game, given, pack.hash),
    chance: watched(hmacChance(seed, { game: 'guide', salts: {} }), sides),
    random,
    each: (entry, { draws, machine }) => {
      for (const { n, purpose, result } of draws) {
        const draw: MetDraw = { seq: entry.seq, purpose, result, sides: sides.get(n) ?? 0 };
        if (!met.draws.has(purpose)) met.draws.set(purpose, draw);
      }
      if (!machine.over) meetAll(game, machine, met);
    },
  });
}

/** Tells of every draw how many results its first number has: a die's sides. */
function watched(source: ChanceSource, sides: Map<number, number>): ChanceSource {
  return (draw) => {
    const random = source(draw);
    return (limit) => {
      if (!sides.has(draw)) sides.set(draw, limit);
      return random(limit);
    };
  };
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
  const all = Object.keys(game.rules.corrections ?? {});
  if (met.corrections.size < all.length && machine.seq % EVERY === 0) meetCorrections(game, machine, met);
}

/** Some cannot be made at every moment. */
function meetCorrections(game: Game, machine: Machine, met: Met): void {
  for (const { name, label, question } of offeredCorrections(game, machine)) {
    if (met.corrections.has(name) || countAnswers(question.choice, 1) === 0) continue;
    const answer = sampleAnswer(question.choice, seededRandom(name));
    met.corrections.set(name, { label, ...question, example: { type: 'correct', correction: name, answer } });
  }
}

/** As somebody would write it: an optional action must be named, a question need not when it is the seat's only one. */
function exampleOf({ seat, decision, answer }: AnsweredEntry, offered: boolean): MetQuestion['example'] {
  return offered ? { seat, decision, answer } : { seat, answer };
}
