import { anyModule } from '../../src/kernel/any-game.ts';
import { applyEntry, startGame } from '../../src/kernel/apply-entry.ts';
import type { ChanceSource, RandomSource } from '../../src/kernel/chance.ts';
import type { Answer } from '../../src/kernel/choice.ts';
import { stateHash } from '../../src/kernel/hash-state.ts';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import { ENTRY_VERSION, type Entry } from '../../src/kernel/log.ts';
import type { Game, Machine } from '../../src/kernel/machine.ts';
import { openDecisions, questionFor } from '../../src/kernel/open-decisions.ts';
import { sampleAnswer } from '../../src/kernel/sample-answer.ts';
import { marketDay } from '../fixtures/miniature-game/rules.ts';

const { rules } = anyModule(marketDay);
const AT = '2026-11-21T08:00:00.000Z';

/** Market Day as the tables would keep it: a log and the state after it. */
export type Market = { readonly game: Game; readonly log: Entry[]; machine: Machine; readonly chance: ChanceSource };

export function openMarket({ players = 3, ruleset = 2, seed = 'seed' } = {}): Market {
  const setting = { seats: rules.seats(players, {}), options: { purse: 5 }, pack: rules.builtInPack().pack, ruleset };
  const game: Game = { rules, setting };
  const chance = hmacChance(seed, { game: 'market', salts: {} });
  const { machine, draws } = startGame(game, { seq: 1 }, { source: chance });
  const setup: Entry = {
    v: ENTRY_VERSION,
    seq: 1,
    at: AT,
    kind: 'setup',
    table: 'market',
    game: rules.id,
    ruleset,
    options: { purse: 5 },
    pack: rules.builtInPack().hash,
    seats: setting.seats,
    salts: {},
    chance: draws,
    hash: stateHash(machine),
  };
  return { game, log: [setup], machine, chance };
}

type Draft = {
  [K in Entry['kind']]: Omit<Extract<Entry, { kind: K }>, 'v' | 'seq' | 'at' | 'hash' | 'chance'>;
}[Exclude<Entry['kind'], 'setup'>];

/** Apply one more entry and write it into the log. */
export function write(market: Market, draft: Draft): Entry {
  const entry = { v: ENTRY_VERSION, seq: market.machine.seq + 1, at: AT, ...draft };
  const { machine, draws } = applyEntry(market.game, market.machine, entry, { source: market.chance });
  market.machine = machine;
  const written = { ...entry, ...(draws.length ? { chance: draws } : {}), hash: stateHash(machine) };
  market.log.push(written);
  return written;
}

/** The open decision's answer by a seat. */
export function bid(market: Market, seat: string, answer: Answer): Entry {
  const decision = openDecisions(market.game, market.machine)[0]?.id ?? 'none';
  return write(market, { kind: 'answered', decision, seat, answer, how: 'page' });
}

/** Play on at random for a number of answers or to the end. */
export function playOn(market: Market, random: RandomSource, answers = Number.POSITIVE_INFINITY): void {
  for (let i = 0; i < answers && !market.machine.over; i += 1) {
    const [decision] = openDecisions(market.game, market.machine);
    const seat = decision?.waiting[random(decision.waiting.length)];
    if (!decision || !seat) throw new Error('nobody is asked, and the game is not over');
    const question = questionFor(market.game, market.machine, decision.id, seat);
    if (!question) throw new Error('no question');
    bid(market, seat, sampleAnswer(question.choice, random));
  }
}
