import type { SeatId } from '../../kernel/decision.ts';
import type { Machine } from '../../kernel/machine.ts';
import type { Message } from '../../kernel/message.ts';
import { openDecisions } from '../../kernel/open-decisions.ts';
import type { ToldLine } from '../../log/log-line.ts';
import { narrateEntry } from '../../log/narrate-entry.ts';
import type { MailRoll } from '../turn/table-mail.ts';
import type { ExampleEntry, ExampleGame } from './example-game.ts';

/** The people at an example's table, in the order of its seats. */
const PLAYERS = ['Ann', 'Boris', 'Chiara', 'Dag', 'Elif', 'Femi', 'Gaia'];
const MOST_ROLLS = 6;

/** The position after the entry at a place of the log. */
export function machineAt(log: readonly ExampleEntry[], place: number): Machine {
  const found = log[place];
  if (!found) throw new Error(`an example's log has no entry at ${place}`);
  return found.machine;
}

/** Who is waited for, in which decision. */
export function waitingAt({ game, log }: Pick<ExampleGame, 'game' | 'log'>, place: number) {
  return openDecisions(game, machineAt(log, place)).flatMap(({ id, waiting }) =>
    waiting.map((seat) => ({ seat, decision: id })),
  );
}

/** Entries as one seat reads them. */
export function toldLines(
  { game }: ExampleGame,
  entries: readonly ExampleEntry[],
  viewer: SeatId,
  at: Date,
): readonly ToldLine[] {
  const players = game.setting.seats.map((seat, i) => ({ seat, playerId: null, playerName: PLAYERS[i] ?? seat }));
  return entries.flatMap(({ entry, facts }) => {
    const told = narrateEntry({ game, entry, facts, viewer, players });
    const by = entry.kind === 'answered' ? entry.seat : undefined;
    const how = entry.kind === 'answered' ? entry.how : undefined;
    const line = { seq: entry.seq, at, kind: entry.kind, by, how, voided: false };
    return told.length > 0 ? [{ ...line, messages: told.map(({ text }) => text), told }] : [];
  });
}

/**
 * Something that a seat learns of at once, though it is asked nothing; where the game has nothing of the kind, the
 * newest news.
 */
export function concerning(example: ExampleGame, seat: SeatId, at: Date): Message {
  const lines = toldLines(example, example.log, seat, at).flatMap(({ told }) => told);
  const found = lines.find(({ concerns = [], by }) => by !== seat && concerns.includes(seat));
  const newest = toldLines(example, example.log.slice(0, example.now + 1), seat, at)
    .at(-1)
    ?.messages.at(-1);
  return found?.text ?? newest ?? example.game.rules.name;
}

/** The dice of entries, newest last. Shuffles and draws are left out: they may be secret. */
export function rollsOf(entries: readonly ExampleEntry[]): readonly MailRoll[] {
  return entries
    .flatMap(({ entry }) => entry.chance ?? [])
    .flatMap(({ n, purpose, result }) =>
      n !== undefined && purpose.startsWith('die:') && typeof result === 'number' ? [{ number: n, face: result }] : [],
    )
    .slice(-MOST_ROLLS);
}
