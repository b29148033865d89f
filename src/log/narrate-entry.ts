import { msg } from '../i18n/msg.ts';
import type { SeatId, Viewer } from '../kernel/decision.ts';
import type { AnsweredEntry, Entry, SetupEntry } from '../kernel/log.ts';
import type { Game } from '../kernel/machine.ts';
import type { Message } from '../kernel/message.ts';
import { concernedOf, doerOf, movesOf, narrateFact, sceneOf, tableOf } from '../kernel/narrate-fact.ts';
import { isSealedOptionalAction } from '../kernel/optional-actions.ts';
import { sayPlayer } from '../platform/computer-id.ts';

import type { SeatRow } from '../tables/table-row.ts';
import { clockText } from '../time/clock-text.ts';
import type { Told } from './log-line.ts';
import { rulingTexts } from './ruling-text.ts';

export type Narration = {
  readonly game: Game;
  readonly entry: Entry;
  /** What happened while the entry was applied, as it is stored with it. */
  readonly facts: readonly { readonly type: string }[];
  readonly viewer: Viewer;
  /** The players, for the first entry. */
  readonly players: readonly Pick<SeatRow, 'seat' | 'playerId' | 'playerName'>[];
  /** The name of the person who ruled, or changed the clocks. */
  readonly ruledBy?: string | undefined;
  /** The entry answers a question that is put to others too. */
  readonly shared?: boolean | undefined;
  /** The name of the player who has the seat from then on, for a seat that changed hands. */
  readonly tookOver?: string | undefined;
};

/** An entry in words for a viewer: what the table has to say of it, then what happened in the game. */
export function narrateEntry(narration: Narration): readonly Told[] {
  const { game, entry, facts, viewer } = narration;
  const by = entry.kind === 'answered' || entry.kind === 'seat' ? entry.seat : undefined;
  const told = facts.flatMap((fact) => {
    const text = narrateFact(game, fact, viewer);
    if (!text) return [];
    const concerns = concernedOf(game, fact);
    const moves = movesOf(game, fact, viewer);
    const table = tableOf(game, fact, viewer);
    const piece = sceneOf(game, fact, viewer);
    return [
      {
        text,
        by: doerOf(game, fact),
        ...(concerns.length > 0 ? { concerns } : {}),
        ...(table ? { table } : {}),
        ...(moves.length > 0 ? { moves } : {}),
        ...(piece ? { piece } : {}),
      },
    ];
  });
  return [...tableMessages(narration).map((text) => ({ text, by })), ...told];
}

/** What nobody else reads yet: the answer itself, as data, since only its question had words for it. */
function answeredText(seat: Message, { answer }: AnsweredEntry): Message {
  return msg('tables.answered-what', { seat, answer: JSON.stringify(answer) });
}

/**
 * Seats that promised words and then did not open them: everybody may know, since it lets them choose between two
 * games.
 */
function unopenedWords(
  { salts, saltHashes = {} }: SetupEntry,
  seatName: (seat: SeatId) => Message,
): readonly Message[] {
  const seats = Object.keys(saltHashes).filter((seat) => (salts[seat] ?? '') === '');
  return seats.length > 0 ? [msg('tables.unopened', { count: seats.length, seats: seats.map(seatName) })] : [];
}

function tableMessages({
  game,
  entry,
  facts,
  viewer,
  players,
  ruledBy,
  shared,
  tookOver,
}: Narration): readonly Message[] {
  const { rules } = game;
  switch (entry.kind) {
    case 'setup': {
      const seated = entry.seats.map((seat) => {
        const { playerId, playerName: name } = players.find((one) => one.seat === seat) ?? {};
        if (!name) return rules.seatName(seat);
        return msg('tables.plays', { player: sayPlayer(playerId, name), seat: rules.seatName(seat) });
      });
      return [msg('tables.started', { seated }), ...unopenedWords(entry, rules.seatName)];
    }
    case 'answered':
      // An answer that changes nothing yet: the decision waits for others, or the answers stay secret until then. One
      // that only leads to the same seat's next question is told by what follows.
      if (isSealedOptionalAction(game, entry.decision) && viewer !== entry.seat && viewer !== 'moderator') return [];
      if (viewer === 'moderator' && facts.length === 0) return [answeredText(rules.seatName(entry.seat), entry)];
      return shared && facts.length === 0 ? [msg('tables.answered', { seat: rules.seatName(entry.seat) })] : [];
    case 'seat': {
      const seat = rules.seatName(entry.seat);
      if (entry.change === 'resigned') return [msg('tables.resigned', { seat })];
      if (entry.change === 'joined') return [msg('tables.joined', { seat })];
      const { reason = '' } = entry;
      const known = { player: sayPlayer(entry.player, tookOver ?? ''), given: tookOver === undefined ? 'no' : 'yes' };
      return [msg('tables.replaced', { seat, ...known, reason, why: reason === '' ? 'no' : 'yes' })];
    }
    case 'clock':
      return [clockText(entry, entry.seat === undefined ? undefined : rules.seatName(entry.seat), ruledBy)];
    case 'ruling':
      return rulingTexts(game, entry, ruledBy);
  }
}
