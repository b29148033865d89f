import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { stateHash } from '../../src/kernel/hash-state.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { sampleAnswer } from '../../src/kernel/sample-answer.ts';
import { loadHead } from '../../src/log/load-head.ts';
import { readLog } from '../../src/log/read-log.ts';
import { newId } from '../../src/platform/new-id.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

test('a whole game of Iron Curtain at random, by two servers, each answering what its view asks', async () => {
  const { rules } = world.services.games.get('iron-curtain') ?? {};
  const seats = rules?.seats(2, rules.parseOptions({})) ?? [];
  const { tableId, players } = await startedTable(world, seats, { game: 'iron-curtain' });
  const servers = [world.services, world.another()];
  const random = seededRandom('a whole game');
  const en = translator('en', 'Europe/Madrid');
  for (let turn = 0; turn < 1000; turn += 1) {
    const server = servers[turn % 2] ?? world.services;
    const shown = await viewTable(server, tableId, 'spectator');
    expect(shown.decisions.every(({ mine }) => mine === undefined)).toBe(true);
    if (shown.status === 'finished') break;
    const player = players.find(({ seat }) => shown.decisions.some(({ waiting }) => waiting.includes(seat)));
    if (!player) throw new Error('nobody is waited for, and the game is not over');
    const { seq, decisions } = await viewTable(server, tableId, player.seat);
    const asked = decisions.find(({ mine }) => mine !== undefined);
    if (!asked?.mine) throw new Error(`${player.seat} is waited for and asked nothing`);
    const answer = sampleAnswer(asked.mine.choice, random);
    const answers = [{ decision: asked.id, answer }];
    await submitAnswers(server, { tableId, ...player, expectedSeq: seq, answers, key: newId(), how: 'bot' });
  }
  const over = await viewTable(world.another(), tableId, 'spectator');
  expect(over.status).toBe('finished');
  expect(over.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(en.t(over.outcome?.summary ?? { key: '' })).not.toBe('');
  // Every entry can be told to everybody, and the log alone leads to the same state.
  for (const viewer of [...seats, 'spectator', 'moderator']) {
    const log = await readLog(world.services, tableId, viewer);
    expect(log.map(({ messages }) => messages.map(en.t).join(' ')).join('').length).toBeGreaterThan(100);
  }
  const warm = await loadHead(world.services, tableId);
  await world.services.db.snapshot.deleteMany({ where: { tableId } });
  expect(stateHash((await loadHead(world.another(), tableId)).machine)).toBe(stateHash(warm.machine));
});
