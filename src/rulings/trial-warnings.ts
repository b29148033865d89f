import { msg } from '../i18n/msg.ts';
import type { Entry } from '../kernel/log.ts';
import type { Game } from '../kernel/machine.ts';
import type { Message } from '../kernel/message.ts';
import { isSealedOptionalAction } from '../kernel/optional-actions.ts';

import type { SeenSecrets } from './seen-secrets.ts';

type Tried = {
  readonly game: Game;
  readonly seen: readonly SeenSecrets[];
  /** What would be taken back. */
  readonly lost: readonly Entry[];
  /** Answers that stay with other draws than they had. */
  readonly redrawn: readonly Entry[];
  /** What would count again. */
  readonly restored: readonly number[];
  /** Chance is drawn. */
  readonly rolls: boolean;
  readonly reopens: boolean;
};

/** How many sentences of one kind are told; of a long way back the newest, and how many more there are. */
const MOST = 20;

/** What a moderator should know before they rule. */
export function warningsOf({ game, seen, lost, redrawn, restored, rolls, reopens }: Tried): readonly Message[] {
  const [first, last] = [restored.at(0), restored.at(-1)];
  return [
    ...(reopens ? [msg('rulings.warn-reopens')] : []),
    ...(first !== undefined && last !== undefined
      ? [msg('rulings.warn-restores', { count: restored.length, first, last })]
      : []),
    ...seen.flatMap(seenWarnings),
    ...lost.flatMap((entry) => resigned(game, entry)),
    ...lost.flatMap((entry) => secretlyDone(game, entry)).slice(-MOST),
    ...redrawn.flatMap((entry) => drawnAnew(game, entry)).slice(-MOST),
    ...(rolls ? [msg('rulings.warn-chance')] : []),
  ];
}

function seenWarnings({ name, entries }: SeenSecrets): readonly Message[] {
  const [older, newest] = [entries.slice(0, -MOST), entries.slice(-MOST).map(({ says }) => says)];
  const [first, last] = [older.at(0), older.at(-1)];
  if (!first || !last) return newest;
  return [
    msg('rulings.warn-seen-more', { seat: name, count: older.length, first: first.seq, last: last.seq }),
    ...newest,
  ];
}

function resigned({ rules }: Game, entry: Entry): readonly Message[] {
  if (entry.kind !== 'seat' || entry.change !== 'resigned') return [];
  return [msg('rulings.warn-resigned', { seat: rules.seatName(entry.seat), seq: entry.seq })];
}

function secretlyDone(game: Game, entry: Entry): readonly Message[] {
  if (entry.kind !== 'answered' || !isSealedOptionalAction(game, entry.decision)) return [];
  return [msg('rulings.warn-orders', { seat: game.rules.seatName(entry.seat), seq: entry.seq })];
}

function drawnAnew({ rules }: Game, entry: Entry): readonly Message[] {
  if (entry.kind !== 'answered') return [];
  return [msg('rulings.warn-redrawn', { seat: rules.seatName(entry.seat), seq: entry.seq })];
}
