import { rules } from '../../games/empires-in-arms/rules.ts';
import type { State } from '../../games/empires-in-arms/state.ts';
import { anyGame } from '../../kernel/any-game.ts';
import { startGame } from '../../kernel/apply-entry.ts';
import { stateHash } from '../../kernel/hash-state.ts';
import { hmacChance } from '../../kernel/hmac-chance.ts';
import type { Entry } from '../../kernel/log.ts';
import { fallbackAnswer, openDecisions } from '../../kernel/open-decisions.ts';
import { looseSetup } from '../../kernel/play-at-random.ts';
import { seededRandom } from '../../kernel/random.ts';
import { headsOf } from '../../log/heads.ts';
import { loadHead } from '../../log/load-head.ts';
import { openSession } from '../../people/session.ts';
import { newId } from '../../platform/new-id.ts';
import { submitAnswers } from '../../play/submit-answers.ts';
import { openRecord } from '../../records/export-record.ts';
import { importRecord } from '../../records/import-record.ts';
import { verifyTable } from '../../records/verify-table.ts';
import { recordOfFuzzed } from '../fuzz/record-of-fuzzed.ts';
import { computerPower } from '../pace/empires-in-arms/computer-power.ts';
import { onceADay } from '../pace/looks.ts';
import { playByMail } from '../pace/play-by-mail.ts';
import type { BenchHouse } from './bench-house.ts';
import { type Figure, percentile } from './measure.ts';

const SEED = 'the whole war';
const LOOKS = 15;
const MB = 1e6;
const NO_TIME = '1970-01-01T00:00:00.000Z';

/** The whole war as a table: opened cold, played on as in its first month, its pages, verified, and its record. */
export async function benchCampaign(house: BenchHouse): Promise<readonly Figure[]> {
  const { log, lastMonth, months } = theWholeWar();
  // Two tables: one of the first month, one of the last.
  const [early, late] = [await tableOf(house, log.slice(0, 1)), await tableOf(house, log.slice(0, lastMonth))];
  const path = `/t/${late}/campaign`;
  const { sessionToken } = await openSession(house.services, house.players[0]?.id ?? '');
  const read = async (what: string) => {
    const began = performance.now();
    const answer = await fetch(`${house.url}${what}`, { headers: { cookie: `despatch=${sessionToken}` } });
    const { length } = await answer.text();
    if (!answer.ok) throw new Error(`${what} is answered with ${answer.status}`);
    return { took: performance.now() - began, length };
  };

  // Chapters of an imported log are worked out when they are first read.
  await read(path);
  const [cold, opened, pages]: [number[], number[], number[]] = [[], [], []];
  for (let n = 0; n < LOOKS; n += 1) {
    await house.forget();
    cold.push((await read(`/api/tables/${late}?as=spectator`)).took);
    await house.forget();
    opened.push((await read(`/t/${late}`)).took);
    pages.push((await read(path)).took);
  }
  const size = (await read(path)).length;

  const [first, last] = [await answersOf(house, early), await answersOf(house, late)];
  const began = performance.now();
  const { faults } = await verifyTable(house.services, late);
  if (faults.length > 0) throw new Error(faults.join('; '));
  const verified = performance.now() - began;
  let record = 0;
  const write = await openRecord(house.services, late);
  await write(async (piece) => {
    record += Buffer.byteLength(piece);
  });

  const half = (times: readonly number[]) => percentile(times, 0.5);
  return [
    { name: `entries of ${months} months`, value: lastMonth, unit: '' },
    { name: 'opened cold by the API: p50', value: half(cold), unit: 'ms', target: { below: 250 } as const },
    { name: 'its page, opened cold: p50', value: half(opened), unit: 'ms' },
    { name: 'the page of the campaign: p50', value: half(pages), unit: 'ms', target: { below: 250 } as const },
    { name: 'the page of the campaign', value: size / 1000, unit: 'kB' },
    { name: 'an answer in its first month: p50', value: half(first), unit: 'ms' },
    { name: 'an answer in its last month: p50', value: half(last), unit: 'ms', target: { below: 2 * half(first) } },
    { name: 'verified', value: verified / 1000, unit: 's', target: { below: 60 } as const },
    { name: 'its record', value: record / MB, unit: 'MB', target: { below: 20 } as const },
  ].map((figure) => ({ ...figure, name: `empires-in-arms, ${figure.name}` }));
}

type War = { readonly log: readonly Entry[]; readonly lastMonth: number; readonly months: number };

/** Seven computer powers from 1805 to 1815; where its last month begins. Every entry has its state's hash. */
function theWholeWar(): War {
  const options = rules.parseOptions({});
  const { pack, hash } = rules.builtInPack();
  const seats = rules.seats(rules.players.max, options);
  const game = { rules, setting: { seats, options, pack, ruleset: rules.ruleset.current } };
  const setup = looseSetup(anyGame(game), {}, hash);
  const chance = hmacChance(SEED, { game: setup.table, salts: setup.salts });
  const { machine, draws } = startGame(game, setup, { source: chance });
  const log: Entry[] = [{ ...setup, at: NO_TIME, chance: draws, hash: stateHash(machine) }];
  let [lastMonth, months] = [1, 1];
  let { month } = machine.state;
  playByMail({
    ...{ game, chance, player: computerPower('bench'), aLook: 'all-answers', orders: false, ahead: false },
    days: onceADay(seats, seededRandom(SEED)),
    each: (entry, { machine: after, draws: thrown }) => {
      log.push({ ...entry, at: NO_TIME, chance: thrown, hash: stateHash(after) });
      const { state }: { readonly state: State } = after;
      if (after.over || state.month === month) return;
      [month, lastMonth, months] = [state.month, log.length, months + 1];
    },
  });
  return { log, lastMonth, months };
}

/** A table that is played on from the end of a log; the bench's first player holds France. */
async function tableOf(house: BenchHouse, log: readonly Entry[]): Promise<string> {
  const record = recordOfFuzzed({ log, options: {} }, 'The whole war', SEED);
  const by = house.players[0]?.id ?? '';
  const players = Object.fromEntries((record.seats ?? []).map(({ seat }, n) => [seat, house.players[n]?.id ?? '']));
  const { tableId } = await importRecord(house.services, { record, hostId: by, by, players });
  return tableId;
}

/** Milliseconds of each answer to the political orders of a month, as if everybody were silent. */
async function answersOf({ services }: BenchHouse, tableId: string): Promise<readonly number[]> {
  headsOf(services).clear();
  const times: number[] = [];
  const { game, machine, seq } = await loadHead(services, tableId);
  const [decision] = openDecisions(game, machine);
  for (const seat of decision?.waiting ?? []) {
    const answer = decision && fallbackAnswer(game, machine, decision.id, seat);
    if (!decision || answer === undefined) throw new Error(`${seat} has no answer`);
    const { playerId } = await services.db.seat.findUniqueOrThrow({ where: { tableId_seat: { tableId, seat } } });
    const answers = [{ decision: decision.id, answer }];
    const began = performance.now();
    await submitAnswers(services, {
      ...{ tableId, seat, playerId: playerId ?? '', expectedSeq: seq, answers, key: newId(), how: 'bot', ready: true },
    });
    times.push(performance.now() - began);
  }
  return times;
}
