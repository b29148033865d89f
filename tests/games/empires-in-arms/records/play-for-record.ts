import { isPower } from '../../../../src/games/empires-in-arms/forces/who-commands.ts';
import { parseOptions } from '../../../../src/games/empires-in-arms/options.ts';
import type { Power, ScenarioId } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { ownerId } from '../../../../src/games/empires-in-arms/piece-options.ts';
import { legalTargets } from '../../../../src/games/empires-in-arms/politics/may-not-declare.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { powerOf } from '../../../../src/games/empires-in-arms/sequence/who-decides.ts';
import type { EmpiresInArms, Position } from '../../../../src/games/empires-in-arms/types.ts';
import { anyGame } from '../../../../src/kernel/any-game.ts';
import { type Applied, applyInPlace, startGame } from '../../../../src/kernel/apply-entry.ts';
import type { FormAnswer, SheetLine } from '../../../../src/kernel/choice.ts';
import { nextPlace } from '../../../../src/kernel/entry-place.ts';
import { stateHash } from '../../../../src/kernel/hash-state.ts';
import { hmacChance, seedHash } from '../../../../src/kernel/hmac-chance.ts';
import { type AnsweredEntry, ENTRY_VERSION, type Entry, type RulingEntry } from '../../../../src/kernel/log.ts';
import { type Game, type Machine, positionOf } from '../../../../src/kernel/machine.ts';
import { fallbackAnswer, openDecisions } from '../../../../src/kernel/open-decisions.ts';
import { openOptionalActions } from '../../../../src/kernel/optional-actions.ts';
import { legalAnswer, looseSetup } from '../../../../src/kernel/play-at-random.ts';
import { pickFrom, seededRandom } from '../../../../src/kernel/random.ts';
import { computerPower } from '../../../../src/simulation/pace/empires-in-arms/computer-power.ts';

/** The options as an export has them: what is not named has its default. */
export type Chosen = {
  readonly campaign: 'grand' | 'short';
  readonly scenario?: ScenarioId;
  readonly civil_disorder?: 'surrender' | 'elimination';
  readonly reinforcement?: 'together' | 'in-order';
  readonly unplayed?: 'controlled';
  readonly powers: readonly Power[];
  readonly bids?: { readonly [P in Power]?: number };
};

/** One in so many is followed by something that nobody waits for. */
const ONE_BESIDE_IN = 14;
/** Every so many entries have the state's hash. */
const HASHED = 7;

export type Campaign = { readonly game: Game<EmpiresInArms>; readonly machine: Machine<EmpiresInArms> };

export type Cast = {
  /** One in so many answers is any that is legal; the others are those of a computer power. */
  readonly whimOneIn?: number;
  /** Attacks one minor country after the other, so that the others take them, and rise. */
  readonly provoker?: Power;
  /** Victory points that a moderator corrects before the first answer, so that a record of an end is short. */
  readonly points?: { readonly [P in Power]?: number };
  /** Says nothing, as a player whose time is up. */
  readonly silent?: Power;
  /** What is bid for powers that nobody plays (14.3). */
  readonly bids?: { readonly [P in Power]?: FormAnswer };
  /** Looks at the campaign after each entry. */
  readonly look?: (campaign: Campaign, told: readonly EmpiresInArms['Fact'][], entry: Entry) => void;
};

/** A campaign that computer powers with whims play to its end, as the log of a record. */
export function playForRecord(
  chosen: Chosen,
  seed: string,
  { provoker, whimOneIn = 9, points = {}, bids = {}, silent, look }: Cast = {},
): Campaign & { readonly log: readonly Entry[] } {
  const options = parseOptions(chosen);
  const { pack, hash } = rules.builtInPack();
  const setting = { seats: rules.seats(chosen.powers.length, options), options, pack, ruleset: rules.ruleset.current };
  const game: Game<EmpiresInArms> = { rules, setting };
  const random = seededRandom(seed);
  const players = new Map(setting.seats.map((seat) => [seat, computerPower(`${seed} ${seat}`)]));
  const setup = { ...looseSetup(anyGame(game), chosen, hash), seedHash: seedHash(seed) };
  const chance = hmacChance(seed, { game: setup.table, salts: setup.salts });

  const log: Entry[] = [];
  const keep = (entry: Entry, { machine, draws, facts }: Applied<EmpiresInArms>) => {
    const hashed = entry.seq % HASHED === 0 ? { hash: stateHash(machine) } : {};
    const logged = { ...entry, ...(draws.length > 0 && { chance: draws }), ...hashed };
    log.push(logged);
    look?.({ game, machine }, facts, logged);
    return machine;
  };
  let machine = keep(setup, startGame(game, setup, { source: chance }));
  const write = (entry: AnsweredEntry | RulingEntry) => {
    machine = keep(entry, applyInPlace(game, machine, entry, { source: chance }));
  };

  for (const [power, number] of Object.entries(points))
    write({
      ...{ v: ENTRY_VERSION, seq: machine.seq + 1, at: setup.at, by: 'moderator', reason: 'so that the end is near' },
      kind: 'ruling',
      ruling: { type: 'correct', correction: 'victory-points', answer: { power, points: number } },
    });

  while (!machine.over) {
    if (random(ONE_BESIDE_IN) === 0) {
      const beside = openOptionalActions(game, machine).flatMap(({ id, seats }) => seats.map((seat) => ({ id, seat })));
      const entry = legalAnswer(anyGame(game), machine, pickFrom(beside, random), random);
      if (entry) write(entry);
    }
    const [decision] = openDecisions(game, machine);
    const [seat = ''] = decision?.waiting ?? [];
    const player = players.get(seat);
    if (!decision || !player) throw new Error('a dead end');
    const whim =
      random(whimOneIn) === 0
        ? legalAnswer(anyGame(game), machine, { id: decision.id, seat }, random)?.answer
        : undefined;
    const provoked =
      seat === provoker && decision.name === 'political-orders'
        ? provocation(positionOf(game, machine), seat)
        : undefined;
    const bid = decision.name === 'control-bids' ? bids[powerOf(seat)] : undefined;
    const said = seat === silent ? fallbackAnswer(game, machine, decision.id, seat) : undefined;
    const answer = said ?? bid ?? provoked ?? whim ?? player.answer(game, machine, decision, seat);
    const place = nextPlace(game, machine, decision.id);
    write({
      v: ENTRY_VERSION,
      ...place,
      at: setup.at,
      kind: 'answered',
      decision: decision.id,
      seat,
      answer,
      how: 'bot',
    });
  }
  return { game, log, machine };
}

/** War on the first minor country that it can be declared on, if there is one. */
function provocation(position: Position, power: Power): readonly SheetLine[] | undefined {
  const target = legalTargets(position, power).find((one) => !one.no && !isPower(one.target));
  return target && [{ order: 'declare', answer: ownerId(target.target) }];
}
