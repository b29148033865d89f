import { board } from '../../games/empires-in-arms/board.ts';
import { rules } from '../../games/empires-in-arms/rules.ts';
import type { EmpiresInArms } from '../../games/empires-in-arms/types.ts';
import { anyGame } from '../../kernel/any-game.ts';
import { applyInPlace, startGame } from '../../kernel/apply-entry.ts';
import { hmacChance } from '../../kernel/hmac-chance.ts';
import { ENTRY_VERSION, type Entry } from '../../kernel/log.ts';
import { type Game, type Machine, positionOf } from '../../kernel/machine.ts';
import { openDecisions, questionFor } from '../../kernel/open-decisions.ts';
import { looseSetup } from '../../kernel/play-at-random.ts';
import { replayLog } from '../../kernel/replay-log.ts';
import { standingAnswer } from '../../kernel/standing-answer.ts';
import { minister } from '../pace/empires-in-arms/minister.ts';
import { type Figure, percentile, perSecond } from './measure.ts';

const KB = 1000;
const NO_TIME = '1970-01-01T00:00:00.000Z';

type Campaign = {
  readonly game: Game<EmpiresInArms>;
  readonly log: readonly Entry[];
  readonly machine: Machine<EmpiresInArms>;
  /** Milliseconds. */
  readonly months: readonly number[];
  readonly questions: readonly number[];
};

/** The whole war of seven ministers without a database: its months, its questions, its log replayed, its size. */
export function benchMinisters(): readonly Figure[] {
  const campaign = play();
  const { game, log, machine, months, questions } = campaign;
  const view = rules.view(positionOf(game, machine), 'france');
  const began = performance.now();
  replayLog({ game: anyGame(game), log, check: 'none' });
  const cold = performance.now() - began;
  const value = perSecond(() => {
    replayLog({ game: anyGame(game), log, check: 'none' });
    return log.length;
  });
  return [
    { name: 'entries of 132 months', value: log.length, unit: '' },
    { name: 'entries replayed', value, unit: '/s', target: { atLeast: 5_000 } },
    { name: 'its whole log replayed, the first time', value: cold, unit: 'ms', target: { below: 250 } },
    { name: 'a month of seven: p50', value: percentile(months, 0.5), unit: 'ms' },
    { name: 'a month of seven: longest', value: Math.max(...months), unit: 'ms', target: { below: 500 } },
    { name: 'a question with its choices: p95', value: percentile(questions, 0.95), unit: 'ms' },
    { name: 'a question with its choices: longest', value: Math.max(...questions), unit: 'ms', target: { below: 10 } },
    { name: 'state as JSON', value: sizeOf(machine.state), unit: 'kB', target: { below: 250 } },
    { name: "a seat's view as JSON", value: sizeOf(view), unit: 'kB', target: { below: 100 } },
    { name: 'the board in words', value: sizeOf(board.text(view)), unit: 'kB' },
  ].map((figure) => ({ ...figure, name: `empires-in-arms, ${figure.name}` }));
}

const sizeOf = (value: unknown) => JSON.stringify(value).length / KB;

function play(): Campaign {
  const options = rules.parseOptions({});
  const { pack, hash } = rules.builtInPack();
  const seats = rules.seats(rules.players.max, options);
  const game = { rules, setting: { seats, options, pack, ruleset: rules.ruleset.current } };
  const source = hmacChance('ministers', { game: 'bench', salts: {} });
  const setup = looseSetup(anyGame(game), {}, hash);
  const log: Entry[] = [{ ...setup, chance: startGame(game, setup, { source }).draws }];
  const { machine } = startGame(game, setup, { source });
  const player = minister('bench');
  const months: number[] = [];
  const questions: number[] = [];
  let [month, began] = [machine.state.month, performance.now()];

  while (!machine.over) {
    const decision = openDecisions(game, machine)[0];
    const seat = decision?.waiting[0];
    if (!decision || seat === undefined) throw new Error('nobody is asked, and it is not over');
    const asked = performance.now();
    questionFor(game, machine, decision.id, seat);
    questions.push(performance.now() - asked);
    const given = standingAnswer(game, machine) ?? {
      decision: decision.id,
      seat,
      answer: player.answer(game, machine, decision, seat),
    };
    const entry = {
      v: ENTRY_VERSION,
      seq: machine.seq + 1,
      at: NO_TIME,
      kind: 'answered',
      ...given,
      how: 'page',
    } as const;
    log.push({ ...entry, chance: applyInPlace(game, machine, entry, { source }).draws });
    if (machine.state.month === month) continue;
    months.push(performance.now() - began);
    [month, began] = [machine.state.month, performance.now()];
  }
  return { game, log, machine, months, questions };
}
