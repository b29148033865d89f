import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { offeredCorrections } from '../../../src/kernel/corrections.ts';
import { countAnswers } from '../../../src/kernel/count-answers.ts';
import { stateHash } from '../../../src/kernel/hash-state.ts';
import { ENDED_HOW, type Entry } from '../../../src/kernel/log.ts';
import { type Machine, positionOf } from '../../../src/kernel/machine.ts';
import { openDecisions } from '../../../src/kernel/open-decisions.ts';
import { randomAnswer } from '../../../src/kernel/play-at-random.ts';
import { pickFrom, seededRandom } from '../../../src/kernel/random.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import { replayLog } from '../../../src/kernel/replay-log.ts';
import { sampleAnswer } from '../../../src/kernel/sample-answer.ts';
import { rewindsOf, voidedBy } from '../../../src/kernel/voided-entries.ts';
import { exportRecord } from '../../../src/records/export-record.ts';
import { replayRecord } from '../../../src/records/replay-record.ts';
import { verifyTable } from '../../../src/records/verify-table.ts';
import type { Head } from '../../../src/tables/heads.ts';
import { loadHead } from '../../../src/tables/load-head.ts';
import { newId } from '../../../src/tables/new-id.ts';
import { readEntries } from '../../../src/tables/read-entries.ts';
import { lostEntries } from '../../../src/tables/rulings/lost-entries.ts';
import { undoRuling } from '../../../src/tables/rulings/rule-table.ts';
import { tryRuling } from '../../../src/tables/rulings/try-ruling.ts';
import type { WantedRuling } from '../../../src/tables/rulings/wanted-ruling.ts';
import { submitAnswers } from '../../../src/tables/submit-answers.ts';
import { ruleNow } from '../fixtures/rule-now.ts';
import { type Player, startedTable, tableWorld, type World } from '../fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const STEPS = 60;
const ONE_RULING_IN = 4;
type Random = ReturnType<typeof seededRandom>;
const GAMES = [
  ['iron-curtain', ['us', 'ussr']],
  ['versailles-1919', ['uk', 'fr', 'us']],
] as const;

test.each(GAMES.flatMap(([game, seats]) => [1, 2, 3].map((seed) => [game, seed, seats] as const)))(
  'random games of %s with random rulings and their undoing (seed %i): the whole log leads to where the table stands',
  async (game, seed, seats) => {
    const random = seededRandom(`${game} ${seed}`);
    const { tableId, players } = await startedTable(world, seats, { game });
    const made: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const head = await loadHead(world.services, tableId);
      if (head.playing && (head.seq < 3 || random(ONE_RULING_IN) !== 0)) await move(head, players, random);
      else made.push(await ruleAndUndo(head, random));
      await expectSound(tableId);
    }
    expect((await verifyTable(world.services, tableId)).faults).toEqual([]);
    const { wrongHashes, rolls } = replayRecord(await exportRecord(world.services, tableId), world.services.games);
    expect([wrongHashes, rolls.differing]).toEqual([[], []]);
    expect(new Set(made).size).toBeGreaterThan(2);
  },
  60_000,
);

async function move({ tableId, seq, game, machine }: Head, players: readonly Player[], random: Random) {
  const { decision, seat, answer } = randomAnswer(game, machine, random);
  const player = players.find((one) => one.seat === seat);
  if (!player) throw new Error(`nobody plays ${seat}`);
  const answers = [{ decision, answer }];
  await submitAnswers(world.services, { tableId, ...player, expectedSeq: seq, answers, key: newId(), how: 'page' });
}

/** A random ruling that is possible, tried first, made, and half of the time taken back; gives its type. */
async function ruleAndUndo(head: Head, random: Random): Promise<string> {
  const { tableId, seq } = head;
  const ruling = await randomRuling(head, random);
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
    if (random(2) === 0) {
      await undoRuling(world.services, { ...about, reason: 'no', seq: done.ruling, expectedSeq: done.seq });
      expect(standingOf((await loadHead(world.services, tableId)).machine)).toEqual(standingOf(head.machine));
    }
  } catch (error) {
    // A correction may be against an invariant; then nothing has happened.
    if (!(error instanceof Refusal) || ruling.type !== 'correct') throw error;
    expect(stateHash((await loadHead(world.services, tableId)).machine)).toBe(stateHash(head.machine));
  }
  return ruling.type;
}

/** How the game stands, but for the numbers of entries and draws. */
function standingOf({ state, agenda, over, resigned }: Machine) {
  return { state, agenda, over, resigned };
}

async function randomRuling(head: Head, random: Random): Promise<WantedRuling> {
  const { game, machine, seq } = head;
  const back: WantedRuling = { type: 'rewind', to: 1 + random(Math.max(1, seq - 1)) };
  if (machine.over) return back;
  const [open] = openDecisions(game, machine);
  const answered = openDecisions(game, machine).flatMap(({ id, answers }) =>
    Object.keys(answers).map((seat) => ({ type: 'withdraw', decision: id, seat }) as const),
  );
  const rolled = (await lostEntries(world.services, head, 1)).filter(isRolled);
  const corrections = offeredCorrections(game, machine).filter(({ question }) => countAnswers(question.choice, 1) > 0);
  const { decision, seat, answer } = randomAnswer(game, machine, random);
  const possible: WantedRuling[] = [
    back,
    { type: 'force', decision, seat, answer },
    ...(open?.waiting[0] === undefined ? [] : [{ type: 'skip', decision: open.id, seat: open.waiting[0] } as const]),
    ...answered,
    ...rolled.slice(-1).map((entry) => ({ type: 'replace-roll', seq: entry.seq }) as const),
    ...(corrections.length > 0 ? [randomCorrection(corrections, random)] : []),
    ...(random(5) === 0 ? [{ type: 'end', how: pickFrom(ENDED_HOW, random) } as const] : []),
  ];
  return pickFrom(possible, random);
}

function randomCorrection(corrections: ReturnType<typeof offeredCorrections>, random: Random): WantedRuling {
  const { name, question } = pickFrom(corrections, random);
  return { type: 'correct', correction: name, answer: sampleAnswer(question.choice, random) };
}

function isRolled({ kind, chance }: Entry): boolean {
  return kind === 'answered' && (chance ?? []).length > 0;
}

/** A process that knows nothing, the log alone, and the log with nonsense where it is void all lead to the same state. */
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
