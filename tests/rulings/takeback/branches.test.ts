import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import type { Entry } from '../../../src/kernel/log.ts';
import { randomAnswer } from '../../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { loadHead } from '../../../src/log/load-head.ts';
import { readEntries } from '../../../src/log/read-entries.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { exportRecord } from '../../../src/records/export-record.ts';
import { readRecord } from '../../../src/records/read-record.ts';
import { replayRecord } from '../../../src/records/replay-record.ts';
import { verifyTable } from '../../../src/records/verify-table.ts';
import { answerTakeback } from '../../../src/rulings/takeback/answer-takeback.ts';
import { askTakeback } from '../../../src/rulings/takeback/ask-takeback.ts';
import { previewTakeback } from '../../../src/rulings/takeback/preview-takeback.ts';
import { readTakenBack } from '../../../src/rulings/takeback/read-taken-back.ts';
import { tryRuling } from '../../../src/rulings/try-ruling.ts';
import { refused } from '../../tables/fixtures/refused.ts';
import { ruleNow } from '../../tables/fixtures/rule-now.ts';
import { startedTable, tableWorld, type World } from '../../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());
const en = translator('en', 'UTC');

/** Harvest of four: `1.1` to `1.4` ask what they do on their fields. */
async function harvest() {
  const { services } = world;
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob', 'Cid', 'Dot'], { game: 'harvest' });
  const head = () => loadHead(services, tableId);
  const entries = async () => readEntries(services, tableId, { after: 0, upTo: (await head()).seq });
  return {
    tableId,
    player,
    head,
    entries,
    does: async (seat: string, decision: string, answer: string) =>
      submitAnswers(services, {
        tableId,
        ...player(seat),
        expectedSeq: (await head()).seq,
        answers: [{ decision, answer }],
        key: newId(),
        how: 'page',
      }),
    ask: async (seat: string, toSeq: number) =>
      askTakeback(services, { tableId, ...player(seat), toSeq, reason: '', expectedSeq: (await head()).seq }),
    preview: async (seat: string, toSeq: number) => {
      const seen = await previewTakeback(services, { tableId, seat, toSeq });
      if (!seen || seen.refused) throw new Error('nothing to take back');
      return { voided: seen.voided.map(en.t), stays: seen.stays.map(en.t), asked: seen.asked.map(en.t) };
    },
    state: async () => Object((await viewTable(services, tableId, 'Ann')).view),
    waits: async () =>
      (await services.db.pendingAnswer.findMany({ where: { tableId }, orderBy: { seat: 'asc' } })).map(
        ({ seat, decision, dueAt }) => ({ seat, decision, dueAt }),
      ),
    sound: async () => expect((await verifyTable(services, tableId)).faults).toEqual([]),
  };
}

const chanceOf = (entry: Entry | undefined) =>
  (entry?.chance ?? []).map(({ purpose, result }) => ({ purpose, result }));
const again = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => (entry.kind === 'answered' && entry.again ? [[entry.again, entry.seq]] : []));

describe('a takeback', () => {
  test('leaves what others answered on other branches, with their dice and their clocks, and asks nobody', async () => {
    const { tableId, does, ask, preview, entries, state, waits, sound } = await harvest();
    await does('Ann', '1.1', 'sow');
    await does('Bob', '1.2', 'roll');
    await does('Cid', '1.3', 'ask');
    const [before, due] = [await state(), await waits()];
    world.clock.advance(3 * 3_600_000);

    expect(await preview('Ann', 1)).toEqual({
      voided: ['“Ann: sow”'],
      stays: ['“Bob: roll”', '“Cid: ask”'],
      asked: [],
    });
    expect(await ask('Ann', 1)).toMatchObject({ state: 'granted', asked: [] });

    expect(await state()).toEqual({ ...before, fields: { ...before.fields, Ann: [] } });
    const log = await entries();
    expect(again(log)).toEqual([
      [3, 6],
      [4, 7],
    ]);
    expect(chanceOf(log[5])).toEqual(chanceOf(log[2]));
    expect(log[5]?.chance).toMatchObject([{ n: 2 }]); // the result is theirs, the number is a new one
    const nowDue = await waits();
    expect(nowDue.map(({ seat, decision }) => [seat, decision])).toEqual([
      ['Ann', '1.1'],
      ['Bob', '6.1'],
      ['Dot', '1.4'],
      ['Dot', '7.1'],
    ]);
    const dueOf = (rows: typeof due, seat: string) => rows.filter((row) => row.seat === seat).map(({ dueAt }) => dueAt);
    for (const seat of ['Bob', 'Dot']) expect(dueOf(nowDue, seat)).toEqual(dueOf(due, seat));
    expect((await readTakenBack(world.services, { tableId, seq: 5 }, 'Bob')).map(en.t)).toEqual(['“Ann: sow”']);
    await sound();
  });

  test('asks those alone whose answers it would void', async () => {
    const { does, ask, preview, entries } = await harvest();
    await does('Ann', '1.1', 'ask');
    await does('Bob', '2.1', 'yes');
    await does('Cid', '1.3', 'sow');
    expect(await preview('Ann', 1)).toEqual({
      voided: ['“Ann: ask”', '“Bob: helps: yes”'],
      stays: ['“Cid: sow”'],
      asked: ['“Bob”'],
    });
    expect(await ask('Ann', 1)).toMatchObject({ state: 'open', asked: [{ seat: 'Bob' }] });
    expect(await entries()).toHaveLength(4);
  });

  test('that waits for consent waits on while others answer on other branches, and is granted then', async () => {
    const { tableId, player, does, ask, entries, sound } = await harvest();
    await does('Ann', '1.1', 'ask');
    await does('Bob', '2.1', 'yes');
    const { id } = await ask('Ann', 1);
    await does('Cid', '1.3', 'sow');
    await does('Dot', '1.4', 'roll');
    const said = { tableId, takebackId: id, ...player('Bob'), answer: 'yes' } as const;
    expect(await answerTakeback(world.services, said)).toMatchObject({ state: 'granted' });
    expect(again(await entries())).toEqual([
      [4, 7],
      [5, 8],
    ]);
    await sound();
  });

  test('is over where something has come since that nobody has consented to void', async () => {
    const { tableId, player, does, ask, entries } = await harvest();
    await does('Ann', '1.1', 'ask');
    await does('Bob', '2.1', 'yes');
    const { id } = await ask('Ann', 1);
    await does('Ann', '3.1', 'sow');
    const said = { tableId, takebackId: id, ...player('Bob'), answer: 'yes' } as const;
    expect(await answerTakeback(world.services, said)).toMatchObject({ state: 'expired' });
    expect(await entries()).toHaveLength(4);
  });

  test('holds although others have answered since it was looked at, and not where it would void that', async () => {
    const { tableId, player, does } = await harvest();
    await does('Ann', '1.1', 'ask');
    await does('Cid', '1.3', 'sow');
    const looked = { tableId, ...player('Ann'), toSeq: 1, reason: '', expectedSeq: 2 };
    await does('Bob', '2.1', 'yes');
    expect((await refused(() => askTakeback(world.services, { ...looked, expectedSeq: 3 }))).code).toBe('stale');
    const cid = { ...looked, ...player('Cid'), toSeq: 2, expectedSeq: 3 };
    expect(await askTakeback(world.services, cid)).toMatchObject({ state: 'granted' });
  });

  test('voids what followed once the branches had come together', async () => {
    const { does, preview, head } = await harvest();
    for (const [i, seat] of ['Ann', 'Bob', 'Cid', 'Dot'].entries()) await does(seat, `1.${i + 1}`, 'leave');
    const feast = `${(await head()).seq}.1`;
    for (const seat of ['Ann', 'Bob', 'Cid', 'Dot']) await does(seat, feast, 'soup');
    const seen = await preview('Ann', 1);
    expect(seen.stays).toEqual(['“Bob: leave”', '“Cid: leave”', '“Dot: leave”']);
    expect(seen.asked).toEqual(['“Bob”', '“Cid”', '“Dot”']);
  });

  test('keeps nothing where it takes an optional action back, which may have touched anything', async () => {
    const { does, preview } = await harvest();
    await does('Ann', '~offer', 'coin');
    await does('Cid', '1.3', 'sow');
    expect(await preview('Ann', 1)).toMatchObject({ stays: [], asked: ['“Cid”'] });
  });
});

describe('a ruling that goes back', () => {
  test('says beforehand what stays and what would be void, and writes it again', async () => {
    const { tableId, player, does, head, entries, sound } = await harvest();
    await does('Bob', '1.2', 'roll');
    await does('Cid', '1.3', 'sow');
    await does('Bob', '2.1', 'sow');
    const input = { tableId, by: player('Ann').playerId, reason: 'slip', expectedSeq: 4 };
    const trial = await tryRuling(world.services, { ...input, ruling: { type: 'rewind', to: 1 } });
    expect([trial.voided, trial.kept].map((lines) => lines.map(({ seq }) => seq))).toEqual([[2, 4], [3]]);
    expect(trial.counts).toEqual({ voided: 2, kept: 1, restored: 0 });
    await ruleNow(world.services, tableId, { type: 'rewind', to: 1 });
    expect(again(await entries())).toEqual([[3, 6]]);
    expect((await head()).machine.state).toMatchObject({ fields: { Ann: [], Bob: [], Cid: ['sow'], Dot: [] } });
    await sound();
  });

  test('draws anew where the rules ask for other draws than there were, and says so', async () => {
    const { tableId, player, does, entries, sound } = await harvest();
    await does('Ann', '1.1', 'stall');
    await does('Bob', '1.2', 'sell');
    await does('Bob', '3.1', 'sow');
    await does('Cid', '1.3', 'roll');
    const input = { tableId, by: player('Ann').playerId, reason: 'slip', expectedSeq: 5 };
    const trial = await tryRuling(world.services, { ...input, ruling: { type: 'rewind', to: 1 } });
    expect(trial.warnings.map(en.t)).toEqual([
      expect.stringMatching(/^What “Bob” answered in entry 3 stays, but the rules ask for other draws there now/),
      expect.stringMatching(/^Chance comes into it/),
    ]);
    expect(trial.voided.map(({ seq }) => seq)).toEqual([2, 4]);
    await ruleNow(world.services, tableId, { type: 'rewind', to: 1 });
    const log = await entries();
    expect(again(log)).toEqual([
      [3, 7],
      [5, 8],
    ]);
    expect([log[2], log[6]].map((entry) => chanceOf(entry).length)).toEqual([2, 1]);
    expect(chanceOf(log[7])).toEqual(chanceOf(log[4]));
    await sound();
  });
});

test('random tables with takebacks across branches are sound, and their dice are held against the seed', async () => {
  let rolledAgain = 0;
  for (let i = 0; i < 4; i += 1) {
    const random = seededRandom(`takebacks ${i}`);
    const { tableId, player, head, does, ask, sound } = await harvest();
    let granted = 0;
    for (let n = 0; n < 200 && (await head()).playing; n += 1) {
      const { game, machine } = await head();
      const { decision, seat, answer } = randomAnswer(game, machine, random);
      if (answer !== 'frost') await does(seat, decision, String(answer));
      if (random(4) !== 0 || !(await head()).playing) continue;
      const who = ['Ann', 'Bob', 'Cid', 'Dot'][random(4)] ?? 'Ann';
      const seen = await previewTakeback(world.services, { tableId, seat: who });
      if (!seen || seen.refused || seen.asked.length > 0) continue;
      // A player takes back six times a day at most.
      world.clock.advance(86_400_000);
      expect(await ask(player(who).seat, seen.toSeq)).toMatchObject({ state: 'granted' });
      granted += 1;
    }
    expect(granted).toBeGreaterThan(0);
    await sound();
    const record = await exportRecord(world.services, tableId);
    const { rolls, wrongHashes } = replayRecord(readRecord(JSON.parse(JSON.stringify(record))), world.services.games);
    rolledAgain += rolls.ruled.length;
    expect({ wrongHashes, differing: rolls.differing, unchecked: rolls.unchecked }).toEqual({
      wrongHashes: [],
      differing: [],
      unchecked: undefined,
    });
  }
  expect(rolledAgain).toBeGreaterThan(0);
});
