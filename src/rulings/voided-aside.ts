import type { KeptAnswer } from '../kernel/close-window.ts';
import type { SeatId } from '../kernel/decision.ts';
import type { AnsweredEntry, Channel, Entry } from '../kernel/log.ts';
import type { Machine } from '../kernel/machine.ts';
import { isSealedOptionalAction } from '../kernel/optional-actions.ts';
import { untouchedAnswers } from '../kernel/untouched-answers.ts';
import { isBesideGame } from '../log/beside-game.ts';
import type { Head } from '../log/heads.ts';
import { lostEntries } from '../log/lost-entries.ts';
import type { PlanFrom } from '../log/plan-entries.ts';
import type { Services } from '../platform/services.ts';

/** Answers that their seats had not given themselves. */
const NOT_BY_HAND: readonly Channel[] = ['fallback', 'standing-order', 'ahead'];

/**
 * What going back to an entry voids without meaning to. Meant is the first entry after it, and all that the seat has
 * done itself whose player takes back (`seat`); not: answers on branches on which none of that was done, and, for a
 * player, what others did in secret beside the game. A moderator takes secret acts back with the rest.
 */
export async function voidedAside(
  services: Pick<Services, 'db'>,
  head: Head,
  { machine, to }: { readonly machine: Machine; readonly to: number },
  seat: SeatId | undefined,
): Promise<Pick<PlanFrom, 'secrets' | 'untouched' | 'keeps'>> {
  const lost = await lostEntries(services, head, to);
  const others = seat === undefined ? [] : lost.filter((entry) => isOthersSecret(head, entry, seat));
  // What the server noted of orders ahead it notes again where it is so still.
  const secrets = others.filter(({ how }) => how !== 'ahead');
  const meant = lost.filter((entry) => !isBesideGame(entry) && !others.some((one) => one === entry));
  const own = (entry: Entry) => entry.kind === 'answered' && entry.seat === seat && entry.secret === undefined;
  return {
    secrets: secrets.map(({ decision, seat: by, answer, how }) => ({
      kind: 'answered',
      decision,
      seat: by,
      answer,
      how,
    })),
    keeps: keptAgain(lost, seat),
    untouched: untouchedAnswers(head.game, machine, lost, (entry) => entry === meant[0] || own(entry)),
  };
}

/**
 * What seats had answered by hand to questions that were answered in secret: where one is open again, they need only
 * say that they are ready. After a player's takeback the others are so already.
 */
function keptAgain(lost: readonly Entry[], seat: SeatId | undefined): readonly KeptAnswer[] {
  return lost.flatMap((entry) => {
    if (entry.kind !== 'answered' || !entry.sealed || NOT_BY_HAND.includes(entry.how)) return [];
    const { decision, seat: by, answer, how, at } = entry;
    return [{ decision, seat: by, answer, how, ready: seat !== undefined && by !== seat, at }];
  });
}

/** What another seat did in secret beside the game: a takeback leaves it as it is. */
export function isOthersSecret({ game }: Pick<Head, 'game'>, entry: Entry, seat: SeatId): entry is AnsweredEntry {
  return entry.kind === 'answered' && entry.seat !== seat && isSealedOptionalAction(game, entry.decision);
}
