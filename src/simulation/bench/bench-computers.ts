import { board } from '../../games/empires-in-arms/board.ts';
import { rules } from '../../games/empires-in-arms/rules.ts';
import type { EmpiresInArms } from '../../games/empires-in-arms/types.ts';
import { anyGame } from '../../kernel/any-game.ts';
import { startGame } from '../../kernel/apply-entry.ts';
import { hmacChance } from '../../kernel/hmac-chance.ts';
import type { Entry } from '../../kernel/log.ts';
import { type Game, type Machine, positionOf } from '../../kernel/machine.ts';
import { openDecisions, questionFor } from '../../kernel/open-decisions.ts';
import { looseSetup } from '../../kernel/play-at-random.ts';
import { seededRandom } from '../../kernel/random.ts';
import { replayLog } from '../../kernel/replay-log.ts';
import { computerPower } from '../pace/empires-in-arms/computer-power.ts';
import { onceADay } from '../pace/looks.ts';
import { playByMail } from '../pace/play-by-mail.ts';
import { type Figure, percentile, perSecond } from './measure.ts';

const KB = 1000;
/** The first years of the war, in months. */
const YEARS = 36;

/** How the computer powers give their orders: as the questions come, or ahead and once for all as far as they can. */
type Way = 'asked' | 'ordered';
/** A month of the campaign. */
type Month = { readonly ms: number; readonly entries: number; readonly facts: number };

type Campaign = {
  readonly game: Game<EmpiresInArms>;
  readonly log: readonly Entry[];
  readonly machine: Machine<EmpiresInArms>;
  readonly months: readonly Month[];
  /** Milliseconds. */
  readonly questions: readonly number[];
};

/** The whole war of seven computer powers without a database: its months, its questions, its log replayed, its size. */
export function benchComputers(): readonly Figure[] {
  const { game, log, machine, months, questions } = play('asked');
  const ordered = play('ordered').months;
  const view = rules.view(positionOf(game, machine), 'france');
  const began = performance.now();
  replayLog({ game: anyGame(game), log, check: 'none' });
  const cold = performance.now() - began;
  const value = perSecond(() => {
    replayLog({ game: anyGame(game), log, check: 'none' });
    return log.length;
  });
  const firstYears = months.slice(0, YEARS).reduce((sum, { ms }) => sum + ms, 0);
  const most = (of: readonly Month[], what: keyof Month) => Math.max(...of.map((month) => month[what]));
  return [
    { name: `entries of ${months.length} months`, value: log.length, unit: '' },
    { name: 'entries replayed', value, unit: '/s' },
    { name: 'its whole log replayed, the first time', value: cold, unit: 'ms', target: { below: 60_000 } },
    { name: `the first ${YEARS} months`, value: firstYears, unit: 'ms', target: { below: 120_000 } },
    {
      name: 'a month of seven: p50',
      value: percentile(
        months.map(({ ms }) => ms),
        0.5,
      ),
      unit: 'ms',
    },
    { name: 'a month of seven: longest', value: most(months, 'ms'), unit: 'ms' },
    { name: 'the same, ordered ahead: longest', value: most(ordered, 'ms'), unit: 'ms' },
    { name: 'entries of a month: most', value: most(months, 'entries'), unit: '', target: { below: 101 } },
    { name: 'facts of a month: most', value: most(months, 'facts'), unit: '', target: { below: 401 } },
    { name: 'the same, ordered ahead: most', value: most(ordered, 'entries'), unit: '', target: { below: 101 } },
    { name: 'a question with its choices: p95', value: percentile(questions, 0.95), unit: 'ms' },
    { name: 'a question with its choices: longest', value: Math.max(...questions), unit: 'ms' },
    { name: 'state as JSON', value: sizeOf(machine.state), unit: 'kB', target: { below: 250 } },
    { name: "a seat's view as JSON", value: sizeOf(view), unit: 'kB', target: { below: 100 } },
    { name: 'the board in words', value: sizeOf(board.text(view)), unit: 'kB' },
  ].map((figure) => ({ ...figure, name: `empires-in-arms, ${figure.name}` }));
}

const sizeOf = (value: unknown) => JSON.stringify(value).length / KB;

function play(way: Way): Campaign {
  const options = rules.parseOptions({});
  const { pack, hash } = rules.builtInPack();
  const seats = rules.seats(rules.players.max, options);
  const game = { rules, setting: { seats, options, pack, ruleset: rules.ruleset.current } };
  const chance = hmacChance('computers', { game: 'bench', salts: {} });
  const setup = looseSetup(anyGame(game), {}, hash);
  const { machine, draws } = startGame(game, setup, { source: chance });
  const log: Entry[] = [{ ...setup, chance: draws }];
  const months: Month[] = [];
  const questions: number[] = [];
  let last = machine;
  let [month, began, first, facts] = [machine.state.month, performance.now(), log.length, 0];

  playByMail({
    ...{ game, chance, player: computerPower('bench'), aLook: 'all-answers', orders: way === 'ordered' },
    ahead: way === 'ordered',
    days: onceADay(seats, seededRandom('bench')),
    each: (entry, applied) => {
      log.push({ ...entry, chance: applied.draws });
      last = applied.machine;
      facts += applied.facts.length;
      if (last.state.month !== month) {
        months.push({ ms: performance.now() - began, entries: log.length - first, facts });
        [month, began, first, facts] = [last.state.month, performance.now(), log.length, 0];
      }
      const decision = openDecisions(game, last)[0];
      const seat = decision?.waiting[0];
      if (!decision || seat === undefined) return;
      const asked = performance.now();
      questionFor(game, last, decision.id, seat);
      questions.push(performance.now() - asked);
    },
  });
  return { game, log, machine: last, months, questions };
}
