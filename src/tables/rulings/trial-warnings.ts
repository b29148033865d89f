import type { Entry } from '../../kernel/log.ts';
import type { Game } from '../../kernel/machine.ts';
import type { Message } from '../../kernel/message.ts';
import { isSealedOffer } from '../../kernel/offers.ts';
import { say } from './say.ts';
import type { SeenSecrets } from './seen-secrets.ts';

type Tried = {
  readonly game: Game;
  readonly seen: readonly SeenSecrets[];
  /** What would be taken back. */
  readonly lost: readonly Entry[];
  /** What would count again. */
  readonly restored: readonly number[];
  /** Chance is drawn. */
  readonly rolls: boolean;
  readonly reopens: boolean;
};

/** What a moderator should know before he rules. */
export function warningsOf({ game, seen, lost, restored, rolls, reopens }: Tried): readonly Message[] {
  const [first, last] = [restored.at(0), restored.at(-1)];
  return [
    ...(reopens ? [say('rulings.warn-reopens')] : []),
    ...(first !== undefined && last !== undefined
      ? [say('rulings.warn-restores', { count: restored.length, first, last })]
      : []),
    ...seen.flatMap(({ entries }) => entries.map(({ says }) => says)),
    ...lost.flatMap((entry) => lostDoing(game, entry)),
    ...(rolls ? [say('rulings.warn-chance')] : []),
  ];
}

function lostDoing({ rules, setting }: Game, entry: Entry): readonly Message[] {
  const { seq } = entry;
  if (entry.kind === 'seat' && entry.change === 'resigned')
    return [say('rulings.warn-resigned', { seat: rules.seatName(entry.seat), seq })];
  if (entry.kind === 'answered' && isSealedOffer({ rules, setting }, entry.decision))
    return [say('rulings.warn-orders', { seat: rules.seatName(entry.seat), seq })];
  return [];
}
