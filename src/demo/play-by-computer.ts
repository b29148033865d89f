import { applyInPlace, startGame } from '../kernel/apply-entry.ts';
import { askComputer } from '../kernel/ask-computer.ts';
import type { ChanceSource } from '../kernel/chance.ts';
import { nextPlace } from '../kernel/entry-place.ts';
import { type AnsweredEntry, ENTRY_VERSION, type Entry, type SetupEntry } from '../kernel/log.ts';
import type { Game } from '../kernel/machine.ts';
import { fallbackAnswer, openDecisions } from '../kernel/open-decisions.ts';
import { seededRandom } from '../kernel/random.ts';

type Played = {
  readonly game: Game;
  readonly setup: SetupEntry;
  readonly chance: ChanceSource;
  readonly seed: string;
};

/**
 * The log of a game that its own computer player plays for all seats, to its end. What that leaves to others is
 * answered as for a seat that is away.
 */
export function playByComputer({ game, setup, chance, seed }: Played): readonly Entry[] {
  const started = startGame(game, setup, { source: chance });
  const { machine } = started;
  const log: Entry[] = [{ ...setup, chance: started.draws }];
  const common = { v: ENTRY_VERSION, at: setup.at } as const;

  while (!machine.over) {
    const [{ id, waiting: [seat = ''] = [] } = { id: '' }] = openDecisions(game, machine);
    const draw = seededRandom(`${seed}/${machine.seq}/${id}/${seat}`);
    const answer = askComputer(game, machine, { id, seat, draw })?.answer ?? fallbackAnswer(game, machine, id, seat);
    if (answer === undefined) throw new Error('a dead end: the game is not over, and nobody is asked');

    const place = nextPlace(game, machine, id);
    const entry: AnsweredEntry = { ...common, ...place, kind: 'answered', decision: id, seat, answer, how: 'bot' };
    const { draws } = applyInPlace(game, machine, entry, { source: chance });
    log.push(draws.length > 0 ? { ...entry, chance: draws } : entry);
  }
  return log;
}
