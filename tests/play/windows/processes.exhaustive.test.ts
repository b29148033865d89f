import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/kernel/random.ts';
import { CANDIDATES } from '../../fixtures/conclave/rules.ts';
import { tableWorld, type World } from '../../tables/fixtures/table-world.ts';
import type { Act, SeatActs } from './act-process.ts';
import { conclaveTable } from './conclave-table.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const script = fileURLToPath(new URL('act-process.ts', import.meta.url));

/** A server process of its own: lists of seats' acts go in, what was done of each comes out. */
async function actor() {
  const child: ChildProcess = spawn(process.execPath, [script, world.url], { stdio: ['pipe', 'pipe', 'inherit'] });
  if (!child.stdout) throw new Error('it says nothing');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  return {
    child,
    send: (seats: readonly SeatActs[]) => void child.stdin?.write(`${JSON.stringify(seats)}\n`),
    async done(): Promise<readonly (readonly boolean[])[]> {
      const { value, done } = await lines.next();
      if (done) throw new Error('it has ended');
      return JSON.parse(value);
    },
  };
}

/** 1,000 windows with `WINDOWS=1000`; the gate plays fewer. */
const WANTED = Number(process.env.WINDOWS ?? 45);
const BALLOTS = 3;
const TABLES = Math.ceil(WANTED / BALLOTS);

/** Answers, changes, and readiness that comes and goes; at the end the seat is ready. */
function someActs(random: (n: number) => number): readonly Act[] {
  const answer = (ready: boolean): Act => ({ answer: CANDIDATES[random(CANDIDATES.length)] ?? '', ready });
  const between = Array.from(
    { length: random(4) },
    (): Act => (random(2) === 0 ? answer(random(2) === 0) : { ready: random(2) === 0 }),
  );
  return [answer(random(2) === 0), ...between, random(2) === 0 ? answer(true) : { ready: true }];
}

/** What a seat had answered in the end: its last answer that was not too late. */
function lastAnswer(acts: readonly Act[], done: readonly boolean[]): string | undefined {
  return acts.findLast(({ answer }, i) => done[i] && answer !== undefined)?.answer;
}

test(
  'windows of seven seats in four processes: each is written once, with the last answers, and nothing before',
  async () => {
    const random = seededRandom('windows');
    const processes = await Promise.all([0, 1, 2, 3].map(() => actor()));
    let windows = 0;
    for (let t = 0; t < TABLES; t += 1) {
      const { tableId, seats, player, give, entries, seq, kept } = await conclaveTable(world, 7);
      for (let ballot = 1; ballot <= BALLOTS; ballot += 1) {
        const opened = await seq();
        await give('Ann', 'nobody', { decision: `${opened}.2` });
        const before = await seq();
        const all = seats.map((seat) => ({
          tableId,
          ...player(seat),
          decision: `${opened}.1`,
          acts: [...someActs(random)],
        }));

        const parts = processes.map((_, p) => all.filter((_one, i) => i % processes.length === p));
        for (const [p, one] of processes.entries()) one.send(parts[p] ?? []);
        const done = await Promise.all(processes.map((one) => one.done()));

        const answered = new Map(
          parts.flatMap((part, p) =>
            part.map(({ seat, acts }, i) => [seat, lastAnswer(acts, done[p]?.[i] ?? [])] as const),
          ),
        );
        const written = (await entries()).filter(({ sealed }) => sealed).slice(-seats.length);
        expect(written.map(({ seat, answer }) => [seat, answer])).toEqual(
          seats.map((seat) => [seat, answered.get(seat)]),
        );
        expect([await seq(), await kept()]).toEqual([before + seats.length, 0]);
        // One write: one hash, at its end.
        const hashed = await world.services.db.$queryRaw<{ seq: number }[]>`
        SELECT seq FROM "Entry" WHERE "tableId" = ${tableId} AND seq > ${before} AND data -> 'hash' IS NOT NULL`;
        expect(hashed).toEqual([{ seq: before + seats.length }]);
        windows += 1;
      }
    }
    expect(windows).toBeGreaterThanOrEqual(WANTED);
    for (const { child } of processes) {
      child.stdin?.end();
      await once(child, 'close');
    }
  },
  60_000 + WANTED * 2000,
);

test('a process that is killed while windows close has written all answers of each, or none', async () => {
  const tables: Awaited<ReturnType<typeof conclaveTable>>[] = [];
  for (let i = 0; i < 40; i += 1) tables.push(await conclaveTable(world, 7));
  const random = seededRandom('killed');
  const seen = new Map<string, number>();
  for (let round = 0; round < 4; round += 1) {
    const some = tables.slice(round * 10, round * 10 + 10);
    for (const { seats, give } of some) for (const seat of seats.slice(1)) await give(seat, 'Leo');
    const { child, send, done } = await actor();
    for (const { tableId, player } of some)
      send([{ tableId, ...player('Ann'), decision: '1.1', acts: [{ answer: 'Leo', ready: true }] }]);
    await done();
    await new Promise((resolve) => setTimeout(resolve, random(60)));
    child.kill('SIGKILL');
    await once(child, 'close');
    for (const { entries, kept, seq, give } of some) {
      // A statement that was on its way may still come through.
      const state = `${(await entries()).length} written, ${await kept()} kept, at entry ${await seq()}`;
      seen.set(state, (seen.get(state) ?? 0) + 1);
      if ((await entries()).length === 0) await give('Ann', 'Leo');
      expect([(await entries()).length, await kept()]).toEqual([7, 0]);
    }
  }
  // Of both kinds, or the kill proves nothing.
  expect([...seen.keys()].toSorted()).toEqual(['0 written, 6 kept, at entry 1', '7 written, 0 kept, at entry 8']);
}, 300_000);
