import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { applyEntry } from '../../../src/kernel/apply-entry.ts';
import { placeKey } from '../../../src/kernel/entry-place.ts';
import { isSealedOptionalAction, openOptionalActions } from '../../../src/kernel/optional-actions.ts';
import { legalAnswer, randomAnswer } from '../../../src/kernel/play-at-random.ts';
import { pickFrom, seededRandom } from '../../../src/kernel/random.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import { loadHead } from '../../../src/log/load-head.ts';
import { lostEntries } from '../../../src/log/lost-entries.ts';
import { readLog } from '../../../src/log/read-log.ts';
import { readPosition } from '../../../src/log/read-position.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import { exportRecord } from '../../../src/records/export-record.ts';
import { replayRecord } from '../../../src/records/replay-record.ts';
import { verifyTable } from '../../../src/records/verify-table.ts';
import { answerTakeback } from '../../../src/rulings/takeback/answer-takeback.ts';
import { askTakeback } from '../../../src/rulings/takeback/ask-takeback.ts';
import { type Player, startedTable, tableWorld, type World } from '../../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const STEPS = 60;
const LATEST = 6;
type Random = ReturnType<typeof seededRandom>;
const GAMES = [
  ['iron-curtain', ['us', 'ussr']],
  ['versailles-1919', ['uk', 'fr', 'us']],
] as const;

test.each(GAMES.flatMap(([game, seats]) => [1, 2].map((seed) => [game, seed, seats] as const)))(
  'random games of %s in which players take things back (seed %i): the log leads to where the table stands',
  async (game, seed, seats) => {
    const random = seededRandom(`takebacks of ${game} ${seed}`);
    const { tableId, players } = await startedTable(world, seats, { game });
    // One at least is sure: who has just acted takes it back.
    const { seat } = await act(tableId, players, random, false);
    const actor = players.find((one) => one.seat === seat);
    const became = await takeBack(tableId, players, random, actor && { player: actor, back: 0 });
    expect(['at once', 'by consent']).toContain(became);
    for (let step = 0; step < STEPS; step += 1) {
      const { playing, seq } = await loadHead(world.services, tableId);
      if (!playing) break;
      if (seq < 3 || random(4) !== 0) await act(tableId, players, random);
      else await takeBack(tableId, players, random);
      // Who rules is not asked for: the limit of a day is for people.
      if (step % 5 === 0) world.clock.advance(86_400_000);
    }
    expect((await verifyTable(world.services, tableId)).faults).toEqual([]);
    const { wrongHashes, rolls } = replayRecord(await exportRecord(world.services, tableId), world.services.games);
    expect([wrongHashes, rolls.differing, rolls.ruled]).toEqual([[], [], []]);
  },
);

/** A random move, or now and then something beside it; gives who did it. */
async function act(tableId: string, players: readonly Player[], random: Random, orBeside = true): Promise<Player> {
  const { game, machine, seq } = await loadHead(world.services, tableId);
  const [optionalAction] = openOptionalActions(game, machine).filter(({ sealed }) => sealed);
  const beside =
    optionalAction && orBeside && random(3) === 0
      ? { id: optionalAction.id, seat: pickFrom(optionalAction.seats, random) }
      : undefined;
  const entry = (beside && legalAnswer(game, machine, beside, random)) ?? randomAnswer(game, machine, random);
  const player = players.find(({ seat }) => seat === entry.seat) ?? { seat: entry.seat, playerId: '' };
  const answers = [{ decision: entry.decision, answer: entry.answer }];
  try {
    await submitAnswers(world.services, { tableId, ...player, expectedSeq: seq, answers, key: newId(), how: 'page' });
  } catch (error) {
    // What an optional action would lead to may be refused.
    if (!(error instanceof Refusal) || !beside) throw error;
  }
  return player;
}

/** Somebody asks to go back a little, and all consent who are asked. */
async function takeBack(
  tableId: string,
  players: readonly Player[],
  random: Random,
  who?: { readonly player: Player; readonly back: number },
): Promise<string> {
  const { seq } = await loadHead(world.services, tableId);
  const player = who?.player ?? pickFrom(players, random);
  const toSeq = seq - 1 - (who?.back ?? random(Math.min(LATEST, seq - 1)));
  const others = players.filter((one) => one !== player);
  const secrets = await Promise.all(others.map(({ seat }) => secretOf(tableId, seat)));
  const gone = await secretsGone(tableId, player, toSeq);
  try {
    const asked = await askTakeback(world.services, { tableId, ...player, toSeq, reason: '', expectedSeq: seq });
    for (const { seat } of asked.asked) {
      const one = players.find((other) => other.seat === seat) ?? player;
      await answerTakeback(world.services, { tableId, takebackId: asked.id, ...one, answer: 'yes' });
    }
    const now = await loadHead(world.services, tableId);
    if (now.seq === seq + 1 && now.machine.secret === undefined) {
      const then = await readPosition(world.services, tableId, toSeq);
      expect(now.machine.state).toEqual(then.machine.state);
      expect(now.machine.agenda).toEqual(then.machine.agenda);
    }
    // Orders about what is not there any more, such as an issue drawn since, cannot be given again.
    const kept = secrets.map((count, i) => count - gone.filter((seat) => seat === others[i]?.seat).length);
    expect(await Promise.all(others.map(({ seat }) => secretOf(tableId, seat)))).toEqual(kept);
    return asked.asked.length === 0 ? 'at once' : 'by consent';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect((await loadHead(world.services, tableId)).seq).toBe(seq);
    return error.reason.key;
  }
}

/** Whose secret doings since an entry could not be done as the game stood then: one seat for each. */
async function secretsGone(tableId: string, player: Player, toSeq: number): Promise<readonly string[]> {
  const head = await loadHead(world.services, tableId);
  if (toSeq < 1) return [];
  let { machine } = await readPosition(world.services, tableId, toSeq);
  const gone: string[] = [];
  for (const entry of await lostEntries(world.services, head, toSeq)) {
    if (entry.kind !== 'answered' || entry.seat === player.seat || !isSealedOptionalAction(head.game, entry.decision))
      continue;
    try {
      machine = applyEntry(head.game, machine, entry, {}).machine;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      gone.push(entry.seat);
    }
  }
  return gone;
}

/** How many of a seat's secret doings count. */
async function secretOf(tableId: string, seat: string): Promise<number> {
  const [own, everybody] = await Promise.all([
    readLog(world.services, tableId, seat),
    readLog(world.services, tableId, 'spectator'),
  ]);
  const seen = new Set(everybody.map(placeKey));
  return own.filter((line) => !line.voided && !seen.has(placeKey(line))).length;
}
