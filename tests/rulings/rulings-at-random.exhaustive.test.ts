import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { offeredCorrections } from '../../src/kernel/corrections.ts';
import { countAnswers } from '../../src/kernel/count-answers.ts';
import { stateHash } from '../../src/kernel/hash-state.ts';
import { ENDED_HOW, type Entry } from '../../src/kernel/log.ts';
import { type Machine, positionOf } from '../../src/kernel/machine.ts';
import { openDecisions } from '../../src/kernel/open-decisions.ts';
import { randomAnswer } from '../../src/kernel/play-at-random.ts';
import { pickFrom, seededRandom } from '../../src/kernel/random.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { replayLog } from '../../src/kernel/replay-log.ts';
import { sampleAnswer } from '../../src/kernel/sample-answer.ts';
import { rewindsOf, voidedBy } from '../../src/kernel/voided-entries.ts';
import type { Head } from '../../src/log/heads.ts';
import { loadHead } from '../../src/log/load-head.ts';
import { lostEntries } from '../../src/log/lost-entries.ts';
import { readEntries } from '../../src/log/read-entries.ts';
import { newId } from '../../src/platform/new-id.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { exportRecord } from '../../src/records/export-record.ts';
import { replayRecord } from '../../src/records/replay-record.ts';
import { verifyTable } from '../../src/records/verify-table.ts';
import { tryRuling } from '../../src/rulings/try-ruling.ts';
import type { WantedRuling } from '../../src/rulings/wanted-ruling.ts';
import { resignSeat } from '../../src/seats/resign-seat.ts';
import { replacePlayer } from '../../src/seats/substitutes/replace-player.ts';
import { ruleNow, undoRuling } from '../tables/fixtures/rule-now.ts';
import { startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const STEPS = 60;
/** One step in so many is a ruling: with the same number whatever chance brings. */
const RULING_EVERY = 3;
/** Possible in every game that goes on, so that each is made, and undone, in every run. */
const ALWAYS = ['rewind', 'force', 'skip', 'end'] as const;
type Random = ReturnType<typeof seededRandom>;
/** How often each kind of ruling was made, and undone. */
type Made = { readonly [did in 'made' | 'undone']: Map<string, number> };
const GAMES = [
  ['iron-curtain', ['us', 'ussr']],
  ['versailles-1919', ['uk', 'fr', 'us']],
] as const;

test.each(GAMES.flatMap(([game, seats]) => [1, 2, 3].map((seed) => [game, seed, seats] as const)))(
  'random games of %s with rulings of every kind and their undoing (seed %i): the whole log leads to where the ' +
    'table stands',
  async (game, seed, seats) => {
    const random = seededRandom(`${game} ${seed}`);
    const { tableId } = await startedTable(world, seats, { game });
    const made: Made = { made: new Map(), undone: new Map() };
    for (let step = 0; step < STEPS; step += 1) {
      const head = await loadHead(world.services, tableId);
      if (step === STEPS / 2) await changeHands(head, seats);
      else if (step === 0 || (head.playing && step % RULING_EVERY > 0)) await move(head, random);
      else await ruleAndUndo(head, random, made);
      await expectSound(tableId);
    }
    expect((await verifyTable(world.services, tableId)).faults).toEqual([]);
    const { wrongHashes, rolls } = replayRecord(await exportRecord(world.services, tableId), world.services.games);
    expect([wrongHashes, rolls.differing]).toEqual([[], []]);
    for (const kind of ALWAYS) expect([kind, made.made.has(kind), made.undone.has(kind)]).toEqual([kind, true, true]);
  },
  120_000,
);

async function move({ tableId, seq, game, machine }: Head, random: Random) {
  const { decision, seat, answer } = randomAnswer(game, machine, random);
  const { playerId } = await world.services.db.seat.findFirstOrThrow({ where: { tableId, seat } });
  if (playerId === null) throw new Error(`nobody plays ${seat}`);
  const answers = [{ decision, answer }];
  const submission = { tableId, seat, playerId, expectedSeq: seq, answers, key: newId(), how: 'page' } as const;
  await submitAnswers(world.services, submission);
}

/** A seat (given up before, where others are left) is another player's from here on, whatever rulings go back to. */
async function changeHands({ tableId, playing }: Head, [, seat, ...others]: readonly string[]) {
  if (!playing || seat === undefined) return;
  const held = await world.services.db.seat.findFirstOrThrow({ where: { tableId, seat } });
  if (others.length > 0) await resignSeat(world.services, { tableId, seat, playerId: held.playerId ?? '' });
  const { id: playerId } = await world.person('Eve');
  await replacePlayer(world.services, { tableId, seat, playerId, by: 'moderator', reason: '' });
}

/**
 * The possible ruling that was made least often, tried first, made, and at first, then half of the time, taken back.
 */
async function ruleAndUndo(head: Head, random: Random, { made, undone }: Made): Promise<void> {
  const { tableId, seq } = head;
  const [ruling] = (await possibleRulings(head, random)).toSorted(
    (a, b) => (made.get(a.type) ?? 0) - (made.get(b.type) ?? 0),
  );
  if (!ruling) throw new Error('one can always go back');
  const { type } = ruling;
  made.set(type, (made.get(type) ?? 0) + 1);
  const about = { tableId, by: 'moderator', reason: 'for a test', expectedSeq: seq };
  try {
    const trial = await tryRuling(world.services, { ...about, ruling });
    expect((await loadHead(world.services, tableId)).seq).toBe(seq);
    const done = await ruleNow(world.services, tableId, ruling);
    const after = await loadHead(world.services, tableId);
    const [first] = trial.written;
    expect(first?.seq).toBe(done.ruling);
    // Chance apart, what was tried is what was done.
    if (!trial.warnings.some(({ key }) => key === 'rulings.warn-chance'))
      expect(standingOf(after.machine)).toEqual(standingOf(trial.after));
    if (!undone.has(type) || random(2) === 0) {
      await undoRuling(world.services, { ...about, reason: 'no', seq: done.ruling, expectedSeq: done.seq });
      expect(standingOf((await loadHead(world.services, tableId)).machine)).toEqual(standingOf(head.machine));
      undone.set(type, (undone.get(type) ?? 0) + 1);
    }
  } catch (error) {
    // A correction may be against an invariant; then nothing has happened.
    if (!(error instanceof Refusal) || type !== 'correct') throw error;
    expect(stateHash((await loadHead(world.services, tableId)).machine)).toBe(stateHash(head.machine));
  }
}

/** How the game stands, but for the numbers of entries and draws. */
function standingOf({ state, agenda, over, resigned }: Machine) {
  return { state, agenda, over, resigned };
}

async function possibleRulings(head: Head, random: Random): Promise<readonly WantedRuling[]> {
  const { game, machine, seq } = head;
  const back: WantedRuling = { type: 'rewind', to: 1 + random(Math.max(1, seq - 1)) };
  if (machine.over) return [back];
  const [open] = openDecisions(game, machine);
  const answered = openDecisions(game, machine).flatMap(({ id, answers }) =>
    Object.keys(answers).map((seat) => ({ type: 'withdraw', decision: id, seat }) as const),
  );
  const rolled = (await lostEntries(world.services, head, 1)).filter(isRolled);
  const corrections = offeredCorrections(game, machine).filter(({ question }) => countAnswers(question.choice, 1) > 0);
  const { decision, seat, answer } = randomAnswer(game, machine, random);
  return [
    back,
    { type: 'force', decision, seat, answer },
    ...(open?.waiting[0] === undefined ? [] : [{ type: 'skip', decision: open.id, seat: open.waiting[0] } as const]),
    ...answered,
    ...rolled.slice(-1).map((entry) => ({ type: 'replace-roll', seq: entry.seq }) as const),
    ...(corrections.length > 0 ? [randomCorrection(corrections, random)] : []),
    { type: 'end', how: pickFrom(ENDED_HOW, random) },
  ];
}

function randomCorrection(corrections: ReturnType<typeof offeredCorrections>, random: Random): WantedRuling {
  const { name, question } = pickFrom(corrections, random);
  return { type: 'correct', correction: name, answer: sampleAnswer(question.choice, random) };
}

function isRolled({ kind, chance }: Entry): boolean {
  return kind === 'answered' && (chance ?? []).length > 0;
}

/**
 * A process that knows nothing, the log alone, and the log with nonsense where it is void all lead to the same state.
 */
async function expectSound(tableId: string) {
  const { game, machine, seq } = await loadHead(world.services, tableId);
  expect(game.rules.invariants(positionOf(game, machine))).toEqual([]);
  const log = await readEntries(world.services, tableId, { after: 0, upTo: seq });
  const isVoided = voidedBy(rewindsOf(log));
  const spoilt = log.map((entry) =>
    isVoided(entry.seq) && entry.kind === 'answered' ? { ...entry, decision: 'none', answer: 'nonsense' } : entry,
  );
  for (const entries of [log, spoilt]) {
    const { machine: replayed, wrongHashes } = replayLog({ game, log: entries, check: 'all' });
    expect([stateHash(replayed), wrongHashes]).toEqual([stateHash(machine), []]);
  }
  const numbers = log.flatMap(({ chance = [] }) => chance.map(({ n }) => n));
  expect(new Set(numbers).size).toBe(numbers.length);
}
